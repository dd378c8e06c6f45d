/// A titled part of what a terminal shows: items that can be left out from the last one up, and a count of those that are.
struct TextBlock {
  var head: [String] = []
  /// Each of one line or more.
  var items: [[String]] = []
  /// So many items always stay.
  var least = 0
  /// Which blocks lose items first: the lowest; nil: none is ever left out.
  var rank: Int?
  /// So many items were left out before.
  var hidden = 0
  /// What stands for items that are left out.
  var rest: @Sendable (Int) -> [String] = { _ in [] }
  /// A blank line may stand before it.
  var isParted = true

  var lines: [String] {
    let all = items.flatMap(\.self)
    guard !head.isEmpty || !all.isEmpty else { return [] }
    return head + all + (hidden > 0 ? rest(hidden) : [])
  }

  mutating func dropLast() -> Bool {
    guard items.count > least, !items.isEmpty else { return false }
    items.removeLast()
    hidden += 1
    if items.isEmpty, least == 0 { head = [] }
    return true
  }
}

extension [TextBlock] {
  /// At most so many lines: blank lines go first, from the last up, then items, those of the least rank first.
  func lines(limit: Int) -> [String] {
    var blocks = filter { !$0.lines.isEmpty }
    func count() -> Int { blocks.reduce(0) { $0 + $1.lines.count } }
    func order() -> [Int] {
      blocks.indices.filter { blocks[$0].rank != nil }.sorted { (blocks[$0].rank ?? 0) < (blocks[$1].rank ?? 0) }
    }
    while count() > limit {
      guard order().contains(where: { blocks[$0].dropLast() }) else { break }
    }
    blocks.removeAll { $0.lines.isEmpty }
    var blanks = Swift.max(0, limit - count())
    var lines: [String] = []
    for (at, block) in blocks.enumerated() {
      if at > 0, block.isParted, blanks > 0 {
        lines.append("")
        blanks -= 1
      }
      lines += block.lines
    }
    return lines
  }
}
