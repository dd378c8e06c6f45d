/// Methods of arrays, dictionaries and ranges that theme code uses.
enum CollectionMethods {
  static func call(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ expected: Expected?, _ evaluator: Evaluator
  ) -> Value? {
    if DictionaryMethods.contain(name, on: receiver) {
      return DictionaryMethods.call(name, on: receiver, base, arguments, expression, scope, evaluator)
    }
    func ordered(_ receiver: Value) -> Value? {
      let before = evaluator.effects
      var result = calling(name, on: receiver, base, arguments, expression, scope, expected, evaluator)
      guard receiver.isLazy else { return result }
      guard evaluator.effects == before else {
        let reason = "it changes something each time it is read"
        return evaluator.given(
          arguments, to: expression, evaluator.unknown("unsupported-expression", reason, expression.span), scope,
          areEvaluated: true)
      }
      result?.isLazy = true
      return result
    }
    guard CollectionElements.isUnordered(receiver) else { return ordered(receiver) }
    guard withoutOrder.contains(name) else { return Value(.unknown(evaluator.unordered(receiver, expression.span))) }
    let (result, hasChanges) = evaluator.withoutOrder(receiver, expression.span) { ordered(receiver) }
    guard var result, !result.isUnknown, name != "forEach" else { return result }
    if hasChanges { return Value(.unknown(evaluator.unordered(receiver, expression.span))) }
    switch name {
    case "map", "compactMap", "flatMap", "reversed": result.isUnordered = true
    case "filter": (result.isUnordered, result.isSet) = (true, receiver.isSet)
    case "reduce", "first", "sorted", "min", "max":
      // The closure changes nothing, so it can be asked again. Where three orders come to the same, so do most others.
      let all = CollectionElements.all(of: receiver) ?? []
      for order in [all.reversed(), Array(all.dropFirst() + all.prefix(1))] {
        let (other, _) = evaluator.withoutOrder(receiver, expression.span) { ordered(Value(.array(order))) }
        guard let other, isSame(result, other) else {
          return Value(.unknown(evaluator.unordered(receiver, expression.span)))
        }
      }
    default: break
    }
    return result
  }

  /// The methods that may come to the same in every order of the elements.
  private static let withoutOrder: Set = [
    "map", "compactMap", "flatMap", "filter", "reversed", "sorted", "min", "max", "contains", "allSatisfy", "mapValues",
    "forEach", "randomElement", "shuffled", "reduce", "first",
  ]

  /// Two entries of a dictionary are one if they have one key.
  private static func isSame(_ a: Value, _ b: Value) -> Bool {
    if case .array(let some) = a.payload, case .array(let others) = b.payload {
      return some.count == others.count && zip(some, others).allSatisfy(isSame)
    }
    if case .tuple(let a) = a.payload, case .tuple(let b) = b.payload, let key = a.first, let other = b.first,
      key.label == "key"
    {
      return Equality.equal(key.value, other.value) == true
    }
    return Equality.equal(a, b) == true
  }

  private static func calling(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ expected: Expected?, _ evaluator: Evaluator
  ) -> Value? {
    guard let elements = CollectionElements.all(of: receiver), elements.count <= Evaluator.largest else { return nil }
    guard Labels.areKnown(arguments.map(\.label), of: name) else { return nil }
    var values = evaluator.evaluated(arguments, scope)
    if name == "append" || name == "insert" {
      // A new element has the type of the others.
      let type = evaluator.type(of: base, scope)
      for index in values.indices where values[index].label == nil || values[index].label == "contentsOf" {
        let wanted = values[index].label == nil ? type?.element : type
        values[index].value = evaluator.coerced(values[index].value, wanted).asElement(of: receiver)
      }
    }
    let last = values.last.map { Self.returning(expected, name, $0.value) }
    func apply(_ element: Value) -> Value {
      guard let last else { return .none }
      return evaluator.result(of: last, with: [element], expression)
    }
    switch name {
    case "map": return Value(.array(elements.map(apply)))
    case "compactMap": return Value(.array(elements.map(apply).filter { !$0.isNone }))
    case "flatMap":
      let parts = elements.map(apply)
      var all = Value(.array(parts.flatMap { CollectionElements.all(of: $0) ?? [$0] }))
      all.isUnordered = parts.contains(where: CollectionElements.isUnordered)
      return all
    case "filter", "first":
      return values.isEmpty ? elements.first ?? .none : filtered(name, elements, apply, expression, evaluator)
    case "mapValues":
      guard case .dictionary(let pairs) = receiver.payload else { return nil }
      return Value(.dictionary(pairs.map { ($0.key, apply($0.value)) }))
    case "reduce" where values.first?.label == "into":
      return gathered(elements, into: values, expression, evaluator)
    case "reduce":
      guard values.count == 2, values[0].label == nil, let start = values.first?.value, let last else { return nil }
      return elements.reduce(start) { evaluator.result(of: last, with: [$0, $1], expression) }
    case "enumerated":
      return Value(
        .array(elements.enumerated().map { Value(.tuple([("offset", Value(.integer(Int64($0)))), ("element", $1)])) }))
    case "reversed": return Value(.array(elements.reversed()))
    case "joined": return joined(elements, values)
    case "dropFirst", "dropLast", "prefix", "suffix": return cut(name, elements, values)
    case "randomElement", "shuffled":
      return evaluator.unknown("runtime-value", "it is chosen at random", expression.span)
    case "contains":
      return values.first.flatMap { contains($0, elements, expression, evaluator) }
    case "sorted", "min", "max": return Ordering.call(name, elements, last, expression, evaluator)
    case "allSatisfy": return allSatisfy(elements.lazy.map(apply), evaluator)
    case "firstIndex": return values.first.flatMap { firstIndex($0, elements, expression, evaluator) }
    case "forEach":
      for element in elements { _ = apply(element) }
      return .void
    default: return changing(name, receiver, elements, values, base, expression, scope, evaluator)
    }
  }

