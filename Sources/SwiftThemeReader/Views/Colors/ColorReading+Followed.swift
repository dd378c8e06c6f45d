/// Colors that code makes in a way that no chain of names tells: `Styles.blue.color`, where `blue` is the text of a hex code. Where all
/// that the code names is known, what it makes is evaluated, as for themes.
extension ColorReading {
  /// Returns the color that the code makes, where none was found by its names; else the same ink.
  func followed(_ ink: Ink, _ expression: Expression, in scope: ViewScope) -> Ink {
    // Which type a member without one is of, the place decides that asks for it: a key of the team's own may be called `.white`.
    guard ink.alternatives.allSatisfy(\.isOpen), !readsKeys, !Self.beginsWithMember(expression) else { return ink }
    guard let code = code(expression, in: scope, depth: 0) else {
      return mentionsGiven(expression, in: scope) ? ink.chosen : ink
    }
    let type = wanted.flatMap { Self.colorTypes.contains($0) ? $0 : nil } ?? "Color"
    if let written = writtenColors.value(of: code, as: type) {
      return self.ink(of: written, text: words(expression), expression.span).followed
    }
    guard let asset = writtenColors.asset(of: code, as: type), let path = names.token(named: asset) else { return ink }
    return Ink(.token(path), expression.span)
  }

  /// Reads the color of a code that a theme has: `UIColor(hex: theme.ink)` is the token `ink`.
  func ofCode(
    _ first: Expression.Argument, _ arguments: [Expression.Argument], in scope: ViewScope
  ) -> Ink? {
    guard arguments.count == 1, let label = first.label?.lowercased(),
      label == "rgb" || TextSearch.contains(label, "hex")
    else { return nil }
    let code = ink(first.value, as: nil, in: scope)
    let areTokens = code.alternatives.allSatisfy { if case .token = $0.shade { true } else { false } }
    return areTokens ? code : nil
  }

  /// Whether a color is made of what the callers of a view give it: they tell which one it is.
  private func mentionsGiven(_ expression: Expression, in scope: ViewScope) -> Bool {
    guard let type = scope.type else { return false }
    var isGiven = false
    SyntaxWalk.each(expression) { part in
      guard case .name(let name) = part.kind, scope.bound(name) == nil,
        let (property, owner) = type.property(name, isStatic: false), property.isStored, property.initial == nil
      else { return }
      if self.isGiven(property, to: owner, in: scope) { isGiven = true }
    }
    return isGiven
  }

  private static func beginsWithMember(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _), .index(let base, _), .forced(let base), .chained(let base):
      beginsWithMember(base)
    default: false
    }
  }

  private static let mostNested = 6

  /// Returns an expression with what each local name in it means; `nil` where it names what only the running app knows, or what may
  /// be another value in another place.
  private func code(_ expression: Expression, in scope: ViewScope, depth: Int) -> KnownCode? {
    guard depth < Self.mostNested else { return nil }
    var isKnown = true
    var names: Set<String> = []
    SyntaxWalk.each(expression) { part in
      switch part.kind {
      case .name(let name): names.insert(name)
      case .closure, .assignment, .ifElse, .switchOver, .reference, .unsupported, .keyPath: isKnown = false
      default: break
      }
    }
    guard isKnown else { return nil }
    var known = KnownCode(expression: expression, owner: scope.type, file: scope.file)
    for name in names {
      switch meaning(of: name, in: scope, depth: depth) {
      case .code(let code): known.names[name] = code
      case .environment(let key): known.environment[name] = key
      case .shared: break
      case .open: return nil
      }
    }
    return known
  }

  /// What the system sets in the environment of every view.
  private static let ofDevice: Set = ["colorScheme", "colorSchemeContrast"]

  private enum Meaning {
    case code(KnownCode)
    /// A value that the device gives: `@Environment(\.colorScheme)`.
    case environment(String)
    /// A type, a static member or a global: the same wherever it is named.
    case shared
    case open
  }

  private func meaning(of name: String, in scope: ViewScope, depth: Int) -> Meaning {
    guard name != "self", name != "super", !name.hasPrefix("$") else { return .open }
    if let (bound, _) = scope.bound(name) {
      guard case .expression(let value, let from) = bound else { return .open }
      return code(value, in: from, depth: depth + 1).map(Meaning.code) ?? .open
    }
    var around = scope.type
    while let type = around {
      if let found = type.property(name, isStatic: false) {
        guard type === scope.type, let property = only(found)?.property else { return .open }
        if case .environment(let key)? = property.wrapper, Self.ofDevice.contains(key) { return .environment(key) }
        guard property.wrapper == nil else { return .open }
        let value: Expression
        if let getter = property.getter {
          guard getter.count == 1, case .expression(let only) = getter[0] else { return .open }
          value = only
        } else {
          guard property.isConstant, let initial = property.initial else { return .open }
          value = initial
        }
        return code(value, in: scope.ofType, depth: depth + 1).map(Meaning.code) ?? .open
      }
      if !type.functions(name, isStatic: false).isEmpty { return .open }
      around = type.parent
    }
    return .shared
  }
}

/// An expression with what its local names stand for.
struct KnownCode {
  let expression: Expression
  let owner: TypeRecord?
  let file: Int
  var names: [String: KnownCode] = [:]
  /// Local names for what the device gives, by its key in the environment.
  var environment: [String: String] = [:]
}

extension Ink.Alternative {
  /// Whether no name told which color it is, although it is written in the code.
  fileprivate var isOpen: Bool {
    switch shade {
    case .unknown(_, .notFollowed): true
    case .unread(let reason): reason != ColorReading.givenByTheCaller && reason != ColorReading.declaredTwice
    case .token, .fixed, .adapting, .system, .clear, .unset, .veiled, .unknown: false
    }
  }
}
