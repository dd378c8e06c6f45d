/// Parsing of everything between values: white space, line ends, comments.
extension JSONParser {
  mutating func skipByteOrderMark() throws(JSONError) {
    if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF {
      offset = 3
    } else if count >= 2, base[0] == 0xFE && base[1] == 0xFF || base[0] == 0xFF && base[1] == 0xFE {
      throw failure(.otherEncoding("UTF-16"), at: 0)
    } else if count >= 2, base[0] == 0 || base[1] == 0 {
      // A JSON text never has NUL in its first two bytes, unless they are part of a wider code unit.
      throw failure(.otherEncoding("UTF-16 or UTF-32, or binary"), at: 0)
    }
  }

  @inline(__always)
  mutating func skipSpace() throws(JSONError) {
    while offset < count {
      let byte = base[offset]
      if byte == Byte.space {
        offset += 1
        skipRunOfSpaces()
      } else if byte == Byte.lineFeed {
        offset += 1
        lineStarts.append(UInt32(truncatingIfNeeded: offset))
        skipRunOfSpaces()
      } else if byte > Byte.space && byte != Byte.slash && byte < 0x80 {
        return
      } else if try !skipRareSpace(byte) {
        return
      }
    }
  }

  /// Skips eight spaces at a time, because most of a pretty-printed file is indentation.
  @inline(__always)
  private mutating func skipRunOfSpaces() {
    while offset + 8 <= count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
      let difference = word ^ 0x2020_2020_2020_2020
      offset += difference.trailingZeroBitCount >> 3
      if difference != 0 { return }
    }
  }

  /// Skips any space other than spaces and line feeds. Returns false if there was nothing to skip.
  private mutating func skipRareSpace(_ byte: UInt8) throws(JSONError) -> Bool {
    switch byte {
    case Byte.tab:
      offset += 1
    case Byte.carriageReturn:
      lineEnd()
    case Byte.slash:
      try skipComment()
    case 0x0B, 0x0C:
      try use(.looseSpaces)
      offset += 1
    default:
      guard byte >= 0x80, let length = wideSpaceLength() else { return false }
      try use(.looseSpaces)
      offset += length
    }
    return true
  }

  /// Skips the line end at the offset, and records the start of the next line.
  mutating func lineEnd() {
    let isPair = base[offset] == Byte.carriageReturn && offset + 1 < count && base[offset + 1] == Byte.lineFeed
    offset += isPair ? 2 : 1
    lineStarts.append(UInt32(truncatingIfNeeded: offset))
  }

  private mutating func skipComment() throws(JSONError) {
    let start = offset
    guard offset + 1 < count, base[offset + 1] == Byte.slash || base[offset + 1] == Byte.asterisk else {
      throw unexpected("a value")
    }
    try use(.comments)
    let isBlock = base[offset + 1] == Byte.asterisk
    offset += 2
    while offset < count {
      let byte = base[offset]
      if byte == Byte.lineFeed || byte == Byte.carriageReturn {
        lineEnd()
        if !isBlock { return }
      } else if isBlock, byte == Byte.asterisk, offset + 1 < count, base[offset + 1] == Byte.slash {
        offset += 2
        return
      } else if byte >= 0x80 {
        let length = try characterLength()
        // U+2028 and U+2029 end a line comment too.
        let endsLine = length == 3 && byte == 0xE2 && base[offset + 1] == 0x80 && base[offset + 2] | 1 == 0xA9
        offset += length
        if endsLine && !isBlock { return }
      } else {
        offset += 1
      }
    }
    if isBlock {
      let words = "the end of the comment that begins at \(position(at: start))"
      throw failure(.unexpectedEnd(expected: words), at: count)
    }
  }

  /// Returns the length of the non-ASCII space at the offset, if there is one.
  private func wideSpaceLength() -> Int? {
    let first = base[offset]
    let second = offset + 1 < count ? base[offset + 1] : 0
    let third = offset + 2 < count ? base[offset + 2] : 0
    switch (first, second, third) {
    case (0xC2, 0xA0, _): return 2  // no-break space
    case (0xE1, 0x9A, 0x80): return 3  // Ogham space mark
    case (0xE2, 0x80, 0x80...0x8A): return 3  // en quad … hair space
    case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF): return 3  // separators, narrow no-break space
    case (0xE2, 0x81, 0x9F): return 3  // medium mathematical space
    case (0xE3, 0x80, 0x80): return 3  // ideographic space
    case (0xEF, 0xBB, 0xBF): return 3  // byte order mark
    default: return nil
    }
  }
}
