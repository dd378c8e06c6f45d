/// The constants and variables of a body, statement by statement.
extension ColorReading {
  /// Returns the scope of what follows a statement: with the names that it declares, and the new values of the variables that it
  /// changes. What was written before it keeps the scope of before, and a branch keeps its changes to itself: the statement as a
  /// whole says what they come to.
  func after(_ statement: Statement, in scope: ViewScope) -> ViewScope {
    switch statement {
    case .variables(let bindings):
      var scope = scope
      for binding in bindings {
        let next = scope.inner()
        bind([binding], in: next, readIn: scope)
        scope = next
      }
      return scope
    case .expression(let expression), .returned(let expression?): return after(expression, in: scope)
    case .guarded: return scope
    default: return opened(LocalValues.assigned(in: [statement]), scope)
    }
  }

  private func after(_ expression: Expression, in scope: ViewScope) -> ViewScope {
    var changed: [String: ViewScope.Bound] = [:]
    if case .assignment(let target, nil, let value) = expression.kind, case .name(let name) = target.kind {
      guard let (known, _) = scope.bound(name) else { return scope }
      if case .open = known, Self.mentions(name, in: value) { return scope }
      changed[name] = .expression(value, scope)
    } else {
      for name in LocalValues.assigned(in: [.expression(expression)]) where scope.bound(name) != nil {
        changed[name] = LocalValues.value(of: name, after: expression).map { .expression($0, scope) } ?? .open(nil)
      }
    }
    return changed.isEmpty ? scope : scope.inner(changed)
  }

  /// Returns a scope in which the values of some variables are unknown.
  func opened(_ names: Set<String>, _ scope: ViewScope) -> ViewScope {
    let known = names.filter { scope.bound($0) != nil }
    if known.isEmpty { return scope }
    return scope.inner(Dictionary(uniqueKeysWithValues: known.map { ($0, .open(nil)) }))
  }

  /// Returns a scope with the names that the cases bind, which are not properties of the view.
  func opened(_ choice: SwitchOver, _ scope: ViewScope, as value: ViewScope.Bound = .open(nil)) -> ViewScope {
    let inner = scope.inner()
    for case .enumCase(_, let parts) in choice.cases.flatMap({ $0.patterns.map(\.pattern) }) {
      for name in parts.flatMap(\.names) { inner.bind(name, value) }
    }
    return inner
  }

  /// What a case holds, which is not followed.
  static func held(by subject: Span) -> ViewScope.Bound {
    .ink(Ink(.unread("what a case holds is not followed"), subject))
  }

  /// Binds the constants of a body to their values.
  func bind(_ bindings: [Binding], in scope: ViewScope, readIn source: ViewScope? = nil) {
    for binding in bindings {
      for (position, name) in binding.pattern.names.enumerated() {
        var value = binding.initial
        if case .tuple = binding.pattern, let whole = value {
          value = LocalValues.part(position, of: whole)
          if value == nil, case .call = whole.kind { value = Expression(.member(whole, String(position)), whole.span) }
        }
        if let value, !Self.mentions(name, in: value) {
          scope.bind(name, .expression(value, source ?? scope))
        } else {
          scope.bind(name, .open(binding.type))
        }
      }
    }
  }
}
