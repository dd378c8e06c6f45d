import ColorScience
import ThemeModel

/// What lies at the very bottom of a variant: the first `over` of the rules, else the median of its surfaces.
struct Canvas {
  let plan: Plan
  let expansion: PairExpansion
  let surfaces: [Int]

  func color(in variant: PreparedVariant) -> Color? {
    for set in expansion.backdropSets {
      for layer in set.alternatives.compactMap(\.first) {
        let stops = variant.stops(of: variant.slot(of: layer))
        if let stop = stops.first, variant.theme.isOpaque(stop) { return variant.theme.colors[stop] }
      }
    }
    let opaque = surfaces.flatMap { variant.stops(of: $0).filter(variant.theme.isOpaque) }
    let sorted = opaque.sorted { a, b in
      let first = variant.theme.shown[a * variant.theme.displays.count].luminance
      let second = variant.theme.shown[b * variant.theme.displays.count].luminance
      return (first, a) < (second, b)
    }
    return sorted.isEmpty ? nil : variant.theme.colors[sorted[sorted.count / 2]]
  }
}
