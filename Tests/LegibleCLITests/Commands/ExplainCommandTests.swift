import JSONText
import Testing

@testable import LegibleCLI

struct ExplainCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write("themes/base.json", ##"{"grey": "#777777", "bodyText": "$grey", "mutedText": "$bodyText"}"##)
    try world.write("themes/night.json", ##"{"parent": "base", "grey": "#bbbbbb"}"##)
    try world.write("themes/paper.json", ##"{"parent": "base"}"##)
  }

  @Test func showsTheChainWithPlacesAndJoinsVariantsThatAgree() {
    #expect(world.run("explain", "mutedText", "themes") == .success)
    #expect(world.output.contains("#777777  in base, paper\n"))
    #expect(world.output.contains("#BBBBBB  in night\n"))
    #expect(world.output.contains("  mutedText                 themes/base.json:1:55   base\n"))
    #expect(world.output.contains("    → grey                  themes/night.json:1:28  night\n"))
  }

  @Test func findsATokenWithoutRegardToCase() {
    #expect(world.run("explain", "MUTEDTEXT", "themes") == .success)
    #expect(world.output.hasPrefix("mutedText\n"))
  }

  @Test func suggestsTheNearestToken() {
    #expect(world.run("explain", "mutdText", "themes") == .failure)
    #expect(world.errors == "legible: there is no token 'mutdText'; did you mean mutedText?\n")
  }

  @Test func jsonHoldsEachWayOnce() throws {
    #expect(world.run("explain", "bodyText", "themes", "--format", "json") == .success)
    let root = try JSONDocument(Array(world.output.utf8)).root
    let ways = Array(try #require(root["ways"]).elements)
    #expect(ways.count == 2)
    #expect(ways.map { $0["hex"]?.string } == ["#777777", "#BBBBBB"])
  }

  @Test func listsThePairsTheTokenStandsIn() throws {
    try world.write("themes/base.json", ##"{"grey": "#8a8a8e", "bodyText": "$grey", "page": "#ffffff"}"##)
    try world.write("themes/night.json", ##"{"parent": "base", "page": "#000000"}"##)
    try world.write(
      "legible.json",
      #"{"themes": ["themes"], "rules": [{"id": "b", "foreground": ["bodyText"], "background": ["page"], "require": 4.5}]}"#
    )
    #expect(world.run("explain", "bodyText") == .success)
    #expect(world.output.contains("  ✕  3.43  of 4.5  on page  fails in 2 of 3  worst in base  b\n"))
    #expect(world.run("explain", "page", "--format", "json") == .success)
    let pair = try #require(try JSONDocument(Array(world.output.utf8)).root["pairs"]?[0])
    #expect(pair["foreground"]?.string == "bodyText")
    #expect(pair["verdict"]?.string == "fail")
  }

  // MARK: How themes were recognised

  private static let code = """
    protocol Theme { var palette: Palette { get } }
    struct Palette { let ink: UIColor; let page: UIColor }
    struct Day: Theme { let palette = Palette(ink: .black, page: .white) }
    struct Night: Theme { let palette = Palette(ink: .white, page: .black) }
    struct Rented: Theme { let palette: Palette }
    struct Chart { let line: UIColor; static let calm = Chart(line: .blue); static let loud = Chart(line: .red) }
    """

  @Test func tellsHowThemesWereRecognised() throws {
    let world = try TestWorld()
    try world.write("Sources/Theme.swift", Self.code)
    #expect(world.run("explain", "--themes", "Sources") == .success)
    #expect(world.output.hasPrefix("read: types that conform to Theme\n"))
    #expect(world.output.contains("  evidence: a contract is met, strength 95 (holder-contract)\n"))
    #expect(world.output.contains("    Day  Sources/Theme.swift:3:1\n"))
    #expect(world.output.contains("    left out: Rented is a theme whose colours depend on arguments"))
    #expect(world.output.contains("not read: static values of a model\n"))
    #expect(world.output.contains("  because types that conform to Theme have evidence of strength 95, and this"))
  }

  @Test func tellsItInJSON() throws {
    let world = try TestWorld()
    try world.write("Sources/Theme.swift", Self.code)
    #expect(world.run("explain", "--themes", "Sources", "--format", "json") == .success)
    let readings = Array(try #require(try JSONDocument(Array(world.output.utf8)).root["readings"]).elements)
    let first = try #require(readings.first)
    #expect(first["recogniser"]?.string == "holder-contract")
    #expect(first["evidence"]?.string == "contract")
    #expect(first["themes"]?.elements.map { $0["name"]?.string } == ["Day", "Night"])
    #expect(first["because"] == nil)
    #expect(readings.dropFirst().allSatisfy { $0["because"] != nil })
  }

  @Test func saysThatThereIsNoCode() {
    #expect(world.run("explain", "--themes", "themes") == .success)
    #expect(world.output.contains("No themes of Swift code were recognised"))
  }

  @Test func needsATokenOrTheThemes() {
    #expect(world.run("explain") == .failure)
    #expect(world.errors.contains("explain needs more: legible explain TOKEN|CODE [PATH…]"))
    #expect(world.run("explain", "--themes", "--theme", "base", "themes") == .failure)
    #expect(world.errors.contains("--themes and --theme do not go together"))
  }
}
