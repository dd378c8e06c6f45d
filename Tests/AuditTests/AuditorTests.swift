import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Audit

@Suite struct AuditorTests {
  @Test func judgesTheViewsOfFirefox() throws {
    let system = try FirefoxSystem.load()
    let report = Auditor.audit(
      system, plan: try FirefoxPlan.views(),
      options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "")))
    #expect(report.variants.count == 8)
    #expect(report.totals.judged == 236)
    #expect(report.totals.fail == 27)
  }
}
