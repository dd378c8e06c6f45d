import Testing

@testable import ThemeModel

@Suite struct WildcardTests {
  @Test(arguments: [
    ("Nova*", "NovaLight", true), ("Nova*", "Nova", true), ("*Private*", "NovaPrivateDark", true),
    ("?ight", "Night", true),
    ("Nova*", "DarkNova", false), ("?ight", "ight", false), ("", "", true), ("", "a", false), ("***", "", true),
    ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-b-b", false), ("night", "Night", false), ("é?", "éé", true),
  ])
  func standsForText(_ pattern: String, _ text: String, _ matches: Bool) {
    #expect(Wildcard.matches(pattern, text) == matches)
  }

  /// With a star for each letter, backtracking to every star would take forever.
  @Test func manyStarsAreNotSlow() {
    let text = String(repeating: "a", count: 5_000)
    #expect(!Wildcard.matches(String(repeating: "a*", count: 500) + "b", text))
  }
}
