/// Numbers as CSS writes them: no exponent, no trailing zeros, no `-0`.
struct DecimalText {
  /// Significant digits, each 0…9, without leading or trailing zeros.
  private var digits: [UInt8] = []
  /// The position of the point among the digits. It may be before the first or after the last.
  private var point = 0

  /// Returns the number with this many significant digits, rounded half up from its shortest decimal form.
  static func of(_ value: Double, significant: Int = 12) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    if let short = short(value, significant: significant) { return short }
    var decimal = DecimalText(value.magnitude)
    decimal.round(to: significant)
    return decimal.text(isNegative: value < 0)
  }

  /// Writes a number of at most six decimals, such as nearly all colors have, without a search for its digits. Puts the
  /// ASCII text into the buffer at `end`, or returns false and leaves the buffer unchanged.
  ///
  /// Both whole numbers of the quotient are exact and division rounds correctly, so the quotient is the double that the
  /// digits stand for.
  @inline(__always)
  static func putShort(_ value: Double, into buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) -> Bool {
    let scaled = (value.magnitude * 1e6).rounded()
    guard scaled < 1e12, scaled / 1e6 == value.magnitude, end + 24 <= buffer.count else { return false }
    let digits = UInt64(scaled)
    if digits != 0, value < 0 {
      buffer[end] = UInt8(ascii: "-")
      end += 1
    }
    putWhole(digits / 1_000_000, into: buffer, at: &end)
    var fraction = digits % 1_000_000
    guard fraction > 0 else { return true }
    buffer[end] = UInt8(ascii: ".")
    end += 1
    var unit: UInt64 = 100_000
    while fraction > 0 {
      buffer[end] = 0x30 + UInt8(truncatingIfNeeded: fraction / unit)
      end += 1
      fraction %= unit
      unit /= 10
    }
    return true
  }

  @inline(__always)
  private static func putWhole(_ number: UInt64, into buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
    var unit: UInt64 = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      buffer[end] = 0x30 + UInt8(truncatingIfNeeded: number / unit % 10)
      end += 1
      unit /= 10
    }
  }

  /// Returns the shortest decimal of the standard library if it has no exponent and few enough digits, which is nearly
  /// always.
  private static func short(_ value: Double, significant: Int) -> String? {
    var text = value.description
    let isWhole = text.withUTF8 { bytes -> Bool? in
      var digits = 0
      for byte in bytes {
        if byte == UInt8(ascii: "e") { return nil }
        if byte >= 0x30, byte <= 0x39, digits > 0 || byte != 0x30 { digits += 1 }
      }
      let isWhole = bytes.count > 2 && bytes[bytes.count - 1] == 0x30 && bytes[bytes.count - 2] == UInt8(ascii: ".")
      return digits - (isWhole ? 1 : 0) <= significant ? isWhole : nil
    }
    guard let isWhole else { return nil }
    if isWhole { text.removeLast(2) }
    return text
  }

  /// Takes the digits from the shortest decimal that reads back as this number: `123.4`, `1e-07`, `1.5e+300`.
  private init(_ magnitude: Double) {
    digits.reserveCapacity(20)
    var pointPlace: Int?
    var exponent = 0
    var isExponent = false
    var isExponentNegative = false
    var text = magnitude.description
    text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): pointPlace = digits.count
        case UInt8(ascii: "e"): isExponent = true
        case UInt8(ascii: "-"): isExponentNegative = true
        case UInt8(ascii: "+"): break
        default:
          if isExponent { exponent = exponent * 10 + Int(byte - 0x30) } else { digits.append(byte - 0x30) }
        }
      }
    }
    let leading = digits.prefix { $0 == 0 }.count
    point = (pointPlace ?? digits.count) + (isExponentNegative ? -exponent : exponent) - leading
    digits.removeFirst(leading)
  }

  private mutating func round(to significant: Int) {
    if digits.count > significant {
      let roundsUp = digits[significant] >= 5
      digits.removeLast(digits.count - significant)
      if roundsUp { increment() }
    }
    while digits.last == 0 { digits.removeLast() }
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private func text(isNegative: Bool) -> String {
    let before = max(point, 0)
    let zerosBehindPoint = max(-point, 0)
    let behind = point >= digits.count ? 0 : zerosBehindPoint + digits.count - before
    let length = (isNegative ? 1 : 0) + max(before, 1) + (behind > 0 ? 1 + behind : 0)
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = 0
      func put(_ byte: UInt8) {
        buffer[end] = byte
        end += 1
      }
      if isNegative { put(UInt8(ascii: "-")) }
      if before == 0 { put(UInt8(ascii: "0")) }
      for index in 0..<before { put(index < digits.count ? digits[index] + 0x30 : 0x30) }
      if behind > 0 {
        put(UInt8(ascii: "."))
        for _ in 0..<zerosBehindPoint { put(0x30) }
        for digit in digits.dropFirst(before) { put(digit + 0x30) }
      }
      return end
    }
  }
}
