import ColorScience
import ThemeModel

extension ColorReading {
  private static let wrappers: Set = [
    "Color", "UIColor", "NSColor", "AnyShapeStyle", "CGColor", "ThemeColor", "UIColorResource", "ColorResource",
  ]

  func called(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink {
    if Self.makesGradient(callee) { return gradient(arguments, expression, in: scope) }
    switch callee.kind {
    case .name(let name):
      if Self.wrappers.contains(name) || scope.bound(name) == nil && name == "SwiftUIColor" {
        return made(arguments, expression, in: scope)
      }
      return ofStyle(expression, in: scope) ?? own(name, arguments, expression, in: scope)
    case .member(nil, "init"):
      return ofStyle(madeWith: arguments, expression, in: scope) ?? constructed(arguments, expression, in: scope)
    case .member(let base?, let name):
      if name == "init", case .name(let type) = base.kind, Self.wrappers.contains(type) {
        return made(arguments, expression, in: scope)
      }
      if case .name(let module) = base.kind, ["SwiftUI", "UIKit"].contains(module), Self.wrappers.contains(name) {
        return made(arguments, expression, in: scope)
      }
      if name.beginsWithCapital, let ink = ofStyle(expression, in: scope) { return ink }
      return ofMember(base, name, arguments, expression, in: scope)
    case .member(nil, let name): return implicit(name, arguments, expression, in: scope)
    default: return Ink(.unread("a call that is not followed"), expression.span)
    }
  }

  /// Reads `.text(…)`, a color function by its name alone. With arguments, it is never the constant of the same name.
  private func implicit(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink {
    // `textColor = .ink(for: state)` is a function of `UIColor`, also where `Color` has one of that name.
    let asked = Self.typesOfMembers(of: wanted)
    for type in asked + Self.extended.filter({ !asked.contains($0) }) {
      let all = table.foreignType(type).functions(name, isStatic: true)
      let found = all.filter { mayTake($0.member, of: $0.owner, arguments, in: scope) }
      guard let owner = found.first?.owner else { continue }
      // Where the themes have a token for the key, it is that, whatever a branch of the function computes.
      if let token = chosen(by: name, of: owner, arguments, expression, in: scope) { return token }
      let made =
        inlined(
          (found.map(\.member), owner), arguments, expression, in: inside(owner, expression, in: scope), from: scope)
        ?? Ink(.unread("`.\(name)(…)` is not followed"), expression.span)
      guard Self.colorTypes.contains(type) else { return made }
      let function = Expression(.member(Expression(.name(type), expression.span), name), expression.span)
      let color = followed(made, Expression(.call(function, arguments), expression.span), in: scope)
      return found.allSatisfy { Self.givesColor($0.member) } ? color.surely { spoken($0, in: scope) } : color
    }
    if arguments.isEmpty, let path = names.token([name], isRooted: false) { return Ink(.token(path), expression.span) }
    return Ink(.unread("`.\(name)(…)` is not followed"), expression.span)
  }

  private static func givesColor(_ function: Function) -> Bool {
    word(function.result).map { $0 == "Self" || colorTypes.contains($0) } == true
  }

  /// The platform types to which teams add their colors.
  static let extended = ["Color", "UIColor", "ShapeStyle", "NSColor"]

  /// Reads a call of a color's own type, which makes a color in any case.
  private func made(_ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope) -> Ink {
    let made = constructed(arguments, expression, in: scope).surely { spoken($0, in: scope) }
    return isOwnKey(arguments, in: scope) ? made.named(after: words(expression)) : made
  }

  /// Reads `Color("name")`, `Color(uiColor: x)`, `UIColor(named: "name")`, `Color(.text)`.
  private func constructed(_ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope) -> Ink {
    guard let first = arguments.first else { return Ink(.unread("a colour without arguments"), expression.span) }
    let label = first.label ?? ""
    if let provider = arguments.last, isProvider(arguments), case .closure(let closure) = provider.value.kind {
      return provided(by: closure, [provider], expression, in: scope)
    }
    if label.isEmpty || label == "named" {
      if case .string(let parts) = first.value.kind {
        guard parts.count == 1, case .text(let name) = parts[0], let path = names.token(named: name) else {
          return Ink(.unread("a named colour that no catalog has"), expression.span)
        }
        return Ink(.token(path), expression.span).mapped { $0.lookup = Ink.Lookup(arguments) }
      }
      if case .closure(let closure) = first.value.kind {
        return provided(by: closure, arguments, expression, in: scope)
      }
    }
    let wraps = ["", "named", "uiColor", "nsColor", "cgColor", "color", "resource", "_"].contains(label)
    let isNumber =
      switch first.value.kind {
      case .integer, .decimal: true
      default: false
      }
    if !wraps || isNumber || arguments.count > 1, let literal = literal(expression) { return literal }
    guard wraps, !isNumber else {
      return ofCode(first, arguments, in: scope) ?? Ink(.unread("a colour that is written as a value"), expression.span)
    }
    if arguments.count == 1, label.isEmpty, let key = first.value.implicitName, takesCase(key, in: scope) {
      if let asset = writtenColors.asset(expression, as: wanted ?? "Color") {
        // The build makes the key in the module that has the catalog.
        return names.token(named: asset).map { Ink(.token($0), expression.span).mapped { $0.lookup = .module } }
          ?? Ink(.unread("a named colour that no catalog has"), expression.span)
      }
      if let literal = literal(expression) { return literal }
    }
    // An initialiser of the team's own may take one of its own keys under no label.
    let takesKeys =
      label.isEmpty
      && Self.extended.contains { type in
        table.foreignType(type).initializers.contains { $0.parameters.first.map { $0.label == nil } ?? false }
      }
    return ink(first.value, as: takesKeys ? nil : wrapped(label, by: expression), in: scope)
  }

  /// Whether an initialiser of the team's own takes such a case of an enumeration: `init(_ name: ColorName)`.
  private func takesCase(_ name: String, in scope: ViewScope) -> Bool {
    Self.extended.contains { type in
      table.foreignType(type).initializers.contains { initializer in
        guard let first = initializer.parameters.first, first.label == nil, let type = record(first.type, in: scope)
        else { return false }
        return type.kind == .enumeration && type.caseNames.contains(name)
      }
    }
  }

  /// Reads a color that code picks by the traits: `UIColor { $0.userInterfaceStyle == .dark ? .night : .day }`.
  private func provided(
    by closure: Closure, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink {
    if let literal = literal(expression) { return literal }
    guard arguments.count == 1, closure.arity <= 1 else {
      return Ink(.unread("a colour that a closure works out"), expression.span)
    }
    let inner = scope.inner(id: identity([scope.id, Int(closure.span.file), Int(closure.span.start), -21]))
    let traits = Expression(.name("traitCollection"), closure.span)
    inner.bind(closure.parameters.first ?? "$0", .expression(traits, scope))
    let picked = ink(closure.body, in: inner)
    return Self.adapting(picked).map { Ink(.adapting($0, text: words(expression)), expression.span) } ?? picked
  }

  /// Returns the one color that two values for the modes are; `nil` where one of them is no value, or more than the mode decides.
  private static func adapting(_ ink: Ink) -> AdaptingColor? {
    var colors: [String: Color] = [:]
    for one in ink.alternatives {
      guard case .fixed(let color, _) = one.shade, !one.isVeil, let mode = one.facts.mode, one.facts.values.count == 1
      else { return nil }
      colors[mode] = color
    }
    guard ink.alternatives.count == 2, let light = colors["light"], let dark = colors["dark"] else { return nil }
    return AdaptingColor(light: light, dark: dark)
  }

  /// Returns the color that an initialiser makes of literals.
  func literal(_ expression: Expression) -> Ink? {
    guard let written = writtenColors.literal(expression, as: wanted ?? "Color") else { return nil }
    return ink(of: written, text: words(expression), expression.span)
  }

  func ink(of written: WrittenColors.Written, text: String, _ span: Span) -> Ink {
    switch written {
    case .fixed(var color):
      let alpha = color.alpha
      guard alpha > 0 else { return Ink(.clear, span) }
      color.alpha = 1
      return Ink(.fixed(color, text: text), span).faded(alpha)
    case .adapting(let color, let assumption):
      return Ink(.adapting(color, text: text), span).assuming(assumption)
    }
  }

  /// Returns the type of the color that another color is made of.
  private func wrapped(_ label: String, by expression: Expression) -> String? {
    switch label {
    case "uiColor": return "UIColor"
    case "nsColor": return "NSColor"
    case "cgColor": return "CGColor"
    case "resource": return "ColorResource"
    default: break
    }
    guard case .call(let callee, _) = expression.kind,
      let type = MemberChain(callee).names.first(where: Self.wrappers.contains)
    else { return nil }
    switch type {
    case "Color": return isMac ? "NSColor" : "UIColor"
    case "UIColor", "NSColor", "AnyShapeStyle": return "Color"
    default: return nil
    }
  }

  private func ofMember(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    in scope: ViewScope
  ) -> Ink {
    switch name {
    case "withAlphaComponent":
      guard let value = arguments.first?.value else { break }
      return withAlpha(followed(ink(base, in: scope), base, in: scope), value, in: scope)
    case "opacity", "alpha":
      guard let value = arguments.first?.value else { break }
      return faded(followed(ink(base, in: scope), base, in: scope), by: value, in: scope)
    case "gradient", "mix", "darker", "lighter", "lightened", "darkened", "adjusted", "blended", "brightness":
      let changed = ink(base, in: scope)
      return Ink(
        changed.isUnread && !changed.isSurelyColor
          ? .unread("a colour that is changed on the way") : .unknown(words(expression), .notFollowed),
        expression.span)
    default: break
    }
    if let functions = functions(name, of: base, in: scope) {
      if let token = chosen(by: name, of: functions.owner, arguments, expression, in: scope) { return token }
      let found = inlined(
        (functions.functions, functions.owner), arguments, expression,
        in: inside(functions.owner, expression, in: scope), from: scope)
      if let found, !found.isUnread {
        return functions.isStatic
          ? found : unlessReplaced(found, name, of: functions.record, functions.owner, expression.span)
      }
      // A function of the color's own type is not the constant of the same name.
      if !arguments.isEmpty, Self.extended.contains(functions.owner.name) {
        return Ink(.unread("`\(name)` is not followed"), expression.span)
      }
    }
    let chain = MemberChain(expression)
    if case .other = chain.root { return Ink(.unread("a call that is not followed"), expression.span) }
    // `accent(color: x)` makes a color from another one.
    if arguments.contains(where: { TextSearch.contains(($0.label ?? "").lowercased(), "color") }) {
      return Ink(.unread("a colour that is made from another"), expression.span)
    }
    let isPlain = arguments.allSatisfy { if case .closure = $0.value.kind { false } else { true } }
    guard isPlain else { return Ink(.unread("a call that is not followed"), expression.span) }
    // `accent(for: theme)` is a token; `color(for: value)` is the token that the value names.
    let whole =
      arguments.allSatisfy { Self.speaksOfTheme($0.value) }
      ? named(expression, chain, in: scope) : Ink(.unread("`\(name)` is not followed"), expression.span)
    if !whole.isUnread { return whole }
    // `theme.color(.text)`, `theme.color(for: .text)`
    if arguments.count == 1, let key = MemberChain.key(arguments[0].value) {
      return byName(chain.names + key, expression)
    }
    return whole
  }

  /// Returns whether an argument says for which theme a color is asked: `theme`, `.dark`, `traitCollection.userInterfaceStyle`.
  private static func speaksOfTheme(_ argument: Expression) -> Bool {
    switch argument.kind {
    case .name(let name), .member(_, let name): ThemeWords.saysWhichTheme(name)
    case .chained(let inner), .forced(let inner): speaksOfTheme(inner)
    default: false
    }
  }

  private func named(_ expression: Expression, _ chain: MemberChain, in scope: ViewScope) -> Ink {
    if case .implicit = chain.root {
      return names.token(chain.names, isRooted: false).map { Ink(.token($0), expression.span) }
        ?? Ink(.unread("`.\(chain.names.joined(separator: "."))` is not a token that was read"), expression.span)
    }
    return byName(chain.names, expression)
  }

  // MARK: - Functions

  /// Reads `.themed(.text)`, where the themes have a token for each case that the function takes: `UIColor.themed.text`.
  private func chosen(
    by name: String, of owner: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression,
    in scope: ViewScope
  ) -> Ink? {
    guard arguments.count == 1 else { return nil }
    let value = arguments[0].value
    if case .conditional(let condition, let yes, let no) = value.kind {
      let ways = [yes, no].map { way in
        chosen(by: name, of: owner, [Expression.Argument(label: arguments[0].label, value: way)], expression, in: scope)
      }
      guard let first = ways[0], let second = ways[1] else { return nil }
      return choice([.holds(condition)], in: scope, yes: { _ in first }, no: { second })
    }
    guard let key = MemberChain.key(value), key.count == 1 else { return nil }
    let named = names.paths(ofMember: key[0])
    var path: String?
    if themeTypes.areThemes(owner), let own = owner.functions[name], own.count == 1 {
      // A theme's own function gives the tokens: `theme.color(for: .ink)`.
      path = ["\(name).\(key[0])", key[0]].first {
        named.contains($0) && names.isDeclared($0, at: own[0].span, in: table)
      }
    }
    path = path ?? named.first { $0 == "\(owner.name).\(name).\(key[0])" }
    return path.map { Ink(.token($0), expression.span) }
  }

  /// Returns the functions of this name in the type of `base`, if the type is known.
  private func functions(_ name: String, of base: Expression, in scope: ViewScope) -> (
    functions: [Function], owner: TypeRecord, record: TypeRecord, isStatic: Bool
  )? {
    var record: TypeRecord?
    var isStatic = false
    switch base.kind {
    case .name("self"): record = scope.type
    case .name(let root):
      if let (bound, _) = scope.bound(root) {
        if case .open(let type?) = bound { record = self.record(type, in: scope) }
        if case .elements(let elements) = bound { record = elements.type.flatMap { self.record($0, in: scope) } }
        if case .expression = bound { record = typeOfValue(base, in: scope) }
      } else if let property = scope.type?.property(root, isStatic: false)?.member {
        record = valueType(of: property, in: scope)
      } else if root.beginsWithCapital {
        record = namedType([root], in: scope)
        isStatic = true
      }
    default: return nil
    }
    guard let record else { return nil }
    let found = record.functions(name, isStatic: isStatic)
    return found.first.map { (found.map(\.member), $0.owner, record, isStatic || $0.member.isStatic) }
  }

  func inlined(
    _ candidates: (functions: [Function], owner: TypeRecord), _ arguments: [Expression.Argument],
    _ expression: Expression, in inside: ViewScope, from caller: ViewScope
  ) -> Ink? {
    for function in candidates.functions {
      guard let body = function.body, let bindings = Self.bindings(function.parameters, arguments, from: caller, inside)
      else { continue }
      // Without arguments, it is the token whatever its code says.
      if arguments.isEmpty, let token = token(function, of: candidates.owner, expression) { return token }
      guard openCalls.insert(expression.span).inserted else {
        return Ink(.unread("`\(function.name)` calls itself"), expression.span)
      }
      defer { openCalls.remove(expression.span) }
      let id = identity([
        inside.id, caller.id, Int(function.span.file), Int(function.span.start), Int(expression.span.start),
      ])
      let callee = inside.inner(id: id, bindings)
      callee.parameters = function.parameters
      let made = ofTheApp(ink(body, as: function.result, in: callee), function, candidates.owner).via(expression.span)
      let found = arguments.isEmpty ? made : named(after: expression, made, of: callee, from: caller)
      // `accent(for: theme)` is the token. `accent(for: .dark)` is the color of that theme.
      let isOne = !arguments.isEmpty && found.alternatives.count == 1 && !found.isUnread
      // `color(.accent)`: the argument is the token, and the function only leads to it.
      let isChosen = arguments.contains { argument in
        if case .member(nil, let name) = argument.value.kind { !ThemeWords.saysWhichTheme(name) } else { false }
      }
      return isOne || isChosen ? found : token(function, of: candidates.owner, expression) ?? found
    }
    return nil
  }

  /// Returns what a call gives, under the name of the call where only the code of the function has one: with other arguments, it is
  /// another color.
  private func named(
    after call: Expression, _ ink: Ink, of callee: ViewScope, from caller: ViewScope
  ) -> Ink {
    ink.mapped {
      if case .unread(let reason) = $0.shade, reason != Self.givenByTheCaller {
        ($0.span, $0.via) = (call.span, nil)
        return
      }
      guard case .unknown(let name, .notFollowed) = $0.shade, name == spoken($0.span, in: callee) else { return }
      $0.shade = .unknown(spoken(call.span, in: caller), .notFollowed)
    }
  }

  /// Returns the token of a function, when the function itself declares it.
  private func token(_ function: Function, of owner: TypeRecord, _ expression: Expression) -> Ink? {
    guard
      let path = names.token([owner.name, function.name]) ?? names.token([function.name], isRooted: false),
      names.isDeclared(path, at: function.span, in: table)
    else { return nil }
    return Ink(.token(path), expression.span)
  }
}
