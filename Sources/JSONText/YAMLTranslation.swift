/// Translates YAML into JSON: mappings and lists by indentation or in brackets, plain and quoted texts, folded and literal blocks,
/// comments, anchors, aliases, merged keys and the tags of JSON's types. Anything else is an error with its place: tags of other
/// types, keys that are no text, several documents.
///
/// Texts are what YAML 1.2 says: `yes` is a text, `true` is not.
struct YAMLTranslation {
  /// A place in the JSON, and the offset in the YAML that it stands for.
  struct Origin: Sendable {
    var offset: Int
    var source: Int
  }

  struct Line {
    /// The offsets of the first byte that is no space, and of the end without white space.
    var start: Int
    var end: Int
    /// The column of the first byte, from 0.
    var indent: Int
  }

  /// JSON that was written for a part of the YAML. The offsets of its origins are those in it.
  struct Part: Sendable {
    var json: [UInt8]
    var origins: [Origin]

    /// Returns the index of the first origin with a larger offset.
    func firstOrigin(behind offset: Int) -> Int {
      var (low, high) = (0, origins.count)
      while low < high {
        let middle = (low + high) / 2
        if origins[middle].offset <= offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// A place in the JSON and in the list of origins.
  struct Mark {
    var offset: Int
    var origin: Int
  }

  /// Deeper nesting than any token file has.
  private static let mostLevels = 64

  let bytes: [UInt8]
  var lines: [Line] = []
  var line = 0
  private(set) var json: [UInt8] = []
  /// In the order of the JSON.
  private(set) var origins: [Origin] = []
  private var depth = 0
  /// What was written for the values that have anchors.
  var anchors: [String: Part] = [:]
  /// The number of bytes that aliases wrote.
  var repeated = 0
  /// The end of the document, which is the end of the text or the line that ends it.
  private(set) var end: Int

  init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    self.bytes = bytes
    end = bytes.count
    guard bytes.count <= limits.bytes else { throw failure(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0) }
    try checkEncoding()
    splitLines()
    json.reserveCapacity(bytes.count * 2)
    try takeDocument()
    guard let first = next() else { throw failure(.unexpectedEnd(expected: "a key"), at: bytes.count) }
    if bytes[first.start] == Byte.openBrace || bytes[first.start] == Byte.openBracket {
      try scalar(at: first.start, of: first, indent: -1, tag: nil)
    } else if try isBlock(first) {
      try block(first.indent)
    } else {
      throw unexpected(at: first.start, expected: "a key and a colon, or a list")
    }
    if let rest = next() { throw unexpected(at: rest.start, expected: "a line that is indented like those before it") }
  }

  // MARK: - Lines

  private mutating func splitLines() {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != Byte.lineFeed, bytes[end] != Byte.carriageReturn { end += 1 }
      var content = start
      while content < end, bytes[content] == Byte.space { content += 1 }
      var last = end
      while last > content, bytes[last - 1] == Byte.space || bytes[last - 1] == Byte.tab { last -= 1 }
      lines.append(Line(start: content, end: last, indent: content - start))
      start = end + 1
      if end + 1 < bytes.count, bytes[end] == Byte.carriageReturn, bytes[end + 1] == Byte.lineFeed { start += 1 }
    }
  }

  /// Moves to the next line that has content, and returns it.
  mutating func next() -> Line? {
    while line < lines.count {
      let found = lines[line]
      if hasContent(found) { return found }
      line += 1
    }
    return nil
  }

  /// Skips directives and the line that begins the document, and leaves out the line that ends it.
  private mutating func takeDocument() throws(JSONError) {
    while let first = next(), first.indent == 0, bytes[first.start] == UInt8(ascii: "%") { line += 1 }
    if let first = next(), isMarker("---", first) {
      try checkMarker(first)
      line += 1
    }
    guard let stop = lines[line...].firstIndex(where: { isMarker("---", $0) || isMarker("...", $0) }) else { return }
    let last = lines[stop]
    guard isMarker("...", last) else { throw unexpected(at: last.start, expected: "a single document") }
    try checkMarker(last)
    if let rest = lines[(stop + 1)...].first(where: { hasContent($0) && !isMarker("...", $0) }) {
      throw unexpected(at: rest.start, expected: "a single document")
    }
    lines.removeSubrange(stop...)
    end = last.start
  }

