/// Keys and values within lines.
extension YAMLTranslation {
  /// A key in a line: the bytes of its text without quotes, and the offset of its colon.
  struct Key {
    var text: Range<Int>
    var quote: UInt8?
    var colon: Int
  }

  /// Returns the key that a line begins with; `nil` if it begins with none.
  func endOfKey(_ line: Line) throws(JSONError) -> Key? {
    let first = bytes[line.start]
    // A list or mapping in brackets.
    if first == Byte.openBrace || first == Byte.openBracket { return nil }
    if first == Byte.quote || first == Byte.apostrophe {
      guard let end = endOfQuoted(line.start, line.end) else { return nil }
      var colon = end + 1
      while colon < line.end, bytes[colon] == Byte.space { colon += 1 }
      return isColon(colon, line.end) ? Key(text: line.start + 1..<end, quote: first, colon: colon) : nil
    }
    if first == UInt8(ascii: "&") || first == UInt8(ascii: "!") {
      // Of a value in brackets or quotes, which may have a colon in it.
      var content = line.start
      _ = try properties(&content, line.end)
      if content == line.end || "{[\"'|>".utf8.contains(bytes[content]) { return nil }
    }
    var offset = line.start
    while offset < line.end {
      if isColon(offset, line.end) {
        try checkFirst(at: line.start)
        var end = offset
        while end > line.start, bytes[end - 1] == Byte.space { end -= 1 }
        return Key(text: line.start..<end, quote: nil, colon: offset)
      }
      if isComment(offset) { return nil }
      offset += 1
    }
    return nil
  }

  private func isColon(_ offset: Int, _ end: Int) -> Bool {
    offset < end && bytes[offset] == Byte.colon
      && (offset + 1 == end || bytes[offset + 1] == Byte.space || bytes[offset + 1] == Byte.tab)
  }

