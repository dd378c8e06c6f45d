import ColorScience
import Testing
import ThemeModel
import ThemeReaders

@Suite("The colour module")
struct DTCGColorTests {
  private func sample(_ value: String, type: String = "color") -> DTCGSample {
    DTCGSample(##"{"a": {"$type": "\##(type)", "$value": \##(value)}}"##)
  }

  private func color(_ value: String) -> Color? {
    if case .color(let color)? = sample(value).value("a") { return color }
    return nil
  }

  @Test(
    "every space with its components",
    arguments: [
      ("srgb", "0.1, 0.2, 0.3", ColorSpace.srgb), ("srgb-linear", "0, 1, 0.5", .srgbLinear),
      ("hsl", "330, 100, 50", .hsl),
      ("hwb", "0, 0, 100", .hwb), ("lab", "60.17, 93.54, -60.5", .lab), ("lch", "60, 111.4, 327.1", .lch),
      ("oklab", "0.701, 0.274, -0.169", .oklab), ("oklch", "0.701, 0.322, 328.3", .oklch),
      ("display-p3", "1, 0, 0", .displayP3),
      ("a98-rgb", "1, 0, 1", .a98RGB), ("prophoto-rgb", "1, 0, 1", .prophotoRGB), ("rec2020", "1, 0, 1", .rec2020),
      ("xyz-d65", "0.5, 0.2, 0.9", .xyzD65), ("xyz-d50", "0.5, 0.2, 0.7", .xyzD50),
    ])
  func spaces(_ name: String, _ components: String, _ space: ColorSpace) throws {
    let read = try #require(color(Written.color(components, space: name)))
    #expect(read.space == space)
    let numbers = components.split(separator: ", ").compactMap { Double($0) }
    #expect((0..<3).map { read.components[$0] } == numbers)
    #expect(read.alpha == 1)
    #expect(sample(Written.color(components, space: name)).diagnostics == [])
  }

  @Test("none is a missing component, and alpha is kept")
  func none() {
    let read = color(Written.color(#""none", 0, 100"#, space: "hsl", more: ##", "alpha": 0.25, "hex": "#ffffff""##))
    #expect(read == Color(.hsl, 0, 0, 100, alpha: 0.25, missing: .first))
  }

  @Test(
    "what a colour must be, broken",
    arguments: [
      (##""#ff0000""##, "string-color", "1:36"), ("17", "color-value", "1:36"), ("[1, 0, 0]", "color-value", "1:36"),
      (#"{"components": [1, 0, 0]}"#, "color-space-missing", "1:36"),
      (#"{"colorSpace": "sRGB", "components": [1, 0, 0]}"#, "color-space-unknown", "1:51"),
      (#"{"colorSpace": 1, "components": [1, 0, 0]}"#, "color-space-unknown", "1:51"),
      (#"{"colorSpace": "extended-srgb", "components": [1, 0, 0]}"#, "color-space-unknown", "1:51"),
      (#"{"colorSpace": "srgb"}"#, "color-components-missing", "1:36"),
      (#"{"colorSpace": "srgb", "components": "1 0 0"}"#, "color-components", "1:73"),
      (#"{"colorSpace": "srgb", "components": [1, 0]}"#, "color-components", "1:73"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0, 1]}"#, "color-components", "1:73"),
      (#"{"colorSpace": "srgb", "components": [1, "0", 0]}"#, "color-component", "1:77"),
      (#"{"colorSpace": "srgb", "components": [1, null, 0]}"#, "color-component", "1:77"),
      (#"{"colorSpace": "srgb", "components": [1, 1e999, 0]}"#, "color-component", "1:77"),
      (#"{"colorSpace": "srgb", "components": [1, "None", 0]}"#, "color-component", "1:77"),
      (#"{"colorSpace": "srgb", "components": [1, 1.001, 0]}"#, "color-component-range", "1:77"),
      (#"{"colorSpace": "rec2020", "components": [1, -0.1, 0]}"#, "color-component-range", "1:80"),
      (#"{"colorSpace": "hsl", "components": [360, 50, 50]}"#, "color-component-range", "1:73"),
      (#"{"colorSpace": "hwb", "components": [0, 101, 50]}"#, "color-component-range", "1:76"),
      (#"{"colorSpace": "lch", "components": [50, -1, 0]}"#, "color-component-range", "1:77"),
      (#"{"colorSpace": "oklch", "components": [50, 0.1, 0]}"#, "color-component-range", "1:75"),
      (#"{"colorSpace": "oklab", "components": [1.1, 0.1, 0]}"#, "color-component-range", "1:75"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.5}"#, "color-alpha-range", "1:93"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": "1"}"#, "color-alpha", "1:93"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": "none"}"#, "color-alpha", "1:93"),
      (##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}"##, "color-hex-digits", "1:91"),
      (##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#ff0000ff"}"##, "color-hex-digits", "1:91"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "red"}"#, "color-hex", "1:91"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "opacity": 1}"#, "color-unknown-key", "1:84"),
    ])
  func broken(_ value: String, _ code: String, _ at: String) throws {
    let sample = sample(value)
    #expect(sample.errors == [code])
    let place = try #require(sample.diagnostics[0].place)
    #expect("\(place.line):\(place.column)" == at)
    // Nothing is lost: the token exists and says why it has no color, or has its color when only a fallback is wrong.
    #expect(sample.value("a") != nil)
  }

  @Test("unbounded components, and a white whose Z is beyond the stated range")
  func unbounded() {
    #expect(sample(Written.color("50, 300, -300", space: "lab")).diagnostics == [])
    #expect(sample(Written.color("0.5, 0.6, 0", space: "oklch")).diagnostics == [])
    let white = sample(Written.color("0.9505, 1, 1.089", space: "xyz-d65"))
    #expect(white.errors == [])
    #expect(white.warnings == ["color-xyz-range"])
    #expect(white.value("a") != nil)
  }

  @Test("a hex that disagrees is told, and the components count")
  func hexMismatch() {
    let sample = sample(Written.color("330, 100, 50", space: "hsl", more: ##", "hex": "#ff00ff""##))
    #expect(sample.errors == [])
    #expect(
      sample.diagnostics.map(\.message) == [
        "the hex of a is #ff00ff, and its components are #FF0080; the components count"
      ])
    #expect(
      sample.css("a") == "rgb(255, 0, 128)" || sample.css("a")?.hasPrefix("hsl") == true
        || sample.value("a") == .color(Color(.hsl, 330, 100, 50)))
  }

  @Test("a hex that agrees within a step, and one of a colour beyond sRGB, are let be")
  func hexAgrees() {
    #expect(sample(Written.color("0.07, 0.07, 0.07", more: ##", "hex": "#121212""##)).diagnostics == [])
    #expect(sample(Written.color("1, 0, 0", space: "display-p3", more: ##", "hex": "#ff0000""##)).diagnostics == [])
  }

  @Test("the colours of a border, of shadows and of a gradient")
  func composites() {
    let red = Written.color("1, 0, 0")
    let half = Written.color("0, 0, 0", more: #", "alpha": 0.5"#)
    let layer = #"{"color": \#(half), "offsetX": 0, "offsetY": 0, "blur": 0, "spread": 0, "inset": true}"#
    let sample = DTCGSample(
      ##"""
      {
        "border": {"$type": "border", "$value": {"color": \##(red), "width": 1, "style": "solid"}},
        "shadow": {"$type": "shadow", "$value": \##(layer)},
        "one": {"$type": "shadow", "$value": [\##(layer)]},
        "two": {"$type": "shadow", "$value": [\##(layer), \##(layer)]},
        "more": {"$type": "shadow", "$value": [\##(layer), "{two}"]},
        "fade": {"$type": "gradient", "$value": [
          {"color": \##(red), "position": -1}, {"color": "{ink}", "position": 0.5}, {"color": \##(half), "position": 99}]},
        "far": {"$type": "gradient", "$value": [{"color": "{ink}", "position": "{half}"}]},
        "half": {"$type": "number", "$value": 0.5},
        "ink": \##(Written.token("0, 0, 1"))
      }
      """##)
    #expect(sample.diagnostics == [])
    #expect(sample.css("border") == "color: rgb(255, 0, 0)")
    #expect(sample.css("shadow") == "color: rgba(0, 0, 0, 0.5)")
    #expect(sample.css("one") == "color: rgba(0, 0, 0, 0.5)")
    #expect(sample.css("two") == "shadow 1: rgba(0, 0, 0, 0.5), shadow 2: rgba(0, 0, 0, 0.5)")
    #expect(sample.css("more")?.hasSuffix("shadow 3: rgba(0, 0, 0, 0.5)") == true)
    #expect(sample.css("fade") == "rgb(255, 0, 0) 0.0, rgb(0, 0, 255) 0.5, rgba(0, 0, 0, 0.5) 1.0")
    #expect(sample.css("far") == "rgb(0, 0, 255) 0.5")
  }

  @Test(
    "what a composite must have, broken",
    arguments: [
      ("border", #"{"width": 1, "style": "solid"}"#, "border-property"),
      ("border", #"{"color": "{x}", "style": "solid"}"#, "border-property"),
      ("border", #"{"color": "{x}", "width": 1, "style": "solid", "colour": 1}"#, "border-property"),
      ("border", "1", "border-property"),
      ("shadow", #"{"color": "{x}"}"#, "shadow-property"), ("shadow", "[]", "shadow-value"),
      ("shadow", "1", "shadow-value"),
      ("gradient", "{}", "gradient-value"), ("gradient", "[]", "gradient-value"), ("gradient", "[1]", "gradient-stop"),
      ("gradient", #"[{"color": "{x}"}]"#, "gradient-stop"),
      ("gradient", #"[{"color": "{x}", "position": "0"}]"#, "gradient-position"),
    ])
  func brokenComposites(_ type: String, _ value: String, _ code: String) {
    let sample = DTCGSample(
      ##"{"a": {"$type": "\##(type)", "$value": \##(value)}, "x": \##(Written.token("0, 0, 1"))}"##)
    #expect(sample.errors.contains(code))
    #expect(sample.value("a") != nil)
  }
}
