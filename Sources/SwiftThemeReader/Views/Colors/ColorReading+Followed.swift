import ColorScience
import ThemeModel

/// Colors that code makes in a way that no chain of names tells: `Styles.blue.color`, where `blue` is the text of a hex code. Where all
/// that the code names is known, what it makes is evaluated, as for themes.
extension ColorReading {
  /// Returns the color that the code makes, where none was found by its names; else the same ink.
  func followed(_ ink: Ink, _ expression: Expression, in scope: ViewScope) -> Ink {
    // Which type a member without one is of, the place decides that asks for it: a key of the team's own may be called `.white`.
    guard isOpen(ink, expression), !readsKeys, !Self.beginsWithMember(expression), !callsLocalFunction(expression)
    else { return ink }
    guard let code = code(expression, in: scope, depth: 0) else {
      return mentionsGiven(expression, in: scope) ? ink.chosen : ink
    }
    let type = wanted.flatMap { Self.colorTypes.contains($0) ? $0 : nil } ?? "Color"
    switch writtenColors.outcome(of: code, as: type) {
    case .color(let written) where !written.adaptsAlpha:
      return self.ink(of: written, text: words(expression), expression.span).followed
    case .asset(let name): return names.token(named: name).map { Ink(.token($0), expression.span) } ?? ink
    case .color, .unknown: return ink
    }
  }

  /// Whether no name told which color it is. Of a function's ways, the one that its arguments lead to may be the only open one.
  private func isOpen(_ ink: Ink, _ expression: Expression) -> Bool {
    guard case .call = expression.kind else { return ink.alternatives.allSatisfy(\.isOpen) }
    return ink.alternatives.contains(where: \.isOpen)
      && ink.alternatives.allSatisfy { if case .token = $0.shade { false } else { true } }
  }

  /// Returns whether a text may be the code or the name of a color.
  func mayTellColor(_ text: String) -> Bool {
    HexColor.token(text, .alphaLast) != nil || names.token(named: text) != nil
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

  /// Returns the same ink unless it is the color of a code that a theme has, and what the app makes of a code is not that color:
  /// a team's own initialiser may lighten it.
  func plain(_ ink: Ink, _ expression: Expression, in scope: ViewScope) -> Ink {
    let codes = ink.alternatives.compactMap { alternative -> TokenOwners.Code? in
      if case .token(let path) = alternative.shade { owners.code(of: path) } else { nil }
    }
    guard let code = codes.first, let make = Self.maker(expression), !makesPlainColors(of: code, make, in: scope) else {
      return ink
    }
    return Ink(.unknown(spoken(expression.span, in: scope), .notFollowed), expression.span)
  }

  /// Returns how an expression makes a color of a code, with another code in its place.
  private static func maker(_ expression: Expression) -> ((Expression) -> Expression)? {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard !arguments.isEmpty else { return nil }
      return { code in
        var given = arguments
        given[0].value = code
        return Expression(.call(callee, given), expression.span)
      }
    case .member(_?, let name) where conversions.contains(name):
      return { Expression(.member($0, name), expression.span) }
    default: return nil
    }
  }

  /// Whether the app makes of codes the colors that they are, as far as some of them tell.
  private func makesPlainColors(
    of kind: TokenOwners.Code, _ make: (Expression) -> Expression, in scope: ViewScope
  ) -> Bool {
    let samples: [(UInt32, Color)] = [
      (0x336699, Color(.srgb, 0.2, 0.4, 0.6)), (0xC0FFEE, Color(.srgb, 192.0 / 255, 1, 238.0 / 255)),
    ]
    // A team's initialiser takes codes with a sign or without one.
    let spellings: [(UInt32) -> Expression.Kind] =
      switch kind {
      case .text: [{ .string([.text("#" + Self.hex($0))]) }, { .string([.text(Self.hex($0))]) }]
      case .number: [{ .integer(Int64($0)) }]
      }
    return spellings.contains { spelling in
      samples.allSatisfy { code, color in
        guard let known = self.code(make(Expression(spelling(code), .nowhere)), in: scope, depth: 0),
          case .color(.fixed(let made)) = writtenColors.newOutcome(of: known, as: "Color")
        else { return false }
        return made.eightBits == color.eightBits && made.alpha == 1
      }
    }
  }

  private static func hex(_ code: UInt32) -> String {
    let digits = String(code, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
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

  /// Whether a value is only that with which a variable of a view starts: functions of the view may give it another.
  private func isDefault(_ value: Expression, of name: String, _ scope: ViewScope) -> Bool {
    guard case .property = scope.binder(of: name), let property = scope.type?.property(name, isStatic: false)?.member
    else { return false }
    return !property.isConstant && property.initial.map { $0 === value } == true
  }

  /// What the system sets in the environment of every view.
  private static let ofDevice: Set = ["colorScheme"]

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
    // A subclass may have another member.
    if name == "Self" { return scope.type?.kind == .classType ? .open : .shared }
    if let (bound, _) = scope.bound(name) {
      guard case .expression(let value, let from) = bound, !scope.isVariable(name), !isDefault(value, of: name, scope)
      else { return .open }
      return code(value, in: from, depth: depth + 1).map(Meaning.code) ?? .open
    }
    var around = scope.type
    while let type = around {
      // What a generic parameter stands for, whoever uses the type says.
      if type.declaration?.generics.contains(name) == true { return .open }
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

  /// Equal for code whose names stand for the same.
  var key: String {
    let inner = names.keys.sorted().map { "\($0)=\(names[$0]?.key ?? "")" }.joined(separator: ",")
    return "\(expression.writing)@\(owner?.order ?? -1){\(inner)}"
  }
}

extension Ink.Alternative {
  /// Whether no name told which color it is, although it is written in the code.
  fileprivate var isOpen: Bool {
    switch shade {
    case .unknown(_, .notFollowed): true
    case .unread(let reason): reason != ColorReading.givenByTheCaller
    case .token, .fixed, .adapting, .system, .clear, .unset, .veiled, .unknown: false
    }
  }
}

extension Expression {
  /// Equal for the same code at the same place. Several expressions that are made of one, such as the parts of a tuple, have its place.
  var writing: String {
    func all(_ arguments: [Argument]) -> String {
      arguments.map { "\($0.label ?? ""):\($0.value.writing)" }.joined(separator: ",")
    }
    switch kind {
    case .member(let base?, let name): return "\(base.writing).\(name)"
    case .call(let callee, let arguments): return "\(callee.writing)(\(all(arguments)))"
    case .index(let base, let arguments): return "\(base.writing)[\(all(arguments))]"
    case .tuple(let parts): return "(\(all(parts)))"
    case .conditional(let condition, let yes, let no): return "\(condition.writing)?\(yes.writing):\(no.writing)"
    case .forced(let inner), .chained(let inner), .attempt(let inner): return "\(inner.writing)!"
    case .name(let name), .member(nil, let name): return "\(name)@\(span.file):\(span.start)"
    default: return "\(span.file):\(span.start)-\(span.end)"
    }
  }
}