  /// Reports whether a comment begins here: after white space only.
  func isComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "#") && offset > 0 && bytes[offset - 1] <= Byte.space
  }

  /// Throws if a plain text cannot begin like this.
  func checkFirst(at offset: Int) throws(JSONError) {
    let reserved = "&*!|>%@`,]}\t#"
    if reserved.utf8.contains(bytes[offset]) {
      throw unexpected(at: offset, expected: "a plain or quoted text")
    }
    if bytes[offset] == UInt8(ascii: "?"), offset + 1 < bytes.count, bytes[offset + 1] == Byte.space {
      throw unexpected(at: offset, expected: "a key in one line")
    }
  }

  mutating func putKey(_ line: Line, _ key: Key) throws(JSONError) {
    if key.quote != nil {
      var start = key.text.lowerBound - 1
      put(string: try quoted(&start, indent: -1), from: line.start)
    } else {
      put(string: bytes[key.text], from: line.start)
    }
  }

  /// Writes the value that begins at an offset of the current line, and moves past it.
  mutating func scalar(at start: Int, of current: Line, indent: Int, tag: Tag?) throws(JSONError) {
    var offset = start
    switch bytes[start] {
    case Byte.quote, Byte.apostrophe:
      putQuoted(try quoted(&offset, indent: indent), tag: tag, from: start)
      try endLine(after: offset)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): try text(at: start, of: current, indent: indent)
    case Byte.openBrace, Byte.openBracket:
      try flow(&offset, indent: indent)
      try endLine(after: offset)
    case Byte.asterisk:
      try alias(&offset, current.end)
      try endLine(after: offset)
    default: try plain(at: start, of: current, indent: indent, tag: tag)
    }
  }

  /// Moves to the line after that of an offset, in which nothing but a comment may follow.
  private mutating func endLine(after offset: Int) throws(JSONError) {
    while line + 1 < lines.count, lines[line + 1].start - lines[line + 1].indent <= offset { line += 1 }
    var offset = offset
    skipSpaces(&offset, lines[line].end)
    guard offset >= lines[line].end || isComment(offset) else {
      throw unexpected(at: offset, expected: "the end of the line")
    }
    line += 1
  }

  func skipSpaces(_ offset: inout Int, _ end: Int) {
    while offset < end, bytes[offset] == Byte.space || bytes[offset] == Byte.tab { offset += 1 }
  }

  // MARK: - Plain texts

  private mutating func plain(at start: Int, of current: Line, indent: Int, tag: Tag?) throws(JSONError) {
    try checkFirst(at: start)
    let first = try plainText(from: start, to: current.end)
    var text = Array(bytes[first])
    line += 1
    // The lines below that are indented continue the text.
    var isOpen = first.upperBound == current.end
    while isOpen {
      let blank = lines[line...].prefix { $0.start == $0.end }.count
      guard line + blank < lines.count else { break }
      let below = lines[line + blank]
      guard below.indent > indent, bytes[below.start] != UInt8(ascii: "#") else { break }
      let more = try plainText(from: below.start, to: below.end)
      text += blank == 0 ? [Byte.space] : Array(repeating: Byte.lineFeed, count: blank)
      text += bytes[more]
      line += blank + 1
      isOpen = more.upperBound == below.end
    }
    putPlain(text, tag: tag, from: start)
  }

  /// Returns the text up to a comment.
  private func plainText(from start: Int, to end: Int) throws(JSONError) -> Range<Int> {
    var offset = start
    while offset < end {
      if isColon(offset, end) { throw unexpected(at: offset, expected: "a text in quotes, as it has a colon") }
      if offset > start, isComment(offset) { break }
      offset += 1
    }
    while offset > start, bytes[offset - 1] == Byte.space || bytes[offset - 1] == Byte.tab { offset -= 1 }
    return start..<offset
  }

  mutating func putPlain(_ text: [UInt8], tag: Tag?, from source: Int) {
    if tag == .text { return put(string: text, from: source) }
    switch String(decoding: text, as: UTF8.self) {
    case "true", "True", "TRUE": put("true", from: source)
    case "false", "False", "FALSE": put("false", from: source)
    case "null", "Null", "NULL", "~": put("null", from: source)
    case "" where tag == .plain: put("null", from: source)
    default:
      if let number = YAMLTranslation.number(text) {
        put(number, from: source)
      } else {
        put(string: text, from: source)
      }
    }
  }

  /// Writes a quoted text, which its tag may make a number.
  mutating func putQuoted(_ text: [UInt8], tag: Tag?, from source: Int) {
    if tag == .plain { putPlain(text, tag: tag, from: source) } else { put(string: text, from: source) }
  }

  /// Returns a decimal number as JSON writes it; `nil` if a text is none. Digits after a zero are a text: `007`, `000000`.
  private static func number(_ text: [UInt8]) -> String? {
    var rest = text[...]
    var number = rest.first == Byte.minus ? "-" : ""
    if rest.first == Byte.minus || rest.first == Byte.plus { rest.removeFirst() }
    func takeDigits() -> String {
      let digits = String(decoding: rest.prefix(while: Byte.isDigit), as: UTF8.self)
      rest = rest.dropFirst(digits.utf8.count)
      return digits
    }
    let whole = takeDigits()
    var part = ""
    if rest.first == Byte.point {
      rest.removeFirst()
      part = takeDigits()
    }
    guard !whole.isEmpty || !part.isEmpty, !whole.hasPrefix("0") || whole == "0" else { return nil }
    number += (whole.isEmpty ? "0" : whole) + (part.isEmpty ? "" : "." + part)
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      let sign = rest.first == Byte.minus ? "-" : ""
      if rest.first == Byte.plus || rest.first == Byte.minus { rest.removeFirst() }
      let exponent = takeDigits()
      guard !exponent.isEmpty else { return nil }
      number += "e" + sign + exponent
    }
    return rest.isEmpty ? number : nil
  }

  // MARK: - Quoted texts

  /// Returns the offset of the closing quote in the same line.
  private func endOfQuoted(_ start: Int, _ end: Int) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < end {
      if bytes[offset] == quote {
        let isDoubled = quote == Byte.apostrophe && offset + 1 < end && bytes[offset + 1] == quote
        guard isDoubled else { return offset }
        offset += 1
      } else if quote == Byte.quote, bytes[offset] == Byte.backslash {
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  /// Returns a quoted text, which may take several lines, and moves behind it.
  ///
  /// - Parameter indent: The indentation of the block around it, which further lines exceed.
  func quoted(_ offset: inout Int, indent: Int) throws(JSONError) -> [UInt8] {
    let start = offset
    let quote = bytes[start]
    var text: [UInt8] = []
    // Spaces that are written as escapes stay at the end of a line.
    var kept = 0
    offset += 1
    while offset < end {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        guard quote == Byte.apostrophe, offset < end, bytes[offset] == quote else { return text }
        text.append(quote)
        offset += 1
      } else if quote == Byte.quote, byte == Byte.backslash {
        if offset + 1 < end, isBreak(bytes[offset + 1]) {
          offset += 1
          skipBreak(&offset)
          skipSpaces(&offset, end)
        } else {
          offset += try escape(at: offset, to: end, into: &text)
        }
        kept = text.count
      } else if isBreak(byte) {
        let column = fold(&offset, &text, keeping: kept)
        guard column > indent || offset == end else { break }
      } else {
        text.append(byte)
        offset += 1
      }
    }
    throw failure(.unexpectedEnd(expected: "the closing quote"), at: start)
  }

  func isBreak(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  private func skipBreak(_ offset: inout Int) {
    if bytes[offset] == Byte.carriageReturn, offset + 1 < end, bytes[offset + 1] == Byte.lineFeed { offset += 1 }
    offset += 1
  }

  /// Moves past the ends of lines, which are a space, or a line feed for each empty line. Returns the column at which the text
  /// goes on.
  @discardableResult
  func fold(_ offset: inout Int, _ text: inout [UInt8], keeping kept: Int) -> Int {
    while text.count > kept, text.last == Byte.space || text.last == Byte.tab { text.removeLast() }
    var breaks = 0
    var start = offset
    while offset < end, isBreak(bytes[offset]) {
      skipBreak(&offset)
      breaks += 1
      start = offset
      skipSpaces(&offset, end)
    }
    text += breaks == 1 ? [Byte.space] : Array(repeating: Byte.lineFeed, count: breaks - 1)
    return offset - start
  }

  /// Appends the character of an escape, and returns the length of the escape.
  private func escape(at offset: Int, to end: Int, into text: inout [UInt8]) throws(JSONError) -> Int {
    let letter = offset + 1 < end ? bytes[offset + 1] : 0
    func wrong() -> JSONError {
      let shown = bytes[offset..<min(offset + 2, end)]
      return failure(.invalidEscape(String(decoding: shown, as: UTF8.self)), at: offset)
    }
    func scalar(_ digits: Int, at start: Int) -> UInt32? {
      let values = bytes[min(start, end)..<min(start + digits, end)].compactMap(Byte.hexValue)
      return values.count == digits ? values.reduce(0) { $0 << 4 | $1 } : nil
    }
    if let plain = Self.escapes[letter] {
      text += plain.utf8
      return 2
    }
    let count = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : letter == UInt8(ascii: "U") ? 8 : 0
    guard count > 0, let value = scalar(count, at: offset + 2) else { throw wrong() }
    if let known = Unicode.Scalar(value) {
      text += String(Character(known)).utf8
      return 2 + count
    }
    // Two halves, as JSON writes what is beyond four digits.
    guard count == 4, value >> 10 == 0xD800 >> 10, offset + 7 < end, bytes[offset + 6] == Byte.backslash,
      bytes[offset + 7] == letter, let low = scalar(4, at: offset + 8), low >> 10 == 0xDC00 >> 10,
      let whole = Unicode.Scalar(0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF))
    else { throw wrong() }
    text += String(Character(whole)).utf8
    return 12
  }

  private static let escapes: [UInt8: String] = [
    Byte.quote: "\"", Byte.backslash: "\\", Byte.slash: "/", Byte.space: " ", Byte.tab: "\t",
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}",
    UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  // MARK: - Blocks of text

  /// Writes a folded (`>`) or literal (`|`) text: the lines below that are indented.
  private mutating func text(at start: Int, of current: Line, indent: Int) throws(JSONError) {
    var offset = start + 1
    var given: Int?
    // How its last line ends, and its indentation below that of the block around it, in any order.
    for _ in 0..<2 where offset < current.end {
      if bytes[offset] == Byte.minus || bytes[offset] == Byte.plus {
        offset += 1
      } else if Byte.isDigit(bytes[offset]), bytes[offset] != Byte.zero, given == nil {
        given = Int(bytes[offset] - Byte.zero)
        offset += 1
      }
    }
    let isFolded = bytes[start] == UInt8(ascii: ">")
    try endLine(after: offset)
    var text: [UInt8] = []
    var blank = 0
    let margin = given.map { max(indent, 0) + $0 } ?? lines[line...].first { $0.start < $0.end }?.indent ?? 0
    while line < lines.count {
      let next = lines[line]
      guard next.start < next.end else {
        blank += 1
        line += 1
        continue
      }
      guard next.indent > indent, next.indent >= margin else { break }
      if !text.isEmpty {
        let breaks = isFolded ? blank : blank + 1
        text += breaks == 0 ? [Byte.space] : Array(repeating: Byte.lineFeed, count: breaks)
      }
      text += Array(repeating: Byte.space, count: max(0, next.indent - margin)) + bytes[next.start..<next.end]
      blank = 0
      line += 1
    }
    put(string: text, from: start)
  }
}
