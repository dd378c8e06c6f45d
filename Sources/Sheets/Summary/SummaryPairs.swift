import Audit
import ColorScience
import Wording

extension SummaryContent {
  /// Returns the worst failures, one for each cause and look, or the closest passes where nothing fails.
  static func pairs(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    let fails = report.totals.fail > 0
    let ranking = Ranking(report: report)
    let ranked = ranking.pairs(fails ? .fail : .pass)
    var tiles: [SummaryTile] = []
    var causes: Set<Int> = []
    var looks: Set<SummaryLook> = []
    var names: Set<[Int]> = []
    for at in ranked {
      let pair = report.pairs[at]
      guard tiles.count < (fails ? 3 : 6), pair.layers.count >= 2, let ratio = pair.ratio else { continue }
      let look = SummaryLook(
        background: pair.layers[pair.layers.count - 2].composite,
        foreground: pair.layers[pair.layers.count - 1].composite)
      if fails, let cause = pair.cause, !causes.insert(cause).inserted { continue }
      guard names.insert([pair.foreground, pair.background]).inserted, looks.insert(look).inserted else { continue }
      tiles.append(
        SummaryTile(
          look: look, sample: index.sample(of: pair), ratio: ratio, required: pair.required,
          pill: fails ? index.shownVerdict(pair).pill ?? .fails : Pill(mark: .tick, word: "passes", look: .filled),
          foreground: index.forms(pair.foreground), background: index.forms(pair.background),
          theme: index.tableName(pair.variant), others: index.others(like: pair)))
    }
    guard !tiles.isEmpty else { return nil }
    return .pairs(
      SummaryPairs(
        title: fails ? (tiles.count == 1 ? "Worst pair" : "Worst pairs") : "Closest calls",
        note: fails ? (tiles.count > 1 ? "one of each cause" : "") : "the passes with the least to spare", tiles: tiles)
    )
  }
}

extension ReportIndex {
  /// Returns in how many other variants the same two tokens have the same verdict under the same rule.
  fileprivate func others(like pair: PairReport) -> Int {
    pairsOfVariant.indices.count { variant in
      variant != pair.variant
        && pairsOfVariant[variant].contains { at in
          let other = report.pairs[at]
          return other.foreground == pair.foreground && other.background == pair.background
            && other.rule == pair.rule && other.verdict == pair.verdict && other.ratio == pair.ratio
        }
    }
  }
}
