import ColorScience
import Testing

@testable import LegibleCLI

struct NearestWordBeginningsTests {
  @Test(arguments: [("base", "baseline"), ("--verb", "--verbose"), ("verb", "--verbose"), ("basline", "baseline")])
  func theStartOfANameIsEnough(typed: String, meant: String) {
    #expect(NearestWord.of(typed, among: ["audit", "baseline", "--verbose"]) == meant)
  }

  @Test(arguments: ["", "b", "-", "--"])
  func butNotASingleLetter(typed: String) {
    #expect(NearestWord.of(typed, among: ["audit", "baseline", "--verbose"]) == nil)
  }
}
