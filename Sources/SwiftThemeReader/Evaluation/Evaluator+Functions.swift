/// Calls of function values with evaluated arguments.
extension Evaluator {
  /// Reads the members of a key path.
  func read(_ path: [String], of value: Value, _ expression: Expression) -> Value {
    path.reduce(value) { member($1, of: $0, seenAs: nil, expression) ?? member($1, of: $0, expression) }
  }

  /// Returns the result of a closure, key path, operator, function or initialiser for these values.
  func result(of function: Value, with values: [Value], _ expression: Expression) -> Value {
    let result = plainResult(of: function, with: values, expression)
    states = .joined(states, result.states)
    return result
  }

  private func plainResult(of function: Value, with values: [Value], _ expression: Expression) -> Value {
    switch function.payload {
    case .closure(let closure): return call(closure, values, expression.span)
    case .keyPath(let path):
      return read(path, of: values.first ?? .none, expression)
    case .unknown: return function
    case .symbol(let operation) where values.count == 2:
      return Arithmetic.apply(operation, values[0], values[1]) ?? values.first(where: \.isUnknown)
        ?? unknown("unsupported-expression", "`\(operation)` cannot be evaluated", expression.span)
    case .method, .type, .foreignType:
      return apply(function, to: values, expression)
    default: return unknown("unsupported-expression", "this function cannot be called", expression.span)
    }
  }
}
