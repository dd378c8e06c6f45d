import Testing

@testable import Audit

/// Selectors for tokens whose names begin as exclusions and roles do.
struct TokenSelectorTests {
  @Test(arguments: [#"\!important"#, #"!\!important"#, #"\role:icon"#, #"\\back"#])
  func aBackslashEndsTheSpecialMeaning(text: String) throws {
    let selector = try TokenSelector(text)
    let isExclusion = text.hasPrefix("!")
    let name = String(text.dropFirst(isExclusion ? 2 : 1))
    #expect(selector.isExclusion == isExclusion)
    #expect(selector.kind == .pattern(try TokenPattern(name)))
    #expect(TokenSelector.text(ofPattern: name, isExclusion: isExclusion) == text)
  }

  @Test func plainNamesStayAsTheyAre() throws {
    #expect(TokenSelector.text(ofPattern: "text.base") == "text.base")
    #expect(try TokenSelector("!text").isExclusion)
    #expect(try TokenSelector("role:icon").kind == .role(.icon))
  }
}
