import Testing

@testable import Audit

@Suite("Themes of one system")
struct RelatedThemesTests {
  @Test("a theme lacks what a theme has with which it shares a token, and nothing of a stranger's")
  func strangers() {
    // Tokens of themes 0 and 1, of 1 and 2, and of 3 and 4, given by the themes that lack them.
    let lackers = [[2, 3, 4], [0, 3, 4], [0, 1, 2]]
    var themes = RelatedThemes(5)
    for some in lackers { themes.join(allBut: some) }
    #expect(themes.related(lackers[0], toAllBut: lackers[0]) == [2])
    #expect(themes.related(lackers[1], toAllBut: lackers[1]) == [0])
    #expect(themes.related(lackers[2], toAllBut: lackers[2]) == [])
    // A token of theme 4 alone.
    #expect(themes.related([0, 1, 2, 3], toAllBut: [0, 1, 2, 3]) == [3])
  }

  @Test("what no theme has is missing from all")
  func nobodys() {
    let themes = RelatedThemes(2)
    #expect(themes.related([0, 1], toAllBut: [0, 1]) == [0, 1])
  }
}
