/// Writing of strings and numbers.
extension JSONWriter {
  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(string: String) {
    bytes.append(Byte.quote)
    var string = string
    string.withUTF8 { content in
      guard !Self.isPlain(content) else { return bytes.append(contentsOf: content) }
      var start = 0
      for index in content.indices where Self.needsEscape(content[index]) {
        guard let escape = escape(content, at: index) else { continue }
        bytes.append(contentsOf: content[start..<index])
        bytes.append(contentsOf: escape.text.utf8)
        start = index + escape.length
      }
      bytes.append(contentsOf: content[min(start, content.count)...])
    }
    bytes.append(Byte.quote)
  }

  /// `"file:3:14"`
  mutating func append(_ file: String, line: Int, column: Int) {
    append(string: file)
    bytes.removeLast()
    bytes.append(Byte.colon)
    append(integer: line)
    bytes.append(Byte.colon)
    append(integer: column)
    bytes.append(Byte.quote)
  }

  /// Bytes at which an escape may begin: one bit each, for 0…63 and for 64…127.
  private static let escapedBelow64: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E
  private static let escapedBelow128: UInt64 = 1 << (0x5C - 64) | 1 << (0x7F - 64)

  @inline(__always)
  static func needsEscape(_ byte: UInt8) -> Bool {
    if byte >= 128 { return byte == 0xE2 }
    return (byte < 64 ? escapedBelow64 : escapedBelow128) &>> UInt64(byte & 63) & 1 != 0
  }

  /// Returns whether nothing in a text needs an escape.
  static func isPlain(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(content)
    var start = 0
    while start + 8 <= bytes.count, !mayNeedEscape(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
      start += 8
    }
    return !bytes[start...].contains(where: needsEscape)
  }

  /// Returns whether one of eight bytes may need an escape. Returns true for some bytes that turn out not to need one.
  @inline(__always)
  private static func mayNeedEscape(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    @inline(__always)
    func has(_ byte: Unicode.Scalar) -> UInt64 {
      let difference = word ^ (ones &* UInt64(byte.value))
      return (difference &- ones) & ~difference
    }
    let isControl = (word &- ones &* 0x20) & ~word
    let isMark = has("\"") | has("&") | has("<") | has(">") | has("\\") | has("\u{7F}")
    return (isControl | isMark | word) & (ones &* 0x80) != 0
  }

  /// Returns the escape for the character at the index, or `nil` if it needs none.
  private func escape(_ content: UnsafeBufferPointer<UInt8>, at index: Int) -> (text: String, length: Int)? {
    let byte = content[index]
    switch byte {
    case Byte.quote: return ("\\\"", 1)
    case Byte.backslash: return ("\\\\", 1)
    case Byte.lineFeed: return ("\\n", 1)
    case Byte.carriageReturn: return ("\\r", 1)
    case Byte.tab: return ("\\t", 1)
    case 0x08: return ("\\b", 1)
    case 0x0C: return ("\\f", 1)
    case 0..<0x20, 0x7F:
      return (Self.unicodeEscape(byte), 1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
      return isSafeInScript ? (Self.unicodeEscape(byte), 1) : nil
    case 0xE2 where isSafeInScript && index + 2 < content.count && content[index + 1] == 0x80:
      guard content[index + 2] | 1 == 0xA9 else { return nil }
      return (content[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default:
      return nil
    }
  }

  private static func unicodeEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return (byte < 16 ? "\\u000" : "\\u00") + digits
  }

  mutating func append(integer: Int) {
    append { DecimalText.write(integer, to: $0) }
  }

  mutating func append(number: Double) {
    guard number.isFinite else { return append("null") }
    append { DecimalText.write(number, to: $0) }
  }

  private mutating func append(_ digits: (UnsafeMutablePointer<UInt8>) -> Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DecimalText.room) { room in
      guard let target = room.baseAddress else { return }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<digits(target)]))
    }
  }
}
