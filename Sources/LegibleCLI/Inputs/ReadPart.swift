import Survey
import ThemeModel

/// What one group of files gave: a system that never meets another one.
struct ReadPart {
  var system: ThemeSystem
  var group: Survey.Group
  /// The name that the configuration gives to the source.
  var givenName: String?
  /// The configuration names the themes of the source that it wants.
  var isAskedFor = false

  var themes: [Theme] { system.themes.filter { !$0.isAbstract } }

  /// How many colors a theme has. The platform's own that code names, such as white, are none of them.
  func colors(of theme: Theme) -> Int {
    guard group.format == .swift else { return theme.paths.count }
    let own = theme.tokens.count { $0.tier != .raw }
    return own > 0 ? own : theme.paths.count
  }
}
