import ThemeModel

/// The colors of code in an editor. Every editor draws them on its background, whatever they are called:
/// `tokenColors.Comment.foreground` on `editor.background`.
enum SyntaxColors {
  private static let groups: Set<[String]> = [["token", "colors"], ["semantic", "token", "colors"], ["syntax"]]
  /// What else than code has both comments and keywords or strings? Beside these, other parts of code are called so.
  private static let certain: [Set<String>] = [["comment", "comments"], ["keyword", "keywords", "string", "strings"]]
  private static let parts: Set = Set(certain.joined()).union([
    "attribute", "attributes", "character", "characters", "command", "commands", "constant", "constants", "function",
    "functions", "number", "numbers", "operator", "operators", "regex", "type", "types", "value", "values",
    "variable", "variables",
  ])
  private static let fewestParts = 3

  static func pairs(
    _ names: InferredNames
  ) -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] {
    let grounds = names.entries.compactMap { entry in head(ofGround: entry).map { (head: $0, entry: entry) } }
    return besideBackground(names)
      + names.entries.flatMap { entry -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] in
        guard let head = head(ofCode: entry) else { return [] }
        var code = entry
        code.role = .text
        return grounds.filter { $0.head == head }.map { (code, $0.entry) }
      }
  }

  /// Returns the pairs of the parts of code in a group with a background: `comments`, `keywords` and `strings` beside `background`.
  private static func besideBackground(
    _ names: InferredNames
  ) -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] {
    let groups = Dictionary(grouping: names.entries.filter { !$0.reading.segments.isEmpty }) {
      Array($0.reading.segments.dropLast())
    }
    return groups.values.flatMap { group -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] in
      func isPart(_ entry: InferredNames.Entry, of words: Set<String>) -> Bool {
        entry.reading.segments.last.map { $0.count == 1 && words.contains($0[0]) } == true
      }
      let code = group.filter { ($0.role == nil || $0.role == .text) && isPart($0, of: parts) }
      let grounds = group.filter { $0.role == .surface && isPart($0, of: RoleWords.backgrounds) }
      guard code.count >= fewestParts, certain.allSatisfy({ words in code.contains { isPart($0, of: words) } }),
        grounds.count == 1
      else { return [] }
      return code.map { entry in
        var entry = entry
        entry.role = .text
        return (entry, grounds[0])
      }
    }.sorted { ($0.foreground.token, $0.background.token) < ($1.foreground.token, $1.background.token) }
  }

  /// Returns the words before `editor.background`; `nil` for any other color.
  private static func head(ofGround entry: InferredNames.Entry) -> [String]? {
    let segments = entry.reading.segments
    guard entry.role == .surface, segments.count > 1, segments.suffix(2) == [["editor"], ["background"]] else {
      return nil
    }
    return speaking(segments.dropLast(2))
  }

  /// Returns the words before the group of the colors of code; `nil` for a color that is not in one, or lies behind code.
  private static func head(ofCode entry: InferredNames.Entry) -> [String]? {
    guard entry.role == nil || entry.role == .text,
      let group = entry.reading.segments.dropLast().firstIndex(where: groups.contains)
    else { return nil }
    return speaking(entry.reading.segments[..<group])
  }

  private static func speaking(_ segments: ArraySlice<[String]>) -> [String] {
    segments.joined().filter { !RoleWords.neutral.contains($0) }
  }
}
