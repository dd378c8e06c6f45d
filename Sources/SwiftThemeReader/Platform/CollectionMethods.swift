/// Methods of arrays, dictionaries and ranges that theme code uses.
enum CollectionMethods {
  static func call(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard let elements = Builtins.elements(of: receiver), elements.count <= Evaluator.largest else { return nil }
    let values = evaluator.evaluated(arguments, scope)
    let last = values.last?.value
    func apply(_ element: Value) -> Value {
      guard let last else { return .none }
      return result(of: last, with: [element], expression, evaluator)
    }
    switch name {
    case "map": return Value(.array(elements.map(apply)))
    case "compactMap":
      return Value(.array(elements.map(apply).filter { if case .none = $0.payload { false } else { true } }))
    case "flatMap": return Value(.array(elements.map(apply).flatMap { Builtins.elements(of: $0) ?? [$0] }))
    case "filter", "first":
      if values.isEmpty { return elements.first ?? Value.none }
      var kept: [Value] = []
      for element in elements {
        switch evaluator.truth(apply(element)) {
        case .success(true):
          if name == "first" { return element }
          kept.append(element)
        case .success(false): continue
        case .failure(let reason): return Value(.unknown(reason.undetermined))
        }
      }
      return name == "first" ? Value.none : Value(.array(kept))
    case "mapValues":
      guard case .dictionary(let pairs) = receiver.payload else { return nil }
      return Value(.dictionary(pairs.map { ($0.key, apply($0.value)) }))
    case "merging":
      guard case .dictionary(var pairs) = receiver.payload, case .dictionary(let more)? = values.first?.value.payload
      else { return nil }
      for (key, value) in more {
        guard let index = pairs.firstIndex(where: { Equality.equal($0.key, key) == true }) else {
          pairs.append((key, value))
          continue
        }
        pairs[index].value =
          last.map { result(of: $0, with: [pairs[index].value, value], expression, evaluator) } ?? value
      }
      return Value(.dictionary(pairs))
    case "reduce":
      guard values.count == 2, let start = values.first?.value, let last else { return nil }
      return elements.reduce(start) { result(of: last, with: [$0, $1], expression, evaluator) }
    case "enumerated":
      return Value(
        .array(elements.enumerated().map { Value(.tuple([("offset", Value(.integer(Int64($0)))), ("element", $1)])) }))
    case "reversed": return Value(.array(elements.reversed()))
    case "contains":
      guard let wanted = values.first?.value else { return nil }
      return Value(.boolean(elements.contains { Equality.equal($0, wanted) == true }))
    case "append":
      guard let added = values.first?.value else { return nil }
      return evaluator.store(Value(.array(elements + [added])), in: base, expression, scope)
    case "forEach":
      for element in elements { _ = apply(element) }
      return .void
    default: return nil
    }
  }

  private static func result(
    of function: Value, with values: [Value], _ expression: Expression, _ evaluator: Evaluator
  ) -> Value {
    switch function.payload {
    case .closure(let closure): return evaluator.call(closure, values, expression.span)
    case .keyPath(let path):
      return path.reduce(values.first ?? .none) { evaluator.member($1, of: $0, expression) }
    case .unknown: return function
    default: return evaluator.unknown("unsupported-expression", "this function cannot be called", expression.span)
    }
  }
}
