import ThemeModel

/// Reads an XML property list into keyed nodes with their places. It is iterative: depth costs memory, never stack.
struct XMLPropertyList {
  static let depthLimit = 512

  private var cursor: XMLCursor

  static func parse(_ file: SourceFile) throws(PropertyListError) -> KeyedNode {
    var parser = XMLPropertyList(cursor: XMLCursor(file))
    return try parser.document()
  }

  /// A dictionary or array that is still open.
  private struct Frame {
    var isDictionary: Bool
    var place: Place
    var items: [KeyedNode] = []
    var entries: [KeyedEntry] = []
    var pendingKey: (text: String, place: Place)?

    var node: KeyedNode {
      KeyedNode(value: isDictionary ? .dictionary(entries) : .array(items), place: place)
    }
  }

  private mutating func document() throws(PropertyListError) -> KeyedNode {
    if let fault = cursor.invalidUTF8 { throw .notUTF8(fault) }
    try cursor.skipProlog()
    let root = try cursor.tag()
    guard root.name == "plist", !root.isClosing, !root.isEmpty else {
      throw .unexpected("<\(root.name)>", expected: "<plist>", root.place)
    }
    var frames: [Frame] = []
    var result: KeyedNode?
    while true {
      try cursor.skipBlank()
      if cursor.isAtEnd {
        throw .unclosed(frames.last.map { $0.isDictionary ? "dict" : "array" } ?? "plist", root.place)
      }
      let tag = try cursor.tag()
      if tag.isClosing {
        if frames.isEmpty {
          guard tag.name == "plist" else { throw .unexpected("</\(tag.name)>", expected: "</plist>", tag.place) }
          guard let result else { throw .unexpected("an empty <plist>", expected: "one value", root.place) }
          return result
        }
        let node = try close(tag, &frames)
        try put(node, into: &frames, result: &result)
      } else if tag.name == "key" {
        guard let last = frames.indices.last, frames[last].isDictionary else {
          throw .unexpected("<key>", expected: "a value", tag.place)
        }
        guard frames[last].pendingKey == nil else { throw .unexpected("<key>", expected: "a value", tag.place) }
        frames[last].pendingKey = (tag.isEmpty ? "" : try cursor.text(upTo: "key"), tag.place)
      } else if tag.name == "dict" || tag.name == "array" {
        let frame = Frame(isDictionary: tag.name == "dict", place: tag.place)
        if tag.isEmpty {
          try put(frame.node, into: &frames, result: &result)
        } else {
          guard frames.count < Self.depthLimit else { throw .tooDeep(limit: Self.depthLimit, tag.place) }
          frames.append(frame)
        }
      } else {
        try put(try scalar(tag), into: &frames, result: &result)
      }
    }
  }

  private func close(_ tag: XMLCursor.Tag, _ frames: inout [Frame]) throws(PropertyListError) -> KeyedNode {
    let frame = frames.removeLast()
    let name = frame.isDictionary ? "dict" : "array"
    guard tag.name == name else { throw .unexpected("</\(tag.name)>", expected: "</\(name)>", tag.place) }
    if let key = frame.pendingKey {
      throw .unexpected("</dict>", expected: "a value for key “\(key.text)”", tag.place)
    }
    return frame.node
  }

  private func put(
    _ node: KeyedNode, into frames: inout [Frame], result: inout KeyedNode?
  ) throws(PropertyListError) {
    guard let last = frames.indices.last else {
      guard result == nil else { throw .unexpected("a second value", expected: "</plist>", node.place) }
      result = node
      return
    }
    guard frames[last].isDictionary else {
      frames[last].items.append(node)
      return
    }
    guard let key = frames[last].pendingKey else {
      throw .unexpected("a value", expected: "<key>", node.place)
    }
    frames[last].entries.append(KeyedEntry(key: key.text, keyPlace: key.place, node: node))
    frames[last].pendingKey = nil
  }

  private mutating func scalar(_ tag: XMLCursor.Tag) throws(PropertyListError) -> KeyedNode {
    switch tag.name {
    case "true", "false":
      if !tag.isEmpty { _ = try cursor.text(upTo: tag.name) }
      return KeyedNode(value: .bool(tag.name == "true"), place: tag.place)
    case "string":
      return KeyedNode(value: .string(tag.isEmpty ? "" : try cursor.text(upTo: tag.name)), place: tag.place)
    case "integer", "real":
      let text = tag.isEmpty ? "" : try cursor.text(upTo: tag.name)
      let trimmed = text.filter { !$0.isWhitespace }
      guard let number = Self.number(trimmed, isInteger: tag.name == "integer") else {
        throw .badValue(trimmed, kind: tag.name == "integer" ? "an integer" : "a number", tag.place)
      }
      return KeyedNode(value: .number(number), place: tag.place)
    case "date", "data":
      if !tag.isEmpty { _ = try cursor.text(upTo: tag.name) }
      return KeyedNode(value: .other(tag.name), place: tag.place)
    default:
      throw .unexpected(
        "<\(tag.name)>", expected: "dict, array, string, integer, real, true, false, date or data", tag.place)
    }
  }

  private static func number(_ text: String, isInteger: Bool) -> Double? {
    if isInteger {
      let isNegative = text.hasPrefix("-")
      let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
      let magnitude =
        digits.lowercased().hasPrefix("0x") ? Int64(digits.dropFirst(2), radix: 16) : Int64(digits)
      return magnitude.map { isNegative ? -Double($0) : Double($0) }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
