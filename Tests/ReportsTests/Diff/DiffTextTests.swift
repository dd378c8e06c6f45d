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

  /// Returns a comparison in which `text.b` and `text.c` go from black to these colors, on this evidence.
  private func unproven(_ evidence: Evidence, _ b: String, _ c: String) throws -> ReportDiff {
    var plan = try SmallSystem.plan()
    for index in plan.rules.indices { plan.rules[index].evidence = evidence }
    func report(_ b: String, _ c: String) throws -> AuditReport {
      try SmallSystem(
        themes: [("T", [("text.b", [b]), ("text.c", [c]), ("surface.base", ["#fff"])])], plan: plan
      ).report()
    }
    return ReportComparison(before: try report("#000", "#000"), after: try report(b, c))
      .diff(beforeName: "a", afterName: "b")
  }

  @Test(arguments: [Evidence.likely, .guessed]) func pairsWithoutAVerdictThatFallAreTold(_ evidence: Evidence) throws {
    let diff = try unproven(evidence, "#999", "#bbb")
    #expect(!diff.hasRegressed && diff.new.isEmpty && diff.moved == 0)
    let text =
      "2 \(evidence.rawValue) pairs fell under their requirement, measured and not judged: worst text.c on surface.base in "
      + "T, 21.00 to 1.91 where 4.5 is required."
    let lines = DiffText(diff).lines()
    #expect(lines.first == "✓ No new failure.")
    #expect(lines.contains("  " + text))
    #expect(!lines.contains { $0.contains("not its verdict") || $0.contains("not their verdict") })
    let markdown = DiffMarkdown.markdown(diff).split(separator: "\n")
    #expect(markdown.contains { $0 == MarkdownText.escaped(text) }, "\(markdown)")
    let document = try JSONDocument(DiffDocument.json(diff)).root
    #expect(try #require(document["counts"])["fallen"]?.integer == 2)
  }

  @Test func oneThatFellAndOneThatOnlyMovedAreToldApart() throws {
    let lines = DiffText(try unproven(.guessed, "#999", "#111")).lines()
    #expect(
      lines.contains(
        "  1 guessed pair fell under its requirement, measured and not judged: text.b on surface.base in T, 21.00 to 2.84 "
          + "where 4.5 is required."))
    #expect(lines.contains("  The ratio of 1 more pair changed, but not its verdict."))
  }

  @Test func aJudgedPairThatFallsIsANewFailureOnly() throws {
    let diff = try unproven(.declared, "#999", "#000")
    #expect(diff.new.count == 1 && diff.fallen.isEmpty && diff.hasRegressed)
    #expect(!DiffText.text(diff).contains("fell under"))
  }
}
