import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Files as they are found in practice, and how the lenient reader handles them: each is a warning with a code, and an error in
/// strict mode.
@Suite("Lenient reading")
struct DTCGLenientTests {
  private func lenient(_ text: String) -> DTCGSample { DTCGSample(text, lenient: true) }

  /// Percent or bytes in place of a fraction: no value is known, and a guess could pass.
  @Test(
    arguments: [
      (##""components": [1, 0, 0], "alpha": 40"##, "color-alpha-range"),
      (##""components": [1, 0, 0], "alpha": 2"##, "color-alpha-range"),
      (##""components": [1, 0, 0], "alpha": -1"##, "color-alpha-range"),
      (##""components": [255, 0, 0]"##, "color-component-range"),
      (##""components": [1, 0, 1e308]"##, "color-component-range"),
    ])
  func anotherScaleIsAnError(parts: String, code: String) {
    let sample = lenient(##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", \##(parts)}}}"##)
    #expect(sample.errors == [code])
    #expect(sample.css("a") == "invalid-value")
  }

  @Test(
    "deviations: the code, and the colour all the same",
    arguments: [
      (##"{"a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}"##, "missing-type"),
      (##"{"a": {"$value": "#ff0000"}}"##, "missing-type"),
      (##"{"a": {"$type": "color", "$value": "#ff0000"}}"##, "string-color"),
      (##"{"a": {"$type": "color", "$value": "#f00"}}"##, "string-color"),
      (##"{"a": {"$type": "color", "$value": "#ff0000ff"}}"##, "string-color"),
      (##"{"a": {"$type": "color", "$value": "hsl(0, 100%, 50%)"}}"##, "string-color"),
      (##"{"a": {"$type": "color", "$value": "red"}}"##, "string-color"),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}}}"##,
        "color-hex-digits"
      ),
      (##"{"a": {"type": "color", "value": "#ff0000"}}"##, "legacy-value"),
      (
        ##"{"x": {"value": "#ff0000", "type": "color"}, "a": {"value": "{x.value}", "type": "color"}}"##, "value-suffix"
      ),
      (##"{"a": {"$type": "colors", "$value": "#ff0000"}}"##, "foreign-type"),
      (##"{"$comment": 1, "a": {"$type": "color", "$value": "#ff0000"}}"##, "unknown-property"),
      (##"{a: {'$type': 'color', "$value": "#ff0000",},} // JSON5"##, "json5"),
      (##"{"a": {"$type": "color", "$value": "#00f", "$value": "#ff0000"}}"##, "duplicate-key"),
      (
        ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.5}}}"##,
        "color-alpha-range"
      ),
      (
        ##"{"a": {"$type": "color", "$value": "#ff0000", "b": {"$type": "color", "$value": "{a}"}}}"##,
        "token-with-children"
      ),
    ])
  func deviations(_ text: String, _ code: String) {
    let sample = lenient(text)
    #expect(sample.errors == [])
    #expect(sample.warnings.contains(code))
    if case .color(let color)? = sample.value("a") {
      #expect(color.hex8 == "#FF0000")
    } else {
      Issue.record("a is no colour")
    }
    #expect(!DTCGSample(text).errors.isEmpty)
  }

  @Test("the same deviation over and over is one warning with a count")
  func counted() {
    let tokens = (0..<100).map { ##""t\##($0)": {"$type": "color", "$value": "#fff"}"## }
    let sample = lenient("{\(tokens.joined(separator: ","))}")
    #expect(sample.diagnostics.count == 1)
    #expect(sample.diagnostics[0].message.hasSuffix("(and 99 more like it)"))
  }

  @Test("functions over references")
  func functions() {
    let sample = lenient(
      ##"""
      {"black": {"$type": "color", "$value": "#000"},
        "a": {"$type": "color", "$value": "rgba({black}, 0.3)"}, "b": {"$type": "color", "$value": "rgba( {black} , 30% )"},
        "e": {"$type": "color", "$value": "rgba({black.value}, 0.3)"},
        "c": {"$type": "color", "$value": "{black} * 2"}, "d": {"$type": "color", "$value": "darken({black}, 3)"}}
      """##)
    #expect(sample.css("a") == "rgba(0, 0, 0, 0.3)")
    #expect(sample.css("b") == "rgba(0, 0, 0, 0.3)")
    #expect(sample.css("e") == "rgba(0, 0, 0, 0.3)")
    #expect(sample.css("c") == "malformed-reference")
    #expect(sample.css("d") == "malformed-reference")
  }

  @Test("an alpha in $extensions, for all modes or for each")
  func alphas() {
    let sample = DTCGSample(
      ##"""
      {"black": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "white": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "one": {"$type": "color", "$value": "{black}", "$extensions": {"alpha": 0.5}},
       "both": {"$type": "color", "$value": "{black}", "$extensions": {
         "alpha": {"light": 0.5, "dark": 0.2}, "mode": {"light": "{black}", "dark": "{white}"}}},
       "own": {"$type": "color", "$value": "{black}", "$extensions": {"alpha": {"light": 0.5, "dark": 0.2}}},
       "odd": {"$type": "color", "$value": "{black}", "$extensions": {"alpha": 50}}}
      """##, .plain)
    #expect(sample.errors == [])
    #expect(["light", "dark"].map { sample.css("one", $0) } == ["rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0.5)"])
    #expect(["light", "dark"].map { sample.css("both", $0) } == ["rgba(0, 0, 0, 0.5)", "rgba(255, 255, 255, 0.2)"])
    #expect(["light", "dark"].map { sample.css("own", $0) } == ["rgba(0, 0, 0, 0.5)", "rgba(0, 0, 0, 0.2)"])
    #expect(sample.css("odd", "dark") == "alpha-beside-value")
    let alone =
      ##"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "$extensions": {"alpha": 0.5}}}"##
    #expect(DTCGSample(alone, .plain).css("ink") == "rgba(0, 0, 0, 0.5)")
    #expect(DTCGSample(alone, .strict).errors == ["alpha-beside-value"])
  }

  @Test("an alpha in $extensions makes nothing opaque that is translucent by itself")
  func alphaOfATool() {
    let sample = DTCGSample(
      ##"""
      {"veil": {"$type": "color", "$value": "#3333334D"},
       "hex": {"$type": "color", "$value": "#3333334D", "$extensions": {"alpha": 1}},
       "same": {"$type": "color", "$value": "#33333380", "$extensions": {"alpha": 0.5}},
       "alias": {"$type": "color", "$value": "{veil}", "$extensions": {"alpha": 1}}}
      """##, .plain)
    #expect(sample.css("hex") == "unknown-color")
    #expect(sample.css("same") == "rgba(51, 51, 51, 0.501960784314)")
    #expect(sample.css("alias") == sample.css("veil"))
  }

  @Test("a string that is no colour makes its token undetermined, and says so")
  func noColor() {
    let sample = lenient(##"{"a": {"$type": "color", "$value": "bleu"}}"##)
    #expect(sample.errors == [])
    #expect(sample.warnings == ["string-color", "unknown-color"])
    #expect(sample.css("a") == "unknown-color")
  }

  @Test("Primer's overrides by theme, and its alpha beside the value")
  func primer() {
    let sample = lenient(
      ##"""
      {
        base: { black: { $value: '#000000', $type: 'color' }, white: { $value: '#ffffff', $type: 'color' } },
        fg: { $value: '{base.black}', $type: 'color', alpha: 0.5,
          $extensions: { 'org.primer.overrides': { dark: '{base.white}', 'dark-high-contrast': { $value: '#ffffff', alpha: 0.8 } } } },
      }
      """##)
    #expect(sample.errors == [])
    #expect(Set(sample.warnings).isSuperset(of: ["json5", "mode-extension", "alpha-beside-value"]))
    #expect(sample.css("fg", "default") == "rgba(0, 0, 0, 0.5)")
    #expect(sample.css("fg", "dark") == "rgba(255, 255, 255, 0.5)")
    #expect(sample.css("fg", "dark-high-contrast") == "rgba(255, 255, 255, 0.8)")
  }

  @Test("what Primer says of dark holds in every dark theme that says nothing itself")
  func primerFallback() {
    let sample = lenient(
      ##"""
      {a: {$value: '#ffffff', $type: 'color', $extensions: {'org.primer.overrides': {'dark-dimmed': '#222222', dark: '#000000'}}},
        b: {$value: '#ffffff', $type: 'color', $extensions: {'org.primer.overrides': {'dark-high-contrast': '#111111', 'light-high-contrast': '#eeeeee'}}}}
      """##)
    #expect(sample.errors == [])
    #expect(sample.css("a", "dark-high-contrast") == "rgb(0, 0, 0)")
    #expect(sample.css("a", "dark-dimmed") == "rgb(34, 34, 34)")
    #expect(sample.css("a", "light-high-contrast") == "rgb(255, 255, 255)")
    #expect(sample.css("b", "dark") == "rgb(255, 255, 255)")
  }

  @Test("values by mode in a legacy value, and colour with alpha in one")
  func legacyModes() {
    let sample = lenient(
      ##"""
      {"core": {"blue": {"value": "#0000ff", "type": "color"}},
        "bg": {"value": {"light": "#ffffff", "dark": {"color": "{core.blue}", "alpha": 0.5}}, "type": "color"}}
      """##)
    #expect(sample.errors == [])
    #expect(sample.css("bg", "light") == "rgb(255, 255, 255)")
    #expect(sample.css("bg", "dark") == "rgba(0, 0, 255, 0.5)")
  }

  @Test("modes in $extensions")
  func modeExtension() {
    let sample = lenient(
      ##"{"a": {"$type": "color", "$value": "#fff", "$extensions": {"mode": {"light": "#fff", "dark": "#000"}}}}"##)
    #expect(sample.css("a", "light") == "rgb(255, 255, 255)")
    #expect(sample.css("a", "dark") == "rgb(0, 0, 0)")
  }

  @Test("Tokens Studio: sets, themes in groups, modifiers")
  func studio() {
    let sample = lenient(
      ##"""
      {
        "core": {"black": {"type": "color", "value": "#000000"}, "white": {"type": "color", "value": "#ffffff"}},
        "light": {"text": {"type": "color", "value": "{black}"}},
        "dark": {"text": {"type": "color", "value": "{white}"}},
        "components": {"faint": {"type": "color", "value": "{text}",
          "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.25", "space": "srgb"}}}}},
        "$themes": [
          {"id": "1", "name": "Light", "group": "Mode", "selectedTokenSets": {"core": "source", "light": "enabled", "dark": "disabled", "components": "enabled"}},
          {"id": "2", "name": "Dark", "group": "Mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "components": "enabled"}}
        ],
        "$metadata": {"tokenSetOrder": ["core", "light", "dark", "components"]}
      }
      """##)
    #expect(sample.errors == [])
    #expect(sample.system.axes.map(\.name) == ["Mode"])
    #expect(sample.css("text", "Light") == "rgb(0, 0, 0)")
    #expect(sample.css("text", "Dark") == "rgb(255, 255, 255)")
    #expect(sample.css("faint", "Dark") == "rgba(255, 255, 255, 0.25)")
  }

  @Test("Tokens Studio: themes without groups are themes beside each other")
  func studioThemes() {
    let sample = lenient(
      ##"""
      {"a": {"text": {"type": "color", "value": "#000"}}, "b": {"text": {"type": "color", "value": "#fff"}},
        "$themes": [{"name": "One", "selectedTokenSets": {"a": "enabled"}}, {"name": "Two", "selectedTokenSets": {"b": "enabled"}}]}
      """##)
    #expect(sample.system.themes.map(\.name) == ["One", "Two"])
    #expect(sample.errors == [])
  }
}
