/// What "inside a gamut" means here.
public enum Gamut {
  /// How far a component may lie outside 0…1 and still count as inside: a fiftieth of an 8-bit step, which nobody can see,
  /// and which forgives the rounding of published OKLCH values. The library color.js has the same default.
  public static let tolerance = 0.000075

  /// The largest distance of a component outside 0…1.
  static func excess(_ components: SIMD3<Double>) -> Double {
    max(components.max() - 1, -components.min(), 0)
  }

  /// Components within the noise of a conversion from 0 or 1 are 0 or 1: white stays white from display to display, and black on
  /// white measures 21 on each.
  @inline(__always)
  static func settled(_ components: SIMD3<Double>) -> SIMD3<Double> {
    let zero = SIMD3<Double>(repeating: 0)
    let one = SIMD3<Double>(repeating: 1)
    let noise = SIMD3<Double>(repeating: 1e-13)
    return components.replacing(with: zero, where: components .<= noise)
      .replacing(with: one, where: components .>= one - noise)
  }
}

extension Display {
  /// The encoded space in which this display takes its colors.
  public var space: ColorSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }
}

extension Color {
  /// How far outside the display's gamut this color lies: the largest distance of an encoded component from 0…1.
  public func excess(on display: Display) -> Double {
    Gamut.excess(space.convert(components, to: display.space))
  }

  /// Whether the display can show this color.
  public func isInside(_ display: Display, tolerance: Double = Gamut.tolerance) -> Bool {
    excess(on: display) <= tolerance
  }
}
