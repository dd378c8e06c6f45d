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
    var offset = line.start
    while offset < line.end {
      if isColon(offset, line.end) {
        try checkFirst(at: line.start)
        if bytes[line.start..<offset].elementsEqual("<<".utf8) {
          throw unexpected(at: line.start, expected: "a key: merged keys are not read")
        }
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
  private func isComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "#") && offset > 0 && bytes[offset - 1] <= Byte.space
  }

  /// Throws if a plain text cannot begin like this.
  private func checkFirst(at offset: Int) throws(JSONError) {
    let reserved = "&*!|>%@`,]}\t"
    if reserved.utf8.contains(bytes[offset]) {
      throw unexpected(at: offset, expected: "a plain or quoted text")
    }
    if bytes[offset] == UInt8(ascii: "?"), offset + 1 < bytes.count, bytes[offset + 1] == Byte.space {
      throw unexpected(at: offset, expected: "a key in one line")
    }
  }

  mutating func putKey(_ line: Line, _ key: Key) throws(JSONError) {
    if let quote = key.quote {
      try putQuoted(key.text, quote)
    } else {
      put(string: bytes[key.text], from: line.start)
    }
  }

  /// Writes the value that begins at an offset of the current line, and moves past it.
  mutating func scalar(at start: Int, of current: Line, indent: Int) throws(JSONError) {
    switch bytes[start] {
    case Byte.quote, Byte.apostrophe:
      guard let end = endOfQuoted(start, current.end) else {
        throw failure(.unexpectedEnd(expected: "the closing quote in the same line"), at: current.end)
      }
      try putQuoted(start + 1..<end, bytes[start])
      try endLine(after: end + 1, current)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): try text(at: start, of: current, indent: indent)
    case Byte.openBrace, Byte.openBracket:
      var offset = start
      try flow(&offset, current, depth: 0)
      try endLine(after: offset, current)
    default: try plain(at: start, of: current, indent: indent)
    }
  }

  private mutating func endLine(after offset: Int, _ current: Line) throws(JSONError) {
    var offset = offset
    while offset < current.end, bytes[offset] == Byte.space || bytes[offset] == Byte.tab { offset += 1 }
    guard offset == current.end || isComment(offset) else {
      throw unexpected(at: offset, expected: "the end of the line")
    }
    line += 1
  }

  // MARK: - Plain texts

  private mutating func plain(at start: Int, of current: Line, indent: Int) throws(JSONError) {
    try checkFirst(at: start)
    let first = try plainText(from: start, to: current.end)
    var text = Array(bytes[first])
    line += 1
    // The lines below that are indented continue the text.
    while first.upperBound == current.end, line < lines.count, lines[line].start < lines[line].end,
      lines[line].indent > indent, bytes[lines[line].start] != UInt8(ascii: "#")
    {
      let more = try plainText(from: lines[line].start, to: lines[line].end)
      text.append(Byte.space)
      text += bytes[more]
      line += 1
      if more.upperBound < lines[line - 1].end { break }
    }
    putPlain(text, from: start)
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

  private mutating func putPlain(_ text: [UInt8], from source: Int) {
    switch String(decoding: text, as: UTF8.self) {
    case "true", "True", "TRUE": put("true", from: source)
    case "false", "False", "FALSE": put("false", from: source)
    case "null", "Null", "NULL", "~": put("null", from: source)
    case let word where YAMLTranslation.isNumber(text): put(word, from: source)
    default: put(string: text, from: source)
    }
  }

  /// Reports whether a text is a number as JSON writes it.
  private static func isNumber(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    if rest.first == Byte.minus { rest.removeFirst() }
    func takeDigits() -> Int {
      let digits = rest.prefix(while: Byte.isDigit).count
      rest = rest.dropFirst(digits)
      return digits
    }
    let startsWithZero = rest.first == Byte.zero
    let whole = takeDigits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == Byte.point {
      rest.removeFirst()
      guard takeDigits() > 0 else { return false }
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == Byte.plus || rest.first == Byte.minus { rest.removeFirst() }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
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

  private mutating func putQuoted(_ range: Range<Int>, _ quote: UInt8) throws(JSONError) {
    var text: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if quote == Byte.apostrophe, byte == quote { offset += 1 }
      if quote == Byte.quote, byte == Byte.backslash {
        offset += try escape(at: offset, to: range.upperBound, into: &text)
        continue
      }
      text.append(byte)
      offset += 1
    }
    put(string: text, from: range.lowerBound - 1)
  }

  /// Appends the character of an escape, and returns the length of the escape.
  private func escape(at offset: Int, to end: Int, into text: inout [UInt8]) throws(JSONError) -> Int {
    let letter = offset + 1 < end ? bytes[offset + 1] : 0
    switch letter {
    case Byte.quote, Byte.backslash, Byte.slash, Byte.space: text.append(letter)
    case Byte.n: text.append(Byte.lineFeed)
    case Byte.t: text.append(Byte.tab)
    case UInt8(ascii: "r"): text.append(Byte.carriageReturn)
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8
      let digits = bytes[min(offset + 2, end)..<min(offset + 2 + count, end)].compactMap(Byte.hexValue)
      guard digits.count == count, let scalar = Unicode.Scalar(digits.reduce(0) { $0 << 4 | $1 }) else {
        throw failure(.invalidEscape(String(decoding: bytes[offset..<min(offset + 2, end)], as: UTF8.self)), at: offset)
      }
      text += String(Character(scalar)).utf8
      return 2 + count
    default:
      throw failure(.invalidEscape(String(decoding: bytes[offset..<min(offset + 2, end)], as: UTF8.self)), at: offset)
    }
    return 2
  }

  // MARK: - Blocks of text

  /// Writes a folded (`>`) or literal (`|`) text: the lines below that are indented.
  private mutating func text(at start: Int, of current: Line, indent: Int) throws(JSONError) {
    var offset = start + 1
    if offset < current.end, bytes[offset] == Byte.minus || bytes[offset] == Byte.plus { offset += 1 }
    let isFolded = bytes[start] == UInt8(ascii: ">")
    try endLine(after: offset, current)
    var text: [UInt8] = []
    var blank = 0
    let margin = lines[line...].first { $0.start < $0.end }?.indent ?? 0
    while line < lines.count {
      let next = lines[line]
      guard next.start < next.end else {
        blank += 1
        line += 1
        continue
      }
      guard next.indent > indent else { break }
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

  // MARK: - Brackets

  /// Writes a list or mapping in brackets, which ends in the same line.
  private mutating func flow(_ offset: inout Int, _ current: Line, depth: Int) throws(JSONError) {
    guard depth < 8 else { throw failure(.tooDeep(limit: 8), at: offset) }
    let isList = bytes[offset] == Byte.openBracket
    let close = isList ? Byte.closeBracket : Byte.closeBrace
    put(isList ? "[" : "{", from: offset)
    offset += 1
    var isFirst = true
    while true {
      skipSpaces(&offset, current.end)
      guard offset < current.end else {
        throw failure(.unexpectedEnd(expected: "\(isList ? "]" : "}") in the same line"), at: current.end)
      }
      if bytes[offset] == close { break }
      if !isFirst {
        guard bytes[offset] == Byte.comma else { throw unexpected(at: offset, expected: "a comma") }
        put(",", from: offset)
        offset += 1
        skipSpaces(&offset, current.end)
        guard offset < current.end, bytes[offset] != close else {
          throw unexpected(at: offset, expected: "a value after the comma")
        }
      }
      isFirst = false
      if !isList {
        try flowText(&offset, current, isKey: true)
        skipSpaces(&offset, current.end)
        guard isColon(offset, current.end) else { throw unexpected(at: offset, expected: "a colon and a space") }
        put(":", from: offset)
        offset += 1
        skipSpaces(&offset, current.end)
        guard offset < current.end else { throw unexpected(at: offset, expected: "a value") }
      }
      if bytes[offset] == Byte.openBracket || bytes[offset] == Byte.openBrace {
        try flow(&offset, current, depth: depth + 1)
      } else {
        try flowText(&offset, current, isKey: false)
      }
    }
    put(isList ? "]" : "}", from: offset)
    offset += 1
  }

  private func skipSpaces(_ offset: inout Int, _ end: Int) {
    while offset < end, bytes[offset] == Byte.space || bytes[offset] == Byte.tab { offset += 1 }
  }

  private mutating func flowText(_ offset: inout Int, _ current: Line, isKey: Bool) throws(JSONError) {
    if bytes[offset] == Byte.quote || bytes[offset] == Byte.apostrophe {
      guard let end = endOfQuoted(offset, current.end) else {
        throw failure(.unexpectedEnd(expected: "the closing quote in the same line"), at: current.end)
      }
      try putQuoted(offset + 1..<end, bytes[offset])
      offset = end + 1
      return
    }
    try checkFirst(at: offset)
    let start = offset
    while offset < current.end, !",[]{}".utf8.contains(bytes[offset]), !isColon(offset, current.end), !isComment(offset)
    {
      offset += 1
    }
    var end = offset
    while end > start, bytes[end - 1] == Byte.space { end -= 1 }
    guard end > start else { throw unexpected(at: start, expected: isKey ? "a key" : "a value") }
    if isKey { put(string: bytes[start..<end], from: start) } else { putPlain(Array(bytes[start..<end]), from: start) }
  }
}
