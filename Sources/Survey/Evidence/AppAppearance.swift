import ThemeModel

/// In which mode the apps of a project show themselves, as their settings say.
public enum AppAppearance: Equatable, Sendable {
  /// No settings of an app are there.
  case unknown
  /// Both modes are shown, or nobody can tell; where one app is shown in one mode all the same, which.
  case both(but: Setting?)
  /// Every app is shown in one mode.
  case only(Setting)

  /// What fixes the mode.
  public struct Setting: Equatable, Sendable {
    public var app: String
    /// `light` or `dark`.
    public var mode: String
    /// `UIUserInterfaceStyle`
    public var key: String
    public var place: Place
    /// Extensions of the app that show something and follow the system.
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

/// What the settings of a project say of its apps.
public struct AppSettings: Sendable {
  public let appearance: AppAppearance
  /// The app, where every one is for the Mac alone; where there is none, the package.
  public let macApp: (name: String, place: Place)?
  /// Where an app, or where there is none a package, says that it is for iOS and for the Mac.
  public let ofBoth: (name: String, place: Place)?

  /// - Parameter paths: files that may hold settings of apps
  public init(in paths: [String], of tree: any FileTree) {
    let files = SettingFiles(paths, tree)
    var targets = paths.filter { FilePath.name(of: $0) == "project.pbxproj" }.flatMap { XcodeTargets.found($0, files) }
    if !targets.contains(where: { !$0.isExtension }) { targets = ScriptedTargets.found(files) }
    appearance = AppAppearance.of(targets)
    let apps = targets.filter { !$0.isExtension }
    guard let app = apps.first else {
      macApp = PackagePlatforms.macAlone(files)
      ofBoth = PackagePlatforms.ofBoth(files)
      return
    }
    ofBoth = apps.lazy.compactMap { app in app.bothPlace.map { (app.name, $0) } }.first
    macApp = apps.allSatisfy { $0.macPlace != nil } ? app.macPlace.map { (app.name, $0) } : nil
  }

  public var isEmpty: Bool { appearance == .unknown }
}

/// An app, or an extension of one that shows something.
struct AppTarget {
  var name: String
  var isExtension = false
  /// Where it says that it is for the Mac alone.
  var macPlace: Place?
  /// Where it says that it is for iOS and for the Mac.
  var bothPlace: Place?
  /// Nil where it follows the system, or nobody can tell.
  var setting: AppAppearance.Setting?
}

/// The files of a project that may hold settings, opened when they are asked for.
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

  /// The only path that ends so.
  func path(endingIn text: String) -> String? {
    let found = paths.filter { $0 == text || $0.hasSuffix("/" + text) }
    return found.count == 1 ? found[0] : nil
  }
}

/// The keys of settings, and what their values stand for.
enum AppearanceKeys {
  static let style = "UIUserInterfaceStyle"
  /// A Mac's app that keeps the light appearance.
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