  /// Evaluates a method that changes the array: its new value is stored where `base` is.
  private static func changing(
    _ name: String, _ receiver: Value, _ elements: [Value], _ values: [EvaluatedArgument], _ base: Expression,
    _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard case .array = receiver.payload else { return nil }
    if CollectionChanges.isBeyond(name, elements.count, values) { return evaluator.trap(Words.beyond, expression.span) }
    guard let (result, rest) = CollectionChanges.array(name, elements, values) else { return nil }
    var changed = Value(.array(rest))
    changed.isUnordered =
      receiver.isUnordered
      || name == "append" && values.contains { CollectionElements.isUnordered($0.value) }
        && values[0].label == "contentsOf"
    _ = evaluator.store(changed, in: base, expression, scope)
    return result
  }

  /// Returns whether all answers are true. No answer after the first false one is asked for.
  private static func allSatisfy(_ answers: some Sequence<Value>, _ evaluator: Evaluator) -> Value {
    for answer in answers {
      switch evaluator.truth(answer) {
      case .success(true): continue
      case .success(false): return Value(.boolean(false))
      case .failure(let reason): return Value(.unknown(reason.undetermined))
      }
    }
    return Value(.boolean(true))
  }

  /// Evaluates `reduce(into: []) { $0.append($1) }`: the closure changes its first parameter.
  private static func gathered(
    _ elements: [Value], into values: [EvaluatedArgument], _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    guard values.count == 2, case .closure(let function)? = values.last?.value.payload, var result = values.first?.value
    else { return nil }
    let name = function.closure.parameters.first ?? "$0"
    for element in elements {
      let scope = function.scope.function(result: nil)
      let value = evaluator.call(function, [evaluator.ownCopy(of: result), element], expression.span, in: scope)
      // What the closure did before it failed is not known.
      if value.isUnknown { return value }
      result = scope.value(name) ?? result
    }
    return result
  }

  /// Evaluates `filter { … }`, or `first { … }`, which ends at the first element that is kept.
  private static func filtered(
    _ name: String, _ elements: [Value], _ holds: (Value) -> Value, _ expression: Expression, _ evaluator: Evaluator
  ) -> Value {
    var kept: [Value] = []
    for element in elements {
      switch evaluator.truth(holds(element)) {
      case .success(true):
        // What is found and nil is not what is not found, and one `nil` stands for both here.
        if name == "first" { return element.isNone ? evaluator.nestedOptional(expression) : element }
        kept.append(element)
      case .success(false): continue
      case .failure(let reason): return Value(.unknown(reason.undetermined))
      }
    }
    return name == "first" ? .none : Value(.array(kept))
  }

  private static func joined(_ elements: [Value], _ values: [EvaluatedArgument]) -> Value? {
    let words = elements.compactMap { if case .string(let text) = $0.payload { text } else { nil } }
    guard words.count == elements.count else { return nil }
    return Value(.string(words.joined(separator: values.first.flatMap { Words.text(of: $0.value) } ?? "")))
  }

  private static func cut(_ name: String, _ elements: [Value], _ values: [EvaluatedArgument]) -> Value? {
    guard values.isEmpty || values[0].label == nil,
      let count = values.first.map({ Conversions.number($0.value) }) ?? 1, count >= 0,
      count <= Double(Evaluator.largest)
    else { return nil }
    switch name {
    case "dropFirst": return Value(.array(Array(elements.dropFirst(Int(count)))))
    case "dropLast": return Value(.array(Array(elements.dropLast(Int(count)))))
    case "prefix": return Value(.array(Array(elements.prefix(Int(count)))))
    default: return Value(.array(Array(elements.suffix(Int(count)))))
    }
  }

  /// Evaluates `contains(x)` or `contains { $0.isDark }`.
  private static func contains(
    _ wanted: EvaluatedArgument, _ elements: [Value], _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    var isKnown = true
    for element in elements {
      let holds: Bool?
      switch wanted.value.payload {
      case .closure, .keyPath, .method:
        switch evaluator.truth(evaluator.result(of: wanted.value, with: [element], expression)) {
        case .success(let truth): holds = truth
        case .failure(let reason): return Value(.unknown(reason.undetermined))
        }
      default: holds = Equality.equal(element, wanted.value)
      }
      if holds == true { return Value(.boolean(true)) }
      if holds == nil { isKnown = false }
    }
    if isKnown { return Value(.boolean(false)) }
    return wanted.value.isUnknown ? wanted.value : elements.first(where: \.isUnknown)
  }

  /// `firstIndex(of: x)`, `firstIndex { $0.isDark }`
  private static func firstIndex(
    _ wanted: EvaluatedArgument, _ elements: [Value], _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    for (index, element) in elements.enumerated() {
      guard let found = contains(wanted, [element], expression, evaluator) else { return nil }
      switch found.payload {
      case .boolean(true): return Value(.integer(Int64(index)))
      case .boolean: continue
      default: return found
      }
    }
    return Value.none
  }

  /// `map { _ in .white }`: what is made has the type of the elements that are expected.
  private static func returning(_ expected: Expected?, _ name: String, _ function: Value) -> Value {
    guard ["map", "compactMap", "mapValues"].contains(name), let element = expected?.element,
      case .closure(let closure) = function.payload, closure.result == nil
    else { return function }
    return Value(.closure(ClosureValue(closure.closure, closure.scope, result: element.type)))
  }
}
