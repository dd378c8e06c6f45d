import Testing
import ThemeModel

@testable import Survey

/// The mode in which apps are shown, according to their settings.
struct AppSettingsTests {
  /// Returns a project with one application per list of build settings; the configurations of an application follow each other.
  static func project(_ targets: [(name: String, kind: String, settings: [String])], whole: String = "") -> String {
    var objects = """
      P = { isa = PBXProject; buildConfigurationList = PL; targets = (\(targets.map(\.name).joined(separator: ", "))); };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD); };
      PD = { isa = XCBuildConfiguration; name = C0; buildSettings = { \(whole) }; };

      """
    for target in targets {
      let names = target.settings.indices.map { "\(target.name)C\($0)" }
      objects += """
        \(target.name) /* the app */ = {
          isa = PBXNativeTarget; name = \(target.name); productType = "com.apple.product-type.\(target.kind)";
          buildConfigurationList = \(target.name)L;
        };
        \(target.name)L = { isa = XCConfigurationList; buildConfigurations = (\(names.joined(separator: ", ")), ); };

        """
      for (index, settings) in target.settings.enumerated() {
        objects +=
          "\(names[index]) = { isa = XCBuildConfiguration; name = C\(index); buildSettings = { \(settings) }; };\n"
      }
    }
    return "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = P; }\n"
  }

  private static let path = "App.xcodeproj/project.pbxproj"
  private static let dark = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"

  private func settings(_ text: String, _ files: [String: String] = [:]) -> AppSettings {
    let tree = MemoryTree(files: files.merging([Self.path: text]) { $1 })
    return AppSettings(in: ([Self.path] + files.keys.sorted()), of: tree)
  }

  private func mode(_ text: String, _ files: [String: String] = [:]) -> String? {
    if case .only(let setting) = settings(text, files).appearance { setting.mode } else { nil }
  }

  private static func list(_ entries: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(entries)</dict></plist>"
  }

