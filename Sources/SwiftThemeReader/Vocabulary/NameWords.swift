/// The words of a name in camel case or snake case: `isNightModeOn` is is, night, mode, on.
enum NameWords {
  static func of(_ name: String) -> [String] {
    var name = name
    return name.withUTF8 { $0.allSatisfy { $0 < 0x80 } ? ofASCII($0) : nil } ?? ofCharacters(name)
  }

  /// The same by bytes: nearly all names of code, and asked for most of them more than once.
  private static func ofASCII(_ name: UnsafeBufferPointer<UInt8>) -> [String] {
    func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    var words: [String] = []
    var start = 0
    func end(_ place: Int) {
      defer { start = place }
      guard start < place else { return }
      words.append(
        String(unsafeUninitializedCapacity: place - start) { word in
          for (index, byte) in name[start..<place].enumerated() { word[index] = isUppercase(byte) ? byte | 0x20 : byte }
          return place - start
        })
    }
    for (place, byte) in name.enumerated() {
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isLetter = byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      guard isLetter || isDigit else {
        end(place)
        start = place + 1
        continue
      }
      if isUppercase(byte), start < place, !isUppercase(name[place - 1]) { end(place) }
    }
    end(name.count)
    return words
  }

  private static func ofCharacters(_ name: String) -> [String] {
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
