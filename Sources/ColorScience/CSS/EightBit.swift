/// Components as eight bits, as screens and hexadecimal notations hold them.
enum EightBit {
  /// 0…255, halves rounded up. What lies outside 0…1 is clipped. Twelve digits decide, so that a half which arithmetic has moved
  /// in its last bits is still a half.
  @inline(__always)
  static func byte(_ component: Double) -> UInt8 {
    let scaled = min(max(component, 0), 1) * 255
    return UInt8((scaled + (0.5 + 1e-9)).rounded(.down).clamped(to: 255))
  }

  /// The encoded components that remain after rounding.
  @inline(__always)
  static func rounded(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let scaled = components.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) * 255
    return (scaled + (0.5 + 1e-9)).rounded(.down).clamped(
      lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255)) / 255
  }
}

extension Double {
  @inline(__always)
  fileprivate func clamped(to highest: Double) -> Double { min(self, highest) }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` where alpha is not 1: the sRGB components clipped and rounded to eight bits. A hint for pasting,
  /// not a gamut mapping; see `mapped(to:by:)`.
  public var hex8: String {
    let bytes = eightBits
    var text = "#"
    for index in 0..<(alpha < 1 ? 4 : 3) { text += Self.hexDigits(bytes[index]) }
    return text
  }

  /// Red, green, blue and alpha as `hex8` has them.
  public var eightBits: SIMD4<UInt8> {
    let rgb = space.convert(components, to: .srgb)
    return SIMD4(EightBit.byte(rgb.x), EightBit.byte(rgb.y), EightBit.byte(rgb.z), EightBit.byte(alpha))
  }

  private static func hexDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
