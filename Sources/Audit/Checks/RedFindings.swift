extension AuditReport {
  /// Returns the findings beside pairs that fail a run which fails on these classes. Returns none without themes.
  func redFindings(failing classes: [FailureClass]) -> [Finding] {
    guard !themes.isEmpty else { return [] }
    var report = self
    report.failedOn = classes.filter { $0 != .errors }
    return Checks.findings(in: report).filter { $0.level == .error && !$0.isFatal }
  }
}

extension Finding {
  /// The failure class of the finding's check.
  var failure: FailureClass? { Checks.besidePairs.first { $0.id == check }?.failure }
}
