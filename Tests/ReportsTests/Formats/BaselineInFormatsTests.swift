import Audit
import ColorScience
import Testing
import ThemeModel

@testable import Reports

/// What a baseline accepts does not fail the run, and so fails no report of it.
@Suite struct BaselineInFormatsTests {
  /// Two failures, on a line each; the first is the worse one.
  private func report(_ kinds: [PairReport.Change.Kind?], name: String = "text.a") throws -> AuditReport {
    var report = try SmallSystem(
      themes: [("T", [(name, ["#eee"]), ("text.b", ["#999"]), ("surface.base", ["#fff"])])],
      plan: try SmallSystem.plan()
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

  @Test func knownFailuresAreSkippedInJUnit() throws {
    let xml = JUnitReport.xml(try report([.known, .new]))
    #expect(xml.contains("tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\""))
    #expect(xml.contains("<skipped message=\"accepted by the baseline: 1.16:1, needs "))
    #expect(xml.split(separator: "\n").count { $0.contains("<failure ") } == 1)
  }

  @Test func controlCharactersInNamesAreShownInAnnotations() throws {
    let text = GitHubAnnotations.text(try report([nil, nil], name: "text.\u{1B}[31m\u{202E}\n"))
    #expect(text.contains("text.\\u{1B}[31m\\u{202E}\\u{A}"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
  }
}
