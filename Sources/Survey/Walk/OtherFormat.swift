import ThemeModel

/// Colors in formats that nothing here reads, by the names of files: a person whose colors are there is told.
enum OtherFormat: String, CaseIterable {
  case styleSheets = "style sheet"
  case androidResources = "Android resource"
  case kotlin = "Kotlin file"
  case dart = "Dart file"
  case scripts = "script"
  case yaml = "YAML file"
  case objectiveC = "Objective-C file"
  case editorThemes = "editor theme"
  case toml = "TOML file"
  case hjson = "Hjson file"

  /// Returns the format of a file extension.
  static func byEnding(of path: String) -> OtherFormat? {
    let name = FilePath.name(of: path)
    return name.lastIndex(of: ".").flatMap { byEnding[String(name[$0...])] }
  }

  /// Returns the format of a file whose name mentions colors, and `nil` for any other file.
  static func of(_ path: String) -> OtherFormat? {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), let format = byEnding(of: path) else { return nil }
    // The extension alone is enough.
    if format == .editorThemes { return format }
    let words = NameWords.of(name[..<dot])
    if format.mayBeWrittenByHand {
      if liesAmongColors(path), speaks(words) || words == ["light"] || words == ["dark"] { return format }
      if format == .scripts, words == ["light"] || words == ["dark"] { return format }
    }
    guard words.contains(where: format == .styleSheets ? sheetWords.contains : colorWords.contains) else { return nil }
    switch format {
    case .androidResources:
      return FilePath.name(of: FilePath.folder(of: path)).hasPrefix("values") ? format : nil
    case .styleSheets, .objectiveC, .editorThemes: return format
    // It is opened, and its content counts.
    case .yaml: return nil
    // `ColorPicker.ts` and `useTheme.ts` contain no colors.
    case .kotlin, .dart, .scripts, .toml, .hjson:
      return words.count < 3 && words.last.map(colorWords.contains) == true ? format : nil
    }
  }

  private static let byEnding: [String: OtherFormat] = [
    ".css": .styleSheets, ".scss": .styleSheets, ".sass": .styleSheets, ".less": .styleSheets, ".pcss": .styleSheets,
    ".xml": .androidResources, ".kt": .kotlin, ".dart": .dart, ".ts": .scripts, ".js": .scripts, ".mjs": .scripts,
    ".m": .objectiveC, ".mm": .objectiveC, ".yml": .yaml, ".yaml": .yaml,
    ".toml": .toml, ".hjson": .hjson, ".xccolortheme": .editorThemes, ".tmTheme": .editorThemes,
  ]
  /// Whether people write tokens in it.
  var mayBeWrittenByHand: Bool { [.scripts, .toml, .hjson].contains(self) }

  private static let colorWords: Set<String> = [
    "color", "colors", "colour", "colours", "palette", "palettes", "theme", "themes", "tokens",
  ]
  private static let modeWords: Set<String> = ["light", "dark", "base", "brand", "global", "semantic", "primitives"]

  /// Returns whether the file is in a folder for colors: `tokens/light.ts`.
  private static func liesAmongColors(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast().suffix(2)
    return folders.contains { NameWords.of($0).last.map(colorWords.contains) ?? false }
  }

  /// Returns whether the name of a file speaks of nothing but colors, modes and layers: `dark.hjson`.
  static func isNamedForThemes(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return speaks(NameWords.of(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
  }

  private static func speaks(_ words: [String]) -> Bool {
    !words.isEmpty && words.count < 3 && words.allSatisfy { colorWords.contains($0) || modeWords.contains($0) }
  }

  private static let sheetWords = colorWords.union(["variables", "vars", "light", "dark"])
}

extension OtherFormat {
  /// Returns one entry for each format that a walk found. The paths are sorted.
  static func asides(_ found: [OtherFormat: [String]]) -> [Aside] {
    allCases.compactMap { format in
      let paths = found[format, default: []].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      guard let first = paths.first(where: { FilePath.name(of: $0).lowercased().contains("colo") }) ?? paths.first
      else { return nil }
      return Aside(
        path: first, reason: .otherFormat, files: paths.count, detail: format.isNotRead(paths.count))
    }
  }

  private var reason: String {
    self == .yaml
      ? "YAML is read as design tokens, base16 schemes and keys that are colours and nothing else, so write them as those, or as JSON"
      : AsideReason.otherFormat.words
  }

  /// Returns `one of 36 scripts: a format that is not read`.
  func isNotRead(_ count: Int, having what: String = "") -> String {
    let article = [.androidResources, .objectiveC, .editorThemes, .hjson].contains(self) ? "an" : "a"
    let files = count == 1 ? "\(article) \(rawValue)" : "one of \(count) \(rawValue)s"
    return "\(files)\(what): \(reason)"
  }
}

extension SourceWalk.Result {
  /// The files in Objective-C; `nil` if the walk did not reach all of them.
  public var objectiveC: [String]? {
    guard !isCut, unread.count < SourceWalk.Limits.standard.unread else { return nil }
    return unread.filter { OtherFormat.byEnding(of: $0) == .objectiveC }
  }
}
