import ColorScience
import ThemeModel

/// The whole matrix of a variant in figures: each pair of its semantic and component tokens that have an opaque colour, on the
/// display where it is lowest.
public struct MatrixSummary: Hashable, Sendable {
  public var pairs: Int
  /// How many of them reach 3, 4.5 and 7.
  public var reachingLarge: Int
  public var reachingAA: Int
  public var reachingAAA: Int

  public init(pairs: Int = 0, reachingLarge: Int = 0, reachingAA: Int = 0, reachingAAA: Int = 0) {
    self.pairs = pairs
    self.reachingLarge = reachingLarge
    self.reachingAA = reachingAA
    self.reachingAAA = reachingAAA
  }

  /// Contrast is monotone in luminance, so sorted luminances tell every pair's side of a threshold without visiting it.
  init(_ variant: PreparedVariant, tiers: [Tier]) {
    self.init()
    var luminances: [Double] = []
    for token in tiers.indices where tiers[token] != .raw {
      let stops = variant.stops(of: token)
      guard stops.count == 1, variant.theme.isOpaque(stops.lowerBound) else { continue }
      luminances.append(variant.theme.shown[stops.lowerBound * variant.theme.displays.count].luminance)
    }
    let sorted = SortedLuminances(luminances)
    pairs = luminances.count * (luminances.count - 1) / 2
    reachingLarge = sorted.pairs(reaching: Criterion.aaLarge.required)
    reachingAA = sorted.pairs(reaching: Criterion.aaText.required)
    reachingAAA = sorted.pairs(reaching: Criterion.aaaText.required)
  }
}