  @Test func everyConfigurationOfEveryAppHasToSayIt() {
    #expect(mode(Self.project([("A", "application", [Self.dark, Self.dark])])) == "dark")
    #expect(mode(Self.project([("A", "application", [Self.dark, ""])])) == nil)
    #expect(mode(Self.project([("A", "application", [Self.dark]), ("B", "application", [""])])) == nil)
    #expect(
      mode(Self.project([("A", "application", [Self.dark]), ("T", "bundle.unit-test", [""])])) == "dark")
    #expect(mode(Self.project([("A", "application", ["INFOPLIST_KEY_UIUserInterfaceStyle = Automatic;"])])) == nil)
    // A watch app is always dark.
    let watch = "SDKROOT = watchos;"
    #expect(mode(Self.project([("A", "application", [Self.dark]), ("W", "application", [watch])])) == "dark")
    #expect(settings(Self.project([("T", "bundle.unit-test", [""])])).isEmpty)
  }

  @Test func theProjectSaysItForItsTargets() {
    #expect(mode(Self.project([("A", "application", [""])], whole: Self.dark)) == "dark")
    let light = "INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
    #expect(mode(Self.project([("A", "application", [light])], whole: Self.dark)) == "light")
  }

  @Test func thePropertyListSaysIt() {
    let plist = ["Sources/Info.plist": Self.list("<key>UIUserInterfaceStyle</key><string>Dark</string>")]
    #expect(mode(Self.project([("A", "application", ["INFOPLIST_FILE = Sources/Info.plist;"])]), plist) == "dark")
    #expect(
      mode(Self.project([("A", "application", ["INFOPLIST_FILE = \"$(SRCROOT)/Sources/Info.plist\";"])]), plist)
        == "dark")
    // The two settings differ, so nobody can tell.
    let both = "INFOPLIST_FILE = Sources/Info.plist; INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
    #expect(mode(Self.project([("A", "application", [both])]), plist) == nil)
    #expect(mode(Self.project([("A", "application", ["INFOPLIST_FILE = \"$(DIR)/Info.plist\";"])]), plist) == nil)
  }

  @Test func extensionsThatFollowTheSystemAreNamed() {
    let widget = Self.list(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>"
    )
    let text = Self.project([
      ("A", "application", [Self.dark]), ("W", "app-extension", ["INFOPLIST_FILE = W/Info.plist;"]),
      ("N", "app-extension", [""]),
    ])
    guard case .only(let setting) = settings(text, ["W/Info.plist": widget]).appearance else {
      Issue.record("the app's own mode is lost")
      return
    }
    #expect(setting.followers == ["W"])
    #expect(setting.place.line > 1)
  }

  @Test func anAppForTheMacHasAKeyOfItsOwn() {
    let mac = "SDKROOT = macosx;"
    #expect(mode(Self.project([("A", "application", [mac + Self.dark])])) == nil)
    #expect(
      mode(Self.project([("A", "application", [mac + "INFOPLIST_KEY_NSRequiresAquaSystemAppearance = YES;"])]))
        == "light")
    #expect(settings(Self.project([("A", "application", [mac])])).macApp?.name == "A")
    #expect(settings(Self.project([("A", "application", [mac]), ("B", "application", [""])])).macApp == nil)
    let either = "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    #expect(settings(Self.project([("A", "application", [either])])).macApp == nil)
    #expect(settings(Self.project([("A", "application", [either])])).ofBoth?.name == "A")
    #expect(settings(Self.project([("A", "application", [mac])])).ofBoth == nil)
    #expect(mode(Self.project([("A", "application", [either + Self.dark])])) == nil)
  }

  @Test(arguments: [
    ("platforms: [.macOS(.v13)],", true), ("platforms: [\n    .macOS(.v13) // not .iOS(.v16)\n  ],", true),
    ("platforms: [SupportedPlatform.macOS(\"14.0\")],", true), ("platforms: [.macOS(.v13), .iOS(.v16)],", false),
    ("platforms: [.macOS(.v13), .macCatalyst(.v16)],", false), ("", false), ("platforms: ours,", false),
    ("// platforms: [.macOS(.v13)],", false), ("platforms: [.iOS(.v16)],", false), ("platforms: [", false),
  ])
  func aPackageForTheMacAlone(platforms: String, isMac: Bool) {
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Ledger",
        \(platforms)
        targets: [.executableTarget(name: "Ledger")])
      """
    func found(_ files: [String: String]) -> (name: String, place: Place)? {
      AppSettings(in: files.keys.sorted(), of: MemoryTree(files: files)).macApp
    }
    #expect(found(["Package.swift": package])?.name == (isMac ? "Ledger" : nil))
    if isMac { #expect(found(["Package.swift": package])?.place.line == 5) }
    let files = ["Package.swift": package]
    let both = AppSettings(in: ["Package.swift"], of: MemoryTree(files: files)).ofBoth
    #expect((both == nil) == (platforms != "platforms: [.macOS(.v13), .iOS(.v16)],"))
    // The app decides, and another package may be for other systems.
    let phone = Self.project([("A", "application", [""])])
    #expect(found(["Package.swift": package, Self.path: phone]) == nil)
    #expect(found(["Package.swift": package, "Kit/Package.swift": "let package = Package(name: \"Kit\")"]) == nil)
  }

  @Test func configurationFilesCount() {
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (A); };
        A = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = Debug; baseConfigurationReference = F; buildSettings = { }; };
        F = { isa = PBXFileReference; path = App.xcconfig; };
      }; rootObject = P; }
      """
    let said = "// UIUserInterfaceStyle\nINFOPLIST_KEY_UIUserInterfaceStyle = Dark // always\n"
    #expect(mode(text, ["Config/App.xcconfig": said]) == "dark")
    #expect(mode(text, ["Config/App.xcconfig": "// INFOPLIST_KEY_UIUserInterfaceStyle = Dark\n"]) == nil)
  }

  @Test func generatorsOfProjectsCount() {
    func mode(_ path: String, _ text: String) -> String? {
      let tree = MemoryTree(files: [path: text])
      if case .only(let setting) = AppSettings(in: [path], of: tree).appearance { return setting.mode }
      return nil
    }
    let tuist = """
      let project = Project(name: "A", targets: [.target(name: "A", product: .app,
        infoPlist: .extendingDefault(with: [
          "UIUserInterfaceStyle": "Dark"
        ]))])
      """
    #expect(mode("Project.swift", tuist) == "dark")
    #expect(mode("Project.swift", tuist + "\n// more\nlet b = Target(name: \"B\", product: .app, sources: [])") == nil)
    #expect(
      mode("project.yml", "targets:\n  A:\n    type: application\n    info:\n      UIUserInterfaceStyle: Light\n")
        == "light")
    #expect(mode("project.yml", "targets:\n  A:\n    type: application\n    # UIUserInterfaceStyle: Light\n") == nil)
    let launched = "<key>LSRequiresIPhoneOS</key><true/>"
    let dark = "<key>UIUserInterfaceStyle</key><string>Dark</string>"
    #expect(mode("App/Info.plist", Self.list(launched + dark)) == "dark")
    #expect(mode("Kit/Info.plist", Self.list(dark)) == nil)
  }

  @Test(arguments: [
    "", "{", "{ objects = ", "{ a = \"", "{ a = (1, ", "/*", "{ objects = { P = {} }; rootObject = P; }",
  ])
  func hostileProjectsEnd(text: String) {
    #expect(settings(text).isEmpty)
  }

  @Test func nestingIsBounded() {
    #expect(OldPropertyList(Array(String(repeating: "(", count: 100_000).utf8)) == nil)
  }

  /// The accent color is the one that every app names in every configuration. On a Mac, the user's own comes first.
  @Test func theAccentColorIsThatOfEveryApp() {
    func accent(_ settings: [String], _ more: [(name: String, kind: String, settings: [String])] = []) -> String? {
      self.settings(Self.project([("A", "application", settings)] + more)).accentColor
    }
    let brand = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;"
    #expect(accent([brand, brand]) == "Brand")
    #expect(accent([brand, ""]) == nil)
    #expect(accent([""]) == nil)
    #expect(accent([brand], [("B", "application", ["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Other;"])]) == nil)
    #expect(accent([brand], [("M", "application", ["SDKROOT = macosx; " + brand])]) == nil)
  }
}
