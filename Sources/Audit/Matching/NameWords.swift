/// The words of a name, in lower case: `color.text.onDark` is color, text, on, dark.
enum NameWords {
  static func split(_ path: String) -> [String] {
    segments(path).flatMap(\.self)
  }

  /// By the dots of a path.
  static func segments(_ path: String) -> [[String]] {
    let name = WordedName(path)
    var segments: [[String]] = [[]]
    var word: [UInt8] = []
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    for (index, byte) in name.bytes.enumerated() {
      if byte == WordedName.dot {
        if !word.isEmpty { segments[segments.count - 1].append(text(word)) }
        word = []
        segments.append([])
        continue
      }
      // `layer1` and `h1` stay one word here: the digit belongs to the name.
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if name.isBoundary[index], !isDigit, !word.isEmpty {
        segments[segments.count - 1].append(text(word))
        word = []
      }
      word.append(byte)
    }
    if !word.isEmpty { segments[segments.count - 1].append(text(word)) }
    return segments
  }
}
