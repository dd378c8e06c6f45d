import ThemeModel

/// What a file's name says of it.
public enum FileNames {
  /// Whether a file that lies in a folder, and that nobody named, is worth opening.
  public static func mayBeTheme(_ path: String) -> Bool {
    if isInCatalog(path) { return path.hasSuffix("/Contents.json") && !isImageSet(path) }
    let name = FilePath.name(of: path)
    let endings = [".json", ".json5", ".jsonc", ".tokens", ".plist", ".swift", ".storyboard", ".xib", ".cetheme"]
    guard endings.contains(where: name.hasSuffix) else { return false }
    return promises(path) || !isOtherPeoples(name)
  }

  /// Whether a file that a build wrote is worth opening: tokens and colors of catalogs, of all that it writes.
  static func mayBeWrittenTokens(_ path: String) -> Bool {
    if isInCatalog(path) { return path.contains(".colorset/") }
    return [".json", ".json5", ".tokens"].contains(where: path.hasSuffix)
  }

  /// Whether the name promises tokens: such a file that cannot be read is an error even where it was only found.
  public static func promises(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return [".tokens.json", ".tokens", ".resolver.json"].contains { name.hasSuffix($0) && name != $0 }
      || name == "$themes.json" || name == "$metadata.json" || name.hasSuffix(".xcassets")
      || path.contains(".colorset/") && name == "Contents.json"
  }

  /// Whether the name, or that of its folder, speaks of themes or colors.
  public static func speaksOfColors(_ path: String) -> Bool {
    let parts = path.split(separator: "/").suffix(2)
    return parts.contains { part in !themeWords.isDisjoint(with: NameWords.of(part)) }
  }

  public static func isJSON(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".tokens"].contains(where: path.hasSuffix)
  }

  /// Whether it may say of a build which token files it reads.
  public static func mayConfigureBuild(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    let endings = [".js", ".mjs", ".cjs", ".ts", ".mts", ".json", ".jsonc", ".json5"]
    guard let ending = endings.first(where: name.hasSuffix) else { return false }
    let words = NameWords.of(name.dropLast(ending.count))
    if words == ["config"] || words.contains("sd") || words.contains("dictionary") { return true }
    // `config.dark.json`, `theme-dark.config.json`
    guard !ending.hasPrefix(".json") else { return words.contains("config") }
    return words == ["build"] || ["terrazzo", "cobalt", "tokens"].contains(where: words.contains)
  }

  /// Whether it may say in which mode an app shows itself.
  public static func maySetAppearance(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name.hasSuffix("Info.plist") || name.hasSuffix(".xcconfig")
      || ["project.pbxproj", "Project.swift", "Package.swift", "project.yml", "project.yaml"].contains(name)
  }

  private static let themeWords: Set<String> = [
    "theme", "themes", "palette", "palettes", "color", "colors", "colour", "colours", "brand", "brands", "skin",
    "skins", "scheme", "schemes", "token", "tokens", "style", "styles", "theming", "branding", "design",
  ]

  public static func isInCatalog(_ path: String) -> Bool {
    path.contains(".xcassets/") || path.contains(".colorset/")
  }

  /// Images and data have sets, too; a plain folder is a group, which may give a namespace.
  private static func isImageSet(_ path: String) -> Bool {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    return folder.hasSuffix("set") && folder.contains(".") && !folder.hasSuffix(".colorset")
  }

  private static func isOtherPeoples(_ name: String) -> Bool {
    otherPeoplesFiles.contains(name) || otherPeoplesEndings.contains { name.hasSuffix($0) }
      || name.hasPrefix("tsconfig")
  }

  /// JSON and property lists that projects are full of and that hold no theme.
  private static let otherPeoplesFiles: Set<String> = [
    "legible.json", "legible-baseline.json", "package.json", "package-lock.json", "composer.json", "Package.swift",
    "Info.plist", "project.json", "manifest.json", "Contents.json", "GoogleService-Info.plist", "lerna.json",
    "turbo.json", "nx.json", "angular.json", "vercel.json", "renovate.json", "jsconfig.json", "deno.json",
    "apple-app-site-association.json", "assetlinks.json", "Podfile.lock.json",
  ]
  private static let otherPeoplesEndings = [
    "-Info.plist", ".postman_collection.json", ".schema.json", ".xcprivacy", ".min.json", ".lottie.json",
    ".webmanifest", ".storekit", "Tests.swift", "Test.swift", "Spec.swift",
  ]
}
