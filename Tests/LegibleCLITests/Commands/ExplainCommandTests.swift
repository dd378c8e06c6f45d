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
}
