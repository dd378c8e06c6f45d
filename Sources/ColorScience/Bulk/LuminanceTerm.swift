/// One of the two numbers that a contrast ratio is the quotient of: a luminance and the flare together.
struct LuminanceTerm: RadixKeyed, Sendable {
  let value: Double

  /// As in `WCAG.ratio`, a luminance below 0 counts as 0.
  @inline(__always)
  init(_ luminance: Double) {
    value = (0 > luminance ? 0 : luminance) + WCAG.flare
  }

  /// A term is positive, and positive doubles rise with their bit patterns.
  var key: UInt64 { value.bitPattern }
}
