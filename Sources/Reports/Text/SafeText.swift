/// Text from files and arguments, made safe for a terminal or a log.
public enum SafeText {
  /// Returns the text with control characters, line breaks, invisible characters and those that change the writing direction
  /// as visible escapes. So a name cannot move the cursor, hide what follows it, or imitate another name.
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text with at most `limit` characters; a longer text loses its middle.
  static func of(_ text: String, limit: Int) -> String {
    let safe = of(text)
    guard safe.count > limit, limit > 2 else { return safe }
    let head = limit / 2
    return "\(safe.prefix(head))…\(safe.suffix(limit - head - 1))"
  }

  /// Returns the text with at most `width` columns; a longer text loses its middle, and never a part of a letter.
  static func fitted(_ text: String, width: Int) -> String {
    guard self.width(text) > width, width > 1 else { return text }
    let letters = Array(text)
    var (head, tail, used, first, last) = ("", [Character](), 1, 0, letters.count - 1)
    while first <= last {
      let isHead = head.count <= tail.count
      let letter = isHead ? letters[first] : letters[last]
      let columns = self.width(String(letter))
      guard used + columns <= width else { break }
      used += columns
      if isHead {
        head.append(letter)
        first += 1
      } else {
        tail.append(letter)
        last -= 1
      }
    }
    return head + "…" + String(tail.reversed())
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Joiners shape letters and emoji, so they are kept.
    case 0x200C, 0x200D: false
    default: VisibleText.isUnseen(scalar)
    }
  }

  /// Returns the number of columns that a terminal uses for a text, precisely enough to align tables.
  public static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { sum, character in
      guard let first = character.unicodeScalars.first else { return sum }
      let isAlone = character.unicodeScalars.dropFirst().isEmpty
      // Asking for Unicode properties is slow. Below the combining accents, and for the arrows of chains, they are known.
      if isAlone, first.value < 0x300 || (0x2190...0x21FF).contains(first.value) {
        return sum + (first.value == 0xAD ? 0 : 1)
      }
      let isPicture = character.unicodeScalars.contains { $0.value == 0xFE0F }
      if first.properties.isEmojiPresentation || isPicture { return sum + 2 }
      switch first.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
        return sum + 2
      default:
        let category = first.properties.generalCategory
        return sum + (category == .nonspacingMark || category == .format ? 0 : 1)
      }
    }
  }

  /// Pads a text with spaces to a width.
  public static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }
}
