/// The types that expressions have by declarations, in code that is evaluated.
extension Evaluator {
  /// Notes the static type of a local name that gets it from its first value.
  func infer(_ name: String, from initial: Expression, _ scope: Scope) {
    guard let value = scope.value(name), Self.type(dispatching: value) != nil else { return }
    scope.infer(name, staticType(of: initial, scope))
  }

  /// Returns the type of the sources by which code knows the value of an expression.
  func view(of expression: Expression, _ scope: Scope) -> TypeRecord? {
    switch expression.kind {
    case .name("self"), .name("Self"): return scope.type
    default: break
    }
    guard let type = staticType(of: expression, scope) else { return nil }
    if case .metatype(let inner) = type.type.unwrapped { return record(type.with(inner)) }
    return record(type)
  }

  func record(_ type: Expected) -> TypeRecord? {
    table.record(type)
  }

  /// Returns the static type of an expression, if declarations tell it.
  func staticType(of expression: Expression, _ scope: Scope) -> Expected? {
    StaticTypes(table, file: scope.file, owner: scope.type) { name, _, _ in
      scope.value(name) == nil ? .outside : .inside(scope.staticType(of: name))
    }
    .type(of: expression)
  }
}
