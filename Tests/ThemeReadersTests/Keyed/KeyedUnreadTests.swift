import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Values under keys of colors that are written in no notation that is read, and further notations that are.
@Suite("Values of keys that are no plain colours")
struct KeyedUnreadTests {
  private func system(_ text: String) -> ThemeSystem {
    let reader = KeyedThemeReader(options: SourceOptions())
    return reader.system([reader.read(SourceFile(name: "theme.json", bytes: Array(text.utf8)))], named: "s")
  }

  private func value(_ written: String, under key: String = "text.primary") -> TokenValue? {
    let system = system(##"{"background": "#ffffff", "\##(key)": \##(written)}"##)
    return system.themes[0].tokens.first { $0.path == key }?.values.first?.value
  }

  private func hex(_ written: String) -> String? {
    guard case .color(let color)? = value(written) else { return nil }
    return color.hex8
  }

  private func isUndetermined(_ value: TokenValue?) -> Bool {
    if case .undetermined? = value { true } else { false }
  }

  @Test(
    "they are undetermined",
    arguments: [
      #""var(--ink)""#, #""darken({base.good}, 10%)""#, #""lighten({base.good}, 10%)""#, #""{base/bad}""#,
      #""{@base.bad}""#, ##""{base.good}4D""##, #""{!bad}""#, #""@ink""#, #""--ink""#, #""currentColor""#, "11579568",
      #"{"l": 50, "c": 0.1, "h": 20}"#,
    ])
  func undetermined(written: String) {
    #expect(isUndetermined(value(written)), "\(written)")
  }

  @Test(
    "what no key calls a colour is none",
    arguments: [
      (#""var(--size)""#, "size"), (#""calc(1px + 2px)""#, "text.gap"), ("11579568", "version"), ("12", "text.primary"),
      (#""url(ink.png)""#, "background.image"), (#""Ink (dark)""#, "text.note"), (#""bold""#, "text.primary"),
      (#""{user}""#, "title-2"), (#""Open (new)""#, "link"),
      (#""cubic-bezier(0, 0, 1, 1)""#, "button.curve"),
    ])
  func others(written: String, key: String) {
    #expect(value(written, under: key) == nil)
  }

  @Test("beside a large number, a small one may be a color as well")
  func numbers() {
    let system = system(##"{"text": 11579568, "background": 255, "gap": 4, "link": "#0000ff"}"##)
    let tokens = system.themes[0].tokens
    #expect(tokens.map(\.path) == ["text", "background", "link"])
    #expect(tokens.filter { isUndetermined($0.values.first?.value) }.count == 2)
  }

  @Test("a mark that leads to a key is an alias")
  func alias() {
    let system = system(##"{"ink": "#111111", "background": "#ffffff", "text.primary": "{ink}"}"##)
    #expect(system.themes[0].tokens.first { $0.path == "text.primary" }?.values.map(\.value) == [.alias("ink")])
  }

  @Test("a gradient is read")
  func gradient() {
    guard case .gradient(let stops)? = value(##""linear-gradient(90deg, #111111 0%, #222222 100%)""##) else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.count == 2)
  }

  @Test(
    "blanks, hues and the colours of design tokens",
    arguments: [
      (##"" #b0b0b0 ""##, "#B0B0B0"), (#"{"h": 0, "s": 0, "l": 100}"#, "#FFFFFF"),
      (#"{"h": 240, "s": 1, "l": 0.5}"#, "#0000FF"),
      (#"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.2}"#, "#FF000033"),
      (##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#00ff00"}"##, "#FF0000"),
    ])
  func read(written: String, expected: String) {
    #expect(hex(written) == expected)
  }

  @Test("a colour of design tokens in another space keeps it, and what is wrong with one leaves it unknown")
  func spaces() {
    guard case .color(let color)? = value(#"{"colorSpace": "oklch", "components": [0.5, 0.1, "none"]}"#) else {
      Issue.record("no colour")
      return
    }
    #expect(color.space == .oklch)
    #expect(color.missing == .third)
    for wrong in [
      #"{"colorSpace": "nowhere", "components": [1, 0, 0]}"#, #"{"colorSpace": "srgb", "components": [1, 0]}"#,
      #"{"colorSpace": "srgb", "components": [255, 0, 0]}"#,
      #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 40}"#, #"{"h": 0.5, "s": 0.5, "l": 0.5}"#,
    ] {
      #expect(isUndetermined(value(wrong)), "\(wrong)")
    }
  }

  @Test(
    "objects of channels have the scale of the others",
    arguments: [("204", "#010101"), ("0.8", "#FFFFFF"), ("1", "#FFFFFF")])
  func channels(other: String, expected: String) {
    let system = system(
      """
      {"text": {"red": 1, "green": 1, "blue": 1}, "background": {"red": \(other), "green": 0, "blue": 0}}
      """)
    guard case .color(let color)? = system.themes[0].tokens.first(where: { $0.path == "text" })?.values[0].value else {
      Issue.record("no colour")
      return
    }
    #expect(color.hex8 == expected)
  }

  @Test("a document of nothing but such colours holds colours, if its name promises them")
  func candidate() {
    let text = """
      {"text": {"colorSpace": "hsl", "components": [0, 0, 35]}, "background": {"colorSpace": "hsl", "components": [0, 0, 6]}}
      """
    #expect(KeyedCandidate.candidate(SourceFile(name: "colors.json", bytes: Array(text.utf8)))?.colors == 2)
  }
}
