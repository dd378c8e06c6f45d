import Foundation
import JSONText
import Testing

@testable import LegibleCLI

struct TokensCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write("themes/base.json", ##"{"grey": "#777777", "text": "$grey", "veil": "#00000080"}"##)
    try world.write("themes/night.json", ##"{"parent": "base", "grey": "#bbbbbb"}"##)
  }

  @Test func showsEveryThemeWithWhatItInherits() {
    #expect(world.run("tokens", "themes") == .success)
    #expect(
      world.output == """
        base, 3 tokens
          token  tier      colour     from
          grey   raw       #777777    themes/base.json:1:10
          text   semantic  #777777    grey
          veil   semantic  #00000080  themes/base.json:1:46

        night extends base, 3 tokens
          token  tier      colour     from
          grey   raw       #BBBBBB    themes/night.json:1:28
          text   semantic  #BBBBBB    grey
          veil   semantic  #00000080  themes/base.json:1:46

        """)
    #expect(world.errors == "Read themes/ (keys and colours, 2 themes).\n")
  }

  @Test func filtersByThemeTierAndPath() {
    #expect(world.run("tokens", "themes", "--theme", "ni*", "--tier", "semantic", "--match", "{text,grey}") == .success)
    #expect(world.output.contains("night extends base, 1 token"))
    #expect(world.output.contains("text"))
    #expect(!world.output.contains("veil"))
  }

  @Test func aPatternThatNoTokenMatchesIsAnError() {
    #expect(world.run("tokens", "themes", "--match", "txet") == .failure)
    #expect(world.output.isEmpty)
    #expect(world.errors.contains("--match") && world.errors.contains("text"))
    #expect(world.run("tokens", "themes", "--theme", "night", "--match", "v*") == .success)
  }

  private func writeCatalog(_ names: String...) throws {
    for name in names {
      try world.write(
        "App/Brand.xcassets/\(name).colorset/Contents.json",
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1.000"}}}]}
        """)
    }
  }

  @Test func aCatalogThatNoCodeUsesIsATheme() throws {
    try writeCatalog("Ink")
    try world.write("App/Look.swift", "enum Look { static let text = UIColor.black }")
    #expect(world.run("tokens", "App") == .success)
    #expect(!world.output.contains("Brand, "))
    #expect(world.errors.contains("Left aside: App/Brand.xcassets (one colour)"))
    try writeCatalog("Page")
    #expect(world.run("tokens", "App") == .success)
    #expect(world.output.contains("Brand, 2 tokens"))
    #expect(world.output.contains("colors, 2 tokens"))
  }

  /// Eight variants side by side would not be a readable table.
  @Test func manyVariantsFoldIntoALineForEachValue() throws {
    try world.write(
      "many/Shades.swift",
      """
      enum Shades {
        static let page = UIColor { traits in
          guard traits.userInterfaceStyle == .dark else { return .white }
          return traits.calm ? UIColor(white: 0.2, alpha: 1) : .black
        }
        static let ink = UIColor { $0.accessibilityContrast == .high ? .black : .darkGray }
        static let mark = UIColor(white: 0.5, alpha: 1)
      }
      """)
    #expect(world.run("tokens", "many", "--match", "Shades.*") == .success)
    #expect(
      world.output == """
        colors, 3 tokens, mode light|dark, contrast standard|high, calm off|on
          token        tier      colour   where            from
          Shades.page  semantic  #FFFFFF  light            UIColor.white
                                 #000000  dark + calm off  UIColor.black
                                 #333333  dark + calm on   many/Shades.swift:4:26
          Shades.ink   semantic  #555555  standard         UIColor.darkGray
                                 #000000  high             UIColor.black
          Shades.mark  semantic  #808080                   many/Shades.swift:7:21

        """)
    #expect(world.run("tokens", "many", "--match", "Shades.ink", "--axis", "contrast=high") == .success)
    #expect(world.output.contains("Shades.ink  semantic  #000000   "))
  }

  @Test func jsonHasTheNamedKeys() throws {
    #expect(world.run("tokens", "themes", "--format", "json") == .success)
    let root = try JSONDocument(Array(world.output.utf8)).root
    #expect(root["errors"]?[0] == nil)
    #expect(root["warnings"]?[0] == nil)
    let night = try #require(root["themes"]?[1])
    #expect(night["name"]?.string == "night")
    #expect(night["extends"]?.string == "base")
    let variant = try #require(night["variants"]?[0])
    #expect(variant["name"]?.string == "night")
    let text = try #require(variant["tokens"]?["text"])
    #expect(text["tier"]?.string == "semantic")
    #expect(text["color"]?["space"]?.string == "srgb")
    #expect(text["hex"]?.string == "#BBBBBB")
    #expect(text["at"]?.string == "themes/base.json:1:21")
    #expect(text["chain"]?.elements.compactMap { $0["token"]?.string } == ["text", "grey"])
  }

  @Test(arguments: [
    (["--theme", "nihgt"], "did you mean night?"),
    (["--axis", "mode=dark"], "there are no axes here"),
  ])
  func aFilterThatMatchesNothingIsAnError(words: [String], hint: String) {
    #expect(world.run(["tokens", "themes"] + words, input: []) == .failure)
    #expect(world.errors.contains(hint))
    #expect(world.output == "")
  }

  @Test func severalErrorsAreSaidInOneRunWithTheirPlaces() throws {
    try world.write("broken/a.json", ##"{"one": "$two", "two": "$one", "three": "$nowhere", "four": "#444"}"##)
    try world.write("broken/b.json", #"{"x": "rgb(1 2 3)", "y": }"#)
    #expect(world.run("tokens", "broken/a.json", "broken/b.json") == .failure)
    #expect(world.errors.contains("broken/a.json:1:"))
    #expect(world.errors.contains("[alias-cycle]"))
    #expect(world.errors.contains("[unresolved-alias]"))
    #expect(world.errors.contains("broken/b.json:1:"))
  }

  @Test(arguments: ["nothing", "pipe", "dangling", "t*/*.nothing", "notes.txt"])
  func whatCannotBeReadIsSaidAtOnce(path: String) throws {
    #expect(mkfifo(world.folder.appendingPathComponent("pipe").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: world.folder.appendingPathComponent("dangling").path, withDestinationPath: "nowhere")
    try world.write("notes.txt", "no theme")
    #expect(world.run("tokens", path) == .failure)
    #expect(world.errors.contains(path))
  }

  /// The place is where the value is written, not where the model declares its name.
  @Test func valuesHaveThePlaceOfTheirLiteral() throws {
    try world.write(
      "Shore.swift",
      """
      import SwiftUI
      struct Inks { let text: Color; let page: Color }
      let day = Inks(
        text: Color(red: 0, green: 0, blue: 0),
        page: Color(red: 1, green: 1, blue: 1))
      let night = Inks(
        text: Color(red: 1, green: 1, blue: 1),
        page: Color(red: 0, green: 0, blue: 0))
      """)
    #expect(world.run("tokens", "Shore.swift") == .success)
    for place in ["Shore.swift:4:9", "Shore.swift:5:9", "Shore.swift:7:9", "Shore.swift:8:9"] {
      #expect(world.output.contains(place))
    }
    #expect(!world.output.contains("Shore.swift:2:"))
  }

  @Test func aFolderWithoutThemesIsAnError() throws {
    try world.write("empty/package.json", "{}")
    try world.write("empty/settings.json", #"{"font": "Inter"}"#)
    #expect(world.run("tokens", "empty") == .failure)
    #expect(world.errors.contains("[no-themes]"))
  }

  @Test func theOrderOfPathsInAFolderIsNotTheDisks() throws {
    for name in ["z", "a", "m", "B"] { try world.write("many/\(name).json", ##"{"x": "#123456", "y": "#fff"}"##) }
    #expect(world.run("tokens", "many", "--jobs", "1") == .success)
    let one = world.output
    #expect(world.run("tokens", "many", "--jobs", "8") == .success)
    #expect(world.output == one)
    #expect(one.split(separator: "\n").filter { $0.contains("2 tokens") }.map { $0.prefix(1) } == ["B", "a", "m", "z"])
  }

  /// The parts of the output are written on several threads and sent in order.
  @Test(arguments: ["1", "2", "3"]) func aLargeAnswerIsWholeAndInOrder(jobs: String) throws {
    let names = (0..<5000).map { "t\($0)" }
    // The first has no value where the modifier's default applies.
    let tokens = names.map {
      ##""\##($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}"##
    }
    try world.write(
      "large/x.resolver.json",
      ##"""
      {"version": "2025.10", "sets": {"base": {"sources": [{\##(tokens.joined(separator: ","))}]}},
        "modifiers": {"mode": {"contexts": {"light": [], "dark": [{"t0": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
          "late": {"$type": "color", "$value": "{t1}"}}]}, "default": "light"}},
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
      """##)
    #expect(world.run("tokens", "large", "--format", "json", "--jobs", jobs) == .success)
    let root = try JSONDocument(Array(world.output.utf8)).root
    let variants = try #require(root["themes"]?[0]?["variants"])
    let written = variants.elements.map { variant in variant["tokens"].map { $0.members.map(\.key) } ?? [] }
    #expect(written == [names, names + ["late"]])
    #expect(variants[1]?["tokens"]?["t0"]?["hex"]?.string == "#FF0000")
    #expect(variants[1]?["tokens"]?["t4999"]?["hex"]?.string == "#0000FF")
  }

  @Test func aFileNestedTooDeepIsNoThemeWithoutTokens() throws {
    let deep = String(repeating: #"{"g":"#, count: 10_000) + "{}" + String(repeating: "}", count: 10_000)
    try world.write("deep/flat.json", ##"{"a": "#ffffff", "x": \##(deep)}"##)
    for command in ["tokens", "audit"] {
      #expect(world.run(command, "deep/flat.json") == .failure)
      #expect(world.output == "")
      #expect(world.errors.contains("nested too deep: more than 512 levels [keyed-json-too-deep]"))
      #expect(world.errors.split(separator: "\n").count == 1)
    }
  }
}
