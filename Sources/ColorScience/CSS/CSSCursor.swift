/// A position in the bytes of a CSS text, and the steps of CSS Syntax 3 that move it. No step goes back further than it
/// came, so the time to read a text is linear in its length.
struct CSSCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the byte at the cursor, or `ahead` bytes after it. Returns `nil` after the end.
  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8? {
    offset + ahead < bytes.count ? bytes[offset + ahead] : nil
  }

  @inline(__always)
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Skips white space and comments. Returns whether there was white space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var sawSpace = false
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
        sawSpace = true
        offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipComment()
      default:
        return sawSpace
      }
    }
    return sawSpace
  }

  /// Skips a comment. As in CSS, an unclosed comment ends with the text.
  private mutating func skipComment() {
    offset += 2
    while let byte = peek() {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  func isDigit(_ ahead: Int = 0) -> Bool {
    guard let byte = peek(ahead) else { return false }
    return (0x30...0x39).contains(byte)
  }

  /// Whether a number starts here, with a sign, a point or a digit.
  var startsNumber: Bool {
    guard let byte = peek() else { return false }
    switch byte {
    case 0x30...0x39: return true
    case UInt8(ascii: "."): return isDigit(1)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return isDigit(1) || (peek(1) == UInt8(ascii: ".") && isDigit(2))
    default: return false
    }
  }

  /// Whether an identifier starts here.
  var startsName: Bool {
    guard let byte = peek() else { return false }
    if byte == UInt8(ascii: "-") {
      guard let next = peek(1) else { return false }
      return Self.isNameStart(next) || next == UInt8(ascii: "-") || startsEscape(1)
    }
    return Self.isNameStart(byte) || startsEscape(0)
  }

  func startsEscape(_ ahead: Int) -> Bool {
    guard peek(ahead) == UInt8(ascii: "\\"), let next = peek(ahead + 1) else { return false }
    return next != 0x0A && next != 0x0C && next != 0x0D
  }

  /// Returns true for letters, `_`, all bytes beyond ASCII, and NUL, which CSS reads as U+FFFD.
  static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80..., 0: true
    default: false
    }
  }

  static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}
