/// Words for messages, of a length that can be read: names in files may have any.
public enum ShortText {
  public static let longestWord = 120
  public static let longest = 2000

  /// Of words that are too long the middle goes, and of the whole, where many words make it so.
  public static func of(_ text: String) -> String {
    guard text.utf8.count > longestWord else { return text }
    var words: [Substring] = text.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices where words[index].utf8.count > longestWord {
      words[index] = shortened(words[index], to: longestWord)
    }
    return String(shortened(Substring(words.joined(separator: " ")), to: longest))
  }

  private static func shortened(_ text: Substring, to limit: Int) -> Substring {
    // A character may be of any number of scalars.
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return text }
    let head = limit * 2 / 3
    var result = String.UnicodeScalarView(scalars.prefix(head))
    result.append("…")
    result.append(contentsOf: scalars.suffix(limit - head - 1))
    return Substring(String(result))
  }
}
