import ThemeModel

/// The modes in which the apps of a project appear, according to their settings.
public enum AppAppearance: Equatable, Sendable {
  /// There are no settings of an app.
  case unknown
  /// Both modes may appear. `but` is the setting of an app that has only one, if there is such an app.
  case both(but: Setting?)
  /// Every app appears in the same single mode.
  case only(Setting)

  /// A setting that fixes the mode.
  public struct Setting: Equatable, Sendable {
    public var app: String
    /// `light` or `dark`.
    public var mode: String
    /// For example `UIUserInterfaceStyle`.
    public var key: String
    public var place: Place
    /// Extensions of the app that have a user interface and follow the system.
    public var followers: [String]

    public init(app: String, mode: String, key: String, place: Place, followers: [String] = []) {
      self.app = app
      self.mode = mode
      self.key = key
      self.place = place
      self.followers = followers
    }
  }

  fileprivate static func of(_ targets: [AppTarget]) -> AppAppearance {
    let apps = targets.filter { !$0.isExtension }
    guard let first = apps.first else { return .unknown }
    guard var setting = first.setting, apps.allSatisfy({ $0.setting?.mode == setting.mode }) else {
      return .both(but: apps.lazy.compactMap(\.setting).first)
    }
    setting.followers = targets.filter { $0.isExtension && $0.setting?.mode != setting.mode }.map(\.name).sorted()
    return .only(setting)
  }
}

/// The facts about apps in the settings of a project.
public struct AppSettings: Sendable {
  public let appearance: AppAppearance
  /// The app, if every app is for the Mac only. Without an app, the package.
  public let macApp: (name: String, place: Place)?
  /// The place where an app, or without an app a package, declares that it is for both iOS and the Mac.
  public let ofBoth: (name: String, place: Place)?

  /// The catalog's color that every app for iOS makes its accent color. On a Mac, the user's choice comes first.
  public let accentColor: String?

  private let members: [TargetMembers]

  /// - Parameter paths: Files that may contain settings of apps.
  public init(in paths: [String], of tree: any FileTree) {
    let files = SettingFiles(paths, tree)
    let projects = paths.filter { FilePath.name(of: $0) == "project.pbxproj" }.compactMap { XcodeProject($0, files) }
    members = projects.map { TargetMembers($0) }
    var targets = projects.flatMap { XcodeTargets($0, files).found() }
    if !targets.contains(where: { !$0.isExtension }) { targets = ScriptedTargets.found(files) }
    appearance = AppAppearance.of(targets)
    let apps = targets.filter { !$0.isExtension }
    let accents = apps.contains { $0.macPlace != nil } ? [] : Set(apps.map(\.accentColor))
    accentColor = accents.count == 1 ? accents.first ?? nil : nil
    guard let app = apps.first else {
      macApp = PackagePlatforms.macAlone(files)
      ofBoth = PackagePlatforms.ofBoth(files)
      return
    }
    ofBoth = apps.lazy.compactMap { app in app.bothPlace.map { (app.name, $0) } }.first
    macApp = apps.allSatisfy { $0.macPlace != nil } ? app.macPlace.map { (app.name, $0) } : nil
  }

  public var isEmpty: Bool { appearance == .unknown }

  /// Returns the targets of the projects that compile each of the files.
  public func modules(of paths: [String]) -> SourceModules {
    let wanted = Set(paths)
    return SourceModules(
      targets: members.reduce(into: [:]) { all, one in all.merge(one.targets(of: wanted)) { $0.union($1) } })
  }
}

/// An app, or an extension of one that has a user interface.
struct AppTarget {
  var name: String
  var isExtension = false
  /// The place that declares it to be for the Mac only.
  var macPlace: Place?
  /// The place that declares it to be for iOS and the Mac.
  var bothPlace: Place?
  /// The catalog's color that is the accent color.
  var accentColor: String?
  /// `nil` if it follows the system, or if the mode is unknown.
  var setting: AppAppearance.Setting?
}

/// The files of a project that may contain settings, opened on demand.
struct SettingFiles {
  let paths: [String]
  let tree: any FileTree
  private let largest = 1 << 24

  init(_ paths: [String], _ tree: any FileTree) {
    (self.paths, self.tree) = (paths, tree)
  }

  func bytes(_ path: String) -> [UInt8]? {
    try? tree.read(path, limit: largest)
  }

  /// Returns the path with this ending, if there is exactly one.
  func path(endingIn text: String) -> String? {
    let found = paths.filter { $0 == text || $0.hasSuffix("/" + text) }
    return found.count == 1 ? found[0] : nil
  }
}

/// The keys of settings and the meaning of their values.
enum AppearanceKeys {
  static let style = "UIUserInterfaceStyle"
  /// Set by a Mac app that keeps the light appearance.
  static let aqua = "NSRequiresAquaSystemAppearance"

  static func mode(ofStyle text: String?) -> String? {
    switch text {
    case "Dark": "dark"
    case "Light": "light"
    default: nil
    }
  }

  static func isYes(_ text: String?) -> Bool {
    ["YES", "true", "1"].contains(text)
  }
}
