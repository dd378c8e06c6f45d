/// Names made fully visible: nothing is hidden, reordered or too long.
enum VisibleText {
  static let longest = 90

  /// Returns a name with control characters, bidi marks, separators and invisible characters as `‹U+202E›`. A long name loses
  /// its middle.
  static func name(_ text: String) -> String {
    visible(cut(text))
  }

  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnseen) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnseen(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "‹U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "›"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Cuts the middle of a name that is too long for a line. Its head and tail stay, because they distinguish it.
  static func cut(_ text: String) -> String {
    guard text.utf8.count > longest, text.count > longest else { return text }
    let half = (longest - 1) / 2
    return text.prefix(longest - 1 - half) + "…" + text.suffix(half)
  }

  /// Reports whether a scalar is a control character, a mark of direction, a line separator or a character without width.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      true
    default:
      false
    }
  }
}
