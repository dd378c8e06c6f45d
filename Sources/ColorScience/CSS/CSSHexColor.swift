/// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` (CSS Color 4, #hex-notation). Alpha comes last.
enum CSSHexColor {
  /// Reads from the number sign, which is at the cursor.
  static func read(_ cursor: inout CSSCursor) throws(CSSColorError) -> Color {
    cursor.offset += 1
    let start = cursor.offset
    var value: UInt32 = 0
    while let byte = cursor.peek(), let digit = CSSCursor.hexValue(byte) {
      guard cursor.offset - start < 8 else { break }
      value = value << 4 | UInt32(digit)
      cursor.offset += 1
    }
    if let byte = cursor.peek(), CSSCursor.isName(byte) {
      let isDigit = CSSCursor.hexValue(byte) != nil
      throw cursor.unexpected(isDigit ? "at most 8 hexadecimal digits" : "a hexadecimal digit")
    }
    let count = cursor.offset - start
    switch count {
    case 3: return color(spread(value) << 8 | 0xFF)
    case 4: return color(spread(value))
    case 6: return color(value << 8 | 0xFF)
    case 8: return color(value)
    default:
      throw .unexpected(
        found: count == 1 ? "1 digit" : "\(count) digits", expected: "3, 4, 6 or 8 hexadecimal digits", offset: start)
    }
  }

  static func opaque(_ rgb: UInt32) -> Color { color(rgb << 8 | 0xFF) }

  /// `rgba` is 0xRRGGBBAA.
  private static func color(_ rgba: UInt32) -> Color {
    func byte(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
  }

  /// Returns each digit twice.
  private static func spread(_ digits: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = digits >> shift & 0xF
      result = result << 8 | digit << 4 | digit
    }
    return result
  }
}
