import ThemeReaders

/// Files that `.gitignore` names and that a list of themes names as sets: what names them is no accident.
public enum IgnoredSets {
  /// Returns such files, and removes them from what the walk left aside.
  public static func taken(from walk: inout SourceWalk.Result, by looks: [FileLook]) -> [SourceWalk.Found] {
    let ignored = Set(walk.aside.filter { $0.reason == .ignored && !$0.isFolder }.map(\.path))
    guard !ignored.isEmpty else { return [] }
    var named: Set<String> = []
    for look in looks where FileNames.isListOfThemes(look.path) {
      for set in look.candidate?.references ?? [] {
        named.insert(FilePath.tidied(FilePath.joined(FilePath.folder(of: look.path), set)))
      }
    }
    let found = ignored.intersection(named)
    walk.aside.removeAll { found.contains($0.path) }
    return found.sorted().map { SourceWalk.Found(path: $0, isNamed: false) }
  }
}
