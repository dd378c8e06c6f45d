/// Names as people can see them: nothing hidden, nothing reordered, nothing endless.
enum VisibleText {
  static let longest = 90

  /// Controls, bidi marks, separators and invisible characters as `‹U+202E›`; the middle of a long name cut.
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

  /// Of a name too long for a line the head and the tail stay, which tell it apart.
  static func cut(_ text: String) -> String {
    guard text.utf8.count > longest, text.count > longest else { return text }
    let half = (longest - 1) / 2
    return text.prefix(longest - 1 - half) + "…" + text.suffix(half)
  }

  /// Controls, marks of direction, separators of lines, and characters without any width.
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
