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
      guard stops.count == 1, variant.isOpaque(stops.lowerBound) else { continue }
      luminances.append(variant.luminance[stops.lowerBound * variant.displays.count])
    }
    luminances.sort()
    pairs = luminances.count * (luminances.count - 1) / 2
    reachingLarge = MatrixSummary.count(luminances, reaching: 3)
    reachingAA = MatrixSummary.count(luminances, reaching: 4.5)
    reachingAAA = MatrixSummary.count(luminances, reaching: 7)
  }

  private static func count(_ sorted: [Double], reaching ratio: Double) -> Int {
    var count = 0
    var lower = 0
    for upper in sorted.indices {
      while lower < upper, (sorted[upper] + 0.05) / (sorted[lower] + 0.05) >= ratio { lower += 1 }
      count += lower
    }
    return count
  }
}
