import ThemeModel
import ThemeReaders

/// What a file's name says of it.
public enum FileNames {
  /// Returns whether to open a file that was found in a folder and not named.
  public static func mayBeTheme(_ path: String) -> Bool {
    if isInCatalog(path) { return path.hasSuffix("/Contents.json") && !isImageSet(path) }
    let name = FilePath.name(of: path)
    let endings = [
      ".json", ".json5", ".jsonc", ".tokens", ".yml", ".yaml", ".plist", ".swift", ".storyboard", ".xib",
    ]
    guard endings.contains(where: name.hasSuffix) || isThemeOfApp(name) else { return false }
    return promises(path) || !isOtherPeoples(name)
  }

  /// Returns whether a file's extension says that an app keeps a theme in it, in whatever form: `Skylight.cutboxTheme`.
  private static func isThemeOfApp(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), OtherFormat.byEnding(of: name) == nil else { return false }
    let ending = name[dot...].lowercased()
    return ending.hasSuffix("theme") && ending != ".theme"
  }

  /// Returns whether to open a file that a build wrote. Only tokens and colors of catalogs are opened.
  static func mayBeWrittenTokens(_ path: String) -> Bool {
    if isInCatalog(path) { return path.contains(".colorset/") }
    return [".json", ".json5", ".tokens"].contains(where: path.hasSuffix)
  }

  /// Returns whether the name promises tokens. Such a file is an error if it cannot be read, even if it was not named.
  public static func promises(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return [
      ".tokens.json", ".tokens.json5", ".tokens.jsonc", ".tokens", ".resolver.json", ".tokens.yml", ".tokens.yaml",
    ].contains {
      name.hasSuffix($0) && name != $0
    }
      || name == "$themes.json" || name == "$metadata.json" || name.hasSuffix(".xcassets")
      || path.contains(".colorset/") && name == "Contents.json"
  }

  /// Returns whether it is the file of Tokens Studio that lists themes.
  static func isListOfThemes(_ path: String) -> Bool { FilePath.name(of: path) == "$themes.json" }

  /// Returns whether the name of the file or of its folder mentions themes or colors.
  public static func speaksOfColors(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2)
    return parts.contains { part in !themeWords.isDisjoint(with: NameWords.of(part)) }
  }

  /// Returns whether the name of the file promises tokens, or mentions themes or colors as that of its folder may.
  static func mentionsColors(_ path: String) -> Bool { promises(path) || speaksOfColors(path) }

  public static func isJSON(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains(where: path.hasSuffix)
  }

  static func isYAML(_ path: String) -> Bool { TokenText.isYAML(path) }

  /// Returns whether the file may be a build configuration that names token files.
  public static func mayConfigureBuild(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    let endings = [".js", ".mjs", ".cjs", ".ts", ".mts", ".json", ".jsonc", ".json5"]
    guard let ending = endings.first(where: name.hasSuffix) else { return false }
    let words = NameWords.of(name.dropLast(ending.count))
    if words == ["config"] || words.contains("sd") || words.contains("dictionary") { return true }
    // Such as `config.dark.json` or `theme-dark.config.json`.
    guard !ending.hasPrefix(".json") else { return words.contains("config") }
    return words == ["build"] || ["terrazzo", "cobalt", "tokens"].contains(where: words.contains)
  }

  /// Returns whether the file may contain the setting for the mode of an app.
  public static func maySetAppearance(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix("Info.plist") || name.hasSuffix(".xcconfig")
      || ["project.pbxproj", "Project.swift", "Package.swift", "project.yml", "project.yaml"].contains(name)
  }

  private static let themeWords = LookWords.promising.union([
    "palette", "palettes", "color", "colors", "colour", "colours", "token", "tokens", "style", "styles", "theming",
    "branding", "design",
  ])

  public static func isInCatalog(_ path: String) -> Bool {
    path.contains(".xcassets/") || path.contains(".colorset/")
  }

  /// Returns whether the path is in a set of images or data. A plain folder is a group, which may provide a namespace.
  private static func isImageSet(_ path: String) -> Bool {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    return folder.hasSuffix("set") && folder.contains(".") && !folder.hasSuffix(".colorset")
  }

  private static func isOtherPeoples(_ name: String) -> Bool {
    otherPeoplesFiles.contains(name) || otherPeoplesEndings.contains { name.hasSuffix($0) }
      || name.hasPrefix("tsconfig")
  }

  /// JSON files and property lists that are common in projects and contain no theme.
  private static let otherPeoplesFiles: Set<String> = [
    "legible.json", "legible-baseline.json", "package.json", "package-lock.json", "composer.json", "Package.swift",
    "Info.plist", "project.json", "manifest.json", "Contents.json", "GoogleService-Info.plist", "lerna.json",
    "turbo.json", "nx.json", "angular.json", "vercel.json", "renovate.json", "jsconfig.json", "deno.json",
    "apple-app-site-association.json", "assetlinks.json", "Podfile.lock.json", "pnpm-lock.yaml", "mkdocs.yml",
    "project.yml", "project.yaml", "docker-compose.yml", "codecov.yml", "pubspec.yaml", "pnpm-workspace.yaml",
  ]
  private static let otherPeoplesEndings = [
    "-Info.plist", ".postman_collection.json", ".schema.json", ".xcprivacy", ".min.json", ".lottie.json",
    ".webmanifest", ".storekit", "Tests.swift", "Test.swift", "Spec.swift",
  ]
}
