import Audit
import Testing

@testable import Reports

@Suite struct SoughtWordsTests {
  /// When nobody looked for what would mend a failure, no report says that nothing would.
  @Test func noneFoundIsToldFromNotLookedFor() throws {
    var report = try PageFixtures.unsought()
    let markdown = MarkdownReport(report).lines()
    func row(_ name: String) -> String? { markdown.first { $0.contains("`\(name)` on `surface.base`") } }
    #expect(row("text.a")?.hasSuffix("| not looked for |") == true, "\(markdown)")
    #expect(row("text.b")?.hasSuffix("| none found |") == true, "\(markdown)")

    try #require(report.causes.map(\.name) == ["text.a", "text.b"], "\(report.causes)")
    report.causes[1].definitions[0].isFixSought = true
    let text = TextSummary.text(report)
    #expect(text.contains("#999999 → not looked for"), "\(text)")
    #expect(text.contains("#AAAAAA → none found"), "\(text)")
    let causes = MarkdownReport(report).lines().filter { $0.hasPrefix("| 1 | `") }
    #expect(causes.map { $0.hasSuffix("| not looked for |") } == [true, false], "\(causes)")
    #expect(causes.map { $0.hasSuffix("| none found |") } == [false, true], "\(causes)")
  }
}
