import Testing

@testable import Reports

@Suite struct VisibleTextTests {
  @Test func showsWhatWouldHideOrReorder() {
    #expect(VisibleText.name("a\u{202E}b\u{0}c\u{2028}d\u{200B}") == "a‹U+202E›b‹U+0000›c‹U+2028›d‹U+200B›")
    #expect(VisibleText.name("naïve 色 👩‍🎨") == "naïve 色 👩‹U+200D›🎨")
    #expect(VisibleText.name("color.text.primary") == "color.text.primary")
  }

  @Test func cutsTheMiddleOfALongName() {
    let long = String(repeating: "a", count: 5000) + String(repeating: "z", count: 5000)
    let shown = VisibleText.name(long)
    #expect(shown.count == VisibleText.longest)
    #expect(shown.hasPrefix("aaaa") && shown.hasSuffix("zzzz") && shown.contains("…"))
    let fits = String(repeating: "x", count: VisibleText.longest)
    #expect(VisibleText.name(fits) == fits)
  }
}
