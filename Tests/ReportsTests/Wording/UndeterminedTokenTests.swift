import Audit
import ColorScience
import Testing
import ThemeModel

@testable import Reports
@testable import Wording

@Suite struct UndeterminedTokenTests {
  private func report(_ tokens: [(path: String, colors: [String])]) throws -> AuditReport {
    try SmallSystem(
      themes: [("T", tokens + [("text.a", ["#000"]), ("surface.base", ["#fff"])])], plan: try SmallSystem.plan()
    ).report()
  }

  @Test func isListedWhereNoRuleAsksAfterIt() throws {
    let report = try report([("brand.glow", ["-"])])
    #expect(UndeterminedToken.unjudged(in: report).map(\.path) == ["brand.glow"])
    let text = TextSummary.text(report)
    #expect(text.replacing("\n          ", with: " ").contains("brand.glow: nobody knows what shade(5) is"))
    let markdown = MarkdownReport.markdown(report)
    #expect(markdown.contains("- 1: nobody knows what shade(5) is: `brand.glow` (`T.json:1:3`)"))
  }

  @Test func ofMoreOnlyAFewAreListed() throws {
    let report = try report((0..<30).map { ("brand.n\($0)", ["-"]) })
    let text = TextSummary.text(report, options: .init(isVerbose: true))
    #expect(text.contains("Undetermined tokens in no judged pair: 30\n"))
    #expect(text.contains("? brand.n29: nobody knows"))
    let markdown = MarkdownReport.markdown(report)
    #expect(markdown.contains("- 30: nobody knows what shade(5) is: `brand.n0`") && markdown.contains(" and 27 more"))
  }

  @Test func isLeftToItsPairsWhereItIsJudged() throws {
    let report = try report([("text.b", ["-"])])
    #expect(report.totals.undetermined == 1)
    #expect(UndeterminedToken.unjudged(in: report).isEmpty)
  }
}
