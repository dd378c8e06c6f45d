/// The definition of "inside a gamut".
public enum Gamut {
  /// How far a component may lie outside 0…1 and still count as inside: a fiftieth of an 8-bit step. Nobody can see
  /// this difference, and it allows for the rounding of published OKLCH values. The library color.js has the same
  /// default.
  public static let tolerance = 0.000075

  /// Returns the largest distance of a component from 0…1.
  static func excess(_ components: SIMD3<Double>) -> Double {
    max(components.max() - 1, -components.min(), 0)
  }

  /// Replaces components within the noise of a conversion from 0 or 1 by 0 or 1. White then stays white on all
  /// displays, and black on white measures 21 on each.
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
  /// The encoded space of this display.
  public var space: ColorSpace {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }
}

extension Color {
  /// Returns how far outside the display's gamut this color lies: the largest distance of an encoded component from
  /// 0…1.
  public func excess(on display: Display) -> Double {
    Gamut.excess(space.convert(components, to: display.space))
  }

  /// Returns whether the display can show this color.
  public func isInside(_ display: Display, tolerance: Double = Gamut.tolerance) -> Bool {
    excess(on: display) <= tolerance
  }
}
