import Audit

/// On which sheets of a matrix a cell stands: looked up once for all variants, so that judged cells are counted by sheet
/// in one pass over them.
struct MatrixPlaces {
  struct Cell: Hashable {
    /// Tokens.
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
  /// Sheets that share their columns are one band; in a grid a column stands in a single one.
  private var bandsOfColumn: [Int: [Int]] = [:]
  /// One a band: the sheets of each of its rows.
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

  /// Calls back for each sheet of a cell. What rules bring together may stand on several.
  func eachPage(of cell: Cell, _ use: (Int) -> Void) {
    for band in bandsOfColumn[cell.column, default: []] {
      for page in pagesOfRow[band][cell.row, default: []] { use(page) }
    }
  }

  /// How many of the cells stand on each sheet.
  func counts(of cells: Set<Cell>) -> [Int] {
    var counts = [Int](repeating: 0, count: pageCount)
    for cell in cells { eachPage(of: cell) { counts[$0] += 1 } }
    return counts
  }
}
