/// Character sets, by their names or by their characters.
enum CharacterSets {
  /// The prefix before the characters of a set that the code writes out.
  static let custom = "characters:"
  static let inverted = ".inverted"

  /// Returns a test for membership in a set; `nil` for an unknown set.
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
