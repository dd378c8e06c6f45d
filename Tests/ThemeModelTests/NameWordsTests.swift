import Testing

@testable import ThemeModel

@Suite struct NameWordsTests {
  @Test(arguments: [
    ("isNightModeOn", ["is", "night", "mode", "on"]), ("text_on_dark", ["text", "on", "dark"]),
    ("UIColor", ["ui", "color"]), ("isHDRDark", ["is", "hdr", "dark"]), ("darkHC", ["dark", "hc"]),
    ("h1Title", ["h1", "title"]), ("layer-2X", ["layer", "2", "x"]), ("", []), ("--", []),
    ("ÉtatNuit", ["état", "nuit"]), ("color-2dark", ["color", "2", "dark"]),
  ]) func wordsEndAtSignsAndCapitals(name: String, words: [String]) {
    #expect(NameWords.of(name) == words)
  }

  /// One letter outside ASCII sends the whole name through the other code path.
  @Test func bytesAndCharactersGiveTheSameWords() {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    let signs = Array("abzABZ019_-. @[`{\\\r\n")
    for _ in 0..<2_000 {
      let name = String((0..<next(12)).map { _ in signs[next(signs.count)] })
      #expect(NameWords.of(name) + ["é"] == NameWords.of(name + ".é"), "\(name)")
    }
  }
}
