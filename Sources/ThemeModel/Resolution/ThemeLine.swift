/// A theme and the themes that it inherits from, nearest first.
struct ThemeLine: Sendable {
  var themes: [Theme]
  var diagnostics: [Diagnostic] = []

  /// A missing parent, or one that is already in the line, ends the line with an error.
  init(_ theme: Theme, among byName: [String: Theme]) {
    themes = [theme]
    var names: Set<String> = [theme.name]
    var last = theme
    while let parent = last.extends {
      guard let next = byName[parent] else {
        diagnostics.append(ThemeLine.missing(parent, of: last, among: byName.keys.sorted()))
        return
      }
      guard names.insert(parent).inserted else {
        diagnostics.append(ThemeLine.cycle(themes, back: parent))
        return
      }
      themes.append(next)
      last = next
    }
  }

  private static func missing(_ parent: String, of theme: Theme, among names: [String]) -> Diagnostic {
    let near = NearestName.to(parent, among: names)
    return Diagnostic(
      .error, code: "unknown-parent-theme",
      message: "theme \(theme.name) extends \(parent), which does not exist" + NearestName.question(near),
      place: theme.place)
  }

  private static func cycle(_ themes: [Theme], back name: String) -> Diagnostic {
    let first = themes.firstIndex { $0.name == name } ?? 0
    let members = themes[first...]
    return Diagnostic(
      .error, code: "theme-cycle",
      message: "themes extend one another in a circle: " + (members.map(\.name) + [name]).joined(separator: " → "),
      place: members.first?.place, related: members.dropFirst().compactMap(\.place))
  }
}
