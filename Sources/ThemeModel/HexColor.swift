import ColorScience

/// Hexadecimal colors, with the alpha where the project writes it.
public enum HexColor {
  /// Returns the digits after `#` or `0x`, or the whole text if it is six or eight hex digits.
  public static func digits(of text: String) -> Substring? {
    let body = withoutPrefix(text)
    guard body.utf8.count < text.utf8.count || text.utf8.count == 6 || text.utf8.count == 8 else { return nil }
    return !body.isEmpty && body.utf8.allSatisfy(isHexDigit) ? body : nil
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, also with `0x` or without a prefix. Returns `nil` for any other
  /// text.
  public static func color(_ text: String, _ order: HexOrder) -> Color? { color(digits: withoutPrefix(text), order) }

  /// Reads a string that is the value of a token. Without a `#` it needs six or eight digits, because `abc` is a word.
  public static func token(_ text: String, _ order: HexOrder) -> Color? {
    text.hasPrefix("#") || text.utf8.count >= 6 ? color(text, order) : nil
  }

  /// Reads three, four, six or eight digits. Returns `nil` for any other number of digits.
  public static func color(digits: Substring, _ order: HexOrder) -> Color? {
    let count = digits.utf8.count
    guard [3, 4, 6, 8].contains(count), digits.utf8.allSatisfy(isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    guard count <= 4 else { return color(number, hasAlpha: count == 8, order) }
    // Double each digit.
    let doubled = (0..<4).reduce(UInt32(0)) { $0 | (number >> ($1 * 4) & 0xF) * 0x11 << ($1 * 8) }
    return color(doubled, hasAlpha: count == 4, order)
  }

  public static func color(_ value: UInt32, hasAlpha: Bool, _ order: HexOrder) -> Color {
    func byte(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    // A number with more than six digits has an alpha, even if `hasAlpha` is false.
    guard hasAlpha || value > 0xFF_FFFF else { return Color(.srgb, byte(16), byte(8), byte(0)) }
    switch order {
    case .alphaLast: return Color(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
    case .alphaFirst: return Color(.srgb, byte(16), byte(8), byte(0), alpha: byte(24))
    }
  }

  private static func withoutPrefix(_ text: String) -> Substring {
    for prefix in ["#", "0x", "0X"] where text.hasPrefix(prefix) { return text.dropFirst(prefix.count) }
    return text[...]
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }
}
