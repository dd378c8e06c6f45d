import Testing
import ThemeModel

@Suite("Tiers")
struct TierTests {
  private func tiers(_ tokens: [Token], _ patterns: [TierPattern] = []) -> [String: String] {
    let system = ThemeSystem(name: "S", themes: [Theme(name: "T", tokens: tokens)])
    let resolved = ThemeResolver(system, tiers: patterns).resolve(0)
    let pairs = resolved.tokens.map { ($0.path, "\($0.tier.rawValue) by \($0.tierEvidence.rawValue)") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("the source wins, then the first pattern, then the aliases")
  func precedence() {
    var tokens = Sample.tokens([
      "blue": Sample.red, "text": .alias("blue"), "button.text": .alias("text"), "lonely": Sample.red,
      "tint": .adjusted(.alias("blue"), .alpha(0.5)), "over": .alias("tint"),
    ])
    #expect(
      tiers(tokens) == [
        "blue": "raw by alias-graph", "text": "semantic by alias-graph", "button.text": "semantic by alias-graph",
        "lonely": "semantic by alias-graph", "tint": "semantic by alias-graph", "over": "semantic by alias-graph",
      ])
    tokens[0].tier = .component
    let patterns = [TierPattern(tier: .component, pattern: "button.*"), TierPattern(tier: .raw, pattern: "**")]
    let found = tiers(tokens, patterns)
    #expect(found["blue"] == "component by source")
    #expect(found["button.text"] == "component by configuration")
    #expect(found["text"] == "raw by configuration")
  }

  @Test("a semantic token that one theme gives a colour of its own stays semantic")
  func override() {
    let base = Theme(
      name: "Base", tokens: Sample.tokens(["ink": Sample.red, "text": .alias("ink"), "link": .alias("text")]))
    let heir = Theme(name: "Heir", extends: "Base", tokens: Sample.tokens(["text": Sample.black]))
    let resolved = ThemeResolver(ThemeSystem(name: "S", themes: [base, heir])).resolve(1)
    #expect(resolved.tokens.map(\.tier) == [.raw, .semantic, .semantic])
  }
}
