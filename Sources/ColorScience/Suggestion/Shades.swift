/// A lighter or darker colour of the same hue, in components of eight bits.
public struct Shade: Hashable, Sendable {
  public let color: Color
  /// ΔE OK from the colour that it is a shade of.
  public let difference: Double

  public init(color: Color, difference: Double) {
    self.color = color
    self.difference = difference
  }
}

extension Shade {
  /// The shades of a colour within a distance, nearest first, without the colour itself. Lightness moves, hue stays, and chroma is
  /// kept as far as the gamut allows: sRGB, or Display P3 for a colour of a wider space. Alpha stays.
  public static func shades(of color: Color, within farthest: Double) -> [Shade] {
    let display = display(for: color)
    let oklab = color.space.convert(color.components, to: .oklab)
    let path = HuePath(oklab: oklab, on: display)
    let gamut = DisplayGamut(display)
    let own = EightBit.rounded(color.space.convert(color.components, to: display.space))
    let isGray = (oklab.y * oklab.y + oklab.z * oklab.z).squareRoot() < 0.0005
    var shades: [Shade] = []
    var last = SIMD3<Double>(repeating: -1)
    for sample in 0...samples {
      var encoded = EightBit.rounded(DisplayGamut.encode(path.linear(at: Double(sample) / Double(samples))))
      // A gray stays a gray.
      if isGray { encoded = SIMD3(repeating: encoded.y) }
      guard encoded != last, encoded != own else { continue }
      last = encoded
      let step = gamut.oklab(TransferCurves.each(encoded, TransferCurves.linearFromSRGB)) - oklab
      let difference = (step * step).sum().squareRoot()
      guard difference <= farthest else { continue }
      shades.append(Shade(color: Color(display.space, encoded, alpha: color.alpha), difference: difference))
    }
    return shades.sorted { $0.difference < $1.difference }
  }

  /// Finer than eight bits tell apart.
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
