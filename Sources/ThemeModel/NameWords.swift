/// The words of a name, in lower case: `isNightModeOn` is is, night, mode, on; `URLBar-text2` is url, bar, text2.
///
/// A word starts after anything that is neither a letter nor a digit, at a capital behind a small letter or a digit, at the last
/// capital of a run when a small letter follows it, and at a letter behind a digit. Names of Swift members, tokens, files and
/// folders all follow this rule.
public enum NameWords {
  public static func of(_ name: some StringProtocol) -> [String] {
    var name = String(name)
    return name.withUTF8 { $0.allSatisfy { $0 < 0x80 } ? ofASCII($0) : nil } ?? ofCharacters(name)
  }

  /// The words of each segment of a token's path.
  public static func segments(_ path: String) -> [[String]] {
    path.split(separator: ".", omittingEmptySubsequences: false).map { of($0) }
  }

  private enum Kind {
    case separator, digit, small, capital
  }

  private static func startsWord(_ kind: Kind, after previous: Kind, before next: Kind) -> Bool {
    switch (previous, kind) {
    case (.separator, _), (.small, .capital): true
    case (.digit, .small), (.digit, .capital): true
    case (.capital, .capital): next == .small
    default: false
    }
  }

  /// Almost all names are ASCII, and the names of code are split again and again.
  private static func ofASCII(_ name: UnsafeBufferPointer<UInt8>) -> [String] {
    func kind(_ place: Int) -> Kind {
      guard place < name.count else { return .separator }
      return switch name[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): .small
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capital
      case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
      default: .separator
      }
    }
    var words: [String] = []
    var start = 0
    func end(_ place: Int) {
      defer { start = place }
      guard start < place else { return }
      words.append(
        String(unsafeUninitializedCapacity: place - start) { word in
          for (index, byte) in name[start..<place].enumerated() {
            word[index] = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
          }
          return place - start
        })
    }
    var (previous, current) = (Kind.separator, kind(0))
    for place in 0..<name.count {
      let next = kind(place + 1)
      if current == .separator {
        end(place)
        start = place + 1
      } else if startsWord(current, after: previous, before: next) {
        end(place)
      }
      (previous, current) = (current, next)
    }
    end(name.count)
    return words
  }

  private static func ofCharacters(_ name: String) -> [String] {
    let kinds = name.map { character -> Kind in
      if character.isUppercase { return .capital }
      if character.isLetter { return .small }
      return character.isNumber ? .digit : .separator
    }
    var words: [String] = []
    var word = ""
    for (index, character) in name.enumerated() {
      let previous = index > 0 ? kinds[index - 1] : .separator
      let next = index + 1 < kinds.count ? kinds[index + 1] : .separator
      let isSeparator = kinds[index] == .separator
      if isSeparator || startsWord(kinds[index], after: previous, before: next), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
