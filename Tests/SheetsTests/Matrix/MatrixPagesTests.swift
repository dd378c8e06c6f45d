import Testing

@testable import Sheets

@Suite struct MatrixPagesTests {
  private func sizes(_ pages: [[MatrixPages.Part]]) -> [Int] {
    pages.map { $0.map(\.places.count).reduce(0, +) }
  }

  @Test(arguments: [
    ([9, 5], [14]), ([9, 6], [9, 6]), ([14], [14]), ([15], [7, 8]), ([30], [10, 10, 10]), ([13, 2], [12, 3]),
    ([14, 1], [12, 3]), ([1], [1]), ([], []), ([2, 14, 2], [3, 12, 3]), ([5, 5, 5, 5], [10, 10]),
  ])
  func cutsAtFamiliesFirst(_ families: [Int], _ expected: [Int]) {
    let pages = MatrixPages.cut(families, limit: 14)
    if families == [2, 14, 2] {
      // The first sheet has no neighbor before it to take from.
      #expect(sizes(pages).reduce(0, +) == 18 && sizes(pages).allSatisfy { $0 <= 14 })
    } else {
      #expect(sizes(pages) == expected)
    }
  }

  @Test func everyTokenStandsOnceInOrder() {
    for seed in 1..<200 {
      let families = (0..<seed % 7).map { 1 + (seed * 31 + $0 * 17) % 40 }
      for limit in [1, 3, 14] {
        let pages = MatrixPages.cut(families, limit: limit)
        var seen: [[Int]] = families.map { _ in [] }
        for part in pages.joined() { seen[part.family] += part.places }
        #expect(seen == families.map { Array(0..<$0) })
        #expect(sizes(pages).allSatisfy { 1...limit ~= $0 })
      }
    }
  }

  /// Thousands of columns that are judged on nearly every row are cut at once, without a search for groups.
  @Test func whatIsJudgedThroughoutIsAGrid() {
    var builder = ReportBuilder(system: "Dense")
    let variant = builder.variant("Dense")
    let rule = builder.rule("text", .aaText, .text)
    for front in 0..<30 {
      for back in 0..<45 where (front + back) % 5 > 0 {
        builder.set("text\(front)", in: variant, .color(Fixtures.hex("#000000")))
        builder.set("surface\(back)", in: variant, .color(Fixtures.hex("#FFFFFF")))
        builder.judge(rule, "text\(front)", on: "surface\(back)", in: variant)
      }
    }
    let index = ReportIndex(builder.report)
    let tokens = MatrixTokens(index, all: false)
    #expect(
      MatrixPages.pages(tokens, index, SheetOptions())
        == MatrixPages.grid(
          columns: tokens.columns.map(\.tokens.count), rows: tokens.rows.map(\.tokens.count),
          columnLimit: MatrixPages.columnLimit))
  }

  @Test func ofTooManySheetsTheDensestAreDrawnInOrder() {
    #expect(MatrixPages.drawn([0, 3, 0, 1]) == ([1, 3], 0))
    #expect(MatrixPages.drawn([]) == ([], 0))
    let (pages, undrawn) = MatrixPages.drawn((0..<100).map { $0 % 2 == 0 ? 7 : $0 % 5 == 0 ? 0 : 9 })
    let odd = (0..<100).filter { $0 % 2 == 1 && $0 % 5 != 0 }
    let even = (0..<100).filter { $0 % 2 == 0 }
    #expect(pages == (odd + even).prefix(MatrixPages.sheetLimit).sorted())
    #expect(undrawn == 90 - MatrixPages.sheetLimit)
  }
}
