/// Calls of a name alone: of the body's own functions and blocks, of the type's, of those outside of all types.
extension ColorReading {
  /// Reads what a function or a block gives that a name alone calls.
  func own(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, in scope: ViewScope
  ) -> Ink {
    if let (bound, _) = scope.bound(name) { return given(by: bound, named: name, arguments, expression, in: scope) }
    if isLocalFunction(name, at: expression.span) { return Ink(.unread("`\(name)` is not followed"), expression.span) }
    var around = scope.type
    while let type = around {
      let own = type === scope.type ? scope.functions(name) : type.functions(name, isStatic: false)
      let found = own + type.functions(name, isStatic: true)
      // A block that a property holds.
      if found.isEmpty, type === scope.type, let (property, owner) = type.property(name, isStatic: false) {
        guard property.isConstant, property.wrapper == nil, let initial = property.initial else {
          return Ink(.unread("`\(name)` is not followed"), expression.span)
        }
        let inside = scope.code(of: owner, in: Int(property.span.file))
        return given(by: .expression(initial, inside), named: name, arguments, expression, in: scope)
      }
      if let first = found.first {
        let inside =
          type === scope.type
          ? scope.code(of: first.owner, in: Int(first.member.span.file))
          : ViewScope(id: scope.id, type: type, file: type.file)
        let all = inlined((found.map(\.member), first.owner), arguments, expression, in: inside, from: scope)
        let known = all ?? Ink(.unread("`\(name)` is not followed"), expression.span)
        guard isSomeone(scope), !first.member.isStatic else { return known }
        return unlessReplaced(known, name, of: type, first.owner, expression.span)
      }
      around = type.parent
    }
    let globals = table.globalFunctions(name, from: scope.file)
    if let first = globals.first, first.member.body != nil {
      let inside = ViewScope(id: -9, type: nil, file: first.file)
      return inlined((globals.map(\.member), table.foreignScope), arguments, expression, in: inside, from: scope)
        ?? Ink(.unread("`\(name)` is not followed"), expression.span)
    }
    return Ink(.unread("`\(name)` is not followed"), expression.span)
  }

  /// Reads what a block or a function gives that a body declares.
  private func given(
    by bound: ViewScope.Bound, named name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    in scope: ViewScope
  ) -> Ink {
    let unread = Ink(.unread("`\(name)` is not followed"), expression.span)
    switch bound {
    case .function(let function, let inside?):
      return inlined(([function], table.foreignScope), arguments, expression, in: inside, from: scope) ?? unread
    case .expression(let value, let from):
      guard case .closure(let closure) = value.kind else {
        guard case .name(let other) = value.kind, let (next, _) = from.bound(other) else { return unread }
        return given(by: next, named: other, arguments, expression, in: scope)
      }
      guard closure.captures.isEmpty, openCalls.insert(expression.span).inserted else { return unread }
      defer { openCalls.remove(expression.span) }
      let id = identity([
        from.id, scope.id, Int(closure.span.file), Int(closure.span.start), Int(expression.span.start),
      ])
      let inside = from.inner(id: id)
      for (name, argument) in zip(closure.parameters.isEmpty ? ["$0"] : closure.parameters, arguments) {
        inside.bind(name, .expression(argument.value, scope))
      }
      return ink(closure.body, as: closure.result, in: inside).via(expression.span)
    default: return unread
    }
  }
}
