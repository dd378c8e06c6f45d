import ThemeModel

/// Groups whose members are called like the properties of CSS: in `button.color` beside `button.background-color`, the color is that of
/// the text. By itself, `color` says nothing.
struct StyledGroups {
  private static let grounds: Set<[String]> = [["background", "color"], ["background", "colour"]]
  /// Words for what is on something. Where a group has a member of them, its `color` is another one.
  private static let things: Set<String> = ["on", "icon", "icons", "content", "body", "copy", "contrast"]
  /// Parts of an interface that show a color and no text.
  private static let wordless: Set<String> = [
    "avatar", "brand", "caret", "chart", "cursor", "dot", "illustration", "image", "logo", "overlay", "progress",
    "ring", "ripple", "series", "spinner", "status", "swatch", "thumb", "track", "underline",
  ]

  /// The groups, each as its path with what separates it from a member.
  private var groups: Set<Substring> = []

  init(_ paths: some Sequence<String>) {
    for path in paths {
      let (group, name) = Self.parts(of: path)
      if Self.grounds.contains(NameWords.of(name)), !group.isEmpty, Self.mayHaveText(group) { groups.insert(group) }
    }
    guard !groups.isEmpty else { return }
    var grounds: Set<String> = []
    for path in paths {
      let words = NameWords.of(path)
      if let on = words.lastIndex(of: "on") { grounds.formUnion(words[on...]) }
      var end = path.endIndex
      while let place = path[..<end].lastIndex(where: { $0 == "." || $0 == "/" }) {
        let group = path[...place]
        if groups.contains(group), Self.saysThing(NameWords.of(path[path.index(after: place)...])) {
          groups.remove(group)
        }
        end = place
      }
    }
    // `onPrimary` is on the `primary.color`.
    groups = groups.filter { group in NameWords.of(group).last.map { !grounds.contains($0) } ?? true }
  }

  /// Returns a path with the word for text in place of a `color` that is one.
  func spoken(_ path: String) -> String {
    let (group, name) = Self.parts(of: path)
    guard ["color", "colour"].contains(name.lowercased()), groups.contains(group) else { return path }
    return group + "text"
  }

  /// `button.focus` is a state of the button; `focus.ring` is none.
  private static func mayHaveText(_ group: Substring) -> Bool {
    !NameWords.of(group).contains { word in
      if wordless.contains(word) { return true }
      guard !RoleWords.states.contains(word), let role = RoleWords.strongRole(of: word) else { return false }
      return role != .text && role != .disabled
    }
  }

  private static func saysThing(_ words: [String]) -> Bool {
    words.contains { things.contains($0) || RoleWords.strongRole(of: $0) == .text }
  }

  private static func parts(of path: String) -> (group: Substring, name: Substring) {
    let start = path.lastIndex { $0 == "." || $0 == "/" }.map { path.index(after: $0) } ?? path.startIndex
    return (path[..<start], path[start...])
  }
}
