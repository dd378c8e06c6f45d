import ColorScience
import ThemeModel

extension MatrixSummary {
  /// Contrast is monotone in luminance, so sorted luminances give the number of pairs above a threshold without visiting each.
  init(_ variant: PreparedVariant, tiers: [Tier], ladder: LuminanceLadder) {
    self.init()
    // The number of tokens of each stop of the theme.
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
