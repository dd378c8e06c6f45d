import ThemeModel

/// A type of whole numbers; nil is `Int`.
enum WholeType {
  case type(IntegerType?)
}

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
      case .failure(let reason): return open(reason.undetermined, among: [right], scope)
      }
    case "??":
      var first = evaluate(left, scope, expecting: expected)
      // Without a mode of the app's own, the system's decides, which has the same ones.
      if first.isNone, let variable = stateVariable(of: first), variable.isMode {
        first.states = first.states?.without(variable.name)
        states = first.states
      }
      if case .unknown(let reason) = first.payload { return open(reason, among: [right], scope) }
      guard case .none = first.payload else { return first }
      let wanted = expected ?? writtenType(left, scope)
      return evaluate(right, scope, expecting: wanted ?? staticType(of: left, scope) ?? type(of: left, scope))
    case "==", "!=", "===", "!==":
      return equality(operation, left, right, expression, scope)
    default:
      break
    }
    let isShift = operation == "<<" || operation == ">>"
    let first = evaluate(left, scope, expecting: expected)
    let second = evaluate(right, scope, expecting: isShift ? nil : expected)
    if let own = operatorFunction(operation, [first, second], [left, right], expression, scope) { return own }
    if let result = Arithmetic.apply(operation, first, second) ?? firstUnknown(first, second) { return result }
    if Arithmetic.isTrap(operation, first, second) {
      return trap("`\(operation)` has no result for these numbers", expression.span)
    }
    let result = unknown(
      "unsupported-expression",
      "`\(operation)` of \(Words.kind(of: first)) and \(Words.kind(of: second)) cannot be evaluated",
      expression.span)
    return given([first, second], result)
  }

  private func equality(
    _ operation: String, _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let (first, second) = sides(left, right, scope)
    let compared = comparedState(first, second)
    if let compared { states = states?.without(compared.variable) }
    if compared == nil, first.asksForDigits, second.asksForDigits { states = states?.onDigits }
    if let unknown = firstUnknown(first, second) { return unknown }
    if let compared { return Value(.boolean(compared.isEqual == (operation.first == "="))) }
    if operation.count == 2, let own = ownEquality(operation, first, second, left, right, expression, scope) {
      return own
    }
    if let equal = OpenTrait.compare(first, second, self) ?? Equality.equal(first, second) ?? sameColor(first, second) {
      return Value(.boolean(equal == (operation.first == "=")))
    }
    return unknown(
      "unsupported-expression",
      "\(Words.kind(of: first)) and \(Words.kind(of: second)) cannot be compared", expression.span)
  }

  /// Evaluates what is compared. An implicit member gets its type from the other side.
  private func sides(_ left: Expression, _ right: Expression, _ scope: Scope) -> (Value, Value) {
    if case .member(nil, _) = left.kind {
      let second = evaluate(right, scope)
      return (evaluate(left, scope, expecting: Words.type(of: second).map { Expected($0, scope) }), second)
    }
    let first = evaluate(left, scope)
    return (first, evaluate(right, scope, expecting: Words.type(of: first).map { Expected($0, scope) }))
  }

  /// By the sources' own `==`, or by its opposite.
  private func ownEquality(
    _ operation: String, _ first: Value, _ second: Value, _ left: Expression, _ right: Expression,
    _ expression: Expression, _ scope: Scope
  ) -> Value? {
    switch (first.payload, second.payload) {
    case (.instance, _), (_, .instance), (.enumCase, _), (_, .enumCase): break
    default: return nil
    }
    let inner = scope.inner()
    inner.declare("$0", first)
    inner.declare("$1", second)
    let sides = [Expression(.name("$0"), left.span), Expression(.name("$1"), right.span)]
    if let own = operatorFunction(operation, [first, second], sides, expression, inner) { return own }
    guard operation == "!=",
      let same = operatorFunction("==", [first, second], sides, expression, inner)
    else { return nil }
    return prefix("!", same, expression)
  }

  private func sameColor(_ first: Value, _ second: Value) -> Bool? {
    guard case .color = first.payload, case .color = second.payload,
      case .success(let a) = Resolution.color(of: first, self),
      case .success(let b) = Resolution.color(of: second, self)
    else { return nil }
    return a == b
  }

  /// An operator that the sources define: for types of theirs, or one that only they have.
  private func operatorFunction(
    _ operation: String, _ values: [Value], _ operands: [Expression], _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let isCustom = !OperatorPrecedences.isStandard(operation)
    let arguments = operands.map { Expression.Argument(value: $0) }
    for owner in values.flatMap({ operatorOwners($0, isCustom: isCustom) }) {
      let methods = owner.functions(operation, isStatic: true)
      guard !methods.isEmpty, case .method(let method) = self.method(methods, Value(.type(owner))).payload,
        takes(method, arguments, scope)
      else { continue }
      return call(method, arguments, expression, scope)
    }
    guard isCustom || values.contains(where: Self.isOwn) else { return nil }
    let globals = table.globalFunctions(operation, from: scope.file).map {
      MethodValue.Candidate(function: $0.member, owner: nil, file: $0.file, scope: nil)
    }
    let method = MethodValue(globals, receiver: nil)
    guard !globals.isEmpty, takes(method, arguments, scope) else { return nil }
    return call(method, arguments, expression, scope)
  }

  /// The types whose operators may be meant.
  private func operatorOwners(_ value: Value, isCustom: Bool) -> [TypeRecord] {
    switch value.payload {
    case .instance(let instance): [instance.type]
    case .enumCase(let type, _, _): [type]
    case .color, .gradient: Words.foreignTypes(of: value).compactMap { table.type([$0], from: -1) }
    default: isCustom ? Words.foreignTypes(of: value).compactMap { table.type([$0], from: -1) } : []
    }
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

  /// An operator before its operand: the sources' own where they have one.
  func prefix(
    _ operation: String, _ operand: Expression, _ expression: Expression, _ scope: Scope, _ expected: Expected?
  )
    -> Value
  {
    let value = evaluate(operand, scope, expecting: expected)
    let own = operatorFunction(operation, [value], [operand], expression, scope)
    return own ?? prefix(operation, value, expression)
  }

  private func prefix(_ operation: String, _ operand: Value, _ expression: Expression) -> Value {
    if operand.isUnknown { return operand }
    switch (operation, operand.payload) {
    case ("-", .integer(let value)):
      let (result, overflow) = Int64(0).subtractingReportingOverflow(value)
      if !overflow, operand.integer?.holds(result) ?? true {
        var negative = operand.with(result)
        negative.asDecimal = operand.asDecimal.map { -$0 }
        return negative
      }
    case ("-", .decimal(let value)):
      let negative = Value(.decimal(-value))
      return operand.isFloat ? negative.narrowed : negative
    case ("+", _): return operand
    case ("~", .integer(let value)):
      if let kept = operand.integer.map({ $0.wrapped(~value) }) ?? ~value { return operand.with(kept) }
    case ("!", _):
      switch truth(operand) {
      case .success(let value): return Value(.boolean(!value))
      case .failure(let reason): return Value(.unknown(reason.undetermined))
      }
    case ("\\", _): return operand
    case ("...", .integer(let last)): return Value(.range(.min...last))
    case ("..<", .integer(let end)) where end > .min: return Value(.range(.min...(end - 1)))
    default: break
    }
    return unknown("unsupported-expression", "`\(operation)` cannot be evaluated here", expression.span)
  }

  func truth(_ value: Value, _ span: Span? = nil) -> Result<Bool, Unresolved> {
    if !value.isUnknown, let reason = undecided(by: value, span ?? value.origin) {
      return .failure(Unresolved(undetermined: reason))
    }
    switch value.payload {
    case .boolean(let flag): return .success(flag)
    case .openTrait(let name): return .success(OpenTrait.isOn(name, self))
    case .unknown(let reason): return .failure(Unresolved(undetermined: reason))
    default:
      return .failure(
        Unresolved(
          undetermined: Undetermined(
            code: "unsupported-expression", reason: "expected a condition, found \(Words.kind(of: value))")))
    }
  }

  // MARK: Types of numbers

  func isFloating(_ expected: Expected) -> Bool {
    switch expected.type {
    case .optional(let wrapped): return isFloating(expected.with(wrapped))
    case .named(let path):
      guard let name = path.last else { return false }
      if PlatformTypes.floating.contains(name) { return true }
      if path.count == 1, case .named(let bound)? = expected.scope?.declaration?.constraints[name] {
        return bound == ["BinaryFloatingPoint"] || bound == ["FloatingPoint"]
      }
      let key = TypeKey(path: path, file: expected.file, scope: expected.scope.map { ObjectIdentifier($0) })
      if let known = floatingTypes[key] { return known }
      let foreign = table.foreignNames(path, from: expected.file, within: expected.scope)
      let isFloating = foreign.contains { PlatformTypes.floating.contains($0) }
      floatingTypes[key] = isFloating
      return isFloating
    default: return false
    }
  }

  /// The type of whole numbers that is expected, with nil for `Int`; nil where none is.
  func integerType(_ expected: Expected) -> WholeType? {
    switch expected.type {
    case .optional(let wrapped): return integerType(expected.with(wrapped))
    case .named(let path):
      guard let name = path.last else { return nil }
      if PlatformTypes.integers.contains(name) { return WholeType.type(IntegerType(named: name)) }
      // One name may stand for several types, by file and scope.
      let key = TypeKey(path: path, file: expected.file, scope: expected.scope.map { ObjectIdentifier($0) })
      if let known = integerTypes[key] { return known }
      let names = table.foreignNames(path, from: expected.file, within: expected.scope)
      let found = names.first(where: PlatformTypes.integers.contains).map { WholeType.type(IntegerType(named: $0)) }
      integerTypes[key] = .some(found)
      return found
    default: return nil
    }
  }

  /// A whole number becomes a decimal one where the type is floating, and a tuple's parts take the labels of its type.
  func coerced(_ value: Value, _ expected: Expected?) -> Value {
    if case .tuple(let values) = value.payload, let parts = expected.flatMap(elements(ofTuple:)),
      parts.count == values.count
    {
      var labelled = value
      labelled.payload = .tuple(zip(values, parts).map { ($0.label ?? $1.label, coerced($0.value, $1.type)) })
      return labelled
    }
    if case .array(let elements) = value.payload, !value.isSet, expected.map(isSet) == true {
      guard let set = CollectionElements.set(elements, isEqual: { Equality.equal($0, $1) ?? sameColor($0, $1) }) else {
        let place = value.writtenAt ?? elements.first?.writtenAt
        return unknown("unsupported-expression", "which elements of the set are equal is not known", place)
      }
      var made = value
      (made.payload, made.isUnordered, made.isSet) = (set.payload, true, true)
      return made
    }
    if case .decimal = value.payload, let expected, isFloat(expected) { return value.narrowed }
    guard let expected, case .integer(let number) = value.payload else { return value }
    guard isFloating(expected) else { return whole(value, number, expected) }
    var decimal = value
    decimal.asDecimal = value.asDecimal ?? Double(number)
    return isFloat(expected) ? decimal.widened.narrowed : decimal.widened
  }

  /// A literal as a number of the type that is expected.
  func decimal(_ number: Double, _ expected: Expected?) -> Value {
    let value = Value(.decimal(number))
    return expected.map(isFloat) == true ? value.narrowed : value
  }

  /// Whether a type is `Float`, also through an alias.
  private func isFloat(_ expected: Expected) -> Bool {
    guard case .named(let path) = expected.type.unwrapped, let name = path.last else { return false }
    switch name {
    case "Float", "Float32": return true
    case "CGFloat", "Double": return false
    default:
      return isFloating(expected)
        && table.foreignNames(path, from: expected.file, within: expected.scope).contains {
          $0 == "Float" || $0 == "Float32"
        }
    }
  }

  /// Whether a type is one of sets, also through aliases: `typealias Tags = Set<String>`.
  private func isSet(_ expected: Expected) -> Bool {
    var here = expected
    for _ in 0..<Self.mostAliases {
      if CollectionElements.isSet(here.type) { return true }
      guard case .named(let path) = here.type.unwrapped,
        let (alias, file) = table.alias(path, from: here.file, within: here.scope)
      else { return false }
      here = Expected(alias.target, file: file, scope: here.scope)
    }
    return false
  }

  /// A whole number as one of the type that is expected of it.
  private func whole(_ value: Value, _ number: Int64, _ expected: Expected) -> Value {
    guard case .type(let type)? = integerType(expected) else { return value }
    var typed = value.settled
    typed.integer = type
    if let type, !type.holds(number) {
      typed.payload = .unknown(
        Undetermined(code: "number-out-of-range", reason: "\(number) does not fit \(expected.type.text)"))
    }
    return typed
  }
}
