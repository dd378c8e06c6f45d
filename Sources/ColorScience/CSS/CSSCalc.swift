/// `calc()` over constants (CSS Values 4, #calc-func): numbers, percentages and angles, `e`, `pi`, `infinity`, `NaN`,
/// the four operations and parentheses. As the standard requires, intermediate values may be infinite or NaN; the
/// result is always finite.
enum CSSCalc {
  /// How deep parentheses may nest: far deeper than anybody writes, and far less than the stack allows.
  static let deepest = 64

  /// Reads from after `calc(` to after its `)`.
  static func read(_ cursor: inout CSSCursor, _ channels: CSSChannels? = nil) throws(CSSColorError) -> CSSNumber {
    var result = try sum(&cursor, channels, depth: 1)
    // CSS Values 4, #top-level-calculation: at the top, NaN becomes 0 and an infinity the nearest finite value.
    if result.value.isNaN { result.value = 0 }
    let edge = Double.greatestFiniteMagnitude
    result.value = min(max(result.value, -edge), edge)
    return result
  }

  /// Reads a sum up to its closing parenthesis.
  private static func sum(
    _ cursor: inout CSSCursor, _ channels: CSSChannels?, depth: Int
  ) throws(CSSColorError) -> CSSNumber {
    guard depth <= deepest else { throw .nestedTooDeeply(limit: deepest, offset: max(cursor.offset - 1, 0)) }
    cursor.skipSpace()
    var total = try product(&cursor, channels, depth: depth)
    while true {
      let hadSpace = cursor.skipSpace()
      if cursor.skip(")") { return total }
      guard let sign = cursor.peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
        throw cursor.unexpected("+, -, *, / or )")
      }
      // Without white space on both sides, the sign would belong to the number.
      guard hadSpace else {
        throw .unexpected(
          found: cursor.excerpt(cursor.offset, cursor.offset + 1),
          expected: "white space on both sides of it", offset: cursor.offset)
      }
      cursor.offset += 1
      guard cursor.skipSpace() else { throw cursor.unexpected("white space") }
      let termPlace = cursor.offset
      let term = try product(&cursor, channels, depth: depth)
      guard term.unit == total.unit else {
        throw .unexpected(
          found: cursor.excerpt(termPlace, cursor.offset), expected: "\(total.unit.name) to add to the one before",
          offset: termPlace)
      }
      total.value += sign == UInt8(ascii: "-") ? -term.value : term.value
    }
  }

  private static func product(
    _ cursor: inout CSSCursor, _ channels: CSSChannels?, depth: Int
  ) throws(CSSColorError) -> CSSNumber {
    var total = try value(&cursor, channels, depth: depth)
    while true {
      let before = cursor
      cursor.skipSpace()
      let isDivision = cursor.peek() == UInt8(ascii: "/")
      guard isDivision || cursor.peek() == UInt8(ascii: "*") else {
        // The space belongs to the sum, which must see it before a sign.
        cursor = before
        return total
      }
      cursor.offset += 1
      cursor.skipSpace()
      let place = cursor.offset
      let factor = try value(&cursor, channels, depth: depth)
      if isDivision {
        guard factor.unit == .none else { throw plainNumber(cursor, place, "to divide by") }
        total.value /= factor.value
      } else {
        guard factor.unit == .none || total.unit == .none else { throw plainNumber(cursor, place, "to multiply by") }
        total = CSSNumber(
          value: total.value * factor.value, unit: total.unit == .none ? factor.unit : total.unit)
      }
    }
  }

  private static func plainNumber(_ cursor: CSSCursor, _ place: Int, _ use: String) -> CSSColorError {
    .unexpected(
      found: cursor.excerpt(place, cursor.offset), expected: "a number without a unit \(use)", offset: place)
  }

  private static func value(
    _ cursor: inout CSSCursor, _ channels: CSSChannels?, depth: Int
  ) throws(CSSColorError) -> CSSNumber {
    if cursor.skip("(") { return try sum(&cursor, channels, depth: depth + 1) }
    if cursor.startsNumber { return try cursor.readNumber() }
    let place = cursor.offset
    let isNegative = cursor.peek() == UInt8(ascii: "-")
    guard cursor.startsName else { throw cursor.unexpected("a number, a constant or a bracket") }
    let name = cursor.readName()
    if let value = channels?.value(name), cursor.peek() != UInt8(ascii: "(") {
      return CSSNumber(value: value, unit: .none)
    }
    switch name {
    case "calc":
      guard cursor.skip("(") else { throw cursor.unexpected("( after calc") }
      return try sum(&cursor, channels, depth: depth + 1)
    case "e": return CSSNumber(value: 2.718281828459045, unit: .none)
    case "pi": return CSSNumber(value: .pi, unit: .none)
    case "infinity", "-infinity": return CSSNumber(value: isNegative ? -.infinity : .infinity, unit: .none)
    case "nan": return CSSNumber(value: .nan, unit: .none)
    default:
      throw .unexpected(
        found: cursor.excerpt(place, cursor.offset),
        expected: "a number or one of \(channels.map { $0.list + ", " } ?? "")e, pi, infinity, -infinity, NaN",
        offset: place)
    }
  }
}

extension CSSNumber.Unit {
  /// The name of the unit in messages.
  var name: String {
    switch self {
    case .none: "a number without a unit"
    case .percent: "a percentage"
    case .angle: "an angle"
    }
  }
}
