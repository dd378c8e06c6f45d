import ThemeModel

/// The colors of code in an editor. Every editor draws them on its background, whatever they are called:
/// `tokenColors.Comment.foreground` on `editor.background`.
enum SyntaxColors {
  private static let groups: Set<[String]> = [["token", "colors"], ["semantic", "token", "colors"], ["syntax"]]

  static func pairs(
    _ names: InferredNames
  ) -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] {
    let grounds = names.entries.compactMap { entry in head(ofGround: entry).map { (head: $0, entry: entry) } }
    guard !grounds.isEmpty else { return [] }
    return names.entries.flatMap { entry -> [(foreground: InferredNames.Entry, background: InferredNames.Entry)] in
      guard let head = head(ofCode: entry) else { return [] }
      var code = entry
      code.role = .text
      return grounds.filter { $0.head == head }.map { (code, $0.entry) }
    }
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
