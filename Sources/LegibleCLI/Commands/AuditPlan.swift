import Audit
import Reports

/// The plan that the page of an audit shows beside its findings: the one that `legible mend` makes.
enum AuditPlan {
  /// A page is not worth a longer wait. What ends the search of all but the largest systems is counted work, so that a page has
  /// the same plan on every machine; a search that time ends leaves the page without one.
  private static let budget = Duration.seconds(10)

  /// A plan of more pairs takes several times as long as their audit, and as much memory: `legible mend` is asked for that one.
  private static let mostPairs = 20_000

  static func isMade(for totals: Totals) -> Bool { totals.fail > 0 && totals.judged <= mostPairs }

  /// Nil, too, where the audit is of a part: what a plan breaks elsewhere could not be told.
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
