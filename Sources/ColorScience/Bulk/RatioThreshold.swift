/// Whether ratios reach a threshold, said as `WCAG.ratio(_:_:) >= required` says it, bit for bit.
///
/// A quotient is rounded, and the verdict is on the rounded number. Products with a small margin on both sides decide
/// nearly every pair without a division; the pairs between the margins are divided.
struct RatioThreshold {
  let required: Double
  private let surelyBelow: Double
  private let surelyAbove: Double

  init(_ required: Double) {
    self.required = required
    // A quotient of finite numbers may overflow, and so reach even infinity.
    surelyBelow = required.isFinite ? required * (1 - 0x1p-50) : 0
    surelyAbove = required * (1 + 0x1p-50)
  }

  /// A lighter term below this misses the threshold with `darker` for certain.
  @inline(__always)
  func surelyMissing(from darker: LuminanceTerm) -> Double { surelyBelow * darker.value }

  /// `lighter` is no less than `darker`.
  @inline(__always)
  func isReached(_ lighter: LuminanceTerm, _ darker: LuminanceTerm) -> Bool {
    if lighter.value < surelyMissing(from: darker) { return false }
    if lighter.value > surelyAbove * darker.value { return true }
    return lighter.value / darker.value >= required
  }
}