  /// Reports whether a line begins or ends a document.
  private func isMarker(_ text: String, _ line: Line) -> Bool {
    guard line.indent == 0, bytes[line.start..<line.end].starts(with: text.utf8) else { return false }
    let after = line.start + text.utf8.count
    return after == line.end || bytes[after] == Byte.space || bytes[after] == Byte.tab
  }

  private func checkMarker(_ line: Line) throws(JSONError) {
    var after = line.start + 3
    skipSpaces(&after, line.end)
    guard after == line.end || isComment(after) else { throw unexpected(at: after, expected: "the end of the line") }
  }

  private func hasContent(_ line: Line) -> Bool {
    line.start < line.end && bytes[line.start] != UInt8(ascii: "#")
  }

  // MARK: - Blocks

  private mutating func block(_ indent: Int) throws(JSONError) {
    depth += 1
    guard depth <= Self.mostLevels else { throw failure(.tooDeep(limit: Self.mostLevels), at: lines[line].start) }
    defer { depth -= 1 }
    if let first = next(), isListItem(first) { try list(indent) } else { try mapping(indent) }
  }

  private mutating func mapping(_ indent: Int) throws(JSONError) {
    var isFirst = true
    var keys: [Range<Int>] = []
    var merged: [Part] = []
    while let current = next(), current.indent >= indent {
      guard current.indent == indent else {
        throw unexpected(at: current.start, expected: "a line that is indented like those before it")
      }
      if isListItem(current) {
        throw unexpected(at: current.start, expected: "a key, as in the lines before it")
      }
      guard let key = try endOfKey(current) else {
        throw unexpected(at: current.start, expected: "a key and a colon")
      }
      if isMerge(key) {
        let start = mark
        try value(after: key.colon + 1, of: current, indent: indent, isInList: false)
        merged.append(try cutMerged(from: start, at: current.start))
        continue
      }
      put(isFirst ? "{" : ",", from: current.start)
      isFirst = false
      let start = json.count
      try putKey(current, key)
      keys.append(start..<json.count)
      put(":", from: key.colon)
      try value(after: key.colon + 1, of: current, indent: indent, isInList: false)
    }
    if isFirst { put("{", from: bytes.count) }
    try put(merged, without: keys, isFirst: isFirst)
    put("}", from: bytes.count)
  }

  private mutating func list(_ indent: Int) throws(JSONError) {
    var isFirst = true
    while let current = next(), current.indent == indent, isListItem(current) {
      put(isFirst ? "[" : ",", from: current.start)
      isFirst = false
      var content = current.start + 1
      while content < current.end, bytes[content] == Byte.space { content += 1 }
      // What follows the hyphen is a block of its own, as if it stood alone in its line.
      let inner = Line(start: content, end: current.end, indent: indent + content - current.start)
      if content < current.end, bytes[content] != UInt8(ascii: "#"), try isBlock(inner) {
        lines[line] = inner
        try block(inner.indent)
      } else {
        try value(after: current.start + 1, of: current, indent: indent, isInList: true)
      }
    }
    put("]", from: bytes.count)
  }

  /// Writes what follows a colon or a hyphen: a value in the same line, or the block below.
  private mutating func value(
    after offset: Int, of current: Line, indent: Int, isInList: Bool
  ) throws(JSONError) {
    var start = offset
    skipSpaces(&start, current.end)
    let properties = try properties(&start, current.end)
    let beginning = mark
    if start < current.end, !isComment(start) {
      try scalar(at: start, of: current, indent: indent, tag: properties.tag)
    } else {
      line += 1
      if let below = next(), below.indent > indent || !isInList && below.indent == indent && isListItem(below) {
        if try isBlock(below) {
          try block(below.indent)
        } else {
          // Properties may stand on lines of their own, one below the other.
          depth += 1
          guard depth <= Self.mostLevels else { throw failure(.tooDeep(limit: Self.mostLevels), at: below.start) }
          defer { depth -= 1 }
          try value(after: below.start, of: below, indent: indent, isInList: isInList)
        }
      } else {
        put(properties.tag == .text ? "\"\"" : "null", from: offset - 1)
      }
    }
    keep(properties.anchor, from: beginning)
  }

