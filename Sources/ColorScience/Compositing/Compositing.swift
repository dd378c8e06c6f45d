/// Layers of colour laid over each other, as renderers do it: source-over with straight alpha, in the encoded components of
/// the display, bottom up, in Double throughout.
public enum Compositing {
  /// The result after each layer, in the display's encoded space; the last is what is seen.
  ///
  /// The bottom layer must be opaque: alpha below it has nothing to show, so it is taken as 1 whatever it says. Each layer is
  /// brought into the display's gamut before it is laid on.
  public static func composites(
    _ layersBottomUp: [Color], on display: Display, mapping: GamutMapping
  ) -> [Color] {
    var results: [Color] = []
    results.reserveCapacity(layersBottomUp.count)
    var under: SIMD3<Double>?
    for layer in layersBottomUp {
      let shown = layer.mapped(to: display, by: mapping)
      let composite = under.map { over(shown.components, alpha: shown.alpha, on: $0) } ?? shown.components
      results.append(Color(display.space, composite))
      under = composite
    }
    return results
  }

  /// One encoded colour over an opaque one. At alpha 0 and 1 the result is one of the two, to the last bit.
  @inline(__always)
  public static func over(_ top: SIMD3<Double>, alpha: Double, on bottom: SIMD3<Double>) -> SIMD3<Double> {
    let share = min(max(alpha, 0), 1)
    return top * share + bottom * (1 - share)
  }
}
