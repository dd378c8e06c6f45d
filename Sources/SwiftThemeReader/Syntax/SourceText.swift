import ThemeModel

/// A file's text, with the places in it and excerpts for messages.
struct SourceText: Sendable {
  let name: String
  let bytes: [UInt8]
  private let lineStarts: [Int32]

  init(_ file: SourceFile) {
    name = file.name
    bytes = file.bytes
    var starts: [Int32] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(Int32(truncatingIfNeeded: offset + 1))
    }
    lineStarts = starts
  }

  func place(_ offset: Int32) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(file: name, line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }

  /// Returns how many digits a hexadecimal literal has; 0 for other literals.
  func hexDigits(_ span: Span) -> UInt8 {
    let (start, end) = (Int(span.start), Int(span.end))
    guard end - start > 2, start >= 0, end <= bytes.count, bytes[start] == UInt8(ascii: "0"),
      bytes[start + 1] == UInt8(ascii: "x")
    else { return 0 }
    var count: UInt8 = 0
    for byte in bytes[(start + 2)..<end] where byte != UInt8(ascii: "_") {
      guard count < .max else { break }
      count += 1
    }
    return count
  }

  /// Returns the whole text of a part.
  func bytes(_ span: Span) -> ArraySlice<UInt8> {
    let start = max(0, min(Int(span.start), bytes.count))
    return bytes[start..<max(start, min(Int(span.end), bytes.count))]
  }

  /// Returns the text on one line, cut off at `limit` characters.
  func text(_ span: Span, limit: Int = 160) -> String {
    let start = max(0, min(Int(span.start), bytes.count))
    let end = max(start, min(Int(span.end), bytes.count))
    // A long literal is not decoded as a whole for a message: it may have a megabyte.
    let isLong = end - start > 8 * limit
    let text = String(decoding: bytes[start..<(isLong ? start + 8 * limit : end)], as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard isLong || words.count > limit else { return words }
    return words.prefix(limit - 1) + "…"
  }
}
