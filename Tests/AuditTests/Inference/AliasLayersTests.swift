import Testing
import ThemeModel

@testable import Audit

/// Aliases of one pair under the same name in several layers.
@Suite struct AliasLayersTests {
  private static let layers = [
    "raw.gold=#b08e42", "raw.white=#fff", "alias.brand.button.text={raw.white}",
    "alias.brand.button.background={raw.gold}", "alias.mode.button.text={alias.brand.button.text}",
    "alias.mode.button.background={alias.brand.button.background}", "button.text={alias.mode.button.text}",
    "button.background={alias.mode.button.background}",
  ]

  @Test func areOnePairOfTheUppermostLayer() throws {
    let found = try NamedPairs(Self.layers)
    #expect(found.named == ["button.text on button.background"])
    #expect(found.report.totals.fail == 1)
  }

  @Test func areSeveralPairsWhereTheyDiffer() throws {
    // The layer above has a colour of its own in one of the themes.
    let other = Self.layers.map { $0.hasPrefix("button.background") ? "button.background=#000" : $0 }
    #expect(try NamedPairs(Self.layers, other).named.count == 2)
    // A theme lacks the layer above, so that only the pair below speaks for it.
    let without = Self.layers.filter { !$0.hasPrefix("button.") }
    #expect(try NamedPairs(Self.layers, without).named.count == 2)
    // Another name is another thing, whatever its colour.
    let card = try NamedPairs([
      "raw.gold=#b08e42", "raw.white=#fff", "button.text={raw.white}", "button.background={raw.gold}",
      "card.text={button.text}", "card.background={button.background}",
    ])
    #expect(card.named.count == 2)
  }
}
