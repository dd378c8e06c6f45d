/// Which classes that the plan lets fail the run were found.
enum FailureGate {
  static func classes(of report: AuditReport, plan: Plan) -> [FailureClass] {
    FailureClass.allCases.filter { plan.failOn.contains($0) && isFound($0, in: report) }
  }

  private static func isFound(_ failure: FailureClass, in report: AuditReport) -> Bool {
    switch failure {
    case .failures: report.pairs.contains { counts($0, .fail, report) }
    case .undetermined: report.pairs.contains { counts($0, .undetermined, report) }
    case .contract: !report.contractFindings.isEmpty
    case .gamut: !report.gamutFindings.isEmpty
    case .distinguish: report.distinguish.contains { !$0.isInferred && $0.pairs.contains { !$0.alikeUnder.isEmpty } }
    case .expiredWaivers: report.waivers.contains { $0.state == .expired }
    case .unusedWaivers: report.waivers.contains { $0.state == .unused }
    case .staleBaseline: report.baseline.map { !$0.stale.isEmpty } ?? false
    case .coverage: !report.coverage.idleRules.isEmpty || !report.coverage.idlePatterns.isEmpty
    case .warnings: report.diagnostics.contains { $0.severity == .warning }
    }
  }

  /// A rule that only warns does not fail the run; neither does a failure that the baseline accepts.
  private static func counts(_ pair: PairReport, _ verdict: Verdict, _ report: AuditReport) -> Bool {
    guard pair.verdict == verdict, report.rules[pair.rule].severity == .error else { return false }
    guard let change = pair.change else { return true }
    return change.kind == .new || change.kind == .worse
  }
}
