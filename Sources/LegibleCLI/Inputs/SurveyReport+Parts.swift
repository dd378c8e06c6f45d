import Survey
import ThemeModel

extension SurveyReport {
  /// Adds the themes that were read from a group of files.
  mutating func add(_ part: ReadPart) {
    let themes = part.themes
    guard !themes.isEmpty else { return }
    readFiles.formUnion(part.group.files.map(\.path))
    read.append(
      Source(
        format: part.group.format, paths: Self.paths(of: part), themes: themes.map(\.name),
        colors: themes.map(part.colors).max() ?? 0, axes: part.system.axes, files: part.group.files.count,
        folders: Set(part.group.files.map { Self.top(of: $0.path) }).sorted(),
        strength: part.group.strength, isWritten: part.group.files.allSatisfy(\.isWritten)))
  }

  private static func paths(of part: ReadPart) -> [String] {
    switch part.group.format {
    case .assetCatalog: return PartChoice.catalogs(of: part)
    case .swift:
      var counts: [String: Int] = [:]
      if part.themes.count > 1 {
        for theme in part.themes { counts[FilePath.folder(of: theme.place?.file ?? ""), default: 0] += 1 }
      } else {
        for token in part.themes[0].tokens where token.tier != .raw {
          counts[FilePath.folder(of: token.place.file), default: 0] += 1
        }
      }
      return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    case .designTokens, .keyed:
      return part.group.files.count == 1 ? [part.group.files[0].path] : [part.group.folder]
    }
  }
}
