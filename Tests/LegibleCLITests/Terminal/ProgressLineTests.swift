import Testing

@testable import LegibleCLI

struct ProgressLineTests {
  @Test(arguments: [
    (1, 4, Duration.seconds(2), "6 s"), (50, 100, .seconds(90), "1 min 30 s"), (99, 100, .milliseconds(10), "1 s"),
  ])
  func tellsTheTimeLeft(done: Int, total: Int, elapsed: Duration, text: String) {
    #expect(ProgressLine.timeLeft(done, total, elapsed) == text)
  }

  @Test func knowsNothingBeforeTheFirst() {
    #expect(ProgressLine.timeLeft(0, 10, .seconds(1)) == nil)
  }
}
