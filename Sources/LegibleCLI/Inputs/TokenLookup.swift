import ColorScience
import ThemeModel

/// Finds the token that a user means.
enum TokenLookup {
  /// Returns the path itself, or otherwise the only path that ends in these segments, ignoring case.
  static func path(_ name: String, in themes: [ResolvedTheme]) throws(CommandFailure) -> String {
    var paths: [String] = []
    var seen: Set<String> = []
    for theme in themes {
      for token in theme.tokens where seen.insert(token.path).inserted { paths.append(token.path) }
    }
    if seen.contains(name) { return name }
    let wanted = segments(name)
    let found = paths.filter { segments($0).suffix(wanted.count).elementsEqual(wanted) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else { throw .ambiguousToken(name, candidates: found) }
    throw .unknownToken(name, nearest: NearestWord.of(name, among: paths))
  }

  private static func segments(_ path: String) -> [String] {
    path.lowercased().split { $0 == "." || $0 == "/" }.map(String.init)
  }
}
