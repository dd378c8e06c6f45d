import ThemeModel

/// Groups whose members are called like the properties of a style: in `button.color` beside `button.background-color`, the color is
/// that of the text. By itself, `color` says nothing.
struct StyledGroups {
  private static let grounds: Set<[String]> = [
    ["background", "color"], ["background", "colour"], ["bg", "color"], ["background"], ["bg"],
  ]

  /// The groups, each as its path with what separates it from a member.
  private let groups: Set<Substring>

  init(_ paths: some Sequence<String>) {
    var styled: Set<Substring> = []
    var worded: Set<Substring> = []
    for path in paths {
      let (group, name) = Self.parts(of: path)
      let words = NameWords.of(name)
      if Self.grounds.contains(words) {
        styled.insert(group)
      } else if words.contains(where: { RoleWords.strongRole(of: $0) == .text }) {
        worded.insert(group)
      }
    }
    groups = styled.subtracting(worded)
  }

  /// Returns a path with the word for text in place of a `color` that is one.
  func spoken(_ path: String) -> String {
    let (group, name) = Self.parts(of: path)
    guard ["color", "colour"].contains(name.lowercased()), !group.isEmpty, groups.contains(group) else { return path }
    return group + "text"
  }

  private static func parts(of path: String) -> (group: Substring, name: Substring) {
    let start = path.lastIndex { $0 == "." || $0 == "/" }.map { path.index(after: $0) } ?? path.startIndex
    return (path[..<start], path[start...])
  }
}
