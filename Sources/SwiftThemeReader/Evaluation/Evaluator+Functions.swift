/// Functions as values, called with values.
extension Evaluator {
  /// What a closure, a key path, an operator, a function or a type's initialiser makes of values.
  func result(of function: Value, with values: [Value], _ expression: Expression) -> Value {
    switch function.payload {
    case .closure(let closure): return call(closure, values, expression.span)
    case .keyPath(let path):
      return path.reduce(values.first ?? .none) { member($1, of: $0, expression) }
    case .unknown: return function
    case .symbol(let operation) where values.count == 2:
      return Arithmetic.apply(operation, values[0], values[1]) ?? values.first(where: \.isUnknown)
        ?? unknown("unsupported-expression", "`\(operation)` cannot be worked out", expression.span)
    case .method, .type, .foreignType:
      return apply(function, to: values, expression)
    default: return unknown("unsupported-expression", "this function cannot be called", expression.span)
    }
  }
}
