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
        if let stop = stops.first, variant.isOpaque(stop) { return variant.colors[stop] }
      }
    }
    let opaque = surfaces.flatMap { variant.stops(of: $0).filter(variant.isOpaque) }
    let sorted = opaque.sorted { a, b in
      let first = variant.luminance[a * variant.displays.count]
      let second = variant.luminance[b * variant.displays.count]
      return (first, a) < (second, b)
    }
    return sorted.isEmpty ? nil : variant.colors[sorted[sorted.count / 2]]
  }
}
