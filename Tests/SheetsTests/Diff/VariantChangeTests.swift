import Audit
import Testing

@testable import Sheets

@Suite struct VariantChangeTests {
  private func change() throws -> VariantChange {
    let before = ReportIndex(try Fixtures.firefox().report)
    let after = ReportIndex(
      try Fixtures.firefox(changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77", "#E27F2E": "#C2660A"]).report)
    return try #require(VariantChange(before: before, 0, after: after, 0))
  }

  /// The figures of the picture.
  @Test func countsWhatAChangeOfThreeRawColoursDoes() throws {
    let change = try change()
    #expect(change.count(.new) == 8)
    #expect(change.count(.fixed) == 5)
    #expect(change.count(.worse) == 10)
    #expect(change.count(.better) == 0)
    #expect(change.raw.count == 3)
    #expect(change.exempt.count == 1)
    let map = DiffMap(change: change, tokens: MatrixTokens(change.after, all: false))
    #expect(map.changedCells == 66)
  }

  @Test func worstComesFirst() throws {
    let new = try #require(try change().pairs[.new])
    let ratios = new.compactMap(\.after?.ratio)
    #expect(ratios == ratios.sorted())
    // Waived pairs that got worse come before those that still pass.
    #expect(try change().pairs[.worse]?.first?.after?.verdict == .waived)
  }

  @Test func theSentenceSaysIt() throws {
    let change = try change()
    let map = DiffMap(change: change, tokens: MatrixTokens(change.after, all: false))
    let geometry = DiffGeometry(width: Measures.width)
    let pages = DiffPage.pages(change, map, geometry)
    #expect(pages.count == 1)
    let sheet = DiffSheet(change: change, map: map, pages: pages, page: 0, paper: .day, geometry: geometry)
    #expect(
      sheet.verdict().plain { $0 }
        == "8 new failures, 5 fixed. 10 more pairs got worse. Worst: textAccent on layer4, 4.68 to 3.58.")
  }

  @Test func addedAndRemovedTokensAreListed() throws {
    let before = try Fixtures.firefox()
    var after = try Fixtures.firefox()
    after.set("textBrandNew", in: 0, .color(Fixtures.hex("#123456")))
    let change = try #require(VariantChange(before: ReportIndex(before.report), 0, after: ReportIndex(after.report), 0))
    #expect(change.added.map(change.after.name) == ["textBrandNew"])
    let back = try #require(VariantChange(before: ReportIndex(after.report), 0, after: ReportIndex(before.report), 0))
    #expect(back.removed.map(back.before.name) == ["textBrandNew"])
  }

  /// The classes of the audit's own comparison, and the words for them.
  @Test func failuresThatNobodyMendedAreSilencedNotFixed() throws {
    func report(_ verdict: Verdict?, isJudged: Bool = true) -> AuditReport {
      var builder = ReportBuilder(system: "S")
      let variant = builder.variant("T", canvas: Fixtures.hex("#FFFFFF"))
      for (path, role) in [("ink", "text"), ("faint", "text"), ("page", "surface")] {
        _ = builder.token(path, role: role)
        builder.set(path, in: variant, .color(Fixtures.hex(path == "page" ? "#FFFFFF" : "#AAAAAA")))
      }
      let rule = builder.rule("text", .aaText, .text)
      builder.judge(rule, "faint", on: "page", in: variant, as: verdict)
      if isJudged { builder.judge(rule, "ink", on: "page", in: variant) }
      return builder.report
    }
    let before = report(nil)
    for verdict in [Verdict.waived, .exempt] {
      let after = report(verdict)
      let change = try #require(VariantChange(before: ReportIndex(before), 0, after: ReportIndex(after), 0))
      #expect(change.count(.waived) == 1 && change.count(.fixed) == 0)
      let diff = ReportComparison(before: before, after: after).diff(beforeName: "", afterName: "")
      #expect(diff.waived.count == 1)
    }
    let gone = report(nil, isJudged: false)
    let change = try #require(VariantChange(before: ReportIndex(before), 0, after: ReportIndex(gone), 0))
    #expect(change.count(.unjudged) == 1)
    #expect(change.pairs[.unjudged]?.first?.foreground == "ink")
    let job = try #require(SheetRenderer(from: before, to: gone).jobs.first)
    let (drawing, text) = job.compose(try TextEngine(fonts: .standard))
    let words = drawing.commands.compactMap { command in
      if case .text(let text, _, _, _, _) = command { text } else { nil }
    }
    #expect(words.contains("not judged"))
    #expect(words.contains("No new failure, 1 silenced."))
    #expect(text.text.contains("ink on page: 2.32 to not judged, needs 4.5, not judged"))
  }

  /// A pair that loses its value is a new failure, as in the report's own comparison.
  @Test func aVerdictThatIsLostIsANewFailure() throws {
    let before = try Fixtures.firefox()
    var after = try Fixtures.firefox()
    for index in after.report.pairs.indices where after.report.pairs[index].verdict == .pass {
      after.report.pairs[index].verdict = .undetermined
      after.report.pairs[index].ratio = nil
      after.report.pairs[index].layers = []
      break
    }
    let change = try #require(VariantChange(before: ReportIndex(before.report), 0, after: ReportIndex(after.report), 0))
    #expect(change.count(.new) == 1 && change.withoutVerdict(.new) == 1)
    let diff = ReportComparison(before: before.report, after: after.report).diff(beforeName: "", afterName: "")
    #expect(diff.new.count == 1)
  }

  /// Every class has its own mark, so that its position alone does not have to identify it.
  @Test func everyClassHasItsMark() {
    let pills = VariantChange.Kind.allCases.compactMap { VariantChange.pills[$0] }
    #expect(pills.count == VariantChange.Kind.allCases.count)
    #expect(Set(pills.map(\.mark)).count == pills.count && Set(pills.map(\.word)).count == pills.count)
  }
}
