import ThemeModel

/// A kind of problem that an audit looks for.
///
/// A check is one file in this folder and a line in `Checks.besidePairs`: the formats, the page, the sheets, their rules and
/// the exit status need no change.
public protocol Check: Sendable {
  /// A stable name in kebab-case: scripts and dashboards match it.
  static var id: String { get }
  /// What is wrong, in one sentence.
  static var title: String { get }
  /// Why it matters, for people who meet it for the first time.
  static var why: String { get }
  /// The word in “fail-on” that makes it fail the run.
  static var failure: FailureClass { get }
  /// The keys of legible.json that say what it looks at.
  static var planKeys: [String] { get }
  /// The level of a finding that does not fail the run.
  static var severity: Finding.Level { get }
  /// Reports whether the check found anything that can fail the run. The given report is only a head, without pairs.
  static func isFound(in report: AuditReport) -> Bool
  /// Returns what the check found.
  static func findings(in report: AuditReport) -> [Finding]
  /// Passes on what the check found, one finding after another: those of a thousand themes take more memory than the rest of a
  /// report.
  static func eachFinding(in report: AuditReport, _ take: (Finding) -> Void)
  /// Returns the first findings and the number of all.
  static func findings(in report: AuditReport, atMost limit: Int) -> (first: [Finding], count: Int)
  /// Returns a summary of the findings in a line or two, with counts.
  static func notices(in report: AuditReport) -> [Notice]
}

extension Check {
  static var severity: Finding.Level { .warning }

  static func eachFinding(in report: AuditReport, _ take: (Finding) -> Void) {
    for finding in findings(in: report) { take(finding) }
  }

  static func findings(in report: AuditReport, atMost limit: Int) -> (first: [Finding], count: Int) {
    let all = findings(in: report)
    return (Array(all.prefix(limit)), all.count)
  }

  /// Returns an error where the run failed on the check's class.
  static func level(in report: AuditReport) -> Finding.Level {
    report.failedOn.contains(failure) ? .error : severity
  }

  /// Returns the level of each single finding: a note when the baseline accepts it.
  static func levels(in report: AuditReport) -> (FindingIdentity) -> Finding.Level {
    let accepted = Set(report.baseline?.accepted ?? [])
    let level = level(in: report)
    return { accepted.contains($0) ? .note : level }
  }
}

/// Every check, in the order of reports.
public enum Checks {
  public static let all: [any Check.Type] = ofPairs + besidePairs

  /// The checks of single pairs, which reports list one by one.
  public static let ofPairs: [any Check.Type] = [ContrastCheck.self, UndeterminedCheck.self]

  public static let besidePairs: [any Check.Type] = [
    ErrorCheck.self, DiagnosticCheck.self, ContractCheck.self, GamutCheck.self, DistinguishCheck.self,
    ExpiredWaiverCheck.self, UnusedWaiverCheck.self, BaselineCheck.self, CoverageCheck.self,
  ]

  /// The id of what readers of sources report.
  public static let ofReading = DiagnosticCheck.id

  /// Returns what the checks beside single pairs found, in the order of the checks.
  public static func findings(in report: AuditReport) -> [Finding] {
    besidePairs.flatMap { $0.findings(in: report) }
  }

  /// Passes on the same findings without holding all of them in memory.
  static func eachFinding(in report: AuditReport, _ take: (Finding) -> Void) {
    for check in besidePairs { check.eachFinding(in: report, take) }
  }

  /// Returns the first of these findings and the number of all: a thousand themes have tens of thousands.
  public static func findings(in report: AuditReport, atMost limit: Int) -> (first: [Finding], count: Int) {
    var result: (first: [Finding], count: Int) = ([], 0)
    for check in besidePairs {
      let found = check.findings(in: report, atMost: limit - result.first.count)
      result.first += found.first
      result.count += found.count
    }
    return result
  }

  static func isFound(_ failure: FailureClass, in report: AuditReport) -> Bool {
    all.contains { $0.failure == failure && $0.isFound(in: report) }
  }
}
