import ThemeModel

/// Themes that are made of arguments: by calls that the sources contain, or of values that the sources list.
final class MadeThemes {
  /// A call that makes a value, with the place that it stands in.
  private struct Making {
    let expression: Expression
    let file: Int
    let owner: TypeRecord?
    /// The name of the constant that keeps the value.
    let name: String?
    let isInitial: Bool
  }

  private static let most = 64

  private let table: DeclarationTable
  /// The calls by the names of what they call.
  private lazy var makings = readMakings()

  init(_ table: DeclarationTable) {
    self.table = table
  }

  /// Returns a theme for each different call that makes a value of a type.
  ///
  /// - Parameter inBodies: whether calls in functions count, too
  func themes(of type: TypeRecord, inBodies: Bool) -> [ThemeCandidate] {
    candidates(makings[type.name] ?? [], of: type, named: type.path) { making in
      guard inBodies || making.isInitial else { return false }
      guard let path = Self.madeType(making.expression) else { return false }
      return self.table.expand(path, from: making.file, within: making.owner).types.first === type
    }
  }

  /// Returns a theme for each different call that makes a case with associated values.
  func themes(of one: EnumCase, in type: TypeRecord) -> [ThemeCandidate] {
    let isOnly = table.types.count { $0.caseNames.contains(one.name) } == 1
    return candidates(makings[one.name] ?? [], of: type, named: one.name) { making in
      guard case .call(let callee, let arguments) = making.expression.kind, arguments.count == one.parameters.count,
        case .member(let base, one.name) = callee.kind
      else { return false }
      guard let base else { return isOnly || making.owner === type }
      guard let path = Self.path(base) else { return false }
      return path == ["Self"]
        ? making.owner === type : self.table.expand(path, from: making.file, within: making.owner).types.first === type
    }
  }

  private func candidates(
    _ all: [Making], of type: TypeRecord, named name: String, where isWanted: (Making) -> Bool
  ) -> [ThemeCandidate] {
    var seen: Set<[UInt8]> = []
    var found: [ThemeCandidate] = []
    for making in all where isWanted(making) && !isAside(making, type) {
      guard seen.insert(Array(table.source(making.expression.span))).inserted else { continue }
      found.append(
        ThemeCandidate(
          name: making.name ?? name, root: .making(making.expression, making.owner, type),
          span: making.expression.span))
    }
    return found
  }

  /// Whether a value is made for a test or a preview, or by the type itself, which makes it of another.
  private func isAside(_ making: Making, _ type: TypeRecord) -> Bool {
    var here = making.owner
    while let owner = here {
      if ThemeWords.isStub(owner.name) || owner.foreignParents.contains("PreviewProvider") { return true }
      if owner === type, !making.isInitial { return true }
      here = owner.parent
    }
    return making.name.map(ThemeWords.isStub) ?? false
  }

  // MARK: Values that the sources list

  /// Returns a theme for each combination of arguments, where these are Booleans and cases of enums; `nil` for other arguments.
  func themes(of type: TypeRecord, by parameters: [Parameter], from file: Int) -> [ThemeCandidate]? {
    guard let span = type.declaration?.span else { return nil }
    var all: [(words: [String], arguments: [Expression.Argument])] = [([], [])]
    for parameter in parameters {
      guard let choices = choices(parameter, from: file, within: type, span), !choices.isEmpty,
        all.count * choices.count <= Self.most
      else { return nil }
      all = all.flatMap { words, arguments in
        choices.map { word, value in
          (
            words + [(parameter.label.map { $0 + ": " } ?? "") + word],
            arguments + [.init(label: parameter.label, value: value)]
          )
        }
      }
    }
    return all.map { words, arguments in
      let call = Expression(.call(Expression(.name(type.name), span), arguments), span)
      return ThemeCandidate(
        name: "\(type.path)(\(words.joined(separator: ", ")))", root: .making(call, type, type), span: span)
    }
  }

  private func choices(
    _ parameter: Parameter, from file: Int, within type: TypeRecord, _ span: Span
  ) -> [(word: String, value: Expression)]? {
    guard !parameter.isVariadic, !parameter.isInOut, case .named(let path) = parameter.type else { return nil }
    if path == ["Bool"] {
      guard ModeWords.isDark(flag: parameter.name) == nil else { return nil }
      return [false, true].map { (String($0), Expression(.boolean($0), span)) }
    }
    guard let found = table.expand(path, from: file, within: type).types.first, found.kind == .enumeration,
      found.declaration != nil, found.cases.allSatisfy(\.parameters.isEmpty),
      !ModeWords.areModes(found.cases.map(\.name))
    else { return nil }
    return found.cases.map { ($0.name, Expression(.member(nil, $0.name), span)) }
  }

  // MARK: Calls

  private func readMakings() -> [String: [Making]] {
    var found: [String: [Making]] = [:]
    let cases = Set(table.types.flatMap { type in type.cases.filter { !$0.parameters.isEmpty }.map(\.name) })
    func note(_ expression: Expression, _ file: Int, _ owner: TypeRecord?, name: String?, isInitial: Bool) {
      guard case .call(let callee, _) = expression.kind else { return }
      var key: String?
      if let type = Self.madeType(expression)?.last {
        key = type
      } else if case .member(_, let name) = callee.kind, cases.contains(name) {
        key = name
      }
      guard let key else { return }
      found[key, default: []].append(
        Making(expression: expression, file: file, owner: owner, name: name, isInitial: isInitial))
    }
    func read(_ property: Property, _ file: Int, _ owner: TypeRecord?) {
      guard let initial = property.initial else { return }
      SyntaxWalk.each(initial) { part in
        note(part, file, owner, name: part === initial && property.isStatic ? property.name : nil, isInitial: true)
      }
    }
    for type in table.types {
      for (property, file) in type.properties { read(property, file, type) }
    }
    for (property, file) in table.globalProperties { read(property, file, nil) }
    for body in CodeBody.all(of: table) {
      SyntaxWalk.each(body.statements) { note($0, body.file, body.owner, name: nil, isInitial: false) }
    }
    return found
  }

  /// The type that a call names: `Tinted(base: day)`, `Brand.Tinted.init(base: day)`.
  private static func madeType(_ expression: Expression) -> [String]? {
    guard case .call(let callee, _) = expression.kind else { return nil }
    switch callee.kind {
    case .name(let name): return name.first?.isUppercase == true ? [name] : nil
    case .member(let base?, "init"): return path(base)
    case .member(_?, let name) where name.first?.isUppercase == true: return path(callee)
    default: return nil
    }
  }

  private static func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }
}
