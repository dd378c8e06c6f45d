import Audit

/// The sheets of a matrix on which each cell is drawn. It is built once for all variants, so that one pass over the judged
/// cells counts them by sheet.
struct MatrixPlaces {
  struct Cell: Hashable {
    /// The tokens of the cell, as indices into the report.
    var column: Int
    var row: Int

    init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }

    init(_ pair: PairReport) {
      self.init(column: pair.foreground, row: pair.background)
    }
  }

  let pageCount: Int
  /// The bands of each column. Sheets with the same columns form one band; in a grid, a column is in a single band.
  private var bandsOfColumn: [Int: [Int]] = [:]
  /// For each band, the sheets of each of its rows.
  private var pagesOfRow: [[Int: [Int]]] = []

  init(_ pages: [MatrixPages.Page], _ tokens: MatrixTokens) {
    pageCount = pages.count
    var bands: [[MatrixPages.Part]: Int] = [:]
    for (number, page) in pages.enumerated() {
      let band: Int
      if let known = bands[page.columns] {
        band = known
      } else {
        band = bands.count
        bands[page.columns] = band
        pagesOfRow.append([:])
        for column in MatrixSheet.tokens(page.columns, tokens.columns) {
          bandsOfColumn[column, default: []].append(band)
        }
      }
      for row in MatrixSheet.tokens(page.rows, tokens.rows) { pagesOfRow[band][row, default: []].append(number) }
    }
  }

  /// Calls `use` for each sheet of a cell. In clusters, a cell may be on several sheets.
  func eachPage(of cell: Cell, _ use: (Int) -> Void) {
    for band in bandsOfColumn[cell.column, default: []] {
      for page in pagesOfRow[band][cell.row, default: []] { use(page) }
    }
  }

  /// Returns how many of the cells are on each sheet.
  func counts(of cells: Set<Cell>) -> [Int] {
    var counts = [Int](repeating: 0, count: pageCount)
    for cell in cells { eachPage(of: cell) { counts[$0] += 1 } }
    return counts
  }
}
