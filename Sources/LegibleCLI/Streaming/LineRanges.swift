enum LineRanges {
  /// Returns the lines in a part of a buffer, without their line breaks (`\n` or `\r\n`). Text after the last line
  /// break is a line too, unless it is empty.
  static func of(_ buffer: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where buffer[index] == UInt8(ascii: "\n") {
      let hasReturn = index > start && buffer[index - 1] == UInt8(ascii: "\r")
      lines.append(start..<(hasReturn ? index - 1 : index))
      start = index + 1
    }
    if start < range.upperBound { lines.append(start..<range.upperBound) }
    return lines
  }
}
