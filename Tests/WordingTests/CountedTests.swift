import Testing
import Wording

@Suite struct CountedTests {
  @Test func groupsDigits() {
    #expect(
      [0, 7, 999, 1000, 12_345, 1_234_567, -1000].map(Counted.number) == [
        "0", "7", "999", "1,000", "12,345", "1,234,567", "-1,000",
      ])
  }
}
