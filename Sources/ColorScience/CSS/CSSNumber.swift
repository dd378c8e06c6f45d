/// A number of CSS with its unit.
struct CSSNumber {
  enum Unit {
    case none
    case percent
    /// The value is in degrees, whatever the unit in the text was.
    case angle
  }

  var value: Double
  var unit: Unit
}

extension CSSCursor {
  /// Reads a number, a percentage or an angle. The cursor is at its first byte (see `startsNumber`).
  mutating func readNumber() throws(CSSColorError) -> CSSNumber {
    let value = readNumericValue()
    if skip("%") { return CSSNumber(value: value, unit: .percent) }
    guard startsName else { return CSSNumber(value: value, unit: .none) }
    let unitOffset = offset
    let unit = readName()
    guard let degrees = Self.degrees(in: unit) else {
      throw .unknownUnit(excerpt(unitOffset, offset), expected: "%, deg, grad, rad or turn", offset: unitOffset)
    }
    let edge = Double.greatestFiniteMagnitude
    return CSSNumber(value: min(max(value * degrees, -edge), edge), unit: .angle)
  }

  private static func degrees(in unit: ShortName) -> Double? {
    switch unit {
    case "deg": 1
    case "grad": 0.9
    case "rad": 180 / .pi
    case "turn": 360
    default: nil
    }
  }

  /// Reads a sign, digits, a fraction and an exponent. As CSS requires, a value outside the range of Double becomes the
  /// nearest finite one.
  private mutating func readNumericValue() -> Double {
    let start = offset
    var digits: UInt64 = 0
    var digitCount = 0
    var scale = 0
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative || peek() == UInt8(ascii: "+") { offset += 1 }
    while let byte = peek(), isDigit() {
      append(byte, to: &digits, &digitCount)
      offset += 1
    }
    if peek() == UInt8(ascii: "."), isDigit(1) {
      offset += 1
      while let byte = peek(), isDigit() {
        append(byte, to: &digits, &digitCount)
        scale += 1
        offset += 1
      }
    }
    let hasExponent = skipExponent()
    // Up to 15 digits, divided by a power of ten that is exact. The division rounds once, so the result is correctly
    // rounded.
    if !hasExponent, digitCount <= 15, scale <= 22 {
      let size = Double(digits) / Self.powersOfTen[scale]
      return isNegative ? -size : size
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<offset]), as: UTF8.self)
    let value = Double(text) ?? 0
    return value.isInfinite ? (isNegative ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude) : value
  }

  private func append(_ byte: UInt8, to digits: inout UInt64, _ count: inout Int) {
    if digits != 0 || byte != 0x30 { count += 1 }
    if count <= 15 { digits = digits * 10 + UInt64(byte - 0x30) }
  }

  private mutating func skipExponent() -> Bool {
    guard let mark = peek(), mark | 0x20 == UInt8(ascii: "e") else { return false }
    let hasSign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-")
    guard isDigit(hasSign ? 2 : 1) else { return false }
    offset += hasSign ? 2 : 1
    while isDigit() { offset += 1 }
    return true
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
