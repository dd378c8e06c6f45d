import Audit
import ColorScience

/// The order of findings: worst first. Equal findings keep the order of the report.
public struct Ranking {
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

  private func sorted(_ found: [Int]) -> [Int] {
    let shares = found.map { index in
      WCAG.share(of: report.pairs[index].required, reachedBy: report.pairs[index].ratio ?? 1)
    }
    return found.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.map { found[$0] }
  }

  public func worst(_ verdict: Verdict = .fail) -> PairReport? {
    let found = pairs(verdict)
    // What fails the run comes before what only warns.
    let failing = verdict == .fail ? found.first { report.rules[report.pairs[$0].rule].severity == .error } : nil
    return (failing ?? found.first).map { report.pairs[$0] }
  }
}
