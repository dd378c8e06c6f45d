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
}
