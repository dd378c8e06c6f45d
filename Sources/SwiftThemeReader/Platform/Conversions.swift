/// `CGFloat(x)`, `Int("FF", radix: 16)`, `String(x)`: the conversions of the standard library.
enum Conversions {
  static func number(_ value: Value) -> Double? {
    switch value.payload {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  static func build(_ type: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard let first = arguments.first?.value else { return type.contains("String") ? Value(.string("")) : nil }
    if PlatformTypes.floating.contains(type) || type == "NSNumber" { return floating(first) }
    if PlatformTypes.integers.contains(type) { return integer(first, arguments) }
    switch type {
    case "String", "NSString", "Substring", "Character":
      if arguments.contains(where: { $0.label == "format" }) { return nil }
      return Words.text(of: first).map { Value(.string($0)) }
    case "Bool":
      if case .boolean = first.payload { return first }
      if case .string(let text) = first.payload { return Bool(text).map { Value(.boolean($0)) } ?? Value.none }
      return nil
    case "Optional": return first
    default: return nil
    }
  }

  private static func floating(_ value: Value) -> Value? {
    if let number = number(value) { return Value(.decimal(number)) }
    if case .string(let text) = value.payload { return Double(text).map { Value(.decimal($0)) } ?? Value.none }
    return nil
  }

  private static func integer(_ value: Value, _ arguments: [EvaluatedArgument]) -> Value? {
    switch value.payload {
    case .integer: return value
    case .decimal(let number):
      let whole = number.rounded(.towardZero)
      return Int64(exactly: whole).map { Value(.integer($0)) }
    case .string(let text):
      var radix = 10
      if let given = arguments.first(where: { $0.label == "radix" }), case .integer(let number) = given.value.payload {
        guard (2...36).contains(number) else { return nil }
        radix = Int(number)
      }
      return Int64(text, radix: radix).map { Value(.integer($0)) } ?? Value.none
    default: return nil
    }
  }
}
