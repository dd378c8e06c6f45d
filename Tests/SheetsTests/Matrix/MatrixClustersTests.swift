import RealSystems
import Testing

@testable import Sheets

@Suite struct MatrixClustersTests {
  private func pages(_ judged: [[Int]], columns: Int = 14, rows: Int = 20) -> [MatrixClusters.Group] {
    MatrixClusters.pages(judged: judged.map(Set.init), columnLimit: columns, rowLimit: rows)
  }

  @Test func columnsOfOneRowStandTogether() {
    // 0, 2 and 4 are judged on row 0; 1 and 3 on row 1.
    let pages = pages([[0], [1], [0], [1], [0]], columns: 3)
    #expect(pages.map(\.columns) == [[0, 2, 4], [1, 3]])
    #expect(pages.map(\.rows) == [[0], [1]])
  }

  @Test func whatFitsIsNotTorn() {
    let judged = (0..<10).map { [$0 / 2] }
    for page in pages(judged, columns: 5) {
      for column in page.columns { #expect(page.columns.contains(column % 2 == 0 ? column + 1 : column - 1)) }
    }
  }

  @Test func columnsAreSharedOutEvenly() {
    let pages = pages((0..<25).map { _ in [0, 1, 2] })
    #expect(pages.map(\.columns.count).sorted() == [12, 13])
  }

  @Test func columnsThatNothingJudgesAreLeftOut() {
    #expect(pages([[], [0], []]).map(\.columns) == [[1]])
    #expect(pages([]).isEmpty)
    #expect(pages([[], []]).isEmpty)
  }

  /// Each judged cell is on a sheet, no sheet is too large, and no column or row is there for nothing.
  @Test func everyJudgedCellHasItsPlace() {
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for round in 0..<120 {
      let columns = 1 + random(60)
      let rows = 1 + random(50)
      let judged = (0..<columns).map { _ in (0..<random(round % 3 == 0 ? rows : 5)).map { _ in random(rows) } }
      let limits = (columns: 1 + random(14), rows: 1 + random(20))
      let pages = pages(judged, columns: limits.columns, rows: limits.rows)
      for page in pages {
        #expect(1...limits.columns ~= page.columns.count && 1...limits.rows ~= page.rows.count)
        for column in page.columns { #expect(!page.rows.isDisjoint(with: judged[column])) }
        for row in page.rows { #expect(page.columns.contains { judged[$0].contains(row) }) }
      }
      for (column, needed) in judged.enumerated() {
        for row in needed {
          #expect(pages.contains { $0.columns.contains(column) && $0.rows.contains(row) })
        }
      }
    }
  }

  /// A cell has one place in every variant, whatever its colors are.
  @Test func everyVariantHasTheSameCells() throws {
    let report = try FirefoxSystem.report()
    let engine = try TextEngine(fonts: .standard)
    // Ratios use the style of names, but begin with a digit.
    func names(_ job: SheetJob) -> [String] {
      job.compose(engine).drawing.commands.compactMap { command in
        guard case .text(let text, .matrixName, _, _, _) = command, text.first?.isNumber == false else { return nil }
        return text
      }
    }
    let options = SheetOptions(kinds: [.matrix])
    let jobs = SheetRenderer(report, options: options).jobs
    let index = ReportIndex(report)
    let layout = MatrixPages.pages(MatrixTokens(index, all: false), index, options)
    #expect(layout.count >= 2)
    // A variant leaves out a sheet without a judged pair. The remaining sheets are the same in all variants.
    #expect(Set(jobs.map(names)).count == layout.count)
  }

  @Test func thousandsOfColumnsAreCutInTime() {
    let pages = pages((0..<4000).map { [$0 % 700, ($0 * 7) % 700] })
    #expect(pages.map(\.columns.count).reduce(0, +) == 4000)
  }
}
