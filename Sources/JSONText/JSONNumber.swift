/// Computes the values of numbers, correctly rounded.
@usableFromInline
enum JSONNumber {
  private static let powers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Returns the value of a number in the JSON grammar. Returns `nil` when it is outside the range of Double.
  @usableFromInline
  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = bytes.first == Byte.minus
    if isNegative { index = 1 }
    var mantissa: UInt64 = 0
    var significant = 0
    var exponent = 0
    var isFraction = false
    while index < bytes.count {
      let byte = bytes[index]
      if Byte.isDigit(byte) {
        if significant > 0 || byte != Byte.zero { significant += 1 }
        mantissa = mantissa &* 10 &+ UInt64(byte &- Byte.zero)
        if isFraction { exponent -= 1 }
      } else if byte == Byte.point {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    if index < bytes.count {
      guard bytes.count - index <= 6, let written = Int(text(bytes, from: index + 1)) else { return slow(bytes) }
      exponent += written
    }
    // Mantissa and power are then exact, and the one operation rounds correctly.
    guard significant <= 15, abs(exponent) <= 22 else { return slow(bytes) }
    let magnitude = exponent < 0 ? Double(mantissa) / powers[-exponent] : Double(mantissa) * powers[exponent]
    return isNegative ? -magnitude : magnitude
  }

  /// Returns the value of a number that is written as a whole number and fits in an `Int`.
  static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    Int(text(bytes, from: 0))
  }

  /// Returns the value of a number in the JSON5 grammar, which includes infinity and NaN. Returns `nil` for any other
  /// text.
  static func loose(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var index = 0
    let isNegative = bytes.first == Byte.minus
    if isNegative || bytes.first == Byte.plus { index = 1 }
    guard let magnitude = looseMagnitude(UnsafeBufferPointer(rebasing: bytes[index...])) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func looseMagnitude(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    if bytes.elementsEqual("Infinity".utf8) { return .infinity }
    if bytes.elementsEqual("NaN".utf8) { return .nan }
    if bytes.count > 2, bytes[0] == Byte.zero, bytes[1] | 0x20 == UInt8(ascii: "x") {
      var value = 0.0
      for byte in bytes[2...] {
        guard let digit = Byte.hexValue(byte) else { return nil }
        value = value * 16 + Double(digit)
      }
      return value
    }
    var digits = 0
    var index = 0
    let whole = run(bytes, from: &index)
    guard whole <= 1 || bytes[0] != Byte.zero else { return nil }
    digits += whole
    if index < bytes.count, bytes[index] == Byte.point {
      index += 1
      digits += run(bytes, from: &index)
    }
    guard digits > 0 else { return nil }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == Byte.plus || bytes[index] == Byte.minus { index += 1 }
      guard run(bytes, from: &index) > 0 else { return nil }
    }
    guard index == bytes.count else { return nil }
    // `Double(_:)` requires a digit on both sides of the point.
    var padded = bytes[0] == Byte.point ? "0" : ""
    for byte in bytes {
      if byte | 0x20 == UInt8(ascii: "e"), padded.last == "." { padded += "0" }
      padded.unicodeScalars.append(Unicode.Scalar(byte))
    }
    if padded.last == "." { padded += "0" }
    return Double(padded)
  }

  private static func run(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int {
    let start = index
    while index < bytes.count, Byte.isDigit(bytes[index]) { index += 1 }
    return index - start
  }

  private static func slow(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let value = Double(text(bytes, from: 0)), value.isFinite else { return nil }
    return value
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    String(decoding: bytes[start...], as: UTF8.self)
  }
}
