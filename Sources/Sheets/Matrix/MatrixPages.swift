/// The division of a matrix into sheets, when it is larger than one.
enum MatrixPages {
  /// The most columns on a sheet: as wide as a sheet can be and still be read at the width of a pull request.
  static let columnLimit = 14
  /// The most rows on a sheet, so that it is no taller than a palette.
  static let rowLimit = 20
  /// The most sheets of a matrix in one variant, unless all are requested.
  static let sheetLimit = 16
  /// The fewest columns or rows on a sheet; with fewer, a sheet would look like a mistake.
  static let fewest = 3

  /// A family, or a part of one, on a sheet: the number of the family and the places of its tokens.
  struct Part: Hashable, Sendable {
    var family: Int
    var places: [Int]
  }

  /// The columns and rows of one sheet.
  struct Page: Hashable, Sendable {
    var columns: [Part]
    var rows: [Part]
  }

  /// Returns the sheets of a variant that are drawn, in order, and how many are left out. A sheet without judged
  /// cells is not drawn; of too many sheets, the ones with the most judged cells are kept. `judged` is the number of
  /// judged cells on each sheet.
  static func drawn(_ judged: [Int], limit: Int = sheetLimit) -> (pages: [Int], undrawn: Int) {
    let pages = judged.indices.filter { judged[$0] > 0 }
    guard pages.count > limit else { return (pages, 0) }
    let densest = pages.sorted { (-judged[$0], $0) < (-judged[$1], $1) }.prefix(limit)
    return (densest.sorted(), pages.count - limit)
  }

  /// Returns sheets that cover every cell of the matrix, across and then down. The cuts are between families where possible,
  /// else at the limit.
  static func grid(columns: [Int], rows: [Int], columnLimit: Int) -> [Page] {
    let across = cut(columns, limit: columnLimit)
    let down = cut(rows, limit: rowLimit)
    // Without columns or without rows there is no grid, but one sheet that says so.
    guard !across.isEmpty, !down.isEmpty else {
      return [Page(columns: across.first ?? [], rows: down.first ?? [])]
    }
    return down.flatMap { rows in across.map { Page(columns: $0, rows: rows) } }
  }

  static func cut(_ sizes: [Int], limit: Int) -> [[Part]] {
    let limit = max(1, limit)
    var pages: [[Part]] = []
    var page: [Part] = []
    var used = 0
    func close() {
      if !page.isEmpty { pages.append(page) }
      page = []
      used = 0
    }
    for (family, size) in sizes.enumerated() where size > 0 {
      if used + size <= limit {
        page.append(Part(family: family, places: Array(0..<size)))
        used += size
        continue
      }
      if size <= limit {
        close()
        page = [Part(family: family, places: Array(0..<size))]
        used = size
        continue
      }
      // A family longer than a sheet is cut into parts whose lengths differ by at most one, and begins on a new sheet.
      close()
      let count = (size + limit - 1) / limit
      for part in 0..<count {
        let places = Array(part * size / count..<(part + 1) * size / count)
        if part < count - 1 {
          pages.append([Part(family: family, places: places)])
        } else {
          page = [Part(family: family, places: places)]
          used = places.count
        }
      }
    }
    close()
    return balanced(pages, limit: limit)
  }

  /// Moves columns from the previous sheet to a sheet that would have fewer than three.
  private static func balanced(_ pages: [[Part]], limit: Int) -> [[Part]] {
    var pages = pages
    for index in pages.indices.dropFirst() {
      let size = pages[index].map(\.places.count).reduce(0, +)
      guard size < fewest else { continue }
      let wanted = min(fewest, limit) - size
      let spare = pages[index - 1].map(\.places.count).reduce(0, +) - fewest
      var moving = min(wanted, max(0, spare))
      while moving > 0, var last = pages[index - 1].popLast() {
        let taken = Array(last.places.suffix(moving))
        last.places.removeLast(taken.count)
        if !last.places.isEmpty { pages[index - 1].append(last) }
        if let first = pages[index].first, first.family == last.family {
          pages[index][0].places = taken + first.places
        } else {
          pages[index].insert(Part(family: last.family, places: taken), at: 0)
        }
        moving -= taken.count
      }
    }
    return pages
  }
}

extension MatrixPages {
  /// Returns the sheets of a report's matrix, the same for every variant. With `all`, every token is in a grid, because
  /// nothing says which ones belong together; otherwise foregrounds are put together with the backgrounds they are judged on.
  static func pages(_ tokens: MatrixTokens, _ index: ReportIndex, _ options: SheetOptions) -> [Page] {
    // A requested width is used, but never with more columns than requested.
    let widest = options.width.map {
      MatrixGeometry.columns(within: max(Measures.narrowest, Double($0)), families: tokens.columns.count)
    }
    let columnLimit = max(1, min(options.columns ?? widest ?? columnLimit, widest ?? .max))
    let (columns, rows) = (tokens.columns.map(\.tokens.count), tokens.rows.map(\.tokens.count))
    let isSmall = columns.reduce(0, +) <= columnLimit && rows.reduce(0, +) <= rowLimit
    if options.all || isSmall { return grid(columns: columns, rows: rows, columnLimit: columnLimit) }

    let across = tokens.columns.flatMap(\.tokens)
    let columnOf = Dictionary(uniqueKeysWithValues: zip(across, across.indices))
    let down = tokens.rows.flatMap(\.tokens)
    let rowOf = Dictionary(uniqueKeysWithValues: zip(down, down.indices))
    var judged = [Set<Int>](repeating: [], count: across.count)
    for pair in index.report.pairs {
      if let column = columnOf[pair.foreground], let row = rowOf[pair.background] { judged[column].insert(row) }
    }
    // Where rules judge most cells, every cut contains judged cells, so a plain grid is enough.
    let cells = judged.map(\.count).reduce(0, +)
    let area = judged.count { !$0.isEmpty } * judged.reduce(into: Set<Int>()) { $0.formUnion($1) }.count
    if cells * 2 >= area { return grid(columns: columns, rows: rows, columnLimit: columnLimit) }
    return MatrixClusters.pages(judged: judged, columnLimit: columnLimit, rowLimit: rowLimit).map { group in
      Page(columns: parts(group.columns, of: columns), rows: parts(group.rows, of: rows))
    }
  }

  /// Converts numbers in the order of the whole matrix to families and places in them.
  private static func parts(_ numbers: Set<Int>, of sizes: [Int]) -> [Part] {
    var start = 0
    return sizes.enumerated().compactMap { family, size in
      defer { start += size }
      let places = (0..<size).filter { numbers.contains(start + $0) }
      return places.isEmpty ? nil : Part(family: family, places: places)
    }
  }
}