  /// Reports whether a line begins a mapping or a list.
  private func isBlock(_ line: Line) throws(JSONError) -> Bool {
    if isListItem(line) { return true }
    return try endOfKey(line) != nil
  }

  private func isListItem(_ line: Line) -> Bool {
    bytes[line.start] == Byte.minus && (line.start + 1 == line.end || bytes[line.start + 1] == Byte.space)
  }

  // MARK: - Writing

  /// Adds what was written before, from its own places.
  mutating func put(_ part: Part, _ range: Range<Int>) {
    var index = part.firstOrigin(behind: range.lowerBound)
    if index > 0 { origins.append(Origin(offset: json.count, source: part.origins[index - 1].source)) }
    while index < part.origins.count, part.origins[index].offset < range.upperBound {
      let origin = part.origins[index]
      origins.append(Origin(offset: json.count + origin.offset - range.lowerBound, source: origin.source))
      index += 1
    }
    json += part.json[range]
  }

  /// The place at which the next text is written.
  var mark: Mark { Mark(offset: json.count, origin: origins.count) }

  /// Returns what was written since then.
  func part(from mark: Mark) -> Part {
    Part(
      json: Array(json[mark.offset...]),
      origins: origins[mark.origin...].map { Origin(offset: $0.offset - mark.offset, source: $0.source) })
  }

  mutating func removeAll(from mark: Mark) {
    json.removeSubrange(mark.offset...)
    origins.removeSubrange(mark.origin...)
  }

  mutating func put(_ text: String, from source: Int) {
    origins.append(Origin(offset: json.count, source: source))
    json += text.utf8
  }

  mutating func put(string text: some Sequence<UInt8>, from source: Int) {
    origins.append(Origin(offset: json.count, source: source))
    json.append(Byte.quote)
    for byte in text {
      if byte == Byte.quote || byte == Byte.backslash {
        json += [Byte.backslash, byte]
      } else if byte < 0x20 {
        json += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      } else {
        json.append(byte)
      }
    }
    json.append(Byte.quote)
  }

  // MARK: - Errors

  func failure(_ reason: JSONError.Reason, at offset: Int) -> JSONError {
    JSONError(reason, offset: offset, position: position(at: offset))
  }

  func unexpected(at offset: Int, expected: String) -> JSONError {
    guard offset < bytes.count else { return failure(.unexpectedEnd(expected: expected), at: bytes.count) }
    return failure(.unexpected(found: found(at: offset), expected: expected), at: offset)
  }

  private func found(at offset: Int) -> String {
    switch bytes[offset] {
    case Byte.tab: return "a tab"
    case UInt8(ascii: "&"): return "an anchor"
    case Byte.asterisk: return "an alias of YAML"
    case UInt8(ascii: "!"): return "a tag"
    case UInt8(ascii: "%"): return "a directive"
    case UInt8(ascii: "?") where offset + 1 == bytes.count || bytes[offset + 1] <= Byte.space:
      return "a key of several lines"
    case Byte.minus where bytes[offset...].starts(with: "---".utf8): return "a second document"
    default:
      let text = bytes[offset...].prefix(24).prefix { $0 > Byte.space }
      return text.isEmpty ? "white space" : String(decoding: text, as: UTF8.self)
    }
  }

  private func position(at offset: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { bytes in
      LineTable.position(at: offset, scanning: UnsafeBufferPointer(rebasing: bytes[..<min(offset, bytes.count)]))
    }
  }

  private func checkEncoding() throws(JSONError) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return
      case .error: throw failure(.invalidUTF8(bytes[min(offset, bytes.count - 1)]), at: offset)
      }
    }
  }
}
