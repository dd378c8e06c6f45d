import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// Small repositories with the clutter of real ones, audited at their root without a configuration.
struct RepositoryTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  private static let ink = "#1A1A1A"

  private static func tokens(_ text: String, _ background: String) -> String {
    ##"{"color": {"$type": "color", "text": {"$value": "\##(text)"}, "background": {"$value": "\##(background)"}}}"##
  }

  private static func colorset(_ light: String, dark: String? = nil) -> String {
    func color(_ gray: String) -> String {
      "\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"\(gray)\", \"green\": \"\(gray)\", \"blue\": \"\(gray)\", \"alpha\": \"1.000\"}}"
    }
    let other = dark.map {
      ", {\"idiom\": \"universal\", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], \(color($0))}"
    }
    return "{\"colors\": [{\"idiom\": \"universal\", \(color(light))}\(other ?? "")]}"
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try world.write(path, text) }
  }

  /// The printed text, without regard to line breaks.
  private var screen: String {
    world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// An app with a catalog, a widget, a demo, fixtures, animations and service files.
  @Test func anAppWithClutter() throws {
    try write([
      "App/Colors.xcassets/Text.colorset/Contents.json": Self.colorset("0.1", dark: "0.9"),
      "App/Colors.xcassets/Background.colorset/Contents.json": Self.colorset("1.0", dark: "0.0"),
      "App/Colors.xcassets/Contents.json": "{}",
      "App/Assets.xcassets/Icon.appiconset/Contents.json": "{broken",
      "App/GoogleService-Info.plist": "<plist><dict/></plist>",
      "App/wave.json": ##"{"v": "5.7", "layers": [{"sc": "#ff0000", "nm": "color"}]}"##,
      "App/Settings.bundle/Root.plist":
        "<plist version=\"1.0\"><dict><key>color</key><string>red</string></dict></plist>",
      "Widget/Assets.xcassets/AccentColor.colorset/Contents.json": Self.colorset("0.5"),
      "Demo/Theme.swift": "enum Broken {", "AppTests/fixture.json": "{", "Pods/X/a.tokens.json": "{",
      "App.xcodeproj/project.json": "{",
    ])
    #expect(world.run("audit") != .failure)
    #expect(screen.contains("Read App/Colors.xcassets (asset catalog, 2 colours)"))
    #expect(screen.contains("Widget/Assets.xcassets (one colour)"))
    #expect(!world.errors.contains("error:"))
  }

  /// An app for two platforms whose catalogs have the same name, beside tokens for the web.
  @Test func platformsStayApart() throws {
    try write([
      "iOS/Assets.xcassets/Text.colorset/Contents.json": Self.colorset("0.1"),
      "iOS/Assets.xcassets/Background.colorset/Contents.json": Self.colorset("1.0"),
      "Mac/Assets.xcassets/Text.colorset/Contents.json": Self.colorset("0.9"),
      "Mac/Assets.xcassets/Background.colorset/Contents.json": Self.colorset("0.0"),
      "web/brand.tokens.json": Self.tokens("#000000", "#FFFFFF"),
    ])
    #expect(world.run("tokens") == .success)
    for name in ["iOS/Assets", "Mac/Assets", "brand"] { #expect(world.output.contains("\(name), 2 tokens")) }
  }

  /// Tokens with the configuration of their build, its output, a package's files, and data that looks like tokens.
  @Test func aTokenRepository() throws {
    try write([
      "package.json": #"{"name": "acme-tokens"}"#, "package-lock.json": "{}", "tsconfig.json": "{ // note\n}",
      "sd.config.js": "export default { source: ['tokens/**/*.json'], platforms: {} } // style-dictionary",
      "tokens/color.json": Self.tokens("#000000", "#FFFFFF"),
      "tokens/size.json": #"{"size": {"$type": "dimension", "s": {"$value": {"value": 1, "unit": "px"}}}}"#,
      "made/color.json": Self.tokens("#111111", "#EEEEEE"),
      "data/flags.json": #"{"dark": {"value": true, "type": "boolean"}}"#, ".changeset/config.json": "{}",
      "examples/basic/color.tokens.json": Self.tokens("#777777", "#888888"),
    ])
    #expect(world.run("audit") == .success)
    #expect(
      screen.contains("Read tokens/ (design tokens, 2 colours)")
        || screen.contains("Read tokens/ (design tokens"))
    #expect(screen.contains("examples/basic/color.tokens.json (a sample)"))
    #expect(world.output.contains("acme-tokens") || world.output.contains("judged"))
  }

  /// Themes in code, with tests and previews that have their own colors.
  @Test func themesInCode() throws {
    try write([
      "Package.swift": "let package = Package(name: \"Acme\", targets: [])",
      "Sources/Theme/AppTheme.swift": """
      import UIKit
      struct AppTheme { let text: UIColor; let background: UIColor }
      extension AppTheme {
          static let light = AppTheme(text: .black, background: .white)
          static let dark = AppTheme(text: .white, background: .black)
      }
      """,
      "Sources/App/View.swift": "struct V { let x = 1 }",
      "Tests/ThemeTests/TestTheme.swift":
        "extension AppTheme { static let test = AppTheme(text: .red, background: .red) }",
      "Demo/Info.plist": "", "Sources/App/config.json": #"{"api": "https://example.org"}"#,
    ])
    #expect(world.run("audit") == .success)
    #expect(screen.contains("Read Sources/Theme/ (Swift, 2 themes): light, dark; up to 2 colours"))
    #expect(screen.contains("Left aside Tests/ThemeTests/TestTheme.swift (tests)"))
  }

  /// What is wrong with one color of code that was merely found leaves that one out, and says so.
  @Test func oneWrongColorOfCode() throws {
    try write([
      "App/Colors.swift": """
      import UIKit
      extension UIColor {
          static let text = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
          static let background = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      }
      enum Constants {
          static let fade = Gradient(colors: [Gradient(colors: [.red, .blue]), .black])
      }
      """
    ])
    #expect(world.run("audit") == .success)
    #expect(screen.contains("1 token has no value, first Constants.fade"))
    #expect(
      screen.contains("warning: stop 1 of the gradient in Constants.fade is a gradient; expected a colour"))
    #expect(world.run("audit", "App/Colors.swift") == .failure)
  }

  /// Brands in one folder, hidden tokens, and a file that nobody can read.
  @Test func brandsAndWhatIsHidden() throws {
    try write([
      "themes/acme.json": "{\"text\": \"#000000\", \"background\": \"#FFFFFF\"}",
      "themes/globex.json": "{\"text\": \"#FFFFFF\", \"background\": \"#000000\"}",
      ".design/secret.tokens.json": Self.tokens("#000000", "#FFFFFF"), "data/notes.json": "{oops",
      "cities.json": #"{"berlin": {"lat": 1}}"#, "README.md": "#fff",
    ])
    #expect(world.run("audit") == .success)
    #expect(screen.contains("Read themes/ (keys and colours, 2 themes)"))
    #expect(screen.contains(".design/secret.tokens.json (hidden)"))
    #expect(screen.contains("data/notes.json (line 1"))
  }

  /// Another tool's output that was merely found does not end a run. Nothing in it passes, and when it is named it is an error.
  @Test func anAliasToNothingInAFileThatWasFound() throws {
    try write([
      "made/figma.json":
        ##"{"c": {"text": {"value": "{Color.Ink}", "type": "color"}, "page": {"value": "#fff", "type": "color"}}}"##
    ])
    #expect(world.run("audit") == .findings)
    #expect(screen.contains("warning: c.text refers to Color.Ink, which does not exist"))
    #expect(world.run("audit", "made/figma.json") == .failure)
    #expect(world.errors.contains("[unresolved-alias]"))
  }

  /// Files that a build or a name promises may refer to another package. Their tokens are undetermined, and the rest is audited.
  @Test func anAliasToAnotherPackage() throws {
    let token = ##"{"c": {"$type": "color", "text": {"$value": "{ext.ink}"}, "background": {"$value": "#ffffff"}}}"##
    try write(["tokens/a.tokens.json": token])
    #expect(world.run("audit") == .findings)
    #expect(screen.contains("warning: c.text refers to ext.ink, which does not exist"))
    #expect(world.run("audit", "tokens/a.tokens.json") == .failure)
    try write([
      "tokens/a.tokens.json": "{}", "src/b.json": token,
      "config.json": #"{"source": ["src/*.json", "node_modules/ext/*.json"], "platforms": {}}"#,
    ])
    #expect(world.run("audit") == .findings)
    #expect(screen.contains("warning: c.text refers to ext.ink, which does not exist"))
  }

  /// Token files of lengths, records of documentation and test data are not themes.
  @Test func tokensWithoutColors() throws {
    try write([
      "tokens/space.json": #"{"space": {"s": {"$type": "dimension", "$value": "4px"}}}"#,
      "docs.json": #"{"gaps": [{"name": "--gap", "value": "8px"}]}"#,
      "frontend/playwright/data/theme.json": ##"{"text": "#000000", "background": "#FFFFFF"}"##,
    ])
    #expect(world.run("audit") == .failure)
    #expect(screen.contains("? No theme was found"))
    #expect(screen.contains("frontend/playwright/data/theme.json (tests)"))
  }

  /// Two builds that share some of their files are the contexts of one theme.
  @Test func aBuildForEachMode() throws {
    try write([
      "package.json": #"{"name": "acme-tokens"}"#, "tokens/base.json": Self.tokens("#000000", "#FFFFFF"),
      "tokens/night.json": Self.tokens("#FFFFFF", "#000000"),
      "config.light.json": #"{"source": ["tokens/base.json"], "platforms": {}}"#,
      "config.dark.json": #"{"include": ["tokens/base.json"], "source": ["tokens/night.json"], "platforms": {}}"#,
    ])
    #expect(world.run("tokens") == .success)
    #expect(world.output.hasPrefix("tokens, 2 tokens, mode light|dark\n"))
  }

  /// A package has no variant in a mode that only another package has.
  @Test func modesOfOnePackageStayThere() throws {
    let modes = ["dim": "0, 0, 0", "night": "1, 1, 1"].map { name, color in
      #""\#(name)": [{"c": {"$type": "color", "text": {"$value": {"colorSpace": "srgb", "components": [\#(color)]}}}}]"#
    }
    try write([
      "packages/a/package.json": "{}", "packages/b/package.json": "{}",
      "packages/a/light.tokens.json": Self.tokens("#000000", "#FFFFFF"),
      "packages/a/dark.tokens.json": Self.tokens("#FFFFFF", "#000000"),
      "packages/b/b.resolver.json": #"""
      {"version": "2025.10", "sets": {}, "resolutionOrder": [{"$ref": "#/modifiers/mode"}],
       "modifiers": {"mode": {"default": "dim", "contexts": {\#(modes.joined(separator: ", "))}}}}
      """#,
    ])
    #expect(world.run("tokens") == .success)
    #expect(screen.contains("a, 2 tokens, mode light|dark token"))
    #expect(screen.contains("mode dim|night token") || screen.contains("mode night|dim token"))
    #expect(!world.output.contains("absent"))
  }

  /// A single color in data is nothing to judge. A style sheet and a resource are reported.
  @Test func aRepositoryOfAnotherPlatform() throws {
    try write([
      "data/accounts.json": ##"{"data": [{"name": "A", "color": "#FF1976D2"}, {"name": "B", "color": "#FFE91E63"}]}"##,
      "app/src/main/res/values/colors.xml": "<resources/>", "web/theme.scss": "$ink: #000;",
    ])
    #expect(world.run("audit") == .failure)
    #expect(screen.contains("? No theme was found"))
    #expect(screen.contains("app/src/main/res/values/colors.xml (an Android resource: a format that is not read)"))
    #expect(screen.contains("web/theme.scss (a style sheet: a format that is not read)"))
  }

  /// A file that promises tokens and is not valid in its format ends the run, wherever it was found.
  @Test(arguments: ["", "<<<<<<< HEAD\n{}", "version https://git-lfs.github.com/spec/v1\n"])
  func aPromiseThatIsNotKept(text: String) throws {
    try write(["tokens/a.tokens.json": Self.tokens("#000000", "#FFFFFF"), "deep/b.tokens.json": text])
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("deep/b.tokens.json"))
    #expect(world.errors.contains("error:"))
  }

  /// Nothing depends on the name of the checkout's folder.
  @Test func twoClonesAreOne() throws {
    for clone in ["alice", "bob"] {
      try write([
        "\(clone)/a.tokens.json": Self.tokens("#777777", "#888888"),
        "\(clone)/legible.json":
          #"{"themes": ["."], "rules": [{"id": "r", "foreground": "**.text", "background": "**.background", "require": "aa-text"}]}"#,
      ])
    }
    let alice = try TestWorld(in: world.folder.appendingPathComponent("alice"))
    let bob = try TestWorld(in: world.folder.appendingPathComponent("bob"))
    #expect(alice.run("baseline") == .success)
    #expect(bob.run("audit", "--baseline=../alice/legible-baseline.json") == .success)
    alice.run("audit", "--format", "json")
    bob.run("audit", "--format", "json")
    #expect(alice.output == bob.output)
  }

  @Test func initNamesWhatTheSurveyChose() throws {
    try write([
      "tokens/color.tokens.json": Self.tokens("#000000", "#FFFFFF"), "config/flags.json": #"{"a": {"value": true}}"#,
      "tokens/flags.json": #"{"a": {"value": true}}"#, "config/broken.json": "{",
    ])
    #expect(world.run("init") == .success)
    let text = try world.read("legible.json")
    #expect(text.contains(#""themes": ["tokens/color.tokens.json"]"#))
    #expect(!text.contains("flags.json"))
    #expect(world.run("audit") == .success)
    // A folder is named when it has several files, and what only looks like tokens in it is excluded.
    try world.write("tokens/night.tokens.json", Self.tokens("#FFFFFF", "#000000"))
    try FileManager.default.removeItem(at: world.folder.appendingPathComponent("legible.json"))
    #expect(world.run("init") == .success)
    let several = #""themes": [{ "paths": ["tokens"], "exclude": ["tokens/flags.json"] }]"#
    #expect(try world.read("legible.json").contains(several))
    #expect(world.run("audit") == .success)
  }

  /// A source file that lost a character is an error in every run, with or without a configuration.
  @Test(
    arguments: ["tokens/button.json", "tokens/parts/button.json"],
    ["{\"button\": {\"$value\": \"#eee\"},,}", "\"button\": {\"$value\": 1}}"])
  func aBrokenSourceIsNoPass(path: String, text: String) throws {
    try write(["tokens/color.json": Self.tokens("#000000", "#FFFFFF"), "legible.toml": "x"])
    #expect(world.run("audit") == .success)
    try world.write(path, text)
    for paths in [[], ["tokens"]] {
      #expect(world.run(["audit"] + paths, input: []) == .failure)
      #expect(world.errors.contains("\(path):1:"))
    }
    #expect(world.run("init") == .success)
    #expect(world.errors.contains("\(path):1:"))
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("\(path):1:"))
    try world.write("legible.json", #"{"themes": ["tokens/**/*.json"]}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("\(path):1:"))
  }

  /// A file of a build is a source wherever it is. A file that nothing names and that is elsewhere is left aside and reported.
  @Test func aBrokenFileElsewhereIsSaid() throws {
    try write(["src/color.json": Self.tokens("#000000", "#FFFFFF"), "data/list.json": "{\"a\": "])
    #expect(world.run("audit") == .success)
    #expect(screen.contains("Left aside data/list.json (line 1:"))
    try world.write("config.json", #"{"source": ["src/*.json", "data/*.json"], "platforms": {}}"#)
    #expect(world.run("audit") == .failure)
    #expect(world.errors.contains("data/list.json:1:"))
  }

  @Test func anAliasThatLeadsNowhereIsNoPass() throws {
    func color(_ extra: String) -> String {
      ##"{"color": {"$type": "color", "text": {"$value": "#000000"}, "background": {"$value": "#FFFFFF"}\##(extra)}}"##
    }
    try world.write("tokens/color.json", color(#", "badge": {"$value": "{color.bagde}"}"#))
    #expect(world.run("audit") == .findings)
    #expect(screen.contains("? The one judged pair passes, but 1 alias leads nowhere"))
    #expect(screen.contains("The run fails on: what is undetermined."))
    #expect(world.run("audit", "--format", "markdown") == .findings)
    #expect(world.output.contains("but 1 alias leads nowhere"))
    // What fails the run fails a test of CI.
    #expect(world.run("audit", "--format", "junit") == .findings)
    #expect(world.output.contains("<failure message="))
    #expect(world.run("baseline") == .success)
    #expect(world.output.contains("Not accepted: 1 alias leads nowhere, which fails the run until mended."))
    // A length is not an alias of a color.
    try world.write("tokens/color.json", color(#", "gap": {"$type": "dimension", "$value": "{space.small}"}"#))
    #expect(world.run("audit") == .success)
    try world.write("tokens/color.json", color(#", "badge": {"$value": "{color.text}"}"#))
    #expect(world.run("audit") == .success)
  }

  @Test func initKeepsTheNameOfTheSystem() throws {
    let tokens = Self.tokens("#000000", "#FFFFFF")
    try write(["packages/kit/package.json": "{}", "packages/kit/src/color.json": tokens, "package.json": "{}"])
    func name() throws -> String? {
      world.run("audit", "--format", "json")
      return try JSONDocument(Array(world.output.utf8)).root["system"]?.string
    }
    let before = try name()
    #expect(before == "kit")
    #expect(world.run("init") == .success)
    #expect(try name() == before)
  }

  /// Views beside the themes' folder are named too, so that failures in them still fail.
  @Test func initKeepsTheViews() throws {
    try write([
      "App/Theme/Palette.swift": """
      import SwiftUI
      extension Color {
        static let mist = Color(red: 0.8, green: 0.8, blue: 0.8)
        static let snow = Color(red: 1, green: 1, blue: 1)
        static let night = Color(red: 0, green: 0, blue: 0)
        static let coal = Color(red: 0.1, green: 0.1, blue: 0.1)
      }
      """,
      "Screens/Row.swift": """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("a").foregroundColor(.mist).background(Color.snow) }
      }
      """,
    ])
    #expect(world.run("audit") == .findings)
    #expect(screen.contains("1 of 1 judged pair") || screen.contains("The one judged pair fails"))
    #expect(world.run("init") == .success)
    #expect(try world.read("legible.json").contains("Screens"))
    #expect(world.run("audit") == .findings)
    #expect(!screen.contains("No pair was judged"))
  }

  /// With several paths in one source, each path names the themes in it.
  @Test func initNamesThemesAfterTheirOwnFolders() throws {
    try write([
      "ios/Palette/Colors.xcassets/Ink.colorset/Contents.json": Self.colorset("0.0"),
      "ios/Palette/Colors.xcassets/Page.colorset/Contents.json": Self.colorset("1.0"),
      "kit/color.tokens.json": Self.tokens("#000000", "#FFFFFF"),
      "kit/line.tokens.json":
        ##"{"line": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##,
    ])
    world.run("audit", "--format", "json")
    let before = try variants(world.output)
    #expect(before.contains("kit"))
    #expect(world.run("init") == .success)
    world.run("audit", "--format", "json")
    #expect(try variants(world.output) == before)
  }

  private func variants(_ text: String) throws -> [String] {
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return (report?["variants"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// A theme named after its package keeps that name, however deep its files are.
  @Test func initKeepsTheNamesOfThemes() throws {
    try write([
      "package.json": #"{"name": "shop", "workspaces": ["packages/*"]}"#,
      "packages/kit-tokens/package.json": #"{"name": "kit-tokens"}"#,
      "packages/kit-tokens/src/tokens/color.tokens.json": Self.tokens("#000000", "#FFFFFF"),
      "packages/kit-tokens/src/tokens/line.tokens.json":
        ##"{"line": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##,
    ])
    world.run("audit", "--format", "json")
    let before = world.output
    #expect(world.run("init") == .success)
    world.run("audit", "--format", "json")
    #expect(try variants(before) == ["kit-tokens"])
    #expect(try variants(before) == variants(world.output))
  }
}
