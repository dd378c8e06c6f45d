import Testing

@testable import ColorScience

struct NearestWordTests {
  static let words = ["audit", "sheet", "diff", "baseline", "contrast", "convert", "tokens", "explain", "init"]

  @Test(arguments: [
    ("audti", "audit"), ("contarst", "contrast"), ("Convert", "convert"), ("token", "tokens"), ("dif", "diff"),
    ("explane", "explain"),
  ])
  func findsTheWordThatWasMeant(typed: String, meant: String) {
    #expect(NearestWord.to(typed, among: Self.words) == meant)
    #expect(NearestWord.to(typed, among: Self.words.reversed()) == meant)
  }

  @Test(arguments: ["", "x", "frobnicate", String(repeating: "audit", count: 10_000)])
  func staysSilentWhereNothingIsNear(typed: String) {
    #expect(NearestWord.to(typed, among: Self.words) == nil)
  }

  @Test func ofEqualsTheFirstInTheAlphabet() {
    #expect(NearestWord.to("color.c", among: ["color.b", "color.a"]) == "color.a")
  }

  @Test func countsASwapAsOneSlip() {
    #expect(slips("ab", "ba") == 1)
    #expect(slips("kitten", "sitting") == 3)
    #expect(slips("", "abc") == 3)
    #expect(slips("abc", "") == 3)
    #expect(NearestWord.slips(Array("kitten".utf8), Array("sitting".utf8), atMost: 2) == nil)
  }

  /// With a limit, the answer is the same or there is none.
  @Test func theLimitOnlyHides() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let pair = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &generator)).map { _ in UInt8.random(in: 0x61...0x63, using: &generator) }
      }
      let whole = NearestWord.slips(pair[0], pair[1], atMost: 20)
      for limit in 0...4 {
        let found = NearestWord.slips(pair[0], pair[1], atMost: limit)
        #expect(found == (whole.map { $0 <= limit } == true ? whole : nil))
      }
    }
  }

  private func slips(_ a: String, _ b: String) -> Int? {
    NearestWord.slips(Array(a.utf8), Array(b.utf8), atMost: 100)
  }
}
