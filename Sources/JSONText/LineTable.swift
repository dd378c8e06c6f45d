/// Finds the line of an offset. A line ends with LF, CR LF, or CR alone.
struct LineTable: ~Copyable, Sendable {
  /// The offset at which each line begins, except for the first line.
  private let starts: GrowingColumn<UInt32>
  /// The offset of the first line, after a byte order mark.
  let first: Int
  /// For each block of the text, the number of line starts before it.
  private let before: GrowingColumn<UInt32>

  /// 64 bytes, which are a few lines of a pretty-printed file.
  private static let blockBits = 6

  init(starts: consuming GrowingColumn<UInt32>, first: Int) {
    self.first = first
    let last = starts.count == 0 ? 0 : Int(starts[starts.count - 1])
    var before = GrowingColumn<UInt32>(capacity: last >> LineTable.blockBits + 2)
    for index in 0..<starts.count {
      let start = Int(starts[index])
      while before.count << LineTable.blockBits <= start { before.append(UInt32(truncatingIfNeeded: index)) }
    }
    before.append(UInt32(truncatingIfNeeded: starts.count))
    self.before = before
    self.starts = starts
  }

  /// Returns the position of an offset. Only the few lines of the offset's block are searched.
  @inline(__always)
  func position(at offset: Int) -> TextPosition {
    let target = UInt32(truncatingIfNeeded: offset)
    let block = min(offset >> LineTable.blockBits, before.count - 1)
    var low = Int(before[block])
    let high = block + 1 < before.count ? Int(before[block + 1]) : starts.count
    while low < high, starts[low] <= target { low += 1 }
    let start = low == 0 ? first : Int(starts[low - 1])
    return TextPosition(line: low + 1, column: max(offset - start, 0) + 1)
  }

  /// Returns the position at the end of these bytes, without a table.
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
