/// The causes of the failing pairs of a report, which few of its pairs are.
struct PairCauses: Sendable {
  private struct Entry: Sendable {
    var pair: Int32
    var cause: Int32
  }

  /// By pair.
  private let entries: [Entry]

  init(_ causes: [CauseReport]) {
    var entries: [Entry] = []
    entries.reserveCapacity(causes.reduce(0) { $0 + $1.pairs.count })
    for (index, cause) in causes.enumerated() {
      entries += cause.pairs.lazy.map { Entry(pair: Int32(clamping: $0), cause: Int32(clamping: index)) }
    }
    self.entries = entries.sorted { $0.pair < $1.pair }
  }

  /// One a pair of the range; below 0 for pairs that do not fail.
  func row(of pairs: Range<Int>) -> [Int32] {
    var row = Array(repeating: Int32(-1), count: pairs.count)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(entries[middle].pair) < pairs.lowerBound { low = middle + 1 } else { high = middle }
    }
    for entry in entries[low...] {
      guard Int(entry.pair) < pairs.upperBound else { break }
      row[Int(entry.pair) - pairs.lowerBound] = entry.cause
    }
    return row
  }
}
