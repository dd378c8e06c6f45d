extension CSSCursor {
  /// Reads an identifier, resolves its escapes and folds it to lowercase. The cursor moves past it.
  mutating func readName() -> ShortName {
    var name = ShortName()
    while let byte = peek() {
      if Self.isName(byte) {
        name.append(byte)
        offset += 1
      } else if startsEscape(0) {
        offset += 1
        for unit in String(readEscapedScalar()).utf8 { name.append(unit) }
      } else {
        break
      }
    }
    return name
  }

  /// Reads what follows a backslash: up to six hexadecimal digits and one white space, or the character itself.
  private mutating func readEscapedScalar() -> Unicode.Scalar {
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let byte = peek(), let digit = Self.hexValue(byte) {
      value = value << 4 | UInt32(digit)
      digits += 1
      offset += 1
    }
    guard digits > 0 else { return readScalar() }
    switch peek() {
    case 0x0D where peek(1) == 0x0A: offset += 2
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: offset += 1
    default: break
    }
    // Zero, surrogates and values beyond Unicode become the replacement character.
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private mutating func readScalar() -> Unicode.Scalar {
    guard let byte = peek() else { return "\u{FFFD}" }
    offset += 1
    // The other bytes of a longer sequence are read as name bytes. All names that matter here are ASCII.
    return byte < 0x80 && byte != 0 ? Unicode.Scalar(byte) : "\u{FFFD}"
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
