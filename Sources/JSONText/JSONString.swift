/// Decodes strings and keys.
enum JSONString {
  /// Decodes the content of a string that has escapes, without its quotes. The parser has already checked every escape.
  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == Byte.backslash, index + 1 < bytes.count else {
        result.append(byte)
        index += 1
        continue
      }
      index += escape(bytes, at: index, into: &result)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the character of an escape, and returns the length of the escape.
  private static func escape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, into result: inout [UInt8]) -> Int {
    let letter = bytes[index + 1]
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case Byte.f: result.append(0x0C)
    case Byte.n: result.append(Byte.lineFeed)
    case UInt8(ascii: "r"): result.append(Byte.carriageReturn)
    case Byte.t: result.append(Byte.tab)
    case UInt8(ascii: "v"): result.append(0x0B)
    case Byte.zero: result.append(0)
    case UInt8(ascii: "x"):
      append(hex(bytes, from: index + 2, to: index + 4), to: &result)
      return 4
    case UInt8(ascii: "u"):
      let unit = hex(bytes, from: index + 2, to: index + 6)
      guard unit & 0xFC00 == 0xD800 else {
        append(unit, to: &result)
        return 6
      }
      let low = hex(bytes, from: index + 8, to: index + 12)
      append(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF, to: &result)
      return 12
    case Byte.carriageReturn:
      return index + 2 < bytes.count && bytes[index + 2] == Byte.lineFeed ? 3 : 2
    case Byte.lineFeed:
      break
    case 0xE2 where bytes.count > index + 3 && bytes[index + 2] == 0x80 && bytes[index + 3] | 1 == 0xA9:
      // A line or paragraph separator continues the line, like a line feed.
      return 4
    default:
      // Any other character stands for itself. The other bytes of a multibyte character are appended later.
      result.append(letter)
    }
    return 2
  }

  private static func hex(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt32 {
    bytes[min(start, bytes.count)..<min(end, bytes.count)].reduce(0) { $0 << 4 | (Byte.hexValue($1) ?? 0) }
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    result.append(contentsOf: String(Character(scalar)).utf8)
  }
}
