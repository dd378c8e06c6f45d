import Audit

/// The number of rules, in words that tell whether somebody gave them.
public enum RuleWords {
  /// Returns `20 rules`, or `20 rules inferred` where none was given.
  public static func count(_ report: AuditReport) -> String {
    Counted.of(report.rules.count, "rule") + (report.inference == nil ? "" : " inferred")
  }
}
