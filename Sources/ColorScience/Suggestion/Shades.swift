/// A lighter or darker color of the same hue, with 8-bit components.
public struct Shade: Hashable, Sendable {
  public let color: Color
  /// ΔE OK from the original color.
  public let difference: Double
  /// In Oklab.
  public let lightness: Double

  public init(color: Color, difference: Double, lightness: Double) {
    self.color = color
    self.difference = difference
    self.lightness = lightness
  }
}

extension Shade {
  /// Returns the shades of a color within a distance, nearest first, without the color itself. Lightness changes, hue
  /// stays, and chroma is kept as far as the gamut allows: sRGB, or Display P3 for a color of a wider space. Alpha is
  /// kept.
  public static func shades(of color: Color, within farthest: Double) -> [Shade] {
    let display = display(for: color)
    let oklab = color.space.convert(color.components, to: .oklab)
    let path = HuePath(oklab: oklab, on: display)
    let gamut = DisplayGamut(display)
    let own = EightBit.rounded(color.space.convert(color.components, to: display.space))
    let isGray = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot() < 0.0005
    var shades: [Shade] = []
    var last = SIMD3<UInt8>(repeating: 0)
    var kept = 0
    var isFirst = true
    // Beyond these bounds, the difference in lightness alone is too large. Rounding moves a color by far less than the
    // margin.
    let reach = farthest + 0.02
    // A color far beyond white has no shade near it.
    let lowest = ((oklab.x - reach) * Double(samples)).rounded(.towardZero).clamped(to: 0...Double(samples))
    let highest = ((oklab.x + reach) * Double(samples) + 1).rounded(.towardZero).clamped(to: lowest...Double(samples))
    for sample in Int(lowest)...Int(highest) {
      let linear = path.linear(at: Double(sample) / Double(samples), near: &kept)
      var bytes = SIMD3(
        EightBit.byte(linear: linear.x), EightBit.byte(linear: linear.y), EightBit.byte(linear: linear.z))
      // A gray stays a gray.
      if isGray { bytes = SIMD3(repeating: bytes.y) }
      guard isFirst || bytes != last else { continue }
      (last, isFirst) = (bytes, false)
      let encoded = SIMD3<Double>(bytes) / 255
      guard encoded != own else { continue }
      let light = SIMD3(EightBit.linear[Int(bytes.x)], EightBit.linear[Int(bytes.y)], EightBit.linear[Int(bytes.z)])
      let shade = gamut.oklab(light)
      let step = shade - oklab
      let difference = (step * step).sum().squareRoot()
      guard difference <= farthest else { continue }
      shades.append(
        Shade(
          color: Color(display.space, encoded, alpha: color.alpha), difference: difference, lightness: shade.x))
    }
    return shades.sorted { $0.difference < $1.difference }
  }

  /// Finer than the steps of eight bits.
  private static let samples = 1024

  private static func display(for color: Color) -> Display {
    switch color.space {
    case .displayP3, .a98RGB, .prophotoRGB, .rec2020: .displayP3
    default: Gamut.excess(color.space.convert(color.components, to: .srgb)) > 0.001 ? .displayP3 : .srgb
    }
  }
}

extension Color {
  /// Lightness, chroma and hue in OKLCH.
  public var oklch: SIMD3<Double> { space.convert(components, to: .oklch) }
}
