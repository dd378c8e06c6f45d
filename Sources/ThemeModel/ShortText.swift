/// Shortens text for messages to a readable length, because names in files may have any length.
public enum ShortText {
  public static let longestWord = 120
  public static let longest = 2000

  /// Removes the middle of words that are too long, and then of the whole text if it is too long.
  public static func of(_ text: String) -> String {
    guard text.utf8.count > longestWord else { return text }
    var words: [Substring] = text.split(separator: " ", omittingEmptySubsequences: false)
    for index in words.indices where words[index].utf8.count > longestWord {
      words[index] = shortened(words[index], to: longestWord)
    }
    return String(shortened(Substring(words.joined(separator: " ")), to: longest))
  }

  private static func shortened(_ text: Substring, to limit: Int) -> Substring {
    // Counts scalars, because a character may consist of any number of them.
    let scalars = text.unicodeScalars
    guard text.utf8.count > limit, scalars.count > limit else { return text }
    let head = limit * 2 / 3
    var result = String.UnicodeScalarView(scalars.prefix(head))
    result.append("…")
    result.append(contentsOf: scalars.suffix(limit - head - 1))
    return Substring(String(result))
  }
}
