/// Parsing of strings and keys. They are found and checked here, and decoded on demand.
extension JSONParser {
  /// Parses a string from its opening quote.
  @inline(__always)
  mutating func string(closing quote: UInt8) throws(JSONError) {
    let start = offset
    offset += 1
    var hasEscapes = false
    let quotes = 0x0101_0101_0101_0101 &* UInt64(quote)
    while true {
      if offset + 8 <= count {
        let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
        let special = Self.specials(in: word, quotes: quotes)
        offset += special.trailingZeroBitCount >> 3
        if special == 0 { continue }
      } else if offset >= count {
        throw unterminated(start)
      }
      let byte = base[offset]
      if byte == quote {
        tape.append(TapeNode(hasEscapes ? .escapedString : .string, start: start, extent: offset))
        offset += 1
        return
      } else if byte == Byte.backslash {
        hasEscapes = true
        try escape()
      } else if byte >= 0x80 {
        offset += try characterLength()
      } else if byte < Byte.space {
        throw failure(.controlCharacter(byte), at: offset)
      } else {
        offset += 1
      }
    }
  }

  /// Returns a word with the high bit set for each byte that is a quote, a backslash, a control character or not ASCII.
  /// Bits above the lowest set bit may be wrong, because borrows run upward; only the lowest is used.
  @inline(__always)
  private static func specials(in word: UInt64, quotes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quoted = word ^ quotes
    let escaped = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let isQuote = (quoted &- ones) & ~quoted
    let isBackslash = (escaped &- ones) & ~escaped
    let isControl = (word &- 0x2020_2020_2020_2020) & ~word
    return (isQuote | isBackslash | isControl | word) & highs
  }

  /// Parses a key without quotes.
  mutating func bareKey(isFirst: Bool) throws(JSONError) {
    let start = offset
    var hasEscapes = false
    let first = base[offset]
    guard Byte.isWord(first) && !Byte.isDigit(first) || first >= 0x80 || first == Byte.backslash else {
      throw unexpected(isFirst ? "a key or }" : "a key")
    }
    try use(.unquotedKeys)
    while offset < count {
      let byte = base[offset]
      if byte == Byte.backslash {
        guard offset + 1 < count, base[offset + 1] == UInt8(ascii: "u") else {
          throw failure(.invalidEscape(found(at: offset)), at: offset)
        }
        hasEscapes = true
        try escape()
      } else if byte >= 0x80 {
        let length = try characterLength()
        guard isIdentifierCharacter(length: length) else { break }
        offset += length
      } else if Byte.isWord(byte) {
        offset += 1
      } else {
        break
      }
    }
    guard offset > start else { throw unexpected(isFirst ? "a key or }" : "a key") }
    tape.append(TapeNode(hasEscapes ? .escapedBareKey : .bareKey, start: start, extent: offset))
  }

  /// Returns whether the non-ASCII character at the offset can be part of an identifier.
  private func isIdentifierCharacter(length: Int) -> Bool {
    let bytes = UnsafeBufferPointer(start: base + offset, count: length)
    guard let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return false }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  // MARK: - Escapes

  /// Checks the escape at the offset and moves past it.
  private mutating func escape() throws(JSONError) {
    let start = offset
    guard offset + 1 < count else { throw failure(.unexpectedEnd(expected: "an escape"), at: count) }
    switch base[offset + 1] {
    case Byte.quote, Byte.backslash, Byte.slash, UInt8(ascii: "b"), Byte.f, Byte.n, UInt8(ascii: "r"), Byte.t:
      offset += 2
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      if unit & 0xFC00 == 0xDC00 { throw failure(.loneSurrogate(text(start, offset)), at: start) }
      guard unit & 0xFC00 == 0xD800 else { return }
      let low = offset
      guard offset + 1 < count, base[offset] == Byte.backslash, base[offset + 1] == UInt8(ascii: "u") else {
        throw failure(.loneSurrogate(text(start, offset)), at: start)
      }
      guard try codeUnit() & 0xFC00 == 0xDC00 else { throw failure(.loneSurrogate(text(start, low)), at: start) }
    default:
      try looseEscape()
    }
  }

  /// Parses the sixteen bits of `\uXXXX`.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard offset + index < count, let digit = Byte.hexValue(base[offset + index]) else {
        throw failure(.invalidEscape(text(offset, min(offset + index + 1, count))), at: offset)
      }
      unit = unit << 4 | digit
    }
    offset += 6
    return unit
  }

  private mutating func looseEscape() throws(JSONError) {
    guard dialect.contains(.looseEscapes) else {
      let length = max(2, 1 + (try characterLength(at: offset + 1)))
      throw failure(.invalidEscape(text(offset, min(offset + length, count))), at: offset)
    }
    try use(.looseEscapes)
    switch base[offset + 1] {
    case UInt8(ascii: "x"):
      for index in 2..<4 where offset + index >= count || Byte.hexValue(base[offset + index]) == nil {
        throw failure(.invalidEscape(text(offset, min(offset + index + 1, count))), at: offset)
      }
      offset += 4
    case UInt8(ascii: "1")...Byte.nine:
      throw failure(.invalidEscape(text(offset, offset + 2)), at: offset)
    case Byte.zero where offset + 2 < count && Byte.isDigit(base[offset + 2]):
      throw failure(.invalidEscape(text(offset, offset + 3)), at: offset)
    case Byte.lineFeed, Byte.carriageReturn:
      offset += 1
      lineEnd()
    default:
      offset += 1 + (try characterLength(at: offset + 1))
    }
  }

  // MARK: - Characters

  @inline(__always)
  func characterLength() throws(JSONError) -> Int {
    try characterLength(at: offset)
  }

  /// Returns the length of the UTF-8 sequence at an offset, by the table of well-formed sequences in the Unicode
  /// standard.
  func characterLength(at offset: Int) throws(JSONError) -> Int {
    let first = base[offset]
    if first < 0x80 { return 1 }
    let second = offset + 1 < count ? base[offset + 1] : 0
    let third = offset + 2 < count ? base[offset + 2] : 0
    let fourth = offset + 3 < count ? base[offset + 3] : 0
    let continuation: ClosedRange<UInt8> = 0x80...0xBF
    let low: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    let length: Int
    switch first {
    case 0xC2...0xDF: length = continuation ~= second ? 2 : 0
    case 0xE0...0xEF: length = second >= low && second <= high && continuation ~= third ? 3 : 0
    case 0xF0...0xF4:
      length = second >= low && second <= high && continuation ~= third && continuation ~= fourth ? 4 : 0
    default: length = 0
    }
    guard length > 0 else { throw failure(.invalidUTF8(first), at: offset) }
    return length
  }

  // MARK: - Text of errors

  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: max(end - start, 0)), as: UTF8.self)
  }

  /// Returns the text at an offset for a message: a word or one character.
  func found(at offset: Int) -> String {
    let byte = base[offset]
    if byte < 0x20 || byte == 0x7F { return "the control character 0x\(String(byte, radix: 16, uppercase: true))" }
    if Byte.isWord(byte) {
      var end = offset
      while end < count, end - offset < 24, Byte.isWord(base[end]) { end += 1 }
      return text(offset, end)
    }
    guard let length = try? characterLength(at: offset) else {
      return "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
    return text(offset, offset + length)
  }

  private func unterminated(_ start: Int) -> JSONError {
    let words = "the closing quote of the string that begins at \(position(at: start))"
    return failure(.unexpectedEnd(expected: words), at: count)
  }
}
