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
  init(_ variant: PreparedVariant, tiers: [Tier], ladder: LuminanceLadder) {
    self.init()
    // One a stop of the theme.
    var counts = Array(repeating: 0, count: variant.theme.colors.count)
    var colors = 0
    for token in tiers.indices where tiers[token] != .raw {
      let stop = variant.plainStop(of: token)
      guard stop >= 0 else { continue }
      counts[stop] += 1
      colors += 1
    }
    let reaching = ladder.pairs(counts)
    pairs = colors * (colors - 1) / 2
    reachingLarge = reaching[0]
    reachingAA = reaching[1]
    reachingAAA = reaching[2]
  }

  /// What `reachingLarge`, `reachingAA` and `reachingAAA` count.
  static let thresholds = [Criterion.aaLarge.required, Criterion.aaText.required, Criterion.aaaText.required]
}

extension PreparedTheme {
  /// The luminances of all stops on the first display.
  var ladder: LuminanceLadder {
    let step = displays.count
    return LuminanceLadder(
      step == 0 ? [] : stride(from: 0, to: luminances.count, by: step).map { luminances[$0] },
      reaching: MatrixSummary.thresholds)
  }
}
