/// Contrast as defined in WCAG 2 under "relative luminance" and "contrast ratio".
public enum WCAG {
  /// The weights of the linear sRGB primaries, exactly as printed in the standard. The Y row of the exact sRGB matrix
  /// differs from the fifth digit on, which changes the verdict on some colors. Only the text of the standard
  /// counts.
  @inline(__always)
  public static var weights: SIMD3<Double> { SIMD3(0.2126, 0.7152, 0.0722) }

  /// The weights that give the same luminances on linear Display P3.
  public static var displayP3Weights: SIMD3<Double> { Matrices.linearDisplayP3Luminance }

  /// The flare term that the standard adds to both luminances.
  @inline(__always)
  public static var flare: Double { 0.05 }

  /// Returns the relative luminance of a color: the weighted sum of its linear sRGB components, unclamped, so that a
  /// color inside sRGB has one luminance on every display. Alpha is ignored; composite a translucent color first.
  public static func luminance(_ color: Color) -> Double {
    luminance(linearSRGB: color.space.convert(color.components, to: .srgbLinear))
  }

  /// Returns the relative luminance of linear-light sRGB components.
  @inline(__always)
  public static func luminance(linearSRGB rgb: SIMD3<Double>) -> Double {
    let weights = weights
    return weights.x * rgb.x + weights.y * rgb.y + weights.z * rgb.z
  }

  /// Returns (lighter + flare) / (darker + flare) for two luminances in either order.
  ///
  /// A luminance below 0, which only a color that no display can show has, counts as 0. A ratio is therefore finite and
  /// at least 1.
  @inline(__always)
  public static func ratio(_ first: Double, _ second: Double) -> Double {
    let lighter = max(first, second, 0)
    let darker = max(min(first, second), 0)
    return (lighter + flare) / (darker + flare)
  }

  /// Returns the luminance of what is lighter than another by a ratio. It may be above that of white.
  @inline(__always)
  public static func lighter(than luminance: Double, by ratio: Double) -> Double {
    (luminance + flare) * ratio - flare
  }

  /// Returns the luminance of what is darker than another by a ratio. It may be below 0.
  @inline(__always)
  public static func darker(than luminance: Double, by ratio: Double) -> Double {
    (luminance + flare) / ratio - flare
  }
}
