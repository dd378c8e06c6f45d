import Audit
import ColorScience

/// The order of findings: worst first, of equals the order of the report.
public struct Ranking {
  public let report: AuditReport

  public init(report: AuditReport) {
    self.report = report
  }

  /// Indices of the pairs with this verdict, worst first, whose evidence lets them count.
  public func pairs(_ verdict: Verdict) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == verdict && report.pairs[$0].evidence.isBinding })
  }

  /// The same of every pair that fails the run or could: likely and guessed ones, too, where the plan says so.
  public func redPairs(_ verdict: Verdict) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == verdict && report.isRed(report.pairs[$0]) })
  }

  /// Indices of the pairs of this evidence that miss their requirement, worst first.
  public func pairs(under evidence: Evidence) -> [Int] {
    sorted(report.pairs.indices.filter { report.pairs[$0].verdict == .fail && report.pairs[$0].evidence == evidence })
  }

  private func sorted(_ found: [Int]) -> [Int] {
    let shares = found.map { index in
      WCAG.share(of: report.pairs[index].required, reachedBy: report.pairs[index].ratio ?? 1)
    }
    return found.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.map { found[$0] }
  }

  public func worst(_ verdict: Verdict = .fail) -> PairReport? {
    pairs(verdict).first.map { report.pairs[$0] }
  }
}
