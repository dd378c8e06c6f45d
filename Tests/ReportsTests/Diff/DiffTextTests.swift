import Audit
import ColorScience
import JSONText
import Testing
import ThemeModel

@testable import Reports

@Suite struct DiffTextTests {
  private func diff(foregroundAfter: String, after: String) throws -> ReportDiff {
    func report(_ path: String, _ color: String) throws -> AuditReport {
      try SmallSystem(
        themes: [("T", [("text.a", ["#000"]), (path, [color]), ("surface.base", ["#fff"])])],
        plan: try SmallSystem.plan()
      ).report()
    }
    return ReportComparison(before: try report("text.b", "#999"), after: try report(foregroundAfter, after))
      .diff(beforeName: "a", afterName: "b")
  }

  @Test func aFailureThatPassesIsFixed() throws {
    let lines = DiffText(try diff(foregroundAfter: "text.b", after: "#000")).lines()
    #expect(lines.first == "✓ No new failure, 1 fixed.")
    #expect(lines.contains("Fixed: 1"))
  }

  @Test func aPairThatIsGoneIsNotFixed() throws {
    let diff = try diff(foregroundAfter: "other", after: "#000")
    let lines = DiffText(diff).lines()
    #expect(lines.first == "– No new failure, 1 no longer judged.")
    #expect(!lines.contains("Fixed: 1"))
    #expect(lines.contains("Failed, and no longer judged: 1"))
    let markdown = DiffMarkdown.markdown(diff)
    #expect(markdown.hasPrefix("<!-- legible: small -->\n## – No new failure, 1 no longer judged\n"))
    let counts = try #require(try JSONDocument(DiffDocument.json(diff)).root["counts"])
    #expect(counts["fixed"]?.integer == 0)
    #expect(counts["unjudged"]?.integer == 1)
  }

  @Test func aWaivedFailureSaysSo() throws {
    let plain = try SmallSystem.plan()
    var waiving = plain
    waiving.waivers = [
      Waiver(
        rule: try TokenPattern("*"), foreground: try TokenPattern("**"), background: try TokenPattern("**"),
        theme: try TokenPattern("*"), kind: .debt, reason: "later")
    ]
    func report(_ plan: Plan) throws -> AuditReport {
      try SmallSystem(themes: [("T", [("text.b", ["#999"]), ("surface.base", ["#fff"])])], plan: plan).report()
    }
    let diff = ReportComparison(before: try report(plain), after: try report(waiving)).diff(
      beforeName: "a", afterName: "b")
    let text = DiffText.text(diff)
    #expect(text.hasPrefix("– No new failure, 1 waived or exempt.\n"))
    #expect(text.contains("2.84 waived"))
  }
}
