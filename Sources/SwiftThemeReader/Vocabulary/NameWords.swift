/// The words of a name in camel case or snake case: `isNightModeOn` is is, night, mode, on.
enum NameWords {
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, previous) = ("", nil)
        continue
      }
      let isStart = character.isUppercase && previous?.isUppercase == false
      if isStart, !word.isEmpty {
        words.append(word)
        word = ""
      }
      word += character.lowercased()
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
