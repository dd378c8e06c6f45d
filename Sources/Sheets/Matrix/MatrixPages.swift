/// How a matrix that is larger than a sheet is cut.
enum MatrixPages {
  /// Columns of a sheet: as wide as it can be and still be read at the width of a pull request.
  static let columnLimit = 14
  /// Rows of a sheet, which make it no taller than a palette.
  static let rowLimit = 20
  /// Sheets of a matrix in one variant, unless all are asked for.
  static let sheetLimit = 16
  /// A sheet with fewer columns or rows looks like a mistake.
  static let fewest = 3

  /// A family, or a part of one, on a sheet: which family, and which of its tokens.
  struct Part: Hashable, Sendable {
    var family: Int
    var places: [Int]
  }

  /// The columns and rows of one sheet.
  struct Page: Hashable, Sendable {
    var columns: [Part]
    var rows: [Part]
  }

  /// Those of a variant that are drawn, in order: where rules judge nothing there is no sheet, and of too many those with
  /// most judged cells are kept. `judged` has the count of each.
  static func drawn(_ judged: [Int], limit: Int = sheetLimit) -> (pages: [Int], undrawn: Int) {
    let pages = judged.indices.filter { judged[$0] > 0 }
    guard pages.count > limit else { return (pages, 0) }
    let densest = pages.sorted { (-judged[$0], $0) < (-judged[$1], $1) }.prefix(limit)
    return (densest.sorted(), pages.count - limit)
  }

  /// Every cell of the matrix on one sheet: at families first, then at the limit; across, then down.
  static func grid(columns: [Int], rows: [Int], columnLimit: Int) -> [Page] {
    let across = cut(columns, limit: columnLimit)
    let down = cut(rows, limit: rowLimit)
    // Without either there is no grid, but one sheet that says so.
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
      // Longer than a sheet: its parts are of one length, give or take one, and begin a sheet of their own.
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

  /// Moves columns from a neighbour to a sheet that would have fewer than three.
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
  /// The sheets of a report's matrix, the same for every variant. All tokens make a grid, as nothing says which belong
  /// together; those that rules name stand with what they are judged on.
  static func pages(_ tokens: MatrixTokens, _ index: ReportIndex, _ options: SheetOptions) -> [Page] {
    // A width that is asked for is used, but never more columns than are.
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
    // Where rules judge most of it, every cut holds judged cells, and there is nothing to bring together.
    let cells = judged.map(\.count).reduce(0, +)
    let area = judged.count { !$0.isEmpty } * judged.reduce(into: Set<Int>()) { $0.formUnion($1) }.count
    if cells * 2 >= area { return grid(columns: columns, rows: rows, columnLimit: columnLimit) }
    return MatrixClusters.pages(judged: judged, columnLimit: columnLimit, rowLimit: rowLimit).map { group in
      Page(columns: parts(group.columns, of: columns), rows: parts(group.rows, of: rows))
    }
  }

  /// Numbers in the order of the whole matrix as families and places in them.
  private static func parts(_ numbers: Set<Int>, of sizes: [Int]) -> [Part] {
    var start = 0
    return sizes.enumerated().compactMap { family, size in
      defer { start += size }
      let places = (0..<size).filter { numbers.contains(start + $0) }
      return places.isEmpty ? nil : Part(family: family, places: places)
    }
  }
}
