import ColorScience
import ThemeModel

/// Hex colors in a declared byte order.
enum HexColor {
  /// The digits after `#` or `0x`; or the whole text where it is six or eight hex digits.
  static func digits(of text: String) -> Substring? {
    let body: Substring
    if text.hasPrefix("#") {
      body = text.dropFirst()
    } else if text.hasPrefix("0x") || text.hasPrefix("0X") {
      body = text.dropFirst(2)
    } else {
      guard text.utf8.count == 6 || text.utf8.count == 8 else { return nil }
      body = text[...]
    }
    return !body.isEmpty && body.utf8.allSatisfy(isHexDigit) ? body : nil
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  static func color(_ digits: Substring, order: HexOrder) -> Color? {
    guard let number = UInt64(digits, radix: 16) else { return nil }
    let count = digits.utf8.count
    let width = count <= 4 ? 4 : 8
    guard [3, 4, 6, 8].contains(count) else { return nil }
    let top = count <= 4 ? 15.0 : 255.0
    let mask: UInt64 = count <= 4 ? 15 : 255
    let parts = stride(from: count * 4 - width, through: 0, by: -width).map {
      Double(number >> UInt64($0) & mask) / top
    }
    guard parts.count == 4 else { return Color(.srgb, parts[0], parts[1], parts[2]) }
    switch order {
    case .alphaLast: return Color(.srgb, parts[0], parts[1], parts[2], alpha: parts[3])
    case .alphaFirst: return Color(.srgb, parts[1], parts[2], parts[3], alpha: parts[0])
    }
  }
}
