import Testing

@testable import Sheets

@Suite struct VisibleNameTests {
  @Test(arguments: [
    ("plain.name", "plain.name"), ("two\nlines", "two\\nlines"), ("bell\u{7}", "bell\\u{7}"),
    ("tab\there", "tab\\there"),
    ("turned\u{202E}txet", "turned\\u{202E}txet"), ("soft\u{AD}hyphen", "soft\\u{AD}hyphen"),
    ("no\u{A0}break", "no\\u{A0}break"), ("line\u{2028}", "line\\u{2028}"), ("mark\u{FEFF}", "mark\\u{FEFF}"),
    ("نص", "نص"), ("e\u{301}", "e\u{301}"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("", ""),
  ])
  func controlsShowByNumber(_ name: String, _ shown: String) {
    #expect(VisibleName.shown(name) == shown)
  }

  @Test func lengthIsBounded() {
    let long = "head" + String(repeating: "x", count: 10_000) + "tail"
    let shown = VisibleName.shown(long)
    #expect(shown.unicodeScalars.count <= 2 * VisibleName.endLimit + 1)
    #expect(shown.hasPrefix("head") && shown.hasSuffix("tail") && shown.contains("…"))
  }

  @Test func towersOfMarksAreLowered() {
    let tower = "z" + String(repeating: "\u{35C}", count: 200)
    #expect(VisibleName.shown(tower).unicodeScalars.count == VisibleName.graphemeLimit)
  }

  @Test func foreignNamesAreIsolated() {
    #expect(VisibleName.isolated("plain") == "plain")
    #expect(VisibleName.isolated("نص") == "\u{2068}نص\u{2069}")
  }
}
