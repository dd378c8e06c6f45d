/// Colors that views pick by a subscript: an element of a list, a key, a key path such as `theme[keyPath: ink]` with
/// `ink: KeyPath<Theme, Color>`.
extension ColorReading {
  /// What a key path begins at.
  struct PathBase {
    var value: Expression
    var scope: ViewScope
  }

  func indexed(
    _ base: Expression, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink {
    if arguments.count == 1, arguments[0].label == nil,
      let elements = elements(of: base, at: arguments[0].value, in: scope)
    {
      return ink(of: elements, at: expression.span, in: scope).via(expression.span)
    }
    if let name = plainName(base), case .ink(let ink)? = scope.bound(name)?.value { return ink.via(expression.span) }
    if arguments.count == 1, arguments[0].label == "keyPath",
      let found = indexed(byPath: arguments[0].value, base, expression, in: scope)
    {
      return found
    }
    if let token = token(for: arguments, of: base, in: scope) { return Ink(.token(token), expression.span) }
    let chain = MemberChain(expression)
    guard !chain.names.isEmpty else { return Ink(.unread("an element of a collection"), expression.span) }
    let found = byName(chain.names, expression)
    return found.isUnread && givesColor(base, in: scope) ? found.surely { spoken($0, in: scope) } : found
  }

  /// Whether the subscripts of a value's type, which the sources declare, give colors.
  private func givesColor(_ base: Expression, in scope: ViewScope) -> Bool {
    guard let type = record(of: base, in: scope), type.declaration != nil else { return false }
    let own = (type.classLine + type.allProtocols).flatMap(\.subscripts).filter { !$0.isStatic }
    return !own.isEmpty && own.allSatisfy { Self.word($0.result).map(Self.colorTypes.contains) == true }
  }

  /// Returns the token that a theme has for a key, whatever the theme is called: `hues[.ink]`.
  private func token(for arguments: [Expression.Argument], of base: Expression, in scope: ViewScope) -> String? {
    guard arguments.count == 1, let key = arguments[0].value.implicitName, let type = record(of: base, in: scope),
      themeTypes.areThemes(type)
    else { return nil }
    let own = (type.classLine + type.allProtocols).flatMap(\.subscripts).filter { !$0.isStatic }
    // Of two, the one that gives the tokens may be the other.
    guard !own.isEmpty, own.count(where: { $0.body != nil }) <= 1, own.allSatisfy({ $0.parameters.count == 1 }) else {
      return nil
    }
    return names.token([key], isRooted: false)
  }

  /// Reads a subscript whose key path is no literal: an argument, a constant, a choice between several.
  private func indexed(byPath path: Expression, _ base: Expression, _ expression: Expression, in scope: ViewScope)
    -> Ink?
  {
    if case .keyPath = path.kind { return nil }
    if let name = plainName(path), mayChange(name, in: scope) { return nil }
    let outer = pathBase
    pathBase = PathBase(value: base, scope: scope)
    defer { pathBase = outer }
    let found = ink(path, in: scope)
    // The calls tell.
    if found.alternatives.allSatisfy({ $0.shade == .unread(Self.givenByTheCaller) }) { return found }
    return found.isUnread ? nil : found.via(expression.span)
  }

  /// Whether an expression is what a key path, whichever it is, leads to in a value of colors: `theme[keyPath: page]`.
  func isColorAtPath(_ expression: Expression, in scope: ViewScope) -> Bool {
    guard case .index(let base, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == "keyPath",
      let type = staticTypes(in: scope).type(of: base), let record = table.record(type)
    else { return false }
    let stored = record.properties.filter { !$0.member.isStatic }
    return !stored.isEmpty && stored.allSatisfy { Self.word($0.member.type).map(Self.colorTypes.contains) == true }
  }

  /// Reads the member that a key path leads to.
  func member(at names: [String], _ expression: Expression) -> Ink {
    guard let base = pathBase, !names.isEmpty else {
      return Ink(.unread("this is not a colour that can be read"), expression.span)
    }
    pathBase = nil
    defer { pathBase = base }
    return ink(names.reduce(base.value) { Expression(.member($0, $1), expression.span) }, in: base.scope)
  }
}
