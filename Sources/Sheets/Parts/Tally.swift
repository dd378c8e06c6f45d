import Audit
import ColorScience
import Wording

/// The number of pairs or cells with each verdict.
struct Tally: Hashable, Sendable {
  private var counts: [ShownVerdict: Int] = [:]

  init(_ verdicts: some Sequence<ShownVerdict>) {
    for standing in verdicts { counts[standing, default: 0] += 1 }
  }

  subscript(_ standing: ShownVerdict) -> Int { counts[standing] ?? 0 }

  var failing: Int { self[.fails] + self[.waiverExpired] }
  var judged: Int { total - self[.plain] - self[.blank] }
  var total: Int { counts.values.reduce(0, +) }
}

/// A summary of the judged pairs of one variant.
struct PairSummary: Sendable {
  var tally: Tally
  /// Failing pairs, worst first; equal ones in the order of cells.
  var failures: [PairReport]
  /// The passing pair that is nearest to its requirement.
  var closest: PairReport?

  init(_ index: ReportIndex, variant: Int) {
    let pairs = index.report.pairs
    let judged = index.pairsOfVariant[variant]
    tally = Tally(judged.lazy.map { index.shownVerdict(pairs[$0]) })
    failures = PairSummary.worstFirst(judged.filter { pairs[$0].verdict == .fail }.map { pairs[$0] })
    var closest: (pair: Int, badness: Double)?
    for pair in judged where pairs[pair].verdict == .pass {
      guard let ratio = pairs[pair].ratio else { continue }
      let badness = ReportIndex.badness(ratio, required: pairs[pair].required)
      if closest.map({ badness < $0.badness }) ?? true { closest = (pair, badness) }
    }
    self.closest = closest.map { pairs[$0.pair] }
  }

  static func worstFirst(_ pairs: [PairReport]) -> [PairReport] {
    pairs.enumerated().map {
      (offset: $0, badness: ReportIndex.badness($1.ratio ?? 1, required: $1.required), pair: $1)
    }
    .sorted { ($0.badness, $0.offset) < ($1.badness, $1.offset) }
    .map(\.pair)
  }

  /// Returns the sentence of a matrix or failures sheet; `causes` is given for the latter.
  func sentence(_ index: ReportIndex, measured: Int, causes: Int? = nil) -> VerdictSentence {
    let judged = tally.judged
    let line = VerdictLine(
      judged: judged, fail: failures.count, undetermined: tally[.undetermined],
      pass: judged - failures.count - tally[.undetermined] - tally[.waived] - tally[.exempt])
    guard judged > 0 else {
      let second = measured > 0 ? "\(Counted.of(measured, "pair was", "pairs were")) measured." : ""
      return VerdictSentence(
        mark: .dash, first: "\(line.text).", second: second.isEmpty ? [] : [.words(second)])
    }
    if let worst = failures.first {
      let origin = causes.map { ", from \(Counted.of($0, "cause"))" } ?? ""
      return VerdictSentence(
        mark: .cross, first: "\(line.text)\(origin).", second: Self.pair("Worst: ", worst, index))
    }
    let closestWords = closest.map { Self.pair("Closest: ", $0, index) } ?? []
    return VerdictSentence(
      mark: line.mark == .query ? .query : .tick, first: "\(line.text).", second: closestWords)
  }

  private static func pair(_ lead: String, _ pair: PairReport, _ index: ReportIndex) -> [VerdictSentence.Part] {
    let ratio = pair.ratio.map { WCAG.shown($0, missing: pair.required) } ?? "not drawn"
    return [
      .words(lead), .name(index.label(pair.foreground)), .words(" on "), .name(index.label(pair.background)),
      .words(", \(ratio) where \(ShownNumber.requirement(pair.required)) is required."),
    ]
  }
}
