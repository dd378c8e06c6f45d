/// Which classes that the plan lets fail the run were found.
struct FailureGate {
  let plan: Plan
  /// With everything but pairs.
  let report: AuditReport
  let audits: [ThemeAudit]

  func classes() -> [FailureClass] {
    FailureClass.allCases.filter { failure in
      if failure == .coverage, judgesNothing { return true }
      return plan.failOn.contains(failure) && isFound(failure)
    }
  }

  /// Rules were written and none of them met a pair: whatever the plan lets fail, that is no audit that passed.
  private var judgesNothing: Bool {
    report.totals.judged == 0 && plan.rules.contains { !$0.isInferred }
  }

  private func isFound(_ failure: FailureClass) -> Bool {
    switch failure {
    case .failures: report.totals.fail > 0 && has(.fail)
    case .undetermined: report.totals.undetermined > 0 && has(.undetermined)
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
  private func has(_ verdict: Verdict) -> Bool {
    audits.contains { audit in
      audit.judgements.contains { judgement in
        judgement.verdict == verdict && plan.rules[Int(judgement.rule)].severity == .error && !judgement.isAccepted
      }
    }
  }
}
