import Testing

@testable import Survey

/// Which files are looked at, which are left aside, and which are never followed.
struct WalkedTreeTests {
  private func walk(
    _ files: [String], links: [String: String] = [:], ignore: String? = nil, boundary: TreeBoundary? = nil,
    excluded: [String] = [], limits: SourceWalk.Limits = .standard, from folder: String = "."
  ) -> SourceWalk.Result {
    var tree = MemoryTree(links: links)
    for file in files { tree.files[file] = "{}" }
    if let ignore { tree.files[".gitignore"] = ignore }
    return SourceWalk.files(
      folder, in: tree, boundary: boundary, excluded: excluded.map(FileGlob.init), limits: limits)
  }

  @Test(arguments: [
    ("Demo/a.json", AsideReason.sample), ("ExampleApp/a.json", .sample), ("Tests/a.json", .tests),
    ("AppUITests/a.json", .tests), ("spec/a.json", .tests), ("a/__fixtures__/b.json", .fixtures),
    ("Mocks/a.json", .stubs), ("Preview Content/a.json", .previews), (".design/a.json", .hidden),
    ("a/Theme.playground/b.json", .sample), ("docs/a.json", .documentation),
    ("apps/system-docs/static/a.json", .documentation), ("website/a.json", .documentation),
  ])
  func leavesAsideByName(path: String, reason: AsideReason) {
    let found = walk([path, "tokens/a.json"])
    #expect(found.files.map(\.path) == ["tokens/a.json"])
    #expect(found.aside.map(\.reason) == [reason])
    #expect(found.aside[0].only == path)
  }

  /// Where there is nothing else, the app lies in a folder that is called as samples are.
  @Test func readsTheOnlyFolderWhateverItIsCalled() {
    let found = walk(["themeDemo/Theme.swift", "themeDemo/Sample/A.swift", "themeDemo/Tests/B.swift", "README.md"])
    #expect(found.files.map(\.path) == ["themeDemo/Sample/A.swift", "themeDemo/Theme.swift"])
    for more in ["App/C.swift", "OtherDemo/Theme.swift", "src/theme.scss"] {
      #expect(!walk(["themeDemo/Theme.swift", more]).files.contains { $0.path.hasPrefix("themeDemo") }, "\(more)")
    }
  }

  /// Files with colors in formats that nothing reads are recognized by their names.
  @Test(arguments: [
    ("src/theme.scss", true), ("src/variables.css", true), ("app/src/main/res/values/colors.xml", true),
    ("app/src/main/res/values-night/theme.xml", true), ("ui/Color.kt", true), ("lib/app_colors.dart", true),
    ("src/palette.ts", true), ("App/UIColor+Theme.m", true), ("src/button.css", false), ("pom/colors.xml", false),
    ("src/ColorPicker.ts", false), ("src/useColorTheme.ts", false), ("tests/colors.ts", false),
    ("tokens/brand.yml", false), ("src/themes/light.ts", true), ("src/dark.ts", true), ("src/themes/index.ts", false),
    ("deploy/base.yaml", false), ("App/Themes/midnight.xccolortheme", true), ("App/midnight.theme", false),
  ])
  func saysWhatItCannotRead(path: String, isSaid: Bool) {
    let found = walk([path]).aside.filter { $0.reason == .otherFormat }
    #expect(found.map(\.path) == (isSaid ? [path] : []))
  }

  /// Apps keep themes in files with an extension of their own.
  @Test(arguments: [
    ("App/themes/Skylight.cutboxTheme", true), ("Basic.cetheme", true), ("App/midnight.theme", false),
    ("App/Themes/midnight.xccolortheme", false), ("App/theme.png", false),
  ])
  func opensThemesOfApps(path: String, isOpened: Bool) {
    #expect(walk([path]).files.map(\.path) == (isOpened ? [path] : []))
  }

  /// The folder of an app whose name ends in “Test” is no folder of tests.
  @Test func readsTheFolderThatIsNamedAsTheProject() {
    let app = ["OrderTest.xcodeproj/project.pbxproj", "OrderTest/Theme.swift", "OrderTestTests/Theme.swift"]
    #expect(walk(app).files.map(\.path) == ["OrderTest/Theme.swift"])
    #expect(walk(Array(app.dropFirst())).files.isEmpty)
  }

