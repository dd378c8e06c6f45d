/// Code that runs for each element of a list, or not at all.
extension ObjectWalk {
  func loop(
    _ pattern: Pattern, _ sequence: Expression, where condition: Expression?, _ body: [Statement], _ scope: ViewScope,
    _ facts: Facts
  ) {
    if condition == nil { emptied(sequence, body, scope, facts) }
    let inner = scope.inner(id: colors.identity([scope.id, Int(sequence.span.start), -5]))
    sweep(sequence, scope, facts)
    guard let name = pattern.names.first, let (elements, from) = elements(of: sequence, scope) else {
      for name in pattern.names { inner.bind(name, .open(nil)) }
      let elements = collection(sequence) ?? mapped(sequence, scope)
      touchSubviews(sequence, body)
      if let elements, let name = pattern.names.first { setAlias(name, elements, in: inner) }
      repeated { statements(body, inner, facts) }
      if elements != nil, let name = pattern.names.first { setAlias(name, nil, in: inner) }
      return
    }
    for element in elements {
      inner.bind(name, .expression(element, from))
      statements(body, inner, facts)
    }
  }

  /// Returns the name that stands for each view of a list that a closure makes: `let labels = names.map { makeLabel($0) }`.
  func mapped(_ sequence: Expression, _ scope: ViewScope) -> String? {
    guard case .name(let name) = sequence.kind, case .expression(let value, _)? = scope.bound(name)?.value,
      case .call(let callee, let arguments) = value.kind, case .member(_, "map") = callee.kind,
      case .closure(let closure)? = arguments.first?.value.kind, Self.returned(closure.body) != nil
    else { return nil }
    return object(sequence, scope)
  }

  /// Walks through code that may run several times, or not at all.
  func repeated(_ action: () -> Void) {
    loops += 1
    action()
    loops -= 1
  }
}
