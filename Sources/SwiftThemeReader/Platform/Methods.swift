/// Methods of values of platform types.
enum Methods {
  static func call(
    _ name: String, on receiver: Value, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ expected: Expected?, _ evaluator: Evaluator
  ) -> Value? {
    switch receiver.payload {
    case .color: return ColorMethods.call(name, on: receiver, arguments, expression, scope, evaluator)
    case .array, .dictionary, .range:
      return CollectionMethods.call(name, on: receiver, base, arguments, expression, scope, expected, evaluator)
    case .string(let text):
      let values = evaluator.evaluated(arguments, scope)
      if let unknown = values.first(where: \.value.isUnknown) { return unknown.value }
      if comparing.contains(name), values.contains(where: \.value.asksForDigits) {
        evaluator.states = evaluator.states?.onDigits
      }
      if let result = StringMethods.call(name, on: text, values) ?? Patterns.call(name, on: text, values) {
        return result
      }
      if CollectionChanges.isBeyond(name, text.count, values) {
        return evaluator.trap("a text has no character at this index", expression.span)
      }
      if let (result, rest) = CollectionChanges.string(name, text, values) {
        _ = evaluator.store(Value(.string(rest)), in: base, expression, scope)
        return result
      }
      return CollectionMethods.call(name, on: receiver, base, arguments, expression, scope, expected, evaluator)
    case .scanner(let text, let offset):
      return Scanning.call(name, text, at: offset, base, arguments, expression, scope, evaluator)
    case .pattern(let pattern, let isWhole):
      return Patterns.call(name, on: pattern, isWhole: isWhole, evaluator.evaluated(arguments, scope))
    case .match(let match): return Patterns.call(name, on: match, evaluator.evaluated(arguments, scope))
    case .decimal, .integer:
      let result = number(name, receiver, evaluator.evaluated(arguments, scope))
      return receiver.isFloat ? result?.narrowed : result
    case .closure(let closure):
      return evaluator.call(closure, evaluator.evaluated(arguments, scope).map(\.value), expression.span)
    case .traits where name == "bestMatch" && Labels.areKnown(arguments.map(\.label), of: name):
      return Traits.bestMatch(evaluator.evaluated(arguments, scope), receiver, evaluator)
    case .symbol(UserSettings.standard):
      return UserSettings.call(name, evaluator.evaluated(arguments, scope), expression.span, evaluator)
    case .traits: return evaluator.unknown("unknown-function", "`\(name)` of traits is not known", expression.span)
    default: return nil
    }
  }

  /// The methods that compare a text with another one.
  private static let comparing: Set = ["hasPrefix", "hasSuffix", "starts", "contains"]

  private static func number(_ name: String, _ receiver: Value, _ arguments: [EvaluatedArgument]) -> Value? {
    // Only decimals have these methods: `(1 / 2).rounded()`.
    guard let number = Conversions.number(receiver), Labels.areKnown(arguments.map(\.label), of: name) else {
      return nil
    }
    switch name {
    case "rounded":
      guard let first = arguments.first else { return Value(.decimal(number.rounded())) }
      switch Words.text(of: first.value) {
      case "down": return Value(.decimal(number.rounded(.down)))
      case "up": return Value(.decimal(number.rounded(.up)))
      case "towardZero": return Value(.decimal(number.rounded(.towardZero)))
      case "toNearestOrEven": return Value(.decimal(number.rounded(.toNearestOrEven)))
      case "awayFromZero": return Value(.decimal(number.rounded(.awayFromZero)))
      case "toNearestOrAwayFromZero": return Value(.decimal(number.rounded()))
      default: return nil
      }
    case "squareRoot": return Value(.decimal(number.squareRoot()))
    case "truncatingRemainder":
      guard let by = arguments.first.flatMap({ Conversions.number($0.value) }), by != 0 else { return nil }
      return Value(.decimal(number.truncatingRemainder(dividingBy: by)))
    default: return nil
    }
  }
}
