import ThemeModel

extension NameWords {
  /// The words of each segment of a path, with a number as a part of the word before it: `text-2` and `layer1` are one word
  /// each, because such a number is a step of a scale, and the word alone would mean all of them.
  static func numbered(_ path: String) -> [[String]] {
    segments(path).map { words in
      var joined: [String] = []
      for word in words {
        if word.first?.isNumber == true, let last = joined.popLast() {
          joined.append(last + word)
        } else {
          joined.append(word)
        }
      }
      return joined
    }
  }

  static func split(_ path: String) -> [String] { numbered(path).flatMap(\.self) }
}
