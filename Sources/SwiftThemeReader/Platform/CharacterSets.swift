/// Sets of characters, by their names or by what they were made of.
enum CharacterSets {
  /// Before the characters of a set that the code writes out.
  static let custom = "characters:"
  static let inverted = ".inverted"

  /// Whether a character is in the set; nil for a set that is not known.
  static func membership(_ name: String) -> ((Character) -> Bool)? {
    if name.hasSuffix(inverted) {
      guard let base = membership(String(name.dropLast(inverted.count))) else { return nil }
      return { !base($0) }
    }
    if name.hasPrefix(custom) {
      let characters = Set(name.dropFirst(custom.count))
      return { characters.contains($0) }
    }
    switch name {
    case "whitespaces", "whitespacesAndNewlines": return \.isWhitespace
    case "newlines": return \.isNewline
    case "punctuationCharacters": return \.isPunctuation
    case "symbols": return \.isSymbol
    case "alphanumerics": return { $0.isLetter || $0.isNumber }
    case "letters": return \.isLetter
    case "decimalDigits": return \.isNumber
    default: return nil
    }
  }
}
