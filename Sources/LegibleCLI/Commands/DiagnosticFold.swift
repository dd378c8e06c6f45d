import ThemeModel
import Wording

/// Combines diagnostics of one kind into one, with a count and three places.
enum DiagnosticFold {
  static let mostPlaces = 3
  static let mostLines = 36

  /// Combines diagnostics. If they fill more than a screen, errors come first, and several files share a line.
  static func folded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let folded = DiagnosticGroups.of(diagnostics, most: mostLines / 2).map { group -> Diagnostic in
      var first = diagnostics[group[0]]
      guard group.count > 1 else { return first }
      first.message += DiagnosticGroups.more(group, of: diagnostics)
      first.related = group.dropFirst().prefix(mostPlaces - 1).compactMap { diagnostics[$0].place }
      return first
    }
    guard folded.count > mostLines / 2 else { return folded }
    return folded.filter { $0.severity == .error } + folded.filter { $0.severity != .error }
  }

  /// Returns how many of these texts fit in the line limit of a run.
  static func count(of texts: [String]) -> Int {
    var lines = 0
    for (index, text) in texts.enumerated() {
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      if lines > mostLines { return index }
    }
    return texts.count
  }
}
