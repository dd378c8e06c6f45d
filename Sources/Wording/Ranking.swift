import Audit
import ColorScience

/// The order of findings: worst first. Equal findings keep the order of the report.
public struct Ranking: Sendable {
  public let report: AuditReport

  public init(report: AuditReport) {
    self.report = report
  }

  /// Returns the indices of the pairs with this verdict and binding evidence, worst first.
  public func pairs(_ verdict: Verdict) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == verdict && report.pairs[$0].evidence.isBinding })
  }

  /// Returns the indices of all pairs with this verdict that fail the run or could fail it, worst first. These include
  /// likely and guessed pairs if the plan says so.
  public func redPairs(_ verdict: Verdict) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == verdict && report.isRed(report.pairs[$0]) })
  }

  /// Returns the indices of the pairs with this evidence that miss their requirement, worst first.
  public func pairs(under evidence: Evidence) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == .fail && report.pairs[$0].evidence == evidence })
  }

  /// What fails the run comes before what only warns. A line that views show may be a mere separator: it comes behind the
  /// failures of what has to be read or recognized.
  private func sorted(_ found: [Int]) -> [Int] {
    let ranks = found.map { rank(of: report.pairs[$0]) }
    return found.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { found[$0] }
  }

  /// How bad a pair is beside others of its verdict: the least comes first.
  public struct Rank: Comparable, Sendable {
    fileprivate let kind: Int
    /// How near the ratio comes to the requirement.
    fileprivate let share: Double

    public static func < (a: Rank, b: Rank) -> Bool { (a.kind, a.share) < (b.kind, b.share) }
  }

  public func rank(of pair: PairReport) -> Rank {
    let isWarning = pair.verdict == .fail && report.rules[pair.rule].severity == .warning
    return Rank(
      kind: (isWarning ? 2 : 0) + (isFailingLine(pair) ? 1 : 0),
      share: WCAG.share(of: pair.required, reachedBy: pair.ratio ?? 1))
  }

  private func isFailingLine(_ pair: PairReport) -> Bool {
    pair.verdict == .fail && report.rules[pair.rule].sample == .border && [.seen, .likely].contains(pair.evidence)
  }

  /// Returns the judged failures, worst first; those that the baseline does not accept come before the others.
  public func failuresByNovelty() -> [Int] {
    let ranked = pairs(.fail)
    let novelties = ranked.map { report.pairs[$0].novelty }
    return ranked.indices.sorted { (novelties[$0], $0) < (novelties[$1], $1) }.map { ranked[$0] }
  }

  /// Returns the pair that outputs name: of failures the worst new one, where there are new ones.
  public func worst(_ verdict: Verdict = .fail) -> PairReport? {
    (verdict == .fail ? failuresByNovelty() : pairs(verdict)).first.map { report.pairs[$0] }
  }

  /// Returns the worst failure of a cause that the baseline does not accept; `nil` when it accepts all of them.
  public func worstNovel(of cause: CauseReport) -> Int? {
    let novelty = report.novelty(of: cause.pairs)
    guard novelty != .other else { return nil }
    return sorted(cause.pairs.filter { report.pairs[$0].novelty == novelty }).first
  }
}
