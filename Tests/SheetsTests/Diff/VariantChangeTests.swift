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
    let ratios = new.compactMap(\.after.ratio)
    #expect(ratios == ratios.sorted())
    // Waived ones that got worse stand before what still passes.
    #expect(try change().pairs[.worse]?.first?.after.verdict == .waived)
  }

  @Test func theSentenceSaysIt() throws {
    let change = try change()
    let sheet = DiffSheet(change: change, tokens: MatrixTokens(change.after, all: false), ground: .paper)
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
}
