import Testing

@testable import Audit

@Suite struct TokenPatternTests {
  @Test(arguments: [
    ("text*", "textPrimary"), ("text*", "text"), ("text-*", "textPrimary"), ("text-*", "text-primary"),
    ("*Disabled", "textDisabled"), ("*-disabled", "text_disabled"), ("*Disabled", "disabled"),
    ("textOnDark", "text-on-dark"), ("layer?", "layer1"), ("layer{1,2}", "layer2"),
    ("color.text.*", "color.text.primary"), ("color.**", "color.text.primary"), ("**", "a.b.c"),
    ("**.primary", "primary"), ("**.primary", "color.text.primary"), ("**.on-*", "md.sys.color.on-primary"),
    ("surface.{x}", "surface.raised"), ("icon*AI*", "iconMainAIStrong"), ("LAYER1", "layer1"),
    ("url-bar", "URLBar"), ("größe?", "Größe1"),
    ("*Blue50", "FXBlue50"),
  ])
  func matches(_ pattern: String, _ path: String) throws {
    #expect(try TokenPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("text*", "context"), ("text-*", "text"), ("text-*", "textual"), ("*Disabled", "undisabled"),
    ("color.*", "color.text.primary"), ("*", "a.b"), ("layer?", "layer10"), ("layer{1,2}", "layer3"),
    ("**.primary", "colorPrimary"), ("text*", "color.text"), ("surface.{x}", "surface"), ("on-{x}", "online"),
  ])
  func doesNotMatch(_ pattern: String, _ path: String) throws {
    #expect(try !TokenPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("on-{name}", "onPrimaryContainer", "primarycontainer"), ("on{Name}", "on-primary", "primary"),
    ("contentOn{x}", "contentOnStatusAccent", "statusaccent"),
    ("content.on.{x**}", "content.on.status.accent", "statusaccent"),
    ("layer{n}", "layer12", "12"), ("{a}-hover", "button-primary-hover", "buttonprimary"),
  ])
  func captures(_ pattern: String, _ path: String, _ words: String) throws {
    let found = try #require(try TokenPattern(pattern).captures(in: WordedName(path)))
    #expect(found.words.values.map { String(decoding: $0, as: UTF8.self) } == [words])
  }

  @Test(arguments: [
    ("", TokenPatternError.empty), ("a{b", .unclosedBrace(column: 2)), ("{}", .emptyName(column: 1)),
    ("{x}.{x}", .repeatedName("x", column: 5)),
    (String(repeating: "*a", count: 40), .tooManyWildcards(limit: 32)),
    (String(repeating: "{a,b}", count: 10), .tooManyAlternatives(limit: 256)),
  ])
  func refuses(_ pattern: String, _ error: TokenPatternError) {
    #expect(throws: error) { try TokenPattern(pattern) }
  }

  @Test func staysFastOnHostileNames() throws {
    let pattern = try TokenPattern(String(repeating: "*a", count: 30) + "*b")
    #expect(!pattern.matches(String(repeating: "a", count: 10_000)))
  }
}
