import Audit
import ColorScience

/// The order of findings: worst first, of equals the order of the report.
struct Ranking {
  let report: AuditReport

  /// Indices of the pairs with this verdict, worst first.
  func pairs(_ verdict: Verdict) -> [Int] {
    let found = report.pairs.indices.filter { report.pairs[$0].verdict == verdict }
    let shares = found.map { index in
      WCAG.share(of: report.pairs[index].required, reachedBy: report.pairs[index].ratio ?? 1)
    }
    return found.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }.map { found[$0] }
  }

  func worst(_ verdict: Verdict = .fail) -> PairReport? {
    pairs(verdict).first.map { report.pairs[$0] }
  }
}
