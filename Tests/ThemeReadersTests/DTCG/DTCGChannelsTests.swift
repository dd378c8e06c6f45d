import Testing
import ThemeModel

@testable import ThemeReaders

/// Colors that dialects write by their channels.
@Suite("Channels")
struct DTCGChannelsTests {
  private static let white = #"{"r": 1, "g": 1, "b": 1, "a": 1}"#

  private func css(_ value: String, beside other: String?) -> String? {
    let beside = other.map { #", "other": {"type": "color", "value": \#($0)}"# } ?? ""
    return DTCGSample(#"{"x": {"type": "color", "value": \#(value)}\#(beside)}"#, .plain).css("x")
  }

  @Test(
    "the other colours of the file tell the scale of nothing but 0 and 1",
    arguments: [
      (#"{"r": 0.8, "g": 0.8, "b": 0.8}"#, "rgb(255, 255, 255)"),
      (#"{"r": 204, "g": 204, "b": 204}"#, "rgb(1, 1, 1)"),
    ])
  func scale(other: String, expected: String) {
    #expect(css(Self.white, beside: other) == expected)
  }

  @Test("where they do not tell, the colour is undetermined", arguments: [#"{"r": 0, "g": 0, "b": 1}"#, nil])
  func unknown(other: String?) {
    #expect(css(Self.white, beside: other) == "unknown-color")
    #expect(css(#"{"r": 0, "g": 0, "b": 0}"#, beside: other) == "rgb(0, 0, 0)")
  }

  @Test("the sets of one file tell each other's scale")
  func sets() {
    let sample = DTCGSample(
      """
      {"$metadata": {"tokenSetOrder": ["one", "two"]}, "one": {"x": {"type": "color", "value": \(Self.white)}},
       "two": {"y": {"type": "color", "value": \(Self.white)}, "z": {"type": "color", "value": {"r": 0.5, "g": 0, "b": 0}}}}
      """, .plain)
    #expect(sample.css("x") == "rgb(255, 255, 255)")
    #expect(sample.css("y") == "rgb(255, 255, 255)")
  }

  @Test("where there are both scales, only what has a point or is above 1 is known")
  func both() {
    let sample = DTCGSample(
      """
      {"x": {"type": "color", "value": \(Self.white)},
       "a": {"type": "color", "value": {"r": 0.2, "g": 0, "b": 0}},
       "b": {"type": "color", "value": {"r": 51, "g": 0, "b": 0}}}
      """, .plain)
    #expect(sample.css("x") == "unknown-color")
    #expect(sample.css("a") == "rgb(51, 0, 0)")
    #expect(sample.css("b") == "rgb(51, 0, 0)")
  }
}
