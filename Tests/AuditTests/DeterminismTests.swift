import ColorScience
import RealSystems
import Testing
import ThemeModel

@testable import Audit

@Suite struct DeterminismTests {
  private func report(_ system: ThemeSystem, workers: Int) throws -> AuditReport {
    Auditor.audit(
      system, plan: try FirefoxPlan.views(),
      options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""), workers: workers))
  }

  @Test func isTheSameOnOneCoreAndOnMany() throws {
    let system = try FirefoxSystem.load()
    #expect(try report(system, workers: 1) == report(system, workers: 8))
  }

  @Test func handsOverThemeByThemeWhatItHasAsAWhole() throws {
    let run = Auditor.run(
      try FirefoxSystem.load(), plan: try FirefoxPlan.views(),
      options: AuditOptions(tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "")))
    let whole = run.report()
    #expect((0..<run.themeCount).flatMap { run.pairs(ofTheme: $0) } == whole.pairs)
    #expect((0..<run.themeCount).flatMap { run.variants(ofTheme: $0) } == whole.variants)
  }
}
