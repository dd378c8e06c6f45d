import Testing

@testable import Sheets

@Suite struct MatrixPlacesTests {
  /// Tokens 0 to 3 are rows, 4 to 7 columns.
  private let tokens: MatrixTokens = {
    var builder = ReportBuilder(system: "Small")
    let variant = builder.variant("Small")
    let rule = builder.rule("text", .aaText, .text)
    for number in 0..<4 { builder.set("surface\(number)", in: variant, .color(Fixtures.hex("#FFFFFF"))) }
    for number in 0..<4 {
      builder.set("text\(number)", in: variant, .color(Fixtures.hex("#000000")))
      builder.judge(rule, "text\(number)", on: "surface\(number)", in: variant)
    }
    return MatrixTokens(ReportIndex(builder.report), all: false)
  }()

  private func page(_ columns: [Int], _ rows: [Int]) -> MatrixPages.Page {
    MatrixPages.Page(columns: [.init(family: 0, places: columns)], rows: [.init(family: 0, places: rows)])
  }

  /// Compares with a count of every cell of every sheet.
  @Test func countsCellsOfEachSheet() {
    let grid = MatrixPages.grid(columns: [4], rows: [4], columnLimit: 2)
    let overlapping = [page([0, 1], [0, 1]), page([1, 2], [1, 2]), page([1, 2], [1, 3]), page([0], [3])]
    for pages in [grid, overlapping, []] {
      let places = MatrixPlaces(pages, tokens)
      for seed in 0..<40 {
        let cells = Set(
          (0..<seed % 13).map {
            MatrixPlaces.Cell(column: 4 + (seed * 7 + $0 * 5) % 4, row: (seed * 3 + $0 * 11) % 5)
          })
        let expected = pages.map { page in
          MatrixSheet.tokens(page.columns, tokens.columns).map { column in
            MatrixSheet.tokens(page.rows, tokens.rows).count { cells.contains(.init(column: column, row: $0)) }
          }.reduce(0, +)
        }
        #expect(places.counts(of: cells) == expected)
        for cell in cells {
          let alone = places.counts(of: [cell])
          var pages: [Int] = []
          places.eachPage(of: cell) { pages.append($0) }
          #expect(pages.sorted() == alone.indices.filter { alone[$0] > 0 })
        }
      }
    }
  }
}
