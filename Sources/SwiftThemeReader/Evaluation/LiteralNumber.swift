/// Numbers of literals alone. `1 / 2` is a whole number where nothing else is wanted, and 0.5 in `1 / 2 + 0.25`: Swift gives
/// literals the type of the expression that they stand in.
extension Value {
  /// The value as the code keeps it in a constant without a written type: whole.
  var settled: Value {
    switch payload {
    case .integer where asDecimal != nil:
      var value = self
      value.asDecimal = nil
      return value
    case .array(let all) where all.contains { $0.asDecimal != nil }:
      return replacing(.array(all.map(\.settled)))
    case .tuple(let parts) where parts.contains { $0.value.asDecimal != nil }:
      return replacing(.tuple(parts.map { ($0.label, $0.value.settled) }))
    case .dictionary(let entries) where entries.contains { $0.key.asDecimal != nil || $0.value.asDecimal != nil }:
      return replacing(.dictionary(entries.map { ($0.key.settled, $0.value.settled) }))
    default: return self
    }
  }

  /// The value where a decimal is wanted, if it is a whole number of literals alone.
  var widened: Value {
    guard let asDecimal, case .integer = payload else { return self }
    var value = replacing(.decimal(asDecimal))
    value.hexDigits = 0
    value.integer = nil
    value.asDecimal = nil
    return value
  }

  /// A whole number where only a decimal can be meant.
  var asDecimalNumber: Value {
    guard case .integer(let number) = payload else { return self }
    return replacing(.decimal(asDecimal ?? Double(number)))
  }

  /// A decimal number as a `Float`, which keeps fewer digits.
  var narrowed: Value {
    guard case .decimal(let number) = payload else { return self }
    var value = replacing(.decimal(Double(Float(number))))
    value.isFloat = true
    return value
  }

  /// A new element of a collection, which has the type of the others.
  func asElement(of collection: Value) -> Value {
    let others: [Value] =
      switch collection.payload {
      case .array(let all): all
      case .dictionary(let entries): entries.map(\.value)
      default: []
      }
    guard let known = others.first(where: \.isDecimal) else { return self }
    return known.isFloat ? widened.narrowed : widened
  }

  private func replacing(_ payload: Payload) -> Value {
    var value = self
    value.payload = payload
    return value
  }

  var isDecimal: Bool {
    if case .decimal = payload { true } else { false }
  }

  /// Values of one type: literals beside a decimal are decimals.
  static func alike(_ values: [Value]) -> [Value] {
    values.contains(where: \.isDecimal) ? values.map(\.widened) : values
  }
}

extension Evaluator {
  /// A branch's value, which has the type of both branches: `isWide ? 1 : 0.5`.
  func alike(_ value: Value, _ other: Expression, _ scope: Scope) -> Value {
    value.asDecimal != nil && saysDecimal(other, scope) ? value.widened : value
  }

  private func saysDecimal(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .decimal: return true
    case .prefix("-", let operand), .forced(let operand): return saysDecimal(operand, scope)
    case .binary("+", let left, let right), .binary("-", let left, let right), .binary("*", let left, let right),
      .binary("/", let left, let right), .conditional(_, let left, let right):
      return saysDecimal(left, scope) || saysDecimal(right, scope)
    case .tuple(let parts): return parts.count == 1 && saysDecimal(parts[0].value, scope)
    case .name, .member:
      // The branch is not taken, so to evaluate it may stop the app; what is declared tells its type.
      if let type = staticType(of: expression, scope) { return isFloating(type) }
      guard case .name = expression.kind else { return false }
      return guessing { shared.unnoted { inside { evaluate(expression, scope) } } }.isDecimal
    case .call(let callee, _):
      if case .name(let name) = callee.kind { return PlatformTypes.floating.contains(name) }
      return false
    default: return false
    }
  }
}
