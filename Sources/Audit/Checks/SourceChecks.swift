import ThemeModel

/// Reports the errors that stopped a reader. While there is one, the run has no verdict.
enum ErrorCheck: Check {
  static let id = "error"
  static let title = "A source or the configuration cannot be read."
  static let why = "A run says nothing about the sources that it could not read."
  static let failure = FailureClass.errors
  static let planKeys = ["themes"]

  static func isFound(in report: AuditReport) -> Bool { !report.errors.isEmpty }

  static func findings(in report: AuditReport) -> [Finding] {
    report.errors.map { error in
      var finding = DiagnosticCheck.finding(error, check: id, in: report)
      finding.isFatal = true
      return finding
    }
  }

  /// Returns nothing: a run that stopped shows its errors and nothing else.
  static func notices(in report: AuditReport) -> [Notice] { [] }
}

/// Reports the warnings and notes of readers.
enum DiagnosticCheck: Check {
  static let id = "diagnostic"
  static let title = "A source could not be read correctly."
  static let why = "A colour that is not read is not audited."
  static let failure = FailureClass.warnings
  static let planKeys = ["themes"]

  static func isFound(in report: AuditReport) -> Bool { report.diagnostics.contains { $0.severity == .warning } }

  static func findings(in report: AuditReport) -> [Finding] {
    report.diagnostics.filter { $0.severity != .error }.map { finding($0, check: id, in: report) }
  }

  /// Returns nothing: every format lists diagnostics one by one.
  static func notices(in report: AuditReport) -> [Notice] { [] }

  static func finding(_ diagnostic: Diagnostic, check: String, in report: AuditReport) -> Finding {
    // An alias that leads nowhere and a theme that is not followed fail the run as what is undetermined does.
    let isLost = report.failedOn.contains(.undetermined) && report.lost.contains(diagnostic)
    let level: Finding.Level =
      switch diagnostic.severity {
      case _ where isLost: .error
      case .error: .error
      case .warning: self.level(in: report)
      case .note: .note
      }
    return Finding(
      check: check, level: level, message: "\(diagnostic.message) [\(diagnostic.code)]",
      places: (diagnostic.place.map { [$0] } ?? []) + diagnostic.related,
      identity: "\(diagnostic.code)~\(diagnostic.place?.file ?? "")~\(diagnostic.message)")
  }
}
