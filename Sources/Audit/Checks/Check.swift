import ThemeModel

/// A kind of problem that an audit looks for.
///
/// A check is one file in this folder and a line in `Checks.besidePairs`: the formats, the page, the sheets, their rules and
/// the exit status follow.
public protocol Check: Sendable {
  /// Stable, kebab-case: scripts and dashboards match it.
  static var id: String { get }
  /// What is wrong, in one sentence.
  static var title: String { get }
  /// Why it matters, for people who meet it for the first time.
  static var why: String { get }
  /// The word in “fail-on” that makes it fail the run.
  static var failure: FailureClass { get }
  /// The keys of legible.json that say what it looks at.
  static var planKeys: [String] { get }
  /// How bad it is where it does not fail the run.
  static var severity: Finding.Level { get }
  /// Whether it found what can fail the run. Asked of a report's head, which has no pairs.
  static func isFound(in report: AuditReport) -> Bool
  /// What it found.
  static func findings(in report: AuditReport) -> [Finding]
  /// The same in a line or two, counted.
  static func notices(in report: AuditReport) -> [Notice]
}

extension Check {
  static var severity: Finding.Level { .warning }

  /// An error where the run failed on its class.
  static func level(in report: AuditReport) -> Finding.Level {
    report.failedOn.contains(failure) ? .error : severity
  }

  /// The same for single findings: what the baseline accepts is a note.
  static func levels(in report: AuditReport) -> (FindingIdentity) -> Finding.Level {
    let accepted = Set(report.baseline?.accepted ?? [])
    let level = level(in: report)
    return { accepted.contains($0) ? .note : level }
  }
}

/// Every check, in the order of reports.
public enum Checks {
  public static let all: [any Check.Type] = ofPairs + besidePairs

  /// Those of single pairs, which reports list one by one.
  public static let ofPairs: [any Check.Type] = [ContrastCheck.self, UndeterminedCheck.self]

  public static let besidePairs: [any Check.Type] = [
    ErrorCheck.self, DiagnosticCheck.self, ContractCheck.self, GamutCheck.self, DistinguishCheck.self,
    ExpiredWaiverCheck.self, UnusedWaiverCheck.self, BaselineCheck.self, CoverageCheck.self,
  ]

  /// What the checks find, beside single pairs, in the order of the checks.
  public static func findings(in report: AuditReport) -> [Finding] {
    besidePairs.flatMap { $0.findings(in: report) }
  }

  static func isFound(_ failure: FailureClass, in report: AuditReport) -> Bool {
    all.contains { $0.failure == failure && $0.isFound(in: report) }
  }
}

extension AuditReport {
  /// Where the theme of a variant says what a token is.
  public func place(of token: Int, in variant: Int) -> Place {
    let colors = variants[variant].colors
    return (colors.isEmpty ? nil : colors[token].chain.first?.place) ?? tokens[token].place
  }
}
