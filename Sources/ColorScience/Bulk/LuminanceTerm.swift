/// One of the two terms of a contrast ratio: the sum of a luminance and the flare.
struct LuminanceTerm: RadixKeyed, Sendable {
  let value: Double

  /// A luminance below 0 counts as 0, as in `WCAG.ratio`.
  @inline(__always)
  init(_ luminance: Double) {
    value = (0 > luminance ? 0 : luminance) + WCAG.flare
  }

  /// The bit patterns of positive doubles have the same order as their values, and a term is positive.
  var key: UInt64 { value.bitPattern }
}
