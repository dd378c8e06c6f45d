import Testing
import ThemeModel

@testable import Audit

/// Words that make a color a text, or that only seem to.
@Suite struct TextByNameTests {
  @Test func fontsAreTexts() throws {
    let found = try NamedPairs(["color.font.base=#111", "color.font.danger=#a00", "color.background.base=#fff"])
    #expect(found.named.contains("color.font.base on color.background.base"))
  }

  /// A blue may be called ink. Its steps are no texts, and an ink is one.
  @Test func stepsOfInkAreNone() throws {
    let steps = try NamedPairs(["ink.50=#eef", "ink.500=#557", "ink.900=#112", "text.default=#112", "bg.canvas=#fff"])
    #expect(!(steps.named + steps.with(.guessed)).contains { $0.hasPrefix("ink") })
    #expect(steps.named == ["text.default on bg.canvas"])
    let ink = try NamedPairs(["card.ink=#557", "card.page=#fff", "ink=#111", "page=#fff"])
    #expect(ink.named.contains("card.ink on card.page") && ink.named.contains("ink on page"))
  }
}
