import Plans
import Survey
import ThemeModel

/// A source of a configuration, and the files behind its paths.
struct WalkedSource {
  var source: PlanSource
  /// One result for each path, in order.
  var walks: [SourceWalk.Result]

  init(_ source: PlanSource, base: String, in tree: any FileTree, boundary: TreeBoundary) {
    self.source = source
    let excluded = Self.paths(excludedBy: source.options, base: base)
    let limit = source.mayLieOutside ? nil : boundary
    walks = source.paths.map { path in
      SourceWalk.files(FilePath.joined(base, path.text), in: tree, boundary: limit, excluded: excluded)
    }
  }

  /// Returns each file once, whichever path leads to it.
  func files(in tree: any FileTree) -> [(found: SourceWalk.Found, place: Place?)] {
    let files = zip(source.paths, walks).flatMap { path, walk in walk.files.map { (found: $0, place: path.place) } }
    guard walks.count > 1 else { return files }
    var identities = FileIdentities(in: tree)
    var seen: Set<String> = []
    return files.filter { seen.insert(identities.identity(of: $0.found.path)).inserted }
  }

  /// Returns the patterns of `exclude` that are paths: those with a slash or a file extension. All others are names of
  /// themes.
  private static func paths(excludedBy options: SourceOptions, base: String) -> [FileGlob] {
    options.excludedThemes.filter { pattern in
      pattern.contains("/") || endings.contains { pattern.hasSuffix($0) }
    }.map { pattern in
      var text = pattern[...]
      while text.hasSuffix("/") { text = text.dropLast() }
      return FileGlob(FilePath.joined(base, String(text)))
    }
  }

  private static let endings = [".json", ".json5", ".tokens", ".plist", ".swift", ".xcassets", ".colorset"]
}
