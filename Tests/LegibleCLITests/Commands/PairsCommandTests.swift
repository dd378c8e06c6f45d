import Testing

@testable import LegibleCLI

struct PairsCommandTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "tokens.json",
      ##"""
      {"cardText": {"$type": "color", "$value": "#000000"}, "cardBackground": {"$type": "color", "$value": "#ffffff"},
       "noteText": {"$type": "color", "$value": "#111111"}, "noteBackground": {"$type": "color", "$value": "#eeeeee"}}
      """##)
  }

  private func configure(_ rules: String) throws {
    try world.write("legible.json", #"{"themes": ["tokens.json"], "rules": [\#(rules)]}"#)
  }

  /// Rules that are written by hand may leave out pairs that names tell.
  @Test func rulesForNamedPairsThatNoRuleJudges() throws {
    try configure(
      #"{"id": "card", "foreground": ["cardText"], "background": ["cardBackground"], "require": "aa-text"}"#)
    #expect(world.run("pairs", "--format", "rules") == .success)
    #expect(world.output.contains("{name}Text") && world.output.contains("{name}Background"))
  }

  @Test func noRulesForPairsThatAreJudged() throws {
    try configure(
      #"{"id": "card", "foreground": ["*Text"], "background": ["*Background"], "require": "aa-text"}"#)
    #expect(world.run("pairs", "--format", "rules") == .success)
    #expect(!world.output.contains("Text"))
  }

  /// What passes in one theme says nothing about another.
  @Test func aThemeWithoutAJudgedPairFailsTheAudit() throws {
    let rule = #"{"id": "card", "foreground": ["cardText"], "background": ["cardBackground"], "require": "aa-text"}"#
    try world.write("themes/card.json", ##"{"cardText": "#000000", "cardBackground": "#ffffff"}"##)
    try world.write("legible.json", #"{"themes": ["themes"], "rules": [\#(rule)]}"#)
    #expect(world.run("audit") == .success)
    try world.write("themes/other.json", ##"{"ink": "#777777", "paper": "#888888"}"##)
    #expect(world.run("audit") == .success)
    #expect(world.output.hasPrefix("? The one judged pair passes, none is judged in other"))
    #expect(world.run("audit", "--fail-on", "failures", "--fail-on", "coverage") == .findings)
    #expect(world.output.hasPrefix("✕ The one judged pair passes, none is judged in other"))
    #expect(world.output.contains("The run fails on: rules, patterns or themes without a pair."))
  }
}
