import Testing

@testable import LegibleCLI

struct NearestWordTests {
  static let commands = ["audit", "sheet", "diff", "baseline", "contrast", "convert", "tokens", "explain", "init"]

  @Test(arguments: [
    ("audti", "audit"), ("contarst", "contrast"), ("Convert", "convert"), ("token", "tokens"), ("base", "baseline"),
    ("dif", "diff"), ("explane", "explain"),
  ])
  func findsTheWordThatWasMeant(typed: String, meant: String) {
    #expect(NearestWord.of(typed, among: Self.commands) == meant)
  }

  @Test(arguments: ["", "x", "frobnicate", String(repeating: "audit", count: 10_000)])
  func staysSilentWhereNothingIsNear(typed: String) {
    #expect(NearestWord.of(typed, among: Self.commands) == nil)
  }

  @Test func countsASwapAsOneSlip() {
    #expect(NearestWord.slips(Array("ab".utf8), Array("ba".utf8)) == 1)
    #expect(NearestWord.slips(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    #expect(NearestWord.slips([], Array("abc".utf8)) == 3)
  }
}
