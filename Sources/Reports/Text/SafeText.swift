/// Text from files on its way to a terminal or a log.
enum SafeText {
  /// Control characters, line ends and those that turn the direction of what follows, as visible escapes.
  static func of(_ text: String) -> String {
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

  /// At most so many characters; the middle goes.
  static func of(_ text: String, limit: Int) -> String {
    let safe = of(text)
    guard safe.count > limit, limit > 2 else { return safe }
    let head = limit / 2
    return "\(safe.prefix(head))…\(safe.suffix(limit - head - 1))"
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// How many columns a terminal gives it, near enough to align tables.
  static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { sum, character in
      guard let first = character.unicodeScalars.first else { return sum }
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
}
