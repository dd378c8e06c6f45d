/// Writes numbers as text, directly into memory.
enum DecimalText {
  /// The room that a target must have. This is a little more than any number takes, because digits are written eight at
  /// a time.
  static let room = 40

  /// Writes the text of `Double.description`, without the fraction of a whole number, and returns its length. The
  /// number is finite.
  static func write(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if number.magnitude < 0x1p53 {
      let whole = Int(number)
      if Double(whole) == number { return write(whole, to: target) }
    }
    guard let decimal = ShortestDecimal(number) else { return copy(number.description, to: target) }
    guard number < 0 else { return write(decimal, to: target) }
    target.pointee = Byte.minus
    return 1 + write(decimal, to: target + 1)
  }

  /// Writes the same text, but faster when the number has at most four decimals, as hand-written numbers do. Two
  /// decimals with so few digits are never the same Double, so the decimal found here is the shortest one that reads
  /// back as the number.
  static func writeWritten(_ number: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let scaled = (number * 10_000).rounded()
    guard scaled >= 1, scaled < 100_000_000, scaled / 10_000 == number else { return write(number, to: target) }
    let (whole, fraction) = UInt32(scaled).quotientAndRemainder(dividingBy: 10_000)
    let count = writeShort(whole, to: target)
    guard fraction > 0 else { return count }
    target[count] = Byte.point
    // Write four digits including leading zeros, then drop the trailing zeros.
    UnsafeMutableRawPointer(target + count + 1).storeBytes(of: fourDigits(fraction).littleEndian, as: UInt32.self)
    var end = count + 5
    while target[end - 1] == Byte.zero { end -= 1 }
    return end
  }

  static func write(_ integer: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let magnitude = UInt64(integer.magnitude)
    guard integer >= 0 else {
      target.pointee = Byte.minus
      return 1 + write(magnitude, to: target + 1)
    }
    return write(magnitude, to: target)
  }

  /// Writes a number below 10⁴ without a branch, because a processor cannot predict how many digits the next index has.
  @inline(__always)
  static func writeShort(_ value: UInt32, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let count = 1 + (value >= 10 ? 1 : 0) + (value >= 100 ? 1 : 0) + (value >= 1000 ? 1 : 0)
    // The first digit is in the lowest byte.
    let shown = fourDigits(value) >> UInt32(truncatingIfNeeded: 32 &- count &* 8)
    UnsafeMutableRawPointer(target).storeBytes(of: shown.littleEndian, as: UInt32.self)
    return count
  }

  @inline(__always)
  private static func fourDigits(_ value: UInt32) -> UInt32 {
    let hundreds = (value &* 5243) >> 19
    let twos = hundreds | (value &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F
    return tens | (twos &- tens &* 10) << 8 | 0x3030_3030
  }

  /// Writes a decimal as Swift does: 4.5, 0.0001, 1e-05.
  @inline(__always)
  private static func write(_ decimal: ShortestDecimal, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(decimal.digits)
    let whole = count + decimal.exponent
    // The number has a fraction, so the point is between the digits or before them.
    if whole > 0 {
      write(decimal.digits, count: count, to: target + 1)
      for index in 0..<whole { target[index] = target[index + 1] }
      target[whole] = Byte.point
      return count + 1
    }
    if whole > -4 {
      for index in 0..<2 - whole { target[index] = Byte.zero }
      target[1] = Byte.point
      write(decimal.digits, count: count, to: target + 2 - whole)
      return count + 2 - whole
    }
    write(decimal.digits, count: count, to: target + 1)
    target[0] = target[1]
    var end = 1
    if count > 1 {
      target[1] = Byte.point
      end = count + 1
    }
    target[end] = UInt8(ascii: "e")
    target[end + 1] = Byte.minus
    let power = 1 - whole
    target[end + 2] = Byte.zero + UInt8(power / 10)
    target[end + 3] = Byte.zero + UInt8(power % 10)
    return end + 4
  }

  private static func copy(_ text: String, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 0
    for byte in text.utf8.prefix(room) {
      target[count] = byte
      count += 1
    }
    return count
  }

  // MARK: - Digits

  @inline(__always)
  private static func write(_ magnitude: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    let count = digitCount(magnitude)
    write(magnitude, count: count, to: target)
    return count
  }

  /// Writes eight digits at a time. Leading zeros are shifted out, and bytes after the last digit are overwritten
  /// later.
  @inline(__always)
  private static func write(_ value: UInt64, count: Int, to target: UnsafeMutablePointer<UInt8>) {
    if count <= 8 { return store(eightDigits(value) >> UInt64(64 - count * 8), at: target) }
    let (upper, last) = value.quotientAndRemainder(dividingBy: 100_000_000)
    if count <= 16 {
      store(eightDigits(upper) >> UInt64(128 - count * 8), at: target)
    } else {
      let (first, middle) = upper.quotientAndRemainder(dividingBy: 100_000_000)
      store(eightDigits(first) >> UInt64(192 - count * 8), at: target)
      store(eightDigits(middle), at: target + count - 16)
    }
    store(eightDigits(last), at: target + count - 8)
  }

  /// Returns the text of a number below 10⁸, with the first digit in the lowest byte. The number is split in halves,
  /// fourths and eighths, and all parts are computed at once.
  @inline(__always)
  private static func eightDigits(_ value: UInt64) -> UInt64 {
    let (upper, lower) = value.quotientAndRemainder(dividingBy: 10_000)
    let fours = upper | lower << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    let ones = tens | (twos &- tens &* 10) << 8
    return ones | 0x3030_3030_3030_3030
  }

  @inline(__always)
  private static func store(_ digits: UInt64, at target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).storeBytes(of: digits.littleEndian, as: UInt64.self)
  }

  @inline(__always)
  private static func digitCount(_ value: UInt64) -> Int {
    // 1233 / 4096 approximates log₁₀ 2, closely enough for 64 bits.
    let count = ((64 - (value | 1).leadingZeroBitCount) * 1233) >> 12
    return count + (value >= powers[count] ? 1 : 0)
  }

  /// The first entry is 0, because zero has one digit too.
  private static let powers: [UInt64] = [
    0, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000, 10_000_000_000,
    100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000, 1_000_000_000_000_000,
    10_000_000_000_000_000, 100_000_000_000_000_000, 1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
  ]
}
