import ThemeModel

/// Walks the bytes of an XML property list: tags, text, and the places of both.
struct XMLCursor {
  struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var place: Place
  }

  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ source: SourceFile) {
    file = source.name
    bytes = source.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
    }
  }

  var isAtEnd: Bool {
    position >= bytes.count
  }

  var place: Place {
    Place(file: file, line: line, column: position - lineStart + 1)
  }

  /// The place of the first byte that is not UTF-8.
  var invalidUTF8: Place? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return nil }
    var copy = self
    for (given, read) in zip(bytes, text.utf8) {
      if given != read { break }
      copy.advance()
    }
    return copy.place
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
      }
      position += 1
    }
  }

  private func looks(at text: StaticString) -> Bool {
    text.withUTF8Buffer {
      position + $0.count <= bytes.count && bytes[position..<(position + $0.count)].elementsEqual($0)
    }
  }

  private mutating func skip(past text: StaticString, in element: String) throws(PropertyListError) {
    let start = place
    while !isAtEnd {
      if looks(at: text) {
        advance(text.utf8CodeUnitCount)
        return
      }
      advance()
    }
    throw .unclosed(element, start)
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance() }
  }

  /// Skips white space and comments between elements.
  mutating func skipBlank() throws(PropertyListError) {
    while true {
      skipSpace()
      guard looks(at: "<!--") else { return }
      try skip(past: "-->", in: "!--")
    }
  }

  /// Skips the XML declaration, processing instructions and the document type.
  mutating func skipProlog() throws(PropertyListError) {
    while true {
      try skipBlank()
      if looks(at: "<?") {
        try skip(past: "?>", in: "?xml")
      } else if looks(at: "<!DOCTYPE") {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType() throws(PropertyListError) {
    let start = place
    while !isAtEnd {
      switch bytes[position] {
      case UInt8(ascii: "["): throw .entityDeclaration(place)
      case UInt8(ascii: ">"):
        advance()
        return
      case UInt8(ascii: "\""): try skipQuoted()
      default: advance()
      }
    }
    throw .unclosed("!DOCTYPE", start)
  }

  private mutating func skipQuoted() throws(PropertyListError) {
    advance()
    try skip(past: "\"", in: "!DOCTYPE")
  }

  /// Reads the tag that begins here. Attributes are skipped: a property list has none that matter.
  mutating func tag() throws(PropertyListError) -> Tag {
    let start = place
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      throw .unexpected(isAtEnd ? "the end of the file" : "text", expected: "an element", start)
    }
    advance()
    let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isClosing { advance() }
    let nameStart = position
    while position < bytes.count, !" \t\r\n/><".utf8.contains(bytes[position]) { advance() }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    var isEmpty = false
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "\"") {
        advance()
        try skip(past: "\"", in: name)
        continue
      }
      isEmpty = bytes[position] == UInt8(ascii: "/")
      advance()
    }
    guard !isAtEnd else { throw .unclosed(name, start) }
    advance()
    return Tag(name: name, isClosing: isClosing, isEmpty: isEmpty, place: start)
  }

  /// Reads character data up to the closing tag of `element`, with entities and CDATA resolved.
  mutating func text(upTo element: String) throws(PropertyListError) -> String {
    let start = place
    var text: [UInt8] = []
    while !isAtEnd {
      if looks(at: "<![CDATA[") {
        advance(9)
        let from = position
        try skip(past: "]]>", in: "![CDATA[")
        text.append(contentsOf: bytes[from..<(position - 3)])
      } else if looks(at: "<!--") {
        try skip(past: "-->", in: "!--")
      } else if bytes[position] == UInt8(ascii: "<") {
        let tag = try tag()
        guard tag.isClosing, tag.name == element else {
          throw .unexpected("<\(tag.isClosing ? "/" : "")\(tag.name)>", expected: "</\(element)>", tag.place)
        }
        return String(decoding: text, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        text.append(contentsOf: Array(String(try entity()).utf8))
      } else {
        text.append(bytes[position])
        advance()
      }
    }
    throw .unclosed(element, start)
  }

  private mutating func entity() throws(PropertyListError) -> Unicode.Scalar {
    let start = place
    advance()
    let from = position
    while position < bytes.count, position - from < 12, bytes[position] != UInt8(ascii: ";") { advance() }
    let name = String(decoding: bytes[from..<position], as: UTF8.self)
    guard position < bytes.count, bytes[position] == UInt8(ascii: ";") else { throw .unknownEntity(name, start) }
    advance()
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      guard let scalar = code.flatMap(Unicode.Scalar.init) else { throw .unknownEntity(name, start) }
      return scalar
    }
  }
}
