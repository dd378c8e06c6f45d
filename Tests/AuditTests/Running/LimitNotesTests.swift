import Testing
import ThemeModel

@testable import Audit

@Suite struct LimitNotesTests {
  private func report(_ limits: SuggestionLimits) throws -> AuditReport {
    let texts = (0..<50).flatMap { [("text.\($0)", "{raw.gray\($0)}"), ("bg.\($0)", "#fff")] }
    let grays = (0..<50).map { ("raw.gray\($0)", "rgb(\(180 + $0),\(180 + $0),\(180 + $0))") }
    return Auditor.audit(
      try SmallSystem.make(texts + grays),
      plan: Plan(rules: [try SmallSystem.rule("r", ["text.{n}"], ["bg.{n}"])]),
      options: AuditOptions(tool: SmallSystem.tool, suggestions: limits))
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let report = try report(SuggestionLimits(pairs: 7, causes: 40, definitions: 4))
    #expect(report.totals.fail == 50)
    #expect(report.pairs.count { !$0.suggestions.isEmpty } == 7)
    #expect(report.pairs.count { $0.isSuggestionSought } == 7)
    #expect(report.causes.count { $0.definitions.allSatisfy(\.isFixSought) } == 40)
    #expect(report.causes.count { $0.definitions.contains(where: \.isFixSought) } == 40)
    #expect(
      report.diagnostics.map(\.message) == [
        "the worst 7 of 50 failing pairs have suggestions; the causes show what would mend the others",
        "only the largest 40 of 50 causes have fixes",
      ])
    #expect(report.diagnostics.allSatisfy { $0.severity == .note })
  }

  @Test func nothingIsSaidWhereNothingIsLeftOut() throws {
    #expect(try report(.worst).diagnostics.map(\.code) == ["fixes-limited"])
    let report = try report(.all)
    #expect(report.diagnostics.isEmpty)
    #expect(report.causes.allSatisfy { !$0.fixes.isEmpty })
    #expect(report.pairs.count { !$0.suggestions.isEmpty } == 50)
  }

  @Test func noneAreMadeWhereNoneAreAskedFor() throws {
    let report = try report(.none)
    #expect(report.diagnostics.isEmpty)
    #expect(report.causes.allSatisfy { $0.fixes.isEmpty && !$0.definitions.contains(where: \.isFixSought) })
    #expect(report.pairs.allSatisfy { $0.suggestions.isEmpty && !$0.isSuggestionSought })
  }
}
