/// Which line an offset lies on. A line ends with LF, CR LF or a CR alone.
struct LineTable: Sendable {
  /// The offset at which each line begins, but for the first.
  let starts: ContiguousArray<UInt32>
  /// Where the first line begins: behind a byte order mark.
  let first: Int
  /// For each block of the text, how many of the starts lie before it.
  private let before: ContiguousArray<UInt32>

  private static let blockBits = 8

  init(starts: ContiguousArray<UInt32>, first: Int) {
    self.starts = starts
    self.first = first
    var before = ContiguousArray<UInt32>()
    before.reserveCapacity((starts.last.map(Int.init) ?? 0) >> LineTable.blockBits + 2)
    for (index, start) in starts.enumerated() {
      while before.count << LineTable.blockBits <= Int(start) { before.append(UInt32(truncatingIfNeeded: index)) }
    }
    before.append(UInt32(truncatingIfNeeded: starts.count))
    self.before = before
  }

  /// Between the lines of the block that the offset lies in, which are few.
  @inline(__always)
  func position(at offset: Int) -> TextPosition {
    let target = UInt32(truncatingIfNeeded: offset)
    let block = min(offset >> LineTable.blockBits, before.count - 1)
    var low = Int(before[block])
    var high = block + 1 < before.count ? Int(before[block + 1]) : starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= target { low = middle + 1 } else { high = middle }
    }
    let start = low == 0 ? first : Int(starts[low - 1])
    return TextPosition(line: low + 1, column: max(offset - start, 0) + 1)
  }

  /// The position behind these bytes, without a table.
  static func position(at offset: Int, scanning bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      if byte == Byte.lineFeed {
        if previous != Byte.carriageReturn { line += 1 }
        start = index + 1
      } else if byte == Byte.carriageReturn {
        line += 1
        start = index + 1
      }
      previous = byte
    }
    return TextPosition(line: line, column: max(offset - start, 0) + 1)
  }
}
