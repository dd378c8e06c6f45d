/// The “Generic RGB” profile of macOS, in which AppKit takes the components of `calibratedRed:` and `calibratedHue:`: the P22
/// phosphors, a D65 white and a gamma of 1.8. It is the space of the color picker's crayons.
///
/// It is no case of `ColorSpace`: nothing but those initialisers names it, and a color that they make is kept in sRGB.
public enum GenericRGB {
  private static let gamma = 1.8

  /// Returns the color in sRGB, in its extended range where it lies outside of sRGB.
  public static func color(_ components: SIMD3<Double>, alpha: Double = 1) -> Color {
    let linear = TransferCurves.each(components) { power($0, gamma) }
    let encoded = TransferCurves.each(Matrices.linearGenericRGBToLinearSRGB * linear) { value in
      // White and black stay on the edge of sRGB, whatever the last digit of a sum is.
      let encoded = TransferCurves.srgbFromLinear(value)
      return abs(encoded - encoded.rounded()) < 1e-9 ? encoded.rounded() : encoded
    }
    let isInside = encoded.min() >= 0 && encoded.max() <= 1
    return Color(isInside ? .srgb : .extendedSRGB, encoded, alpha: alpha)
  }

  /// Returns the components that give a color.
  public static func components(of color: Color) -> SIMD3<Double> {
    let linear = TransferCurves.each(color.converted(to: .srgb).components, TransferCurves.linearFromSRGB)
    return TransferCurves.each(Matrices.linearSRGBToLinearGenericRGB * linear) { power($0, 1 / gamma) }
  }

  private static func power(_ component: Double, _ exponent: Double) -> Double {
    let size = Elementary.power(abs(component), exponent)
    return component < 0 ? -size : size
  }
}
