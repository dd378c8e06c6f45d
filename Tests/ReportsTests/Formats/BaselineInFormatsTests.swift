import Audit
import ColorScience
import Testing
import ThemeModel

@testable import Reports

/// A failure that a baseline accepts fails neither the run nor any report of it.
@Suite struct BaselineInFormatsTests {
  /// Returns two failures, each on its own line. The first is the worse one.
  ///
  /// If the plan has an `idle` rule, the run also fails on coverage.
  private func report(
    _ kinds: [PairReport.Change.Kind?], name: String = "text.a", idle: Bool = false
  ) throws -> AuditReport {
    var plan = try SmallSystem.plan()
    if !idle {
      plan.rules = Array(plan.rules.prefix(1))
      plan.roles = []
    }
    var report = try SmallSystem(
      themes: [("T", [(name, ["#eee"]), ("text.b", ["#999"]), ("surface.base", ["#fff"])])], plan: plan
    ).report()
    try #require(report.pairs.map(\.verdict) == [.fail, .fail])
    for (index, kind) in kinds.enumerated() {
      report.pairs[index].change = kind.map { PairReport.Change(kind: $0, baselineRatio: 1.1) }
    }
    return report
  }

  @Test func knownFailuresAreNoticesAfterTheNewOnes() throws {
    let lines = GitHubAnnotations(try report([.known, .new])).lines()
    #expect(lines.map { $0.prefix(while: { $0 != " " }) } == ["::error", "::notice"])
    #expect(lines.first?.contains("text.b on surface.base") == true)
    #expect(lines.last?.contains("accepted by the baseline") == true)
  }

  @Test func worseFailuresStayErrors() throws {
    let lines = GitHubAnnotations(try report([.worse, .better])).lines()
    #expect(lines.map { $0.prefix(while: { $0 != " " }) } == ["::error", "::notice"])
    #expect(lines.first?.contains("text.a on surface.base") == true)
  }

  @Test func findingsComeBeforePairs() throws {
    let lines = GitHubAnnotations(try report([.known, .new], idle: true)).lines()
    #expect(lines.count > 2)
    #expect(lines.dropLast(2).allSatisfy { $0.hasPrefix("::error ") && $0.contains("title=legible/coverage::") })
    #expect(lines.dropLast().last?.contains("text.b on surface.base") == true)
    #expect(lines.last?.hasPrefix("::notice ") == true)
  }

  @Test func knownFailuresAreSkippedInJUnit() throws {
    let xml = JUnitReport.xml(try report([.known, .new]))
    #expect(
      xml.contains(
        "<testsuite name=\"T\" package=\"Small\" id=\"0\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""))
    #expect(xml.contains("<skipped message=\"accepted by the baseline: 1.16:1, needs "))
    #expect(xml.split(separator: "\n").count { $0.contains("<failure ") } == 1)
  }

  @Test func controlCharactersInNamesAreShownInAnnotations() throws {
    let text = GitHubAnnotations.text(try report([nil, nil], name: "text.\u{1B}[31m\u{202E}\n"))
    #expect(text.contains("text.\\u{1B}[31m\\u{202E}\\u{A}"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }
}
