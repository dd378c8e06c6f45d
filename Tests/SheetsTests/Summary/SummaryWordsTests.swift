import Audit
import Testing
import ThemeModel
import Wording

@testable import Sheets

/// The words of the summary's rows.
@Suite struct SummaryWordsTests {
  @Test(arguments: [
    ("", "breaks 1", ", breaks 1"), ("in 2 themes", "breaks 1", " in 2 themes, breaks 1"), ("", "", ""),
  ])
  func whatAChangeBreaksStandsApart(scope: String, aside: String, tail: String) {
    let row = SummaryChange(
      name: "a", sample: .text, values: [], valueCount: 0, tokens: ["b"], scope: scope, aside: aside, unit: "pairs")
    #expect(row.tail == tail)
  }

  /// A default brand is named like the others; a default contrast goes without saying.
  @Test func aRowNamesTheDefaultOfAnAxisThatHasNoPlainOne() {
    var builder = ReportBuilder(system: "Brands")
    let variants = ["alder", "birch"].flatMap { brand in
      ["light", "dark"].map { scheme in
        builder.variant("Brands", [("brand", brand), ("scheme", scheme), ("contrast", "standard")])
      }
    }
    let index = ReportIndex(builder.report)
    #expect(
      variants.map { index.contexts($0) } == [
        ["alder brand", "light"], ["alder brand", "dark"], ["birch brand", "light"], ["birch brand", "dark"],
      ])
  }

  @Test func aPlanTellsWhatItLeavesAndWhatItIsNotAbout() {
    var plan = GoldenPlan.plan()
    plan.remaining = 4
    plan.outside = 2
    plan.undetermined = 1
    let detail = MendWords(plan: plan).detail
    #expect(detail.hasPrefix("4 pairs remain: 2 from 1 conflict, 2 of colours that no theme has."))
    #expect(detail.contains("1 pair is undetermined, and no plan is about it."))
  }

  /// Colors that views write are no tokens of a theme, and have a section of their own.
  @Test func colorsOfViewsAreNoTokens() throws {
    var builder = ReportBuilder(system: "Views")
    let variant = builder.variant("Only", [], canvas: Fixtures.hex("#FFFFFF"))
    for (name, hex) in [("ink", "#222222"), ("page", "#FFFFFF"), ("#0B5FA5", "#0B5FA5")] {
      builder.set(name, in: variant, .color(Fixtures.hex(hex)))
    }
    let at = try #require(builder.report.tokens.firstIndex { $0.path.hasPrefix("#") })
    builder.report.tokens[at].isStandIn = true
    let content = PaletteContent(ReportIndex(builder.report), variants: [variant])
    #expect(content.sections.last?.titles == ["in views"] && content.sections.last?.count == "1 colour")
    #expect(!content.sections.dropLast().contains { $0.titles.contains("#") })
  }
}
