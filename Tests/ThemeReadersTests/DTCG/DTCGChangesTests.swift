import Testing
import ThemeModel

@testable import ThemeReaders

/// What tools write beside a value or among values by mode to change a color, and that is not applied.
@Suite("Changes beside a value")
struct DTCGChangesTests {
  @Test("an alpha among the values leaves the colour unknown")
  func alpha() {
    let sample = DTCGSample(
      ##"""
      {"ink": {"type": "color", "value": {"light": "#111111", "dark": "#EEEEEE", "alpha": 0.3}}}
      """##, .plain)
    #expect(sample.css("ink") == "unknown-property")
  }

  @Test(
    "what a tool writes beside the value to change it leaves it unknown",
    arguments: [
      #""opacity": 0.3"#, #""opacity": "30%""#, #""modify": {"alpha": 0.3}"#,
      #""modify": [{"type": "alpha", "amount": 0.3}]"#,
    ])
  func changes(beside: String) {
    for value in [##""#2A2A2A""##, #""{base}""#] {
      let sample = DTCGSample(
        ##"""
        {"x": {"type": "color", "value": \##(value), \##(beside)}, "base": {"type": "color", "value": "#2A2A2A"}}
        """##, .plain)
      #expect(sample.css("x") == "unknown-property")
      #expect(sample.css("base") == "rgb(42, 42, 42)")
    }
  }

  @Test("what changes nothing does not", arguments: [#""opacity": 1"#, #""opacity": "100%""#, #""modify": []"#])
  func nothing(beside: String) {
    let sample = DTCGSample(##"{"x": {"type": "color", "value": "#2A2A2A", \##(beside)}}"##, .plain)
    #expect(sample.css("x") == "rgb(42, 42, 42)")
  }
}
