import ThemeModel

/// One element of a storyboard or xib, in the order of the file.
struct InterfaceElement {
  var name: String
  var attributes: [String: String]
  var place: Place
  /// Its position among all elements; `nil` for the root.
  var parent: Int?
  var children: [Int] = []
}

/// Reads the elements of an XML file with their attributes and places. It is iterative: depth costs memory, never stack.
struct InterfaceXML {
  private let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var elements: [InterfaceElement] = []

  /// Returns `nil` when the file is not well-formed XML.
  static func elements(of file: SourceFile) -> [InterfaceElement]? {
    var reader = InterfaceXML(file: file.name, bytes: file.bytes)
    return reader.read() ? reader.elements : nil
  }

  private init(file: String, bytes: [UInt8]) {
    (self.file, self.bytes) = (file, bytes)
  }

  private mutating func read() -> Bool {
    var open: [Int] = []
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if looks(at: "<!--") {
        guard skip(past: "-->") else { return false }
      } else if looks(at: "<![CDATA[") {
        guard skip(past: "]]>") else { return false }
      } else if looks(at: "<?") || looks(at: "<!") {
        guard skip(past: ">") else { return false }
      } else if looks(at: "</") {
        guard open.popLast() != nil, skip(past: ">") else { return false }
      } else {
        guard let isEmpty = element(in: open.last) else { return false }
        if !isEmpty { open.append(elements.count - 1) }
      }
    }
    return open.isEmpty && !elements.isEmpty
  }

  private mutating func element(in parent: Int?) -> Bool? {
    let place = Place(file: file, line: line, column: position - lineStart + 1)
    advance()
    let name = word()
    guard !name.isEmpty else { return nil }
    var attributes: [String: String] = [:]
    while position < bytes.count {
      skipSpace()
      guard position < bytes.count else { return nil }
      let isEmpty = bytes[position] == UInt8(ascii: "/")
      if isEmpty || bytes[position] == UInt8(ascii: ">") {
        guard skip(past: ">") else { return nil }
        if let parent { elements[parent].children.append(elements.count) }
        elements.append(InterfaceElement(name: name, attributes: attributes, place: place, parent: parent))
        return isEmpty
      }
      let key = word()
      skipSpace()
      guard !key.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return nil }
      advance()
      skipSpace()
      guard let value = quoted() else { return nil }
      attributes[key] = value
    }
    return nil
  }

  private mutating func quoted() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
      return nil
    }
    let mark = bytes[position]
    advance()
    let start = position
    while position < bytes.count, bytes[position] != mark { advance() }
    guard position < bytes.count else { return nil }
    defer { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !" \t\r\n/>=<".utf8.contains(bytes[position]) { advance() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance() }
  }

  private func looks(at text: StaticString) -> Bool {
    text.withUTF8Buffer {
      position + $0.count <= bytes.count && bytes[position..<(position + $0.count)].elementsEqual($0)
    }
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count {
      if looks(at: text) {
        for _ in 0..<text.utf8CodeUnitCount { advance() }
        return true
      }
      advance()
    }
    return false
  }

  private mutating func advance() {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }
}