  /// The storyboard of one language is a copy of the base storyboard.
  @Test func leavesCopiesForLanguages() {
    #expect(
      walk(["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard"]).files.map(\.path)
        == ["App/Base.lproj/Main.storyboard"])
  }

  @Test func countsWhatItCannotReadByFormat() {
    let found = walk(["b/colors.kt", "a/Theme.kt", "a/dark.css"]).aside
    #expect(found.map(\.path) == ["a/dark.css", "b/colors.kt"])
    #expect(found.map(\.files) == [1, 2])
    #expect(found[1].detail == "one of 2 Kotlin files: a format that is not read")
  }

  /// When nothing else contains colors, files of other formats are recognized by their contents.
  @Test func saysWhereColorsAreThatItCannotRead() {
    var tree = MemoryTree()
    tree.files["standard/dusk.yaml"] = "background: '#1E1E2E'\nforeground: '#CDD6F4'\naccent: '#89B4FA'\n"
    tree.files["standard/dawn.yaml"] = "background: '#FFFFFF'\nforeground: '#111111'\n"
    tree.files["dist/css/kit.css"] = ":root { --a: rgb(30 30 46); --b: #CDD6F4FF; }"
    tree.files["deploy/ci.yaml"] = "issue: '#12'\ncommit: '#1E1E2E0'\nlabel: '#1E1E2E'\n"
    tree.files["node_modules/x/a.css"] = ":root { --a: #111111; --b: #222222; }"
    var report = SurveyReport()
    report.aside = [Aside(path: "standard/color.yaml", reason: .otherFormat), Aside(path: "x", reason: .sample)]
    report.lookForUnreadColors(SourceWalk.files(".", in: tree).unread, in: tree)
    #expect(report.aside.map(\.path) == ["x", "dist/css/kit.css", "standard/dusk.yaml"])
    #expect(report.aside.map(\.colors) == [0, 2, 3])
    #expect(report.aside[1].detail == "a style sheet with colours: a format that is not read")
    #expect(
      report.aside[2].detail
        == "one of 2 YAML files with colours: YAML is read as design tokens, base16 schemes and keys that are colours and nothing else, so write them as those, or as JSON"
    )
    let before = report.aside
    report.lookForUnreadColors(["deploy/ci.yaml"], in: tree)
    #expect(report.aside == before)
  }

  @Test(arguments: [
    "Testament/a.json", "Latest/a.json", "Inspector/a.json", "Demography/a.json", "Previewer/a.json",
    "website-tokens/a.json", "App/Base.lproj/Main.storyboard",
  ])
  func readsFoldersWhoseNamesOnlyContainSuchWords(path: String) {
    #expect(walk([path]).files.map(\.path) == [path])
  }

  /// Folders that package managers and builds make are not even searched.
  @Test func othersPackagesAreNotCounted() {
    let found = walk(["node_modules/x/a.json", "Pods/b.json", "build/c.json", "Carthage/d.json", "a.json"])
    #expect(found.files.map(\.path) == ["a.json"])
    #expect(found.aside == [])
  }

  @Test func leavesAsideWhatGitIgnores() {
    let found = walk(
      [
        "out1/a.json", "keep/a.gen.json", "keep/b.json", "keep/c.gen.json", "deep/out1/d.json", "top/e.json",
        "x/top/f.json",
      ],
      ignore: "# made by a build\nout1/\n*.gen.json\n!keep/c.gen.json\n/top\n")
    #expect(found.files.map(\.path) == ["keep/b.json", "keep/c.gen.json", "x/top/f.json"])
    #expect(found.aside.map(\.path) == ["deep/out1", "keep/a.gen.json", "out1", "top"])
    #expect(Set(found.aside.map(\.reason)) == [.ignored])
  }

  @Test func aLinkShowsNothingTwice() {
    let found = walk(
      ["real/tokens/a.json"], links: ["linked": "real", "deep/again": "real", "me": "", "real/up": ""])
    #expect(found.files.map(\.path) == ["real/tokens/a.json"])
  }

  @Test func aLinkIsFollowedToWhatNothingElseShows() {
    let found = walk([".store/a.json", "b.json"], links: ["tokens": ".store"])
    #expect(found.files.map(\.path) == ["b.json", "tokens/a.json"])
  }

  @Test func aLinkNeverLeavesTheProject() {
    let found = walk(
      ["app/b.json"], links: ["app/everything": "/", "app/away.tokens.json": "/secret"],
      boundary: TreeBoundary(roots: ["app"]), from: "app")
    #expect(found.files.map(\.path) == ["app/b.json"])
    #expect(found.aside.map(\.reason) == [.outside, .outside])
  }

  @Test func aDeadLinkThatPromisesTokensIsAnError() {
    let found = walk(["a.json"], links: ["b.tokens.json": "nowhere", "c.json": "nowhere"])
    #expect(found.errors.map(\.path) == ["b.tokens.json"])
  }

  @Test func excludesByPath() {
    let found = walk(["a/x.json", "a/old/y.json", "b/z.json"], excluded: ["a/old", "b/*.json"])
    #expect(found.files.map(\.path) == ["a/x.json"])
  }

  @Test func endsAndSaysSo() {
    let files = (0..<50).map { "f\($0)/a.json" }
    let found = walk(files, limits: SourceWalk.Limits(entries: 20, depth: 64, entriesAside: 10))
    #expect(found.isCut)
    #expect(found.files.count < 20)
    #expect(found.aside.contains { $0.reason == .notReached })
    let deep = walk([(0..<80).map { "d\($0)" }.joined(separator: "/") + "/a.json"])
    #expect(deep.isCut)
  }
}
