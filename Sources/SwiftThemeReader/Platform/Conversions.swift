/// `CGFloat(x)`, `Int("FF", radix: 16)`, `UInt8(truncatingIfNeeded: x)`: the conversions of the standard library, by their labels. An
/// argument that is not known here makes another initialiser, and gives nothing.
enum Conversions {
  static func number(_ value: Value) -> Double? {
    switch value.payload {
    case .integer(let number): value.asDecimal ?? Double(number)
    case .decimal(let number): number
    default: nil
    }
  }

  /// Whether a conversion stops the app, because the number does not fit the type.
  static func isTrap(_ type: String, _ arguments: [EvaluatedArgument]) -> Bool {
    guard arguments.map(\.label) == [nil], let wanted = IntegerType(named: type),
      case .integer(let number) = arguments[0].value.payload
    else { return false }
    return number < wanted.smallest || wanted.bits < 64 && number > wanted.largest
  }

  static func build(_ type: String, _ arguments: [EvaluatedArgument]) -> Value? {
    let labels = arguments.map(\.label)
    if PlatformTypes.floating.contains(type) || type == "NSNumber" {
      let number = floating(labels, arguments)
      guard type == "Float" || type == "Float32" else { return number }
      guard labels == ["exactly"], case .decimal(let exact)? = number?.payload else { return number?.narrowed }
      return Double(Float(exact)) == exact ? number?.narrowed : Value.none
    }
    if PlatformTypes.integers.contains(type) { return integer(IntegerType(named: type), labels, arguments) }
    switch type {
    case "String", "NSString", "Substring", "Character": return TextConversions.build(type, arguments)
    case "Bool" where labels == [nil]:
      if case .boolean = arguments[0].value.payload { return arguments[0].value }
      if case .string(let text) = arguments[0].value.payload {
        return Bool(text).map { Value(.boolean($0)) } ?? Value.none
      }
      return nil
    case "Optional" where labels == [nil]: return arguments[0].value
    default: return nil
    }
  }

  private static func floating(_ labels: [String?], _ arguments: [EvaluatedArgument]) -> Value? {
    if labels.isEmpty { return Value(.decimal(0)) }
    guard labels == [nil] || labels == ["value"] || labels == ["truncating"] || labels == ["exactly"] else {
      return nil
    }
    let value = arguments[0].value.settled
    if let number = number(value) { return Value(.decimal(number)) }
    if labels == [nil], case .string(let text) = value.payload {
      return Double(text).map { Value(.decimal($0)) } ?? Value.none
    }
    return nil
  }

  /// - Parameter type: nil for `Int`
  private static func integer(_ type: IntegerType?, _ labels: [String?], _ arguments: [EvaluatedArgument]) -> Value? {
    func whole(_ number: Int64) -> Value {
      var value = Value(.integer(number))
      value.integer = type
      return value
    }
    func fitting(_ number: Int64?) -> Value? {
      number.flatMap { type?.holds($0) ?? true ? whole($0) : nil }
    }
    guard let first = arguments.first?.value else { return whole(0) }
    switch (labels, first.payload) {
    case ([nil], .integer(let number)): return fitting(number)
    case ([nil], .decimal(let number)): return fitting(Int64(exactly: number.rounded(.towardZero)))
    case (["exactly"], .integer(let number)): return fitting(number) ?? Value.none
    case (["exactly"], .decimal(let number)): return fitting(Int64(exactly: number)) ?? Value.none
    case (["truncating"], .decimal(let number)): return fitting(Int64(exactly: number.rounded(.towardZero)))
    case (["truncatingIfNeeded"], .integer(let number)), (["truncatingBitPattern"], .integer(let number)),
      (["bitPattern"], .integer(let number)), (["truncating"], .integer(let number)):
      return (type.map { $0.wrapped(number) } ?? number).map(whole)
    case (["clamping"], .integer(let number)):
      return whole(type.map { min(max(number, $0.smallest), $0.largest) } ?? number)
    case ([nil], .string(let text)):
      return isBeyond(text, 10, type) ? nil : fitting(Int64(text)) ?? Value.none
    case ([nil, "radix"], .string(let text)):
      guard case .integer(let radix) = arguments[1].value.payload, (2...36).contains(radix) else { return nil }
      return isBeyond(text, Int(radix), type) ? nil : fitting(Int64(text, radix: Int(radix))) ?? Value.none
    default: return nil
    }
  }

  /// Returns whether a type of 64 bits without a sign may hold a number that is too large here.
  private static func isBeyond(_ text: String, _ radix: Int, _ type: IntegerType?) -> Bool {
    type?.bits == 64 && Int64(text, radix: radix) == nil && UInt64(text, radix: radix) != nil
  }
}
