import Testing

@testable import Reports

struct TextTableTests {
  @Test func aNameCannotMoveTheCursorOrTurnTheText() {
    #expect(SafeText.of("a\u{1B}[2Jb") == "a\\u{1B}[2Jb")
    #expect(SafeText.of("a\u{202E}b\nc\u{9B}") == "a\\u{202E}b\\u{A}c\\u{9B}")
    #expect(SafeText.of("a\u{200B}\u{FEFF}\u{61C}") == "a\\u{200B}\\u{FEFF}\\u{61C}")
    #expect(SafeText.of("été 色 👩‍👩‍👧") == "été 色 👩‍👩‍👧")
  }

  @Test(arguments: [
    ("abc", 3), ("色", 2), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("한글", 4), ("", 0), ("a → b", 5), ("é\u{AD}x", 2),
    ("↔\u{FE0F}", 2),
  ])
  func countsColumns(text: String, width: Int) {
    #expect(SafeText.width(text) == width)
  }

  @Test func alignsColumnsByWhatIsSeen() {
    var table = TextTable()
    table.add(.init("色"), .init("1", alignsRight: true), .init("x"))
    table.add(.init("abcd", .bold), .init("100", alignsRight: true), .init(""))
    #expect(table.lines(.plain) == ["色      1  x", "abcd  100"])
  }
}
