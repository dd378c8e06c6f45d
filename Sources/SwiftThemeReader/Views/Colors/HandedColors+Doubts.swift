/// What may be otherwise where calls hand colors to functions.
extension ColorReading {
  /// Whether another call may be on the same object, and give it another color.
  func isRepeated(_ call: MethodCalls.Call, among all: [MethodCalls.Call]) -> Bool {
    guard all.count > 1 else { return false }
    let own = origin(of: call)
    return all.contains { other in
      guard other.made.expression.span != call.made.expression.span else { return false }
      // What another name stands for may be this object.
      guard let own, let origin = origin(of: other) else { return true }
      return own == origin
    }
  }

  /// Returns where the object of a call is made, if nothing else is this object: a constant that a type makes, a local that is made
  /// beside the call.
  private func origin(of call: MethodCalls.Call) -> Span? {
    guard let base = call.base, let name = plainName(base) else { return nil }
    let body = call.made.body
    if case .name = base.kind, let meaning = body.locals.meaning(of: name, at: call.made.expression.span) {
      guard case .variable(let binding) = meaning, let value = binding.initial, Self.makes(value) else { return nil }
      return value.span
    }
    guard let property = body.owner?.property(name, isStatic: false)?.member, property.isConstant,
      let value = property.initial, Self.makes(value)
    else { return nil }
    return value.span
  }

  /// Whether an expression makes an object, or takes one that waits to be used again.
  private static func makes(_ value: Expression) -> Bool {
    switch value.kind {
    case .cast(let inner, _, _), .forced(let inner), .chained(let inner), .attempt(let inner): return makes(inner)
    case .binary("??", let left, let right): return makes(left) && makes(right)
    case .call(let callee, _):
      if case .closure = callee.kind { return true }
      guard let name = MemberChain(callee).names.last else { return false }
      return name.beginsWithCapital || name.hasPrefix("dequeueReusable")
    default: return false
    }
  }

  /// Whether a function, or one of the type's own that it calls, decides by what it is given which colors it sets.
  func decides(_ function: Function, of owner: TypeRecord, _ seen: Set<Span> = []) -> Bool {
    let body = function.body ?? []
    let names = Set(function.parameters.map(\.name))
    var found = false
    func look(_ expression: Expression) {
      SyntaxWalk.each(expression) { if case .name(let name) = $0.kind, names.contains(name) { found = true } }
    }
    func look(_ conditions: [Condition], unwraps: Bool) {
      for condition in conditions {
        switch condition {
        case .holds(let value), .matches(_, let value): look(value)
        case .unwraps(_, let value): if unwraps { look(value) }
        case .isAvailable: break
        }
      }
    }
    SyntaxWalk.lists(body) { list in
      for statement in list {
        switch statement {
        case .guarded(let conditions, _): look(conditions, unwraps: false)
        case .whileLoop(let conditions, _, _): look(conditions, unwraps: true)
        case .forEach(_, _, let condition?, _): look(condition)
        default: break
        }
      }
    }
    SyntaxWalk.each(body) { part in
      switch part.kind {
      case .ifElse(let choice): look(choice.conditions, unwraps: true)
      case .switchOver(let choice): look(choice.subject)
      case .conditional(let condition, _, _): look(condition)
      case .binary("==", _, _), .binary("!=", _, _), .binary("===", _, _), .binary("!==", _, _): look(part)
      case .call(let callee, _):
        if MemberChain(callee).names.last == "isEqual" { look(part) }
        guard let name = plainName(callee), !seen.contains(function.span), seen.count < Self.mostPassed else { return }
        let inner = seen.union([function.span])
        if (owner.functions[name] ?? []).contains(where: { decides($0, of: owner, inner) }) { found = true }
      default: break
      }
    }
    return found
  }
}
