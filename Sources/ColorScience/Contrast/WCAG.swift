/// Contrast by the text of WCAG 2: the definitions of "relative luminance" and "contrast ratio".
public enum WCAG {
  /// The weights of the linear sRGB primaries, exactly as printed. The Y row of the exact sRGB matrix differs from the fifth
  /// digit on and turns the verdict of some colors; the standard's text is what counts.
  @inline(__always)
  public static var weights: SIMD3<Double> { SIMD3(0.2126, 0.7152, 0.0722) }

  /// What they come to on linear Display P3, for the same luminances.
  public static var displayP3Weights: SIMD3<Double> { Matrices.linearDisplayP3Luminance }

  /// The flare term that the standard adds to both luminances.
  @inline(__always)
  public static var flare: Double { 0.05 }

  /// Relative luminance of a color as it stands: the weights on its linear sRGB components, unclamped, so that a color
  /// inside sRGB has one luminance on every display. Alpha plays no part; composite a translucent color first.
  public static func luminance(_ color: Color) -> Double {
    luminance(linearSRGB: color.space.convert(color.components, to: .srgbLinear))
  }

  /// Relative luminance of linear-light sRGB components.
  @inline(__always)
  public static func luminance(linearSRGB rgb: SIMD3<Double>) -> Double {
    let weights = weights
    return weights.x * rgb.x + weights.y * rgb.y + weights.z * rgb.z
  }

  /// (lighter + flare) / (darker + flare), in either order.
  ///
  /// A luminance below 0, which only a color that no display shows can have, counts as 0, so that a ratio is finite and
  /// never below 1.
  @inline(__always)
  public static func ratio(_ first: Double, _ second: Double) -> Double {
    let lighter = max(first, second, 0)
    let darker = max(min(first, second), 0)
    return (lighter + flare) / (darker + flare)
  }
}
