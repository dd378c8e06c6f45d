/// Finds the failure classes that fail the run.
struct FailureGate {
  let plan: Plan
  /// The report without its pairs.
  let report: AuditReport
  let audits: AuditedThemes

  func classes() -> [FailureClass] {
    FailureClass.allCases.filter { failure in
      if failure == .errors { return isFound(.errors) }
      if failure == .coverage, judgesNothing { return true }
      return plan.failOn.contains(failure) && isFound(failure)
    }
  }

  /// Whether no pair was judged. Such an audit never passes, whatever the plan lets fail the run.
  private var judgesNothing: Bool { report.totals.judged == 0 }

  private func isFound(_ failure: FailureClass) -> Bool {
    switch failure {
    case .failures: report.totals.fail > 0 && has(.fail) { $0.isBinding }
    case .likely: has(.fail) { $0 == .likely }
    case .guessed: has(.fail) { $0 == .guessed }
    case .undetermined:
      report.totals.undetermined > 0 && has(.undetermined) { $0.isBinding }
        || !report.lost.isEmpty
    case .contract, .gamut, .distinguish, .expiredWaivers, .unusedWaivers, .coverage: hasFinding(failure)
    case .errors, .staleBaseline, .warnings: Checks.isFound(failure, in: report)
    }
  }

  /// Reports whether there is a finding that the baseline does not accept.
  private func hasFinding(_ failure: FailureClass) -> Bool {
    let accepted = Set(report.baseline?.accepted ?? [])
    return report.findingIdentities.contains { finding in
      finding.failure == failure && !accepted.contains(finding)
        && (!finding.isIdle || plan.countsIdlePatterns || report.inference != nil && isOfUnknownColors(finding))
    }
  }

  /// Where rules are inferred, nobody has said that a theme without a judged pair is meant to be one. It does not pass if colors of it
  /// are not known: they may be those that names pair.
  private func isOfUnknownColors(_ finding: FindingIdentity) -> Bool {
    guard let theme = finding.idleTheme, let audit = audits.first(where: { $0.name == theme }) else { return false }
    return report.tokens.indices.contains { token in
      report.tokens[token].isPurpose
        && audit.parts.indices.contains { part in
          if case .undetermined = audit.state(of: token, in: part) { true } else { false }
        }
    }
  }

  /// A rule that only warns does not fail the run; neither does a failure that the baseline accepts.
  private func has(_ verdict: Verdict, where admits: (Evidence) -> Bool) -> Bool {
    let counts = plan.rules.map { $0.severity == .error && admits($0.evidence) }
    return audits.contains { audit in
      audit.judgements.contains { judgement in
        judgement.verdict == verdict && counts[Int(judgement.rule)] && !judgement.isAccepted
      }
    }
  }
}
