/// Composites layers of color as renderers do: source-over with straight alpha, in the encoded components of the
/// display, bottom up, in Double throughout.
public enum Compositing {
  /// Returns the result after each layer, in the display's encoded space. The last result is what is seen.
  ///
  /// The bottom layer is taken as opaque, because nothing is known of what lies below it. Each layer is mapped into the
  /// display's gamut before it is composited.
  public static func composites(
    _ layersBottomUp: [Color], on display: Display, mapping: GamutMapping
  ) -> [Color] {
    let shown = layersBottomUp.map { ShownColor($0, on: display, mapping: mapping) }
    return ContrastMeasurement.composites(shown).map(\.color)
  }

  /// Composites one encoded color over an opaque one. At alpha 0 and 1, the result is exactly one of the two.
  @inline(__always)
  public static func over(_ top: SIMD3<Double>, alpha: Double, on bottom: SIMD3<Double>) -> SIMD3<Double> {
    let share = min(max(alpha, 0), 1)
    return top * share + bottom * (1 - share)
  }

  /// Merges two layers into one that looks the same over any background: a straight color and its alpha. When both
  /// layers are invisible, so is the result.
  public static func flattened(
    _ top: Color, over bottom: Color, on display: Display, mapping: GamutMapping
  ) -> Color {
    let upper = ShownColor(top, on: display, mapping: mapping)
    let lower = ShownColor(bottom, on: display, mapping: mapping)
    let showing = lower.alpha * (1 - upper.alpha)
    let alpha = upper.alpha + showing
    guard alpha > 0 else { return Color(display.space, 0, 0, 0, alpha: 0) }
    let mixed = (upper.components * upper.alpha + lower.components * showing) / alpha
    return Color(display.space, mixed, alpha: alpha)
  }
}
