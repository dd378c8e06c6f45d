import ThemeModel

/// A reason wrapped as an error, so that `Result` can carry it.
struct Unresolved: Error {
  let undetermined: Undetermined
}

extension Evaluator {
  func binary(
    _ operation: String, _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: Scope,
    _ expected: Expected?
  ) -> Value {
    switch operation {
    case "&&", "||":
      switch truth(evaluate(left, scope)) {
      case .success(let first):
        if first == (operation == "||") { return Value(.boolean(first)) }
        return evaluate(right, scope)
      case .failure(let reason): return Value(.unknown(reason.undetermined))
      }
    case "??":
      let first = evaluate(left, scope, expecting: expected)
      guard case .none = first.payload else { return first }
      return evaluate(right, scope, expecting: expected ?? writtenType(left, scope))
    case "==", "!=", "===", "!==":
      return equality(operation, left, right, expression, scope)
    case "|":
      break
    default:
      break
    }
    let isShift = operation == "<<" || operation == ">>"
    let first = evaluate(left, scope, expecting: expected)
    let second = evaluate(right, scope, expecting: isShift ? nil : expected)
    if let own = operatorFunction(operation, first, second, left, right, expression, scope) { return own }
    return Arithmetic.apply(operation, first, second)
      ?? firstUnknown(first, second)
      ?? unknown(
        "unsupported-expression",
        "`\(operation)` of \(Words.kind(of: first)) and \(Words.kind(of: second)) cannot be worked out",
        expression.span)
  }

  private func equality(
    _ operation: String, _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    // An implicit member gets its type from the other side.
    let first: Value
    let second: Value
    if case .member(nil, _) = left.kind {
      second = evaluate(right, scope)
      first = evaluate(left, scope, expecting: Words.type(of: second).map { Expected($0, scope) })
    } else {
      first = evaluate(left, scope)
      second = evaluate(right, scope, expecting: Words.type(of: first).map { Expected($0, scope) })
    }
    if let unknown = firstUnknown(first, second) { return unknown }
    if let equal = OpenTrait.compare(first, second, self) ?? Equality.equal(first, second) ?? sameColor(first, second) {
      return Value(.boolean(equal == (operation.first == "=")))
    }
    return unknown(
      "unsupported-expression",
      "\(Words.kind(of: first)) and \(Words.kind(of: second)) cannot be compared", expression.span)
  }

  private func sameColor(_ first: Value, _ second: Value) -> Bool? {
    guard case .color = first.payload, case .color = second.payload,
      case .success(let a) = Resolution.color(of: first, self),
      case .success(let b) = Resolution.color(of: second, self)
    else { return nil }
    return a == b
  }

  /// Calls an operator that the sources declare for their own types.
  private func operatorFunction(
    _ operation: String, _ first: Value, _ second: Value, _ left: Expression, _ right: Expression,
    _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let owners = [first, second].flatMap { value -> [TypeRecord] in
      switch value.payload {
      case .instance(let instance): return [instance.type]
      case .enumCase(let type, _, _): return [type]
      case .color, .gradient: return Words.foreignTypes(of: value).compactMap { table.type([$0], from: -1) }
      default: return []
      }
    }
    guard !owners.isEmpty || [first, second].contains(where: Self.isOwn) else { return nil }
    for owner in owners {
      let methods = owner.functions(operation, isStatic: true)
      guard !methods.isEmpty, case .method(let method) = self.method(methods, Value(.type(owner))).payload else {
        continue
      }
      return call(method, [.init(value: left), .init(value: right)], expression, scope)
    }
    let globals = table.globalFunctions(operation, from: scope.file).map {
      MethodValue.Candidate(function: $0.member, owner: nil, file: $0.file, scope: nil)
    }
    guard !globals.isEmpty else { return nil }
    return call(MethodValue(globals, receiver: nil), [.init(value: left), .init(value: right)], expression, scope)
  }

  /// Returns whether a value is one that the platform's operators on numbers and strings do not take.
  private static func isOwn(_ value: Value) -> Bool {
    switch value.payload {
    case .color, .gradient, .instance, .enumCase, .tuple, .closure: true
    default: false
    }
  }

  func firstUnknown(_ values: Value...) -> Value? {
    values.first(where: \.isUnknown)
  }

  func prefix(_ operation: String, _ operand: Value, _ expression: Expression) -> Value {
    if operand.isUnknown { return operand }
    switch (operation, operand.payload) {
    case ("-", .integer(let value)):
      let (result, overflow) = Int64(0).subtractingReportingOverflow(value)
      if !overflow { return Value(.integer(result)) }
    case ("-", .decimal(let value)): return Value(.decimal(-value))
    case ("+", _): return operand
    case ("~", .integer(let value)): return Value(.integer(~value))
    case ("!", _):
      switch truth(operand) {
      case .success(let value): return Value(.boolean(!value))
      case .failure(let reason): return Value(.unknown(reason.undetermined))
      }
    case ("\\", _): return operand
    default: break
    }
    return unknown("unsupported-expression", "`\(operation)` cannot be worked out here", expression.span)
  }

  func truth(_ value: Value) -> Result<Bool, Unresolved> {
    switch value.payload {
    case .boolean(let flag): return .success(flag)
    case .openTrait(let name): return .success(OpenTrait.isOn(name, self))
    case .unknown(let reason): return .failure(Unresolved(undetermined: reason))
    default:
      return .failure(
        Unresolved(
          undetermined: Undetermined(
            code: "unsupported-expression", reason: "\(Words.kind(of: value)) stands where a condition was expected")))
    }
  }

  // MARK: Types of numbers

  func isFloating(_ expected: Expected) -> Bool {
    switch expected.type {
    case .optional(let wrapped): return isFloating(expected.with(wrapped))
    case .named(let path):
      guard let name = path.last else { return false }
      if PlatformTypes.floating.contains(name) { return true }
      if let known = floatingTypes[name] { return known }
      let foreign = table.expand(path, from: expected.file, within: expected.scope).foreign
      let isFloating = foreign.contains { PlatformTypes.floating.contains($0) }
      floatingTypes[name] = isFloating
      return isFloating
    default: return false
    }
  }

  /// Converts an integer to a decimal number where the type is floating-point, and gives the elements of
  /// a tuple the labels of its type.
  func coerced(_ value: Value, _ expected: Expected?) -> Value {
    if case .tuple(let values) = value.payload, let parts = expected.flatMap(elements(ofTuple:)),
      parts.count == values.count
    {
      var labelled = value
      labelled.payload = .tuple(zip(values, parts).map { ($0.label ?? $1.label, coerced($0.value, $1.type)) })
      return labelled
    }
    guard let expected, case .integer(let number) = value.payload, isFloating(expected) else { return value }
    var decimal = value
    decimal.payload = .decimal(Double(number))
    decimal.hexDigits = 0
    return decimal
  }
}
