import ThemeModel

/// Words by which a color's name says what it is for. What others refer to by such a name is a token all the same, and no raw material.
enum Purposes {
  private static let words: Set = [
    "text", "label", "title", "subtitle", "caption", "headline", "body", "placeholder", "background", "surface",
    "foreground", "border", "separator", "divider", "icon", "link",
  ]

  private static let grounds: Set = ["background", "surface", "canvas", "page", "paper", "backdrop"]

  private static let inks: Set = [
    "text", "label", "title", "subtitle", "caption", "headline", "body", "foreground", "ink", "content", "on",
  ]

  static func isOne(_ name: String) -> Bool {
    NameWords.of(name).contains(where: words.contains)
  }

  /// Returns whether a color of this name lies behind the others.
  static func isGround(_ name: String) -> Bool {
    NameWords.of(name).contains(where: grounds.contains)
  }

  /// Returns whether a color of this name is that of text, or of other content on a ground.
  static func isInk(_ name: String) -> Bool {
    !isGround(name) && NameWords.of(name).contains(where: inks.contains)
  }

  /// Returns whether a token of this path lies on another color, as its name says: `text`, `onPage`, `onCard.value`.
  static func liesOnOther(_ path: String) -> Bool {
    let segments = path.split(separator: ".")
    return segments.contains { NameWords.of($0).contains("on") } || segments.last.map { isInk(String($0)) } ?? false
  }
}
