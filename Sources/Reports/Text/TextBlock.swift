/// A titled part of the output at a terminal. Its items can be left out, beginning with the last; a line then counts them.
struct TextBlock {
  var head: [String] = []
  /// The items, each of one or more lines.
  var items: [[String]] = []
  /// The number of items that always stay.
  var least = 0
  /// The order in which blocks lose items, the lowest rank first. Blocks with `nil` lose none.
  var rank: Int?
  /// The number of items left out so far.
  var hidden = 0
  /// The lines that replace a number of items that are left out.
  var rest: @Sendable (Int) -> [String] = { _ in [] }
  /// Whether a blank line may stand before the block.
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
  /// Returns at most `limit` lines. Blank lines are left out first, from the last to the first; then items, of the blocks
  /// with the lowest rank first.
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
