/// Characters that a font draws in colors of its own, whatever color the text has.
enum Emoji {
  /// Whether a text consists of emoji and spaces, and has at least one emoji.
  static func isAll(of text: String) -> Bool {
    var hasOne = false
    for character in text where !character.isWhitespace {
      guard isOne(character) else { return false }
      hasOne = true
    }
    return hasOne
  }

  private static let textStyle: Unicode.Scalar = "\u{FE0E}"
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"

  /// A character that is both, such as a heart or a digit, is an emoji only where a selector behind it says so.
  private static func isOne(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, !scalars.contains(textStyle) else { return false }
    // One letter of a flag is drawn as a letter.
    if isFlagLetter(first) { return scalars.count == 2 && scalars.allSatisfy(isFlagLetter) }
    return first.properties.isEmojiPresentation || scalars.contains(emojiStyle)
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }
}
