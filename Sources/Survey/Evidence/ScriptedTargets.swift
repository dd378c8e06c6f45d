import ThemeModel
import ThemeReaders

/// Apps without an Xcode project: from the script that generates the project, or from the property lists of the apps.
enum ScriptedTargets {
  static func found(_ files: SettingFiles) -> [AppTarget] {
    let scripted = files.paths.filter(isScript).flatMap { path in files.bytes(path).map { targets(path, $0) } ?? [] }
    let settled = scripted.contains { $0.setting != nil }
    return settled ? scripted : files.paths.filter { $0.hasSuffix(".plist") }.compactMap { target($0, files) }
  }

  private static func isScript(_ path: String) -> Bool {
    let name = FilePath.name(of: path)
    return name == "Project.swift" || name.hasPrefix("project.y")
  }

  /// Returns a target for each app in the script. Apps without a mode of their own follow the system.
  private static func targets(_ path: String, _ bytes: [UInt8]) -> [AppTarget] {
    var settings: [AppAppearance.Setting] = []
    var apps = 0
    let name = FilePath.name(of: FilePath.folder(of: path))
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = TextParts.trimmed(Substring(decoding: line, as: UTF8.self))
      guard !text.hasPrefix("//"), !text.hasPrefix("#") else { continue }
      if ["product: .app,", "type: application", "product: .app)"].contains(where: { TextParts.contains(text, $0) }) {
        apps += 1
      }
      guard TextParts.contains(text, AppearanceKeys.style),
        let mode = ["Dark", "Light"].first(where: { isValue($0, in: text) })
      else { continue }
      settings.append(
        AppAppearance.Setting(
          app: name == "." ? "the app" : name, mode: mode.lowercased(), key: AppearanceKeys.style,
          place: Place(file: path, line: index + 1, column: 1)))
    }
    let targets = settings.map { AppTarget(name: $0.app, setting: $0) }
    return targets + (settings.count..<max(apps, settings.count)).map { _ in AppTarget(name: name) }
  }

  /// Matches `: "Dark"`, `: Dark` and `: .string("Dark")`.
  private static func isValue(_ word: String, in line: String) -> Bool {
    guard let colon = line.lastIndex(of: ":") else { return false }
    let rest = line[line.index(after: colon)...]
    return rest.split { !$0.isLetter }.contains { $0 == word }
  }

  /// Returns the app of a property list. The list of an app describes how the app launches; the list of an extension
  /// describes what it extends.
  private static func target(_ path: String, _ files: SettingFiles) -> AppTarget? {
    guard let bytes = files.bytes(path), let list = PropertyListTexts(SourceFile(name: path, bytes: bytes)) else {
      return nil
    }
    let launches = ["UILaunchStoryboardName", "LSRequiresIPhoneOS", "UILaunchScreen", "UIApplicationSceneManifest"]
    guard !list.has("NSExtension"), launches.contains(where: list.has) else { return nil }
    let folder = FilePath.name(of: FilePath.folder(of: path))
    let name = folder == "." ? "the app" : folder
    guard let mode = AppearanceKeys.mode(ofStyle: list[AppearanceKeys.style]),
      let place = list.place(of: AppearanceKeys.style)
    else { return AppTarget(name: name) }
    return AppTarget(
      name: name, setting: AppAppearance.Setting(app: name, mode: mode, key: AppearanceKeys.style, place: place))
  }
}
