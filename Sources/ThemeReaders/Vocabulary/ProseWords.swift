import ThemeModel

/// Words for texts, names and codes, in which the name of a color, and letters that could be digits, are words.
enum ProseWords {
  private static let all: Set = [
    "name", "title", "description", "author", "authors", "comment", "comments", "note", "notes", "summary", "license",
    "version", "id", "identifier", "url", "link", "slug", "caption", "message", "family", "font", "weight", "style",
    "code", "hexcode", "shortcode", "shortcodes", "emoji", "unicode", "type", "category", "group", "parent", "keywords",
    "tags", "aliases", "hash", "commit", "revision", "date",
  ]

  /// Reports whether a key is that of prose: its last word says so.
  static func areNamed(by key: String) -> Bool { NameWords.of(key).last.map(all.contains) ?? false }
}
