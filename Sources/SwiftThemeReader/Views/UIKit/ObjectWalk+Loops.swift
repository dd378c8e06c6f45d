/// Code that runs for each element of a list, or not at all.
extension ObjectWalk {
  func loop(_ pattern: Pattern, _ sequence: Expression, _ body: [Statement], _ scope: ViewScope, _ facts: Facts) {
    let inner = scope.inner(id: colors.identity([scope.id, Int(sequence.span.start), -5]))
    sweep(sequence, scope, facts)
    guard let name = pattern.names.first, case .array(let elements) = sequence.kind, elements.count <= 32 else {
      for name in pattern.names { inner.bind(name, .open(nil)) }
      let elements = collection(sequence)
      touchSubviews(sequence, body)
      if let elements, let name = pattern.names.first { setAlias(name, elements, in: inner) }
      repeated { statements(body, inner, facts) }
      if elements != nil, let name = pattern.names.first { setAlias(name, nil, in: inner) }
      return
    }
    for element in elements {
      inner.bind(name, .expression(element, scope))
      statements(body, inner, facts)
    }
  }

  /// Walks through code that may run several times, or not at all.
  func repeated(_ action: () -> Void) {
    loops += 1
    action()
    loops -= 1
  }
}
