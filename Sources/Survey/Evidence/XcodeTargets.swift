import ThemeModel
import ThemeReaders

/// The apps of an Xcode project, and the mode that each of their configurations sets.
struct XcodeTargets {
  private static let accentKey = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  private let path: String
  private let objects: OldPropertyList
  private let project: OldPropertyList?
  private let files: SettingFiles

  init(_ project: XcodeProject, _ files: SettingFiles) {
    (path, objects, self.project, self.files) = (project.path, project.objects, project.root, files)
  }

  func found() -> [AppTarget] {
    let listed = project?["targets"]?.texts ?? []
    return listed.compactMap { id in objects[id].flatMap(target) }
  }

  private func target(_ object: OldPropertyList) -> AppTarget? {
    let name = object["name"]?.text ?? ""
    let kind = object["productType"]?.text ?? ""
    let isExtension = kind.hasSuffix("app-extension")
    guard isExtension || kind.hasSuffix("product-type.application") || kind.contains("on-demand-install") else {
      return nil
    }
    let all = configurations(of: object)
    // watchOS is always dark, and visionOS has no modes.
    let shown = all.filter { !platforms(of: $0, named: name).isEmpty }
    guard !shown.isEmpty else { return nil }
    if isExtension, !shown.contains(where: { showsSomething($0, name) }) { return nil }
    let settings = shown.map { setting(of: $0, named: name) }
    let isMac = shown.allSatisfy { platforms(of: $0, named: name) == ["macosx"] }
    let platform = setting("SUPPORTED_PLATFORMS", of: shown[0]) ?? setting("SDKROOT", of: shown[0])
    var target = AppTarget(name: name, isExtension: isExtension, macPlace: isMac ? platform?.place : nil)
    let isOfBoth = shown.contains { one in
      let all = platforms(of: one, named: name)
      return all.contains("macosx") && all.contains { $0.contains("iphone") }
    }
    if isOfBoth { target.bothPlace = platform?.place }
    let accents = Set(shown.map { setting(Self.accentKey, of: $0)?.text })
    if accents.count == 1 { target.accentColor = accents.first ?? nil }
    if let first = settings[0], settings.allSatisfy({ $0?.mode == first.mode }) { target.setting = first }
    return target
  }

  /// A configuration of a target, and the project's configuration of the same name.
  private struct Configuration {
    var own: OldPropertyList
    var project: OldPropertyList?
  }

  private func configurations(of object: OldPropertyList) -> [Configuration] {
    func list(_ owner: OldPropertyList?) -> [OldPropertyList] {
      let list = owner?["buildConfigurationList"]?.text.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    }
    let outer = list(project)
    return list(object).map { own in
      Configuration(own: own, project: outer.first { $0["name"]?.text == own["name"]?.text })
    }
  }

  /// Returns a build setting and its place.
  private func setting(_ key: String, of configuration: Configuration) -> (text: String, place: Place)? {
    for one in [configuration.own, configuration.project].compactMap({ $0 }) {
      if let value = one["buildSettings"]?[key], let text = value.text {
        return (text, Place(file: path, line: value.line ?? 1, column: 1))
      }
      let reference = one["baseConfigurationReference"]?.text.flatMap { objects[$0] }
      guard let name = reference?["path"]?.text ?? reference?["name"]?.text,
        let file = files.path(endingIn: name), let bytes = files.bytes(file),
        let found = BuildSettingLines.value(of: key, in: bytes)
      else { continue }
      return (found.text, Place(file: file, line: found.line, column: 1))
    }
    return nil
  }

  private func platforms(of configuration: Configuration, named name: String) -> [String] {
    let given = setting("SUPPORTED_PLATFORMS", of: configuration)?.text ?? setting("SDKROOT", of: configuration)?.text
    // Without a setting, the app is for iOS.
    let words = (given ?? "iphoneos").split(separator: " ").map(String.init)
    return words.filter { $0.contains("iphone") || $0.contains("macosx") || $0.contains("appletv") || $0 == "auto" }
  }

  private func setting(of configuration: Configuration, named name: String) -> AppAppearance.Setting? {
    let platforms = platforms(of: configuration, named: name)
    let plist = propertyList(of: configuration, named: name)
    func value(_ key: String) -> (text: String, place: Place)? {
      let generated = setting("INFOPLIST_KEY_" + key, of: configuration)
      let written = plist.flatMap { plist in plist[key].flatMap { text in plist.place(of: key).map { (text, $0) } } }
      if let generated, let written, generated.text != written.0 { return nil }
      return generated ?? written
    }
    let isOfPhone = platforms.contains { !$0.contains("macosx") }
    let style = value(AppearanceKeys.style)
    if platforms.contains("macosx") {
      guard let aqua = value(AppearanceKeys.aqua), AppearanceKeys.isYes(aqua.text) else { return nil }
      if isOfPhone, AppearanceKeys.mode(ofStyle: style?.text) != "light" { return nil }
      return AppAppearance.Setting(app: name, mode: "light", key: AppearanceKeys.aqua, place: aqua.place)
    }
    guard let style, let mode = AppearanceKeys.mode(ofStyle: style.text) else { return nil }
    return AppAppearance.Setting(app: name, mode: mode, key: AppearanceKeys.style, place: style.place)
  }

  private func propertyList(of configuration: Configuration, named name: String) -> PropertyListTexts? {
    guard var file = setting("INFOPLIST_FILE", of: configuration)?.text else { return nil }
    for folder in ["$(SRCROOT)/", "${SRCROOT}/", "$SRCROOT/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"]
    where file.hasPrefix(folder) {
      file = String(file.dropFirst(folder.count))
    }
    for variable in ["$(TARGET_NAME)", "${TARGET_NAME}"] {
      file = file.split(separator: variable, omittingEmptySubsequences: false).joined(separator: name)
    }
    let home = FilePath.folder(of: FilePath.folder(of: path))
    let place = FilePath.joined(home, file)
    return files.bytes(place).flatMap { PropertyListTexts(SourceFile(name: place, bytes: $0)) }
  }

  /// Returns whether the extension has a user interface. A service has none.
  private func showsSomething(_ configuration: Configuration, _ name: String) -> Bool {
    let point = propertyList(of: configuration, named: name)?["NSExtension", "NSExtensionPointIdentifier"] ?? ""
    return ["widget", "ui", "keyboard", "share", "content", "message"].contains { word in
      TextParts.contains(point.lowercased(), word)
    }
  }
}

/// Reads `KEY = value` lines, the format of build configuration files.
enum BuildSettingLines {
  /// Returns the last value of the key.
  static func value(of key: String, in bytes: [UInt8]) -> (text: String, line: Int)? {
    var found: (String, Int)?
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let code = text.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? ""
      guard let sign = code.firstIndex(of: "="), TextParts.trimmed(code[..<sign]) == key else { continue }
      found = (TextParts.trimmed(code[code.index(after: sign)...]), index + 1)
    }
    return found
  }
}

enum TextParts {
  static func trimmed(_ text: Substring) -> String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0 == "\"" || $0 == ";" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    text.split(separator: part, maxSplits: 1, omittingEmptySubsequences: false).count > 1
  }
}
