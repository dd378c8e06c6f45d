/// What was found of one candidate pair in one variant, small enough to keep millions of.
struct Judgement: Sendable {
  var rule: Int32
  var pair: Int32
  var variant: Int32
  var verdict: Verdict
  var isFragile: Bool
  var waiver: Int32
  /// Against the baseline.
  var change: PairReport.Change?
  /// Not a number where nothing was measured; only read through `measuredRatio`.
  private var ratio: Double
  var reason: JudgementReason?

  var measuredRatio: Double? {
    ratio.isNaN ? nil : ratio
  }

  /// The baseline knows it, and it has not become worse.
  var isAccepted: Bool {
    change.map { $0.kind == .known || $0.kind == .better } ?? false
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

/// Why a pair is exempt or undetermined. Slots are those of the prepared variant: tokens, then the plan's own colours.
enum JudgementReason: Error, Hashable, Sendable {
  case placeholder(Int)
  case role(Int)
  case notDrawn
  case undetermined(Int)
  case noBackdrop
  case absentBackdrops
  case backdropWithoutColor(Int)
  case translucentBackdrop(Int)
  case tooManyStacks
  case noSuchContext
}
