import ColorScience
import ThemeModel

/// Colors in hexadecimal digits.
enum HexColor {
  /// `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, `0x…`; nil when it is none.
  static func color(_ text: String, _ order: HexOrder) -> Color? {
    guard text.utf8.count <= 12 else { return nil }
    var digits = text[...]
    for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits = digits.dropFirst(prefix.count) }
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3, 4:
      let doubled = digits.map { "\($0)\($0)" }.joined()
      return UInt32(doubled, radix: 16).map { color($0, hasAlpha: digits.count == 4, order) }
    case 6: return color(value, hasAlpha: false, order)
    case 8: return color(value, hasAlpha: true, order)
    default: return nil
    }
  }

  /// A string that is a token's value: without a `#` it has six or eight digits, for `abc` is a word.
  static func token(_ text: String, _ order: HexOrder) -> Color? {
    text.hasPrefix("#") || text.utf8.count >= 6 ? color(text, order) : nil
  }

  static func color(_ value: UInt32, hasAlpha: Bool, _ order: HexOrder) -> Color {
    func byte(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    // A number with digits beyond six has an alpha, whatever it is called.
    guard hasAlpha || value > 0xFF_FFFF else { return Color(.srgb, byte(16), byte(8), byte(0)) }
    switch order {
    case .alphaLast: return Color(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
    case .alphaFirst: return Color(.srgb, byte(16), byte(8), byte(0), alpha: byte(24))
    }
  }
}
