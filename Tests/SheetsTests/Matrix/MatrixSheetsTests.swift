import Audit
import ColorScience
import RealSystems
import Testing

@testable import Sheets

@Suite struct MatrixSheetsTests {
  /// Each sheet has exactly the pairs of its cells, however the matrix is cut.
  @Test(arguments: [false, true])
  func sheetsHaveThePairsOfTheirCells(all: Bool) throws {
    let index = ReportIndex(try FirefoxSystem.report())
    let tokens = MatrixTokens(index, all: all)
    let pages = MatrixPages.pages(tokens, index, SheetOptions(columns: 5, all: all))
    let places = MatrixPlaces(pages, tokens)
    #expect(pages.count > 3)
    for variant in index.report.variants.indices {
      let matrix = MatrixSheets(index, variant: variant, places: places, all: all)
      var drawn: [Int] = []
      for (number, page) in pages.enumerated() {
        let across = Set(MatrixSheet.tokens(page.columns, tokens.columns))
        let down = Set(MatrixSheet.tokens(page.rows, tokens.rows))
        let pairs = index.pairsOfVariant[variant].filter { pair in
          across.contains(index.report.pairs[pair].foreground) && down.contains(index.report.pairs[pair].background)
        }
        if all || !pairs.isEmpty { drawn.append(number) }
        if let sheet = matrix.sheets.first(where: { $0.page == number }) { #expect(sheet.pairs == pairs) }
      }
      #expect(matrix.sheets.map(\.page) == drawn)
      #expect(matrix.undrawn == 0 && matrix.unseen == 0)
    }
  }

  @Test func whatIsAskedOfAForegroundHoldsForAllItsRules() {
    var builder = ReportBuilder(system: "Rules")
    let variant = builder.variant("Rules")
    let (text, icon) = (builder.rule("text", .aaText, .text), builder.rule("icon", .nonText, .icon))
    for path in ["one", "two", "three", "none", "page"] {
      builder.set(path, in: variant, .color(Fixtures.hex(path == "page" ? "#FFFFFF" : "#000000")))
    }
    builder.judge(text, "one", on: "page", in: variant)
    builder.judge(icon, "two", on: "page", in: variant)
    builder.judge(text, "three", on: "page", in: variant)
    builder.judge(icon, "three", on: "page", in: variant)
    let facts = MatrixFacts(ReportIndex(builder.report), variant: variant)
    #expect(facts.requirement(of: [0]) == 4.5)
    #expect(facts.requirement(of: [1, 3]) == 3)
    #expect(facts.requirement(of: [0, 1]) == nil)
    #expect(facts.requirement(of: [2]) == nil)
    #expect(facts.requirement(of: [3]) == nil)
    #expect(facts.lacksValues && facts.stacks.isEmpty)
  }

  @Test func whatLacksAVerdictForAnotherReasonIsNotSaidToLackAValue() {
    var builder = ReportBuilder(system: "Rules")
    let variant = builder.variant("Rules")
    let text = builder.rule("text", .aaText, .text)
    builder.set("text", in: variant, .color(Fixtures.hex("#000000")))
    builder.judge(text, "text", on: "nowhere", in: variant)
    #expect(MatrixFacts(ReportIndex(builder.report), variant: variant).lacksValues)
    builder.set("glass", in: variant, .color(Color(.srgb, 1, 1, 1, alpha: 0.5)))
    builder.judge(text, "text", on: "glass", in: variant)
    #expect(!MatrixFacts(ReportIndex(builder.report), variant: variant).lacksValues)
  }
}
