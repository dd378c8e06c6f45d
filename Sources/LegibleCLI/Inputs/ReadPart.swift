import Survey
import ThemeModel

/// The result of reading one group of files: a system that is separate from the others.
struct ReadPart {
  var system: ThemeSystem
  var group: Survey.Group
  /// The name of the source in the configuration.
  var givenName: String?
  /// Whether the configuration names the themes to include from the source.
  var isAskedFor = false
  /// Whether the themes of code use all of its colors, and it has no theme of its own.
  var isUsed = false

  var themes: [Theme] { system.themes.filter { !$0.isAbstract } }

  /// Returns the number of colors in a theme. Platform colors that code names, such as white, do not count.
  func colors(of theme: Theme) -> Int {
    guard group.format == .swift else { return theme.paths.count }
    let own = theme.tokens.count { $0.tier != .raw }
    return own > 0 ? own : theme.paths.count
  }
}
