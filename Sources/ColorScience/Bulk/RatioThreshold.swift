/// Tells whether a ratio reaches a threshold, with exactly the verdict of `WCAG.ratio(_:_:) >= required`.
///
/// A quotient is rounded, and the verdict is on the rounded number. Products with a small margin on both sides decide
/// nearly every pair without a division. Only the pairs between the margins are divided.
struct RatioThreshold {
  let required: Double
  private let surelyBelow: Double
  private let surelyAbove: Double

  init(_ required: Double) {
    self.required = required
    // A quotient of finite numbers can overflow, and then reaches even an infinite threshold.
    surelyBelow = required.isFinite ? required * (1 - 0x1p-50) : 0
    surelyAbove = required * (1 + 0x1p-50)
  }

  /// A lighter term below this value surely misses the threshold with `darker`.
  @inline(__always)
  func surelyMissing(from darker: LuminanceTerm) -> Double { surelyBelow * darker.value }

  /// `lighter` is at least `darker`.
  @inline(__always)
  func isReached(_ lighter: LuminanceTerm, _ darker: LuminanceTerm) -> Bool {
    if lighter.value < surelyMissing(from: darker) { return false }
    if lighter.value > surelyAbove * darker.value { return true }
    return lighter.value / darker.value >= required
  }
}
