/// Lists and mappings in brackets, which may take several lines.
extension YAMLTranslation {
  private static let mostBrackets = 64

  /// Writes a list or mapping in brackets, and moves behind it.
  mutating func flow(_ offset: inout Int, indent: Int, depth: Int = 0) throws(JSONError) {
    guard depth < Self.mostBrackets else { throw failure(.tooDeep(limit: Self.mostBrackets), at: offset) }
    let start = offset
    let isList = bytes[offset] == Byte.openBracket
    let close = isList ? Byte.closeBracket : Byte.closeBrace
    put(isList ? "[" : "{", from: offset)
    offset += 1
    var isFirst = true
    var keys: [Range<Int>] = []
    var merged: [Part] = []
    while true {
      skipLines(&offset)
      try checkEnd(offset, of: start, isList)
      if bytes[offset] == close { break }
      if isList {
        if !isFirst { put(",", from: offset) }
        isFirst = false
        try flowValue(&offset, indent: indent, depth: depth)
      } else {
        try flowMember(&offset, indent: indent, depth: depth, &isFirst, &keys, &merged)
      }
      skipLines(&offset)
      try checkEnd(offset, of: start, isList)
      if bytes[offset] == Byte.comma {
        offset += 1
      } else if bytes[offset] != close {
        throw unexpected(at: offset, expected: "a comma or \(isList ? "]" : "}")")
      }
    }
    try put(merged, without: keys, isFirst: isFirst)
    put(isList ? "]" : "}", from: offset)
    offset += 1
  }

  private func checkEnd(_ offset: Int, of start: Int, _ isList: Bool) throws(JSONError) {
    guard offset < end else { throw failure(.unexpectedEnd(expected: isList ? "]" : "}"), at: start) }
  }

  private mutating func flowMember(
    _ offset: inout Int, indent: Int, depth: Int, _ isFirst: inout Bool, _ keys: inout [Range<Int>],
    _ merged: inout [Part]
  ) throws(JSONError) {
    let start = offset
    let isQuoted = bytes[offset] == Byte.quote || bytes[offset] == Byte.apostrophe
    let name = isQuoted ? try quoted(&offset, indent: -1) : try flowText(&offset, expected: "a key")
    let isMerge = !isQuoted && name.elementsEqual("<<".utf8)
    let beginning = mark
    if !isMerge {
      if !isFirst { put(",", from: start) }
      isFirst = false
      let key = json.count
      put(string: name, from: start)
      keys.append(key..<json.count)
      put(":", from: start)
    }
    skipLines(&offset)
    // A colon needs no space behind a quoted key, as in JSON.
    if offset < end, bytes[offset] == Byte.colon, isQuoted || isFlowColon(offset) {
      offset += 1
      skipLines(&offset)
      if offset < end, bytes[offset] != Byte.comma, bytes[offset] != Byte.closeBrace {
        try flowValue(&offset, indent: indent, depth: depth)
      } else {
        put("null", from: start)
      }
    } else {
      put("null", from: start)
    }
    if isMerge { merged.append(try cutMerged(from: beginning, at: start)) }
  }

  private mutating func flowValue(_ offset: inout Int, indent: Int, depth: Int) throws(JSONError) {
    let properties = try properties(&offset, end)
    skipLines(&offset)
    guard offset < end else { throw failure(.unexpectedEnd(expected: "a value"), at: end) }
    let beginning = mark
    switch bytes[offset] {
    case Byte.openBracket, Byte.openBrace: try flow(&offset, indent: indent, depth: depth + 1)
    case Byte.asterisk: try alias(&offset, end)
    case Byte.quote, Byte.apostrophe:
      let start = offset
      putQuoted(try quoted(&offset, indent: -1), tag: properties.tag, from: start)
    default:
      let start = offset
      putPlain(try flowText(&offset, expected: "a value"), tag: properties.tag, from: start)
    }
    keep(properties.anchor, from: beginning)
  }

  /// Returns a plain text, which ends before a comma, a bracket, a colon or a comment, and moves behind it.
  private func flowText(_ offset: inout Int, expected: String) throws(JSONError) -> [UInt8] {
    try checkFirst(at: offset)
    let start = offset
    var text: [UInt8] = []
    while offset < end, !",[]{}".utf8.contains(bytes[offset]), !isFlowColon(offset), !isComment(offset) {
      if isBreak(bytes[offset]) {
        fold(&offset, &text, keeping: 0)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    while let last = text.last, last <= Byte.space { text.removeLast() }
    guard !text.isEmpty else { throw unexpected(at: start, expected: expected) }
    return text
  }

  private func isFlowColon(_ offset: Int) -> Bool {
    guard bytes[offset] == Byte.colon else { return false }
    return offset + 1 >= end || bytes[offset + 1] <= Byte.space || ",[]{}".utf8.contains(bytes[offset + 1])
  }

  /// Moves past white space, the ends of lines and comments.
  private func skipLines(_ offset: inout Int) {
    while offset < end {
      if bytes[offset] == UInt8(ascii: "#"), isComment(offset) {
        while offset < end, !isBreak(bytes[offset]) { offset += 1 }
      } else if bytes[offset] == Byte.space || bytes[offset] == Byte.tab || isBreak(bytes[offset]) {
        offset += 1
      } else {
        return
      }
    }
  }
}
