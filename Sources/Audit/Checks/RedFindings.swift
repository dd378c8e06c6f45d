extension AuditReport {
  /// What fails the run beside pairs, where the run fails on these classes. Nothing where there are no themes.
  func redFindings(failing classes: [FailureClass]) -> [Finding] {
    guard !themes.isEmpty else { return [] }
    var report = self
    report.failedOn = classes.filter { $0 != .errors }
    return Checks.findings(in: report).filter { $0.level == .error && !$0.isFatal }
  }
}

extension Finding {
  /// The class that it fails.
  var failure: FailureClass? { Checks.besidePairs.first { $0.id == check }?.failure }
}
