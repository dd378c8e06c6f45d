import ThemeModel

/// Folders that are not looked for themes, by their names.
enum FolderNames {
  static func reason(_ name: String) -> AsideReason? {
    if name.hasPrefix(".") { return .hidden }
    // Storyboards and xibs are in here. The other language folders contain translations and copies of these.
    if name == "Base.lproj" { return nil }
    if vendored.contains(name.lowercased()) { return .vendored }
    if buildProducts.contains(name) { return .buildProduct }
    for ending in endings where name.hasSuffix(ending.text) { return ending.reason }
    let words = NameWords.of(name)
    guard let first = words.first, let last = words.last else { return nil }
    for (reason, set) in byWord where set.contains(first) || set.contains(last) { return reason }
    // `website-tokens` contains tokens.
    if documentation.contains(last) { return .documentation }
    if first == "preview" || first == "previews" {
      return words.count == 1 || ["content", "contents", "assets", "data"].contains(words[1]) ? .previews : nil
    }
    return nil
  }

  /// Returns whether the folder may contain the output of a build. It may also contain everything that a repository
  /// publishes.
  static func mayHoldProducts(_ name: String) -> Bool {
    ["output", "outputs", "generated", "compiled", "artifacts"].contains(name.lowercased())
  }

  /// Returns whether builds write what they publish to this folder, without private files of tools.
  static func holdsProducts(_ name: String) -> Bool {
    ["dist", "build", "Build", "out"].contains(name)
  }

  /// Returns whether to search the folder for files that are left aside. Private folders of tools are too large, and
  /// contain no files of the project.
  static func isWorthCounting(_ name: String, _ reason: AsideReason) -> Bool {
    switch reason {
    case .vendored, .buildProduct: false
    case .hidden: !toolFolders.contains(name)
    default: true
    }
  }

  /// Returns whether who names a folder of this kind wants all such folders in it.
  static func mayBeAskedFor(_ reason: AsideReason) -> Bool {
    [.sample, .tests, .fixtures, .stubs, .previews, .documentation].contains(reason)
  }

  private static let vendored: Set<String> = [
    "node_modules", "pods", "carthage", "vendor", "vendors", "vendored", "third_party", "third-party", "thirdparty",
    "3rdparty", "sourcepackages", "bower_components", "jspm_packages", "site-packages",
  ]
  private static let buildProducts: Set<String> = [
    "DerivedData", "build", "Build", "dist", "out", "_site", "target", "coverage", "__pycache__", "storybook-static",
  ]
  private static let endings: [(text: String, reason: AsideReason)] = [
    (".xcodeproj", .buildProduct), (".xcworkspace", .buildProduct), (".framework", .vendored),
    (".xcframework", .vendored), (".app", .buildProduct), (".playground", .sample), (".lproj", .buildProduct),
    (".docc", .buildProduct), (".xcdatamodeld", .buildProduct), (".icon", .buildProduct),
    ("Settings.bundle", .buildProduct),
    (".xctemplate", .sample), (".sketch", .buildProduct), (".xcresult", .buildProduct),
  ]
  private static let byWord: [(AsideReason, Set<String>)] = [
    (.fixtures, ["fixture", "fixtures", "testdata", "snapshots", "goldens"]),
    (
      .tests,
      [
        "test", "tests", "uitests", "unittests", "spec", "specs", "e2e", "testing", "integration", "cypress",
        "playwright",
      ]
    ),
    (.stubs, ["stub", "stubs", "mock", "mocks", "fake", "fakes"]),
    (
      .sample,
      [
        "demo", "demos", "example", "examples", "sample", "samples", "playground", "playgrounds", "showcase", "sandbox",
        "sampledata",
      ]
    ),
  ]
  private static let documentation: Set<String> = ["docs", "documentation", "website", "storybook"]
  private static let toolFolders: Set<String> = [
    ".git", ".build", ".svn", ".hg", ".venv", ".cache", ".gradle", ".swiftpm", ".yarn", ".pnpm-store", ".next", ".nuxt",
    ".idea", ".bundle", ".mypy_cache", ".tox", ".Trash", ".terraform", ".parcel-cache", ".vscode", ".changeset",
    ".github", ".husky", ".devcontainer", ".turbo", ".nx", ".circleci",
  ]
}
