/// The result for one candidate pair in one variant, small enough to keep millions of them.
struct Judgement: Sendable {
  /// NaN when nothing was measured; only read through `measuredRatio`.
  private var ratio: Double
  var rule: Int32
  var pair: Int32
  var variant: Int32
  var waiver: Int32
  var reason: JudgementReason?
  var verdict: Verdict
  var isFragile: Bool
  /// The change since the baseline.
  var change: PairReport.Change.Kind?

  var measuredRatio: Double? {
    ratio.isNaN ? nil : ratio
  }

  /// Whether the baseline contains the pair and it has not become worse.
  var isAccepted: Bool {
    change == .known || change == .better
  }

  init(
    rule: Int, pair: Int, variant: Int, verdict: Verdict, ratio: Double?, isFragile: Bool = false,
    reason: JudgementReason? = nil
  ) {
    self.rule = Int32(rule)
    self.pair = Int32(pair)
    self.variant = Int32(variant)
    self.verdict = verdict
    self.isFragile = isFragile
    self.waiver = -1
    self.ratio = ratio ?? .nan
    self.reason = reason
  }
}
