/// The decimal with the fewest digits that reads back as the same Double, and of several, the nearest: the digits of
/// `Double.description`, for numbers of a usual magnitude.
///
/// After Raffaello Giulietti, “The Schubfach way to render doubles”. For magnitudes below 2⁵³ that are not very small,
/// its power of ten is exact in 128 bits, so no table of rounded powers is needed.
struct ShortestDecimal: Equatable {
  /// Without trailing zeros.
  let digits: UInt64
  /// The value is digits × 10^exponent.
  let exponent: Int

  /// Returns `nil` for zero, for infinity and NaN, and outside about 10⁻³⁹…2⁵².
  @inline(__always)
  init?(_ value: Double) {
    let biased = Int(value.exponentBitPattern)
    let exponent = biased - 1075
    guard exponent < 0, exponent >= Self.leastExponent else { return nil }
    let significand = value.significandBitPattern | 1 << 52
    // The Double just below a power of two is only half as far away as the one above it.
    let isPower = value.significandBitPattern == 0
    let power = Self.floorOfDecimalLogarithm(ofTwoTo: exponent, threeQuarters: isPower)
    let scale = Self.powers[-power]
    let shift = exponent + scale.exponent
    let middle = significand << 2
    let center = scale.times(middle << shift)
    let low = scale.times((middle - (isPower ? 1 : 2)) << shift)
    let high = scale.times((middle + 2) << shift)
    // The bounds of the interval read back as this Double only if its significand is even.
    let odd = significand & 1

    let floor = center >> 2
    let tens = floor / 10 * 10
    let isLowTenInside = low + odd <= tens << 2
    let isHighTenInside = (tens + 10) << 2 + odd <= high
    if isLowTenInside != isHighTenInside {
      self.init(significant: isLowTenInside ? tens : tens + 10, exponent: power)
      return
    }
    let isFloorInside = low + odd <= floor << 2
    let isNextInside = (floor + 1) << 2 + odd <= high
    if isFloorInside != isNextInside {
      self.init(significant: isFloorInside ? floor : floor + 1, exponent: power)
      return
    }
    // Both are inside: take the nearer one. Of two that are equally near, take the even one.
    let half = floor << 2 + 2
    let takesFloor = center < half || (center == half && floor & 1 == 0)
    self.init(significant: takesFloor ? floor : floor + 1, exponent: power)
  }

  @inline(__always)
  private init(significant: UInt64, exponent: Int) {
    var digits = significant
    var exponent = exponent
    if digits.isMultiple(of: 10) {
      if digits.isMultiple(of: 100_000_000) { Self.strip(100_000_000, 8, &digits, &exponent) }
      if digits.isMultiple(of: 10_000) { Self.strip(10_000, 4, &digits, &exponent) }
      if digits.isMultiple(of: 100) { Self.strip(100, 2, &digits, &exponent) }
      while digits.isMultiple(of: 10) { Self.strip(10, 1, &digits, &exponent) }
    }
    self.digits = digits
    self.exponent = exponent
  }

  @inline(__always)
  private static func strip(_ power: UInt64, _ zeros: Int, _ digits: inout UInt64, _ exponent: inout Int) {
    digits /= power
    exponent += zeros
  }

  // MARK: - Powers of ten

  /// 10^n, stored as a 128-bit number with its highest bit set.
  private struct Power {
    var high: UInt64
    var low: UInt64
    /// 10^n = (high · 2⁶⁴ + low) · 2^(exponent − 128)
    var exponent: Int

    /// Returns the whole part of the product. Its lowest bit is set if there is also a fraction.
    @inline(__always)
    func times(_ factor: UInt64) -> UInt64 {
      let upper = high.multipliedFullWidth(by: factor)
      let lower = low.multipliedFullWidth(by: factor)
      let (fraction, carries) = upper.low.addingReportingOverflow(lower.high)
      let whole = upper.high &+ (carries ? 1 : 0)
      return fraction | lower.low == 0 ? whole : whole | 1
    }
  }

  /// The powers up to 5⁵⁵, the last power of five below 2¹²⁸.
  nonisolated(unsafe) private static let powers: UnsafePointer<Power> = {
    let powers = UnsafeMutablePointer<Power>.allocate(capacity: 56)
    var (high, low): (UInt64, UInt64) = (0, 1)
    for exponent in 0...55 {
      let zeros = high == 0 ? 64 + low.leadingZeroBitCount : high.leadingZeroBitCount
      let isSmall = zeros >= 64
      (powers + exponent).initialize(
        to: Power(
          high: isSmall ? low << (zeros - 64) : high << zeros | (zeros == 0 ? 0 : low >> (64 - zeros)),
          low: isSmall ? 0 : low << zeros,
          exponent: 128 - zeros + exponent))
      let product = low.multipliedFullWidth(by: 5)
      high = high &* 5 &+ product.high
      low = product.low
    }
    return UnsafePointer(powers)
  }()

  /// The smallest exponent whose power of ten is in the table.
  private static let leastExponent = -182

  /// Returns ⌊log₁₀ 2^e⌋ or ⌊log₁₀ ¾·2^e⌋, exactly for every exponent of a Double.
  @inline(__always)
  private static func floorOfDecimalLogarithm(ofTwoTo exponent: Int, threeQuarters: Bool) -> Int {
    (exponent * 661_971_961_083 - (threeQuarters ? 274_743_187_321 : 0)) >> 41
  }
}
