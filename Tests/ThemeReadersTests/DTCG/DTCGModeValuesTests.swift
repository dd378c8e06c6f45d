import Testing
import ThemeModel

@testable import ThemeReaders

/// Values by mode in the place of a token's value.
@Suite("Values by mode in a value")
struct DTCGModeValuesTests {
  private func contexts(_ sample: DTCGSample) -> [String] { sample.system.axes.flatMap(\.contexts) }

  private func sample(_ value: String, isTyped: Bool = true) -> DTCGSample {
    DTCGSample(##"{"ink": {\##(isTyped ? "\"type\": \"color\", " : "")"value": \##(value)}}"##, .plain)
  }

  @Test(
    "every value beside the word of a mode is for a mode",
    arguments: [
      (##"{"light": "#111111", "dark": "#EEEEEE", "sepia": "#555555"}"##, ["light", "dark", "sepia"]),
      (##"{"light": "#111111", "dim": "#EEEEEE"}"##, ["light", "dim"]),
      (##"{"light": "#111111", "dark_high_contrast": "#EEEEEE"}"##, ["light", "dark_high_contrast"]),
      (##"{"_": "#111111", "dark": "#EEEEEE"}"##, ["_", "dark"]),
      (##"{"default": "#111111", "night": "#EEEEEE"}"##, ["light", "dark"]),
      (##"{"Light Mode": "#111111", "Dark Mode": "#EEEEEE"}"##, ["light", "dark"]),
      (##"{"lightTheme": "#111111", "darkTheme": "#EEEEEE"}"##, ["light", "dark"]),
      (##"{"standard": "#111111", "highContrast": "#EEEEEE"}"##, ["standard", "highContrast"]),
    ])
  func modes(value: String, expected: [String]) {
    for isTyped in [true, false] {
      let sample = sample(value, isTyped: isTyped)
      #expect(Set(contexts(sample)) == Set(expected), "\(value)")
      #expect(sample.css("ink", expected[0]) == "rgb(17, 17, 17)", "\(value)")
      #expect(sample.css("ink", expected[1]) == "rgb(238, 238, 238)", "\(value)")
      if expected.count > 2 { #expect(sample.css("ink", expected[2]) == "rgb(85, 85, 85)") }
    }
  }

  @Test(
    "colours under other names are contexts, and no gradient",
    arguments: [("acme", "zenith"), ("lt", "dk"), ("one", "two")])
  func names(first: String, second: String) {
    let sample = sample(##"{"\##(first)": "#111111", "\##(second)": "#EEEEEE"}"##)
    #expect(contexts(sample) == [first, second])
    #expect(sample.css("ink", first) == "rgb(17, 17, 17)")
    #expect(sample.css("ink", second) == "rgb(238, 238, 238)")
  }

  @Test(
    "sides, states and stops are seen in one mode",
    arguments: [
      (##"{"top": "#111111", "bottom": "#EEEEEE"}"##, "top: rgb(17, 17, 17), bottom: rgb(238, 238, 238)"),
      (##"{"base": "#111111", "hover": "#EEEEEE"}"##, "base: rgb(17, 17, 17), hover: rgb(238, 238, 238)"),
      (##"{"from": "#111111", "to": "#EEEEEE"}"##, "from: rgb(17, 17, 17), to: rgb(238, 238, 238)"),
    ])
  func parts(value: String, expected: String) {
    let sample = sample(value)
    #expect(contexts(sample).isEmpty)
    #expect(sample.css("ink") == expected)
  }

  @Test("a value for a mode that cannot be read is undetermined there, and a remark is no mode")
  func unread() {
    let sample = sample(##"{"light": "#111111", "dark": "#EEEEEE", "sepia": "var(--ink)", "comment": "for text"}"##)
    #expect(contexts(sample) == ["light", "dark", "sepia"])
    #expect(sample.css("ink", "light") == "rgb(17, 17, 17)")
    #expect(sample.css("ink", "sepia") == "unknown-color")
  }

  @Test("references are values by mode, where the name tells of a colour")
  func references() {
    let sample = DTCGSample(
      ##"""
      {"base": {"a": {"value": "#111111"}, "b": {"value": "#EEEEEE"}, "s": {"value": "4px"}},
       "text": {"primary": {"value": {"acme": "{base.a.value}", "zenith": "{base.b.value}"}}},
       "font": {"size": {"value": {"small": "{base.s.value}", "large": "{base.s.value}"}}},
       "label": {"body": {"value": {"font-size": "{base.s.value}", "line-spacing": "{base.s.value}"}}}}
      """##, .plain)
    #expect(contexts(sample) == ["acme", "zenith"])
    #expect(sample.css("text.primary", "zenith") == "rgb(238, 238, 238)")
  }

  @Test("a dark value applies in the darker modes of tokens that have these")
  func darker() {
    let sample = DTCGSample(
      ##"""
      {"ink": {"type": "color", "value": {"light": "#111111", "dark": "#EEEEEE", "darkDimmed": "#CCCCCC"}},
       "page": {"type": "color", "value": {"light": "#FFFFFF", "dark": "#222222"}}}
      """##, .plain)
    #expect(sample.css("page", "darkDimmed") == "rgb(34, 34, 34)")
    #expect(sample.css("ink", "darkDimmed") == "rgb(204, 204, 204)")
  }

  @Test("tokens of the standard have them as well, unless reading is strict")
  func standard() {
    let text = ##"{"ink": {"$type": "color", "$value": {"light": "#111111", "dark": "#EEEEEE"}}}"##
    let sample = DTCGSample(text, .plain)
    #expect(sample.css("ink", "dark") == "rgb(238, 238, 238)")
    #expect(sample.errors.isEmpty)
    #expect(!DTCGSample(text, .strict).errors.isEmpty)
  }

  @Test("a group that is called value is a group")
  func group() {
    let sample = DTCGSample(
      ##"""
      {"color": {"value": {"text": {"ink": {"$type": "color", "$value": "#111111"}}},
                 "valueDark": {"text": {"ink": {"$type": "color", "$value": "#EEEEEE"}}}}}
      """##, .plain)
    #expect(sample.css("color.value.text.ink") == "rgb(17, 17, 17)")
    #expect(sample.css("color.valueDark.text.ink") == "rgb(238, 238, 238)")
  }
}
