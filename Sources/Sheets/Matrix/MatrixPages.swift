/// How a matrix that is larger than a sheet is cut: at families first, then at the limit.
enum MatrixPages {
  /// Columns and rows of a sheet; more would be too small to read or too large to open.
  static let limit = 14
  /// A sheet with fewer columns or rows looks like a mistake.
  static let fewest = 3

  /// A family, or a part of one, on a sheet: which family, and which of its tokens.
  struct Part: Hashable, Sendable {
    var family: Int
    var range: Range<Int>
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
        page.append(Part(family: family, range: 0..<size))
        used += size
        continue
      }
      if size <= limit {
        close()
        page = [Part(family: family, range: 0..<size)]
        used = size
        continue
      }
      // Longer than a sheet: its parts are of one length, give or take one, and begin a sheet of their own.
      close()
      let count = (size + limit - 1) / limit
      for part in 0..<count {
        let range = part * size / count..<(part + 1) * size / count
        if part < count - 1 {
          pages.append([Part(family: family, range: range)])
        } else {
          page = [Part(family: family, range: range)]
          used = range.count
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
      let size = pages[index].map(\.range.count).reduce(0, +)
      guard size < fewest else { continue }
      let wanted = min(fewest, limit) - size
      let spare = pages[index - 1].map(\.range.count).reduce(0, +) - fewest
      var moving = min(wanted, max(0, spare))
      while moving > 0, let last = pages[index - 1].last {
        let taken = min(moving, last.range.count)
        let range = last.range.upperBound - taken..<last.range.upperBound
        let rest = last.range.lowerBound..<range.lowerBound
        pages[index - 1].removeLast()
        if !rest.isEmpty { pages[index - 1].append(Part(family: last.family, range: rest)) }
        if let first = pages[index].first, first.family == last.family {
          pages[index][0].range = range.lowerBound..<first.range.upperBound
        } else {
          pages[index].insert(Part(family: last.family, range: range), at: 0)
        }
        moving -= taken
      }
    }
    return pages
  }
}
