import Testing
import Wording

@Suite struct VerdictLineTests {
  @Test(arguments: [
    (0, 0, 0, 0, VerdictMark.none, "No pair was judged"),
    (1, 1, 0, 0, .cross, "1 of 1 judged pair fails"),
    (2, 1, 0, 1, .cross, "1 of 2 judged pairs fails"),
    (2, 2, 0, 0, .cross, "2 of 2 judged pairs fail"),
    (1688, 355, 4, 1000, .cross, "355 of 1,688 judged pairs fail"),
    (1291, 0, 4, 1287, .query, "4 of 1,291 judged pairs could not be determined"),
    (1560, 0, 0, 1544, .tick, "None of 1,560 judged pairs fails"),
    (1, 0, 0, 1, .tick, "The one judged pair passes"),
    (1, 0, 0, 0, .tick, "The one judged pair does not fail"),
    (2, 0, 0, 2, .tick, "Both judged pairs pass"),
    (80, 0, 0, 80, .tick, "All 80 judged pairs pass"),
  ])
  func isOneSentence(
    judged: Int, fail: Int, undetermined: Int, pass: Int, mark: VerdictMark, text: String
  ) {
    let line = VerdictLine(judged: judged, fail: fail, undetermined: undetermined, pass: pass)
    #expect(line.text == text)
    #expect(line.mark == mark)
  }
}
