/// Names as text of one line that shows every character in them. Names come from files that anyone may have written.
enum VisibleName {
  /// The number of scalars kept at either end. More never fit a box, and the middle is cut anyway.
  static let endLimit = 300
  /// The number of scalars kept of one grapheme. More stacked marks add no information.
  static let graphemeLimit = 12

  static func shown(_ name: String) -> String {
    if name.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) && name.utf8.count <= 2 * endLimit { return name }
    let scalars = name.unicodeScalars
    var kept = Array(scalars.prefix(2 * endLimit + 1))
    if kept.count > 2 * endLimit {
      kept = Array(kept.prefix(endLimit)) + ["…"] + Array(scalars.suffix(endLimit))
    }
    var text = ""
    for scalar in kept {
      if isShownByNumber(scalar) { text += escape(scalar) } else { text.unicodeScalars.append(scalar) }
    }
    return lowered(text)
  }

  /// Isolates a name so that its writing direction does not affect the words beside it.
  static func isolated(_ name: String) -> String {
    name.utf8.allSatisfy { $0 < 0x80 } ? name : "\u{2068}\(name)\u{2069}"
  }

  static func numbered(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns a code point such as `U+1F600`.
  static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: numbered(scalar)
    }
  }

  private static func isShownByNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
      return true
    case .format:
      // Joiners and tags shape letters and emoji. Every other format character is invisible or changes the direction of the text.
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      return !isJoiner && !isTag
    case .spaceSeparator:
      return scalar != " "
    default:
      return false
    }
  }

  private static func lowered(_ text: String) -> String {
    guard text.unicodeScalars.count > text.count else { return text }
    var result = ""
    for character in text {
      if character.unicodeScalars.count <= graphemeLimit {
        result.append(character)
      } else {
        result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(graphemeLimit))
      }
    }
    return result
  }
}
