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
  /// Whether it was chosen because names pair its colors.
  var isPaired = false

  var themes: [Theme] { system.themes.filter { !$0.isAbstract } }

  /// Returns the number of colors in a theme. Platform colors that code names, such as white, do not count.
  func colors(of theme: Theme) -> Int {
    guard group.format == .swift else { return theme.paths.count }
    let own = theme.tokens.count { $0.tier != .raw }
    return own > 0 ? own : theme.paths.count
  }
}

extension ReadPart {
  private static let notRead = [DiagnosticCode.themesNotRead.rawValue, DiagnosticCode.colorsNotRead.rawValue]

  /// Leaves out what another reading of the same code has said, and what this one does not read: the other one does. What is not
  /// followed is a theme of this one, and nobody else says so.
  mutating func leaveOut(saidOf other: ThemeSystem) {
    let said = Set(other.diagnostics)
    system.diagnostics.removeAll { said.contains($0) || Self.notRead.contains($0.code) }
  }
}
