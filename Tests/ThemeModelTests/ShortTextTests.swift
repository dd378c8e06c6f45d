import Testing
import ThemeModel

struct ShortTextTests {
  @Test func whatIsReadableStaysAsItIs() {
    let text = "color.text refers to color.ink, which does not exist; did you mean color.inks?"
    #expect(ShortText.of(text) == text)
    let many = Array(repeating: "word", count: 200).joined(separator: " ")
    #expect(ShortText.of(many) == many)
  }

  @Test func ofALongNameTheMiddleGoes() {
    let name = "color." + String(repeating: "n", count: 10_000) + ".end"
    let text = ShortText.of("\(name) refers to ü\(name), which does not exist")
    #expect(text.count < 300)
    #expect(text.hasPrefix("color.nnn"))
    #expect(text.hasSuffix("nnn.end, which does not exist"))
    #expect(text.contains(".end refers to ücolor."))
  }

  @Test func manyWordsEndToo() {
    let name = Array(repeating: "long", count: 5000).joined(separator: " ")
    let text = ShortText.of("\(name) is no colour")
    #expect(text.unicodeScalars.count == ShortText.longest)
    #expect(text.hasSuffix("is no colour"))
  }

  /// A single character with a hundred thousand accents is not shown whole.
  @Test func piledAccentsAreCut() {
    #expect(ShortText.of("a" + String(repeating: "\u{301}", count: 100_000)).utf8.count < 300)
  }

  @Test func messagesAndReasonsAreShort() {
    let name = String(repeating: "n", count: 10_000)
    #expect(Diagnostic(.error, code: "x", message: "\(name) is missing").message.count < 200)
    #expect(Undetermined(code: "x", reason: "\(name) is missing").reason.count < 200)
  }
}
