import Audit
import ThemeModel

extension FirefoxSystem {
  /// Returns the report of an audit without any plan.
  public static func inferredReport(suggests: Bool = true) throws -> AuditReport {
    Auditor.audit(
      try load(), plan: Plan(),
      options: AuditOptions(
        tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""), suggestions: suggests ? .worst : .none))
  }

  /// Returns the report of an audit with the team's plan.
  public static func report() throws -> AuditReport {
    Auditor.audit(
      try load(), plan: try FirefoxPlan.team(),
      options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "7c1e04f2")))
  }
}

extension OudsSystem {
  public static func inferredReport(suggests: Bool = true) throws -> AuditReport {
    Auditor.audit(
      try load(), plan: Plan(),
      options: AuditOptions(
        tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""), suggestions: suggests ? .worst : .none))
  }
}
