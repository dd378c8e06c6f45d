import Testing
import ThemeModel

@testable import ThemeReaders

/// Alphas beside a color and in `$extensions`, which are read or make the color unknown.
@Suite("Alphas that tools write")
struct DTCGAlphaTests {
  private func css(_ token: String) -> String? { DTCGSample("{\"x\": \(token)}", .plain).css("x") }

  @Test(
    "a share or a percentage is read",
    arguments: [("0.3", "0.3"), ("\"30%\"", "0.3"), ("\"0.3\"", "0.3"), ("\" 12.5% \"", "0.125"), ("0", "0")])
  func read(alpha: String, expected: String) {
    #expect(
      css(##"{"$type": "color", "$value": "#000000", "$extensions": {"alpha": \##(alpha)}}"##)
        == "rgba(0, 0, 0, \(expected))")
    #expect(
      css(##"{"type": "color", "value": "#000000", "alpha": \##(alpha)}"##) == "rgba(0, 0, 0, \(expected))")
  }

  @Test(
    "what is neither makes the colour unknown, whatever it is",
    arguments: [
      "30", "1.01", "-0.1", "\"abc\"", "\"101%\"", "\"-1%\"", "\"30 %%\"", "\"\"", "\"%\"", "\"nan\"", "\"0x1\"",
      "true",
      "[0.3]", "{}", "\"{opacity.muted}\"", "{\"light\": {\"$value\": 0.3}}",
    ])
  func unknown(alpha: String) {
    for token in [
      ##"{"$type": "color", "$value": "#000000", "$extensions": {"alpha": \##(alpha)}}"##,
      ##"{"$type": "color", "$value": "{x.y}", "$extensions": {"alpha": \##(alpha)}}"##,
      ##"{"$value": "#000000", "$extensions": {"alpha": \##(alpha)}}"##,
    ] {
      #expect(css(token) == "alpha-beside-value", "\(token)")
    }
  }

  @Test("what says nothing, and what is on no colour, changes nothing")
  func nothing() {
    #expect(
      css(##"{"$type": "color", "$value": "#000000", "$extensions": {"alpha": null}}"##) == "rgb(0, 0, 0)")
    let size = DTCGSample(
      ##"""
      {"gap": {"$type": "dimension", "$value": "4px", "$extensions": {"alpha": "abc"}},
       "plain": {"$value": "4px", "$extensions": {"alpha": "abc"}},
       "x": {"$type": "color", "$value": "#000000"}}
      """##, .plain)
    #expect(size.css("x") == "rgb(0, 0, 0)")
    #expect(size.css("gap") == nil)
    #expect(size.css("plain") == nil)
  }

  @Test("a colour without a type has its alpha, too")
  func untyped() {
    #expect(css(##"{"$value": "#000000", "$extensions": {"alpha": 0.1}}"##) == "rgba(0, 0, 0, 0.1)")
  }

  @Test("one alpha for each mode, of which one cannot be read")
  func modes() {
    let sample = DTCGSample(
      ##"""
      {"x": {"$type": "color", "$value": "#000000", "$extensions": {"alpha": {"light": "30%", "dark": 30}}},
       "y": {"$type": "color", "$value": "#000000", "$extensions": {"alpha": {"light": "30%", "dark": "90%"}}}}
      """##, .plain)
    #expect(["light", "dark"].map { sample.css("x", $0) } == ["rgba(0, 0, 0, 0.3)", "alpha-beside-value"])
    #expect(["light", "dark"].map { sample.css("y", $0) } == ["rgba(0, 0, 0, 0.3)", "rgba(0, 0, 0, 0.9)"])
  }
}
