import ColorScience
import ThemeModel

/// Finds the bottommost color of a variant: the first `over` of the rules, or else the median of its surfaces.
struct Canvas {
  let plan: Plan
  let expansion: PairExpansion
  let surfaces: [Int]

  func color(in variant: PreparedVariant, ladder: LuminanceLadder) -> Color? {
    for set in expansion.backdropSets {
      for layer in set.alternatives.compactMap(\.first) {
        let stops = variant.stops(of: variant.slot(of: layer))
        if let stop = stops.first, variant.theme.isOpaque(stop) { return variant.theme.colors[stop] }
      }
    }
    return median(of: variant, ladder: ladder)
  }

  /// Returns the median of the opaque surfaces, by luminance.
  private func median(of variant: PreparedVariant, ladder: LuminanceLadder) -> Color? {
    var counts = Array(repeating: 0, count: variant.theme.colors.count)
    var left = 0
    for surface in surfaces {
      for stop in variant.stops(of: surface) where variant.theme.isOpaque(stop) {
        counts[stop] += 1
        left += 1
      }
    }
    left /= 2
    for stop in ladder.order {
      if counts[stop] > left { return variant.theme.colors[stop] }
      left -= counts[stop]
    }
    return nil
  }
}
