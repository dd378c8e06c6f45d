import ThemeModel

/// The variables in which an app keeps the theme in use, by the type of the theme: `static var currentTheme: Theme`.
///
/// A theme is shown while it is the current one. Where its code asks for the current theme, it asks for itself:
/// `var bar: Color { ThemeManager.currentTheme.isDark ? .white : .black }`.
final class CurrentThemes {
  private let types: ColorTypes
  private lazy var variables = readVariables()

  init(_ types: ColorTypes) {
    self.types = types
  }

  /// Returns the variables that have a theme as their value while it is shown.
  func selections(of candidate: ThemeCandidate) -> [ThemeSelection] {
    let own = candidate.selection.map { [$0] } ?? []
    guard let (type, choice) = choice(of: candidate) else { return own }
    // Of two variables, each may have another theme: that of a keyboard, of a preview, of whatever asks for the first one.
    let all = variables[ObjectIdentifier(type)] ?? []
    guard all.count == 1 else { return own }
    return own
      + all.compactMap { variable in
        if variable === own.first?.variable { return nil }
        if case .constant(let constant, _) = choice, constant === variable { return nil }
        return ThemeSelection(variable: variable, choice: choice)
      }
  }

  private func choice(of candidate: ThemeCandidate) -> (TypeRecord, ThemeSelection.Choice)? {
    switch candidate.root {
    case .enumCase(let type, let name, let values) where values.isEmpty: return (type, .enumCase(type, name))
    case .property(let property, let owner):
      guard let model = candidate.model(types), model.kind == .structure || model.kind == .classType,
        !isChoice(property)
      else { return nil }
      return (model, .constant(property, owner))
    default: return nil
    }
  }

  /// Whether a getter chooses one of the other themes, as the one in use may be, and makes none itself.
  private func isChoice(_ property: Property) -> Bool {
    guard let getter = property.getter else { return false }
    guard getter.count == 1 else { return true }
    switch getter[0] {
    case .expression(let value), .returned(let value?):
      guard case .call(let callee, _) = value.kind, let made = MakingCalls.path(callee)?.last else { return true }
      return !(made.beginsWithCapital || made == "init")
    default: return true
    }
  }

  private func readVariables() -> [ObjectIdentifier: [Property]] {
    var found: [ObjectIdentifier: [Property]] = [:]
    func add(_ property: Property, _ owner: TypeRecord?) {
      guard let path = Self.type(of: property),
        let type = types.table.expand(path, from: Int(property.span.file), within: owner).types.first,
        type.declaration != nil, isCurrent(property, owner, of: type)
      else { return }
      found[ObjectIdentifier(type), default: []].append(property)
    }
    for owner in types.table.types where owner.declaration != nil {
      for (property, _) in owner.properties { add(property, owner) }
    }
    for (property, _) in types.table.globalProperties { add(property, nil) }
    return found
  }

  /// Returns the type that a property states, or that its first value does: `static var current = Theme.paper`.
  private static func type(of property: Property) -> [String]? {
    switch (property.type, property.initial?.kind) {
    case (.named(let path)?, _): path
    case (nil, .member(let base?, _)?): MakingCalls.path(base)
    default: nil
    }
  }

  private func isCurrent(_ property: Property, _ owner: TypeRecord?, of type: TypeRecord) -> Bool {
    // A theme that has another one does not keep the one in use.
    guard !property.isRequirement, !property.isLazy, property.isStatic || owner !== type else { return false }
    let about = Set(NameWords.of(type.name) + Self.nouns)
    let words = NameWords.of(property.name).filter { !about.contains($0) }
    let isStored = property.isStored && !property.isConstant
    if words.isEmpty {
      // `ThemeManager.shared.theme`
      guard let owner, isStored, AppState.isManager(owner) else { return false }
    } else {
      guard words.allSatisfy(Self.wordsOfUse.contains) else { return false }
    }
    return isStored || property.getter.map { reads($0, in: owner) } == true
  }

  private static let nouns = ["theme", "style", "palette", "scheme", "skin", "appearance", "app", "type", "kind"]
  private static let wordsOfUse: Set = ["current", "active", "selected", "chosen", "applied", "in", "use"]

  /// Returns whether a getter works its value out of what the app keeps. One that always gives one theme does not follow the app.
  private func reads(_ getter: [Statement], in owner: TypeRecord?) -> Bool {
    let kept = Set(
      (owner?.properties ?? types.table.globalProperties).map(\.member).filter { $0.isStored && !$0.isConstant }
        .map(\.name))
    var found = false
    SyntaxWalk.each(getter) { expression in
      switch expression.kind {
      case .name("UserDefaults"): found = true
      case .name(let name), .member(_, let name): found = found || kept.contains(name)
      default: break
      }
    }
    return found
  }
}
