/// Anchors, aliases, merged keys and tags.
extension YAMLTranslation {
  /// What stands before a value.
  struct Properties {
    var anchor: String?
    var tag: Tag?
  }

  /// The type that a tag gives to a value.
  enum Tag {
    case text
    /// What the text says without quotes.
    case plain
  }

  /// The most that aliases may write. A few lines of aliases of aliases say more than any memory holds.
  private static let mostRepeated = 1 << 24

  /// Reads the anchors and tags before a value, and moves behind them and the white space after them.
  func properties(_ offset: inout Int, _ end: Int) throws(JSONError) -> Properties {
    var found = Properties()
    while offset < end, bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "!") {
      let word = word(at: offset, end)
      let text = String(decoding: bytes[word], as: UTF8.self)
      if bytes[offset] == UInt8(ascii: "&") {
        guard word.count > 1 else { throw unexpected(at: offset, expected: "a name after &") }
        found.anchor = String(text.dropFirst())
      } else {
        switch text {
        case "!", "!!str": found.tag = .text
        case "!!int", "!!float", "!!bool", "!!null": found.tag = .plain
        case "!!map", "!!seq": break
        default: throw unexpected(at: offset, expected: "a value without a tag, or a tag of one of JSON's types")
        }
      }
      offset = word.upperBound
      skipSpaces(&offset, end)
    }
    return found
  }

  /// Returns the letters up to white space or a bracket.
  private func word(at start: Int, _ end: Int) -> Range<Int> {
    var offset = start + 1
    while offset < end, bytes[offset] > Byte.space, !",[]{}".utf8.contains(bytes[offset]) { offset += 1 }
    return start..<offset
  }

  /// Keeps what was written since the mark for the aliases of an anchor.
  mutating func keep(_ anchor: String?, from start: Mark) {
    if let anchor { anchors[anchor] = part(from: start) }
  }

  /// Writes what an alias stands for, and moves behind it.
  mutating func alias(_ offset: inout Int, _ end: Int) throws(JSONError) {
    let word = word(at: offset, end)
    guard let part = anchors[String(decoding: bytes[word].dropFirst(), as: UTF8.self)] else {
      throw unexpected(at: offset, expected: "an alias of an anchor before it")
    }
    repeated += part.json.count
    guard repeated <= Self.mostRepeated else {
      throw failure(.tooLarge(bytes: repeated, limit: Self.mostRepeated), at: offset)
    }
    put(part, part.json.indices)
    offset = word.upperBound
  }

  // MARK: - Merged keys

  func isMerge(_ key: Key) -> Bool {
    key.quote == nil && bytes[key.text].elementsEqual("<<".utf8)
  }

  /// Takes back the value of a merged key: a mapping, or a list of them.
  mutating func cutMerged(from start: Mark, at offset: Int) throws(JSONError) -> Part {
    let part = part(from: start)
    removeAll(from: start)
    let isList = part.json.first == Byte.openBracket
    let maps = isList ? Self.items(of: part.json, in: part.json.indices) : [part.json.indices]
    guard maps.allSatisfy({ part.json[$0].first == Byte.openBrace }) else {
      throw unexpected(at: offset, expected: "a mapping, or a list of mappings, as the value of <<")
    }
    return part
  }

  /// Writes the members of merged mappings whose keys the mapping does not have itself. Of two, the first counts.
  mutating func put(_ merged: [Part], without keys: [Range<Int>], isFirst: Bool) throws(JSONError) {
    guard !merged.isEmpty else { return }
    var known = Set(keys.map { Array(json[$0]) })
    var isFirst = isFirst
    for part in merged {
      let isList = part.json.first == Byte.openBracket
      for map in isList ? Self.items(of: part.json, in: part.json.indices) : [part.json.indices] {
        for member in Self.items(of: part.json, in: map) {
          let key = member.lowerBound..<Self.endOfString(part.json, member.lowerBound)
          guard known.insert(Array(part.json[key])).inserted else { continue }
          if !isFirst { put(",", from: part.origins.first?.source ?? 0) }
          isFirst = false
          put(part, member)
        }
      }
    }
  }

  /// Returns the members of an object or the elements of a list, in JSON without white space.
  private static func items(of json: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound + 1
    var index = start
    while index < range.upperBound - 1 {
      switch json[index] {
      case Byte.quote: index = endOfString(json, index) - 1
      case Byte.openBrace, Byte.openBracket: depth += 1
      case Byte.closeBrace, Byte.closeBracket: depth -= 1
      case Byte.comma where depth == 0:
        found.append(start..<index)
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < range.upperBound - 1 { found.append(start..<range.upperBound - 1) }
    return found
  }

  /// Returns the offset behind a string that begins at an offset.
  private static func endOfString(_ json: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < json.count, json[index] != Byte.quote { index += json[index] == Byte.backslash ? 2 : 1 }
    return min(index + 1, json.count)
  }
}
