import Audit
import Reports

/// The plan that the HTML page of an audit shows beside its findings: the plan of `legible mend`.
enum AuditPlan {
  /// The time after which a page gets no plan. Except in the largest systems, a count of work ends the search first, so
  /// that the page has the same plan on every machine.
  private static let budget = Duration.seconds(10)

  /// With more pairs than this, the plan takes several times as long as the audit, and as much memory. Users can run
  /// `legible mend` instead.
  private static let mostPairs = 20_000

  static func isMade(for totals: Totals) -> Bool { totals.fail > 0 && totals.judged <= mostPairs }

  /// Also returns `nil` for a filtered audit, because pairs that a plan breaks elsewhere would be unknown.
  static func page(
    of run: AuditRun, _ project: Project, _ arguments: AuditArguments, below place: String
  ) -> PagePlan? {
    guard isMade(for: run.head.totals), !run.head.isBroken, arguments.filter.scope == nil else { return nil }
    let end = ContinuousClock.now.advanced(by: budget)
    let plan = Mender(
      run, edits: ProjectEdits.check(project), isOutOfTime: { ContinuousClock.now >= end },
      isOverdue: { ContinuousClock.now >= end }
    ).plan()
    guard ContinuousClock.now < end else { return nil }
    return PageEdits.page(plan, ProjectEdits(project: project), isFirst: false, below: place)
  }
}
