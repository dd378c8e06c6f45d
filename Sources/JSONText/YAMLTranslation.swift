/// Translates the part of YAML in which design tokens are kept into JSON: mappings and lists by indentation, plain and quoted texts,
/// folded and literal blocks, short lists and mappings in brackets, comments. Anything else is an error with its place: anchors,
/// aliases, tags, merged keys, several documents.
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

  /// Deeper nesting than any token file has.
  private static let mostLevels = 64

  let bytes: [UInt8]
  var lines: [Line] = []
  var line = 0
  private(set) var json: [UInt8] = []
  /// In the order of the JSON.
  private(set) var origins: [Origin] = []
  private var depth = 0

  init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    self.bytes = bytes
    guard bytes.count <= limits.bytes else { throw failure(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: 0) }
    try checkEncoding()
    splitLines()
    json.reserveCapacity(bytes.count * 2)
    try skipStart()
    guard let first = next() else { throw failure(.unexpectedEnd(expected: "a key"), at: bytes.count) }
    guard try isBlock(first) else {
      throw unexpected(at: first.start, expected: "a key and a colon, or a list")
    }
    try block(first.indent)
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
      if found.start < found.end, bytes[found.start] != UInt8(ascii: "#") { return found }
      line += 1
    }
    return nil
  }

  private mutating func skipStart() throws(JSONError) {
    guard let first = next() else { return }
    if bytes[first.start] == UInt8(ascii: "%") { throw unexpected(at: first.start, expected: "a key") }
    if isText("---", first) { line += 1 }
  }

  private func isText(_ text: String, _ line: Line) -> Bool {
    bytes[line.start..<line.end].elementsEqual(text.utf8)
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
      put(isFirst ? "{" : ",", from: current.start)
      isFirst = false
      try putKey(current, key)
      put(":", from: key.colon)
      try value(after: key.colon + 1, of: current, indent: indent, isInList: false)
    }
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
    while start < current.end, bytes[start] == Byte.space || bytes[start] == Byte.tab { start += 1 }
    if start < current.end, bytes[start] != UInt8(ascii: "#") || start == offset {
      return try scalar(at: start, of: current, indent: indent)
    }
    line += 1
    if let below = next(), below.indent > indent || !isInList && below.indent == indent && isListItem(below) {
      if try isBlock(below) { return try block(below.indent) }
      return try scalar(at: below.start, of: below, indent: indent)
    }
    put("null", from: offset - 1)
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
