import Foundation
import JSONText
import Testing

@testable import LegibleCLI

/// A configuration that `init` writes gives the result that an audit without it gave.
struct InitRepositoryTests {
  /// Returns the status of an audit, and the names of its themes and the numbers of its verdicts.
  private func audit(_ world: TestWorld) throws -> (status: CommandStatus, themes: [String], totals: String) {
    let status = world.run("audit", "--format", "json")
    let root = try JSONDocument(Array(world.output.utf8)).root
    return (
      status, root["themes"]?.elements.compactMap { $0["name"]?.string }.sorted() ?? [],
      root["totals"]?.rawText ?? ""
    )
  }

  private func compare(_ files: [String: String], _ themes: [String]) throws {
    let world = try TestWorld()
    for (path, text) in files { try world.write(path, text) }
    let before = try audit(world)
    #expect(before.themes == themes)
    #expect(before.status != .failure)
    #expect(world.run("init") == .success)
    let after = try audit(world)
    #expect(after.themes == themes)
    #expect(after.status == before.status)
    #expect(after.totals == before.totals)
  }

  @Test(arguments: ["", "$"]) func aPaletteIsSharedByItsModes(mark: String) throws {
    func theme(_ page: Int, _ text: Int) -> String {
      ##"{"bg-main": "\##(mark)blue-\##(page)", "text-main": "\##(mark)blue-\##(text)", "button-bg": "#000000", "button-text": "#ffffff"}"##
    }
    try compare(
      [
        "theme/app.json": ##"{"blue-100": "#d7e7f8", "blue-900": "#08123c"}"##, "theme/light.json": theme(100, 900),
        "theme/dark.json": theme(900, 100),
      ], ["app"])
  }

  @Test func schemesOfOneNameAreToldApartByTheirFolders() throws {
    func scheme(_ first: Int) -> String {
      (0..<16).map { "base0" + String($0, radix: 16).uppercased() + ": \"\(first)\($0 % 10)000\"\n" }.joined()
    }
    try compare(
      [
        "base16/dracula.yaml": scheme(10), "base16/github.yaml": scheme(20), "base24/dracula.yaml": scheme(30),
        "base24/github.yaml": scheme(40),
      ], ["base16/dracula", "base16/github", "base24/dracula", "base24/github"])
  }

  @Test func tokensOfAPlatformInAFolderOfTokensStayPartOfThem() throws {
    func color(_ path: String, _ value: String) -> String {
      path.split(separator: ".").reversed().reduce(#"{"$type": "color", "$value": "\#(value)"}"#) {
        #"{"\#($1)": \#($0)}"#
      }
    }
    try compare(
      [
        "tokens/global/color.json": color("color.background.page", "#ffffff"),
        "tokens/global/text.json": color("color.text.base", "#222222"),
        "tokens/themes/acme/link.json": color("link.text.rest", "{color.text.link}"),
        "tokens/themes/shop/link.json": color("link.text.rest", "{color.text.link}"),
        "tokens/web/type.json": #"{"text-italic": {"style": {"$value": "{options.font.style.italic}"}}}"#,
        "tokens/web/font.json": #"{"options": {"font": {"style": {"base": {"$value": "normal", "$type": "string"}}}}}"#,
        "tokens/themes/acme/color.json": color("color.text.link", "#0b5cab"),
        "tokens/themes/shop/color.json": color("color.text.link", "#3278ae"),
      ], ["acme", "shop"])
  }

  private static let colors =
    ##""color": {"background": {"$type": "color", "$value": "#ffffff"}, "text": {"$type": "color", "$value": "#111111"}}"##

  /// What cannot be read of a file at the top was a warning before somebody named the file.
  @Test(arguments: [
    ##""gradient": {"oomph": {"$type": "gradient", "$value": {"type": "linear", "stops": []}}}"##,
    ##""link": {"$type": "color", "$value": "{core.nowhere}"}"##,
  ])
  func warningsStayWarnings(token: String) throws {
    try compare(["design-tokens.json": "{\(Self.colors), \(token)}"], ["design-tokens"])
    let world = try TestWorld()
    try world.write("design-tokens.json", "{\(Self.colors), \(token)}")
    #expect(world.run("init") == .success)
    #expect(world.output.contains("“lenient”"))
    let written = try world.read("legible.json")
    #expect(written.contains(#""lenient": true"#))
    // A file that is broken as a whole stays an error.
    try world.write("design-tokens.json", "{\(Self.colors)")
    #expect(world.run("audit") == .failure)
  }

  /// Lenience is written only where something needs it.
  @Test func aFileWithoutErrorsIsReadAsItIs() throws {
    let world = try TestWorld()
    try world.write("design-tokens.json", "{\(Self.colors)}")
    #expect(world.run("init") == .success)
    #expect(try !world.read("legible.json").contains("lenient"))
  }

  @Test func aliasesOfTheoGetNoRules() throws {
    let props = ["green", "link"].map { "  - name: color-\($0)\n    value: '{!color-\($0)}'\n" }.joined()
    try compare(
      [
        "tokens/colors.yml":
          "global:\n  type: color\n  category: background-color\nimports:\n  - ./_aliases.yml\nprops:\n" + props,
        "tokens/_aliases.yml": "aliases:\n  color-link: '#0060df'\n  color-green: '#e3fff3'\n",
      ], ["tokens"])
  }

  @Test func filesThatWereLeftAsideStayThere() throws {
    func tokens(_ text: String) -> String {
      ##"{"text": {"$type": "color", "$value": "\##(text)"}, "background": {"$type": "color", "$value": "#ffffff"}}"##
    }
    var files = [
      "tokens/a.json": tokens("#111111"),
      "tokens/build/sd.config.json": ##"{"source": ["../a.json"], "platforms": {}}"##,
    ]
    files["tokens/config.json"] = ##"{"source": ["a.json"], "platforms": {"css": {"buildPath": "x/", "files": []}}}"##
    files["tokens/build/sd.config.json"] = nil
    for number in 0..<14 { files["tokens/kits/kit\(number)/over.json"] = tokens("#1\(number % 10)0000") }
    try compare(files, ["a"])
  }
}
