import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Tokens below tokens, in the dialect that writes `value` without a dollar sign.
@Suite("Tokens that contain tokens")
struct DTCGChildrenTests {
  private func read(_ members: String) -> ThemeSystem {
    let text = ##"{"c": {"ink": {"value": "#000000", "type": "color", \##(members)}}}"##
    return DTCGReader().read([SourceFile(name: "a.json", bytes: Array(text.utf8))], named: "t")
  }

  private func values(_ system: ThemeSystem) -> [String] {
    system.themes.flatMap(\.tokens).map { token in
      guard case .color(let color)? = token.values.first?.value else { return token.path + "?" }
      return token.path + "=" + color.hex8
    }
  }

  @Test(
    "a group or a token in a token is read",
    arguments: [
      (##""inverted": {"text": {"value": "#ffffff", "type": "color"}}"##, "c.ink.inverted.text=#FFFFFF"),
      (##""hover": {"value": "#333333", "type": "color"}"##, "c.ink.hover=#333333"),
      (##""states": {"on": {"hover": {"value": "#333333", "type": "color"}}}"##, "c.ink.states.on.hover=#333333"),
    ])
  func children(members: String, child: String) {
    let system = read(members)
    #expect(values(system) == ["c.ink=#000000", child])
    #expect(system.diagnostics.contains { $0.code == "token-with-children" })
    #expect(!system.diagnostics.contains { $0.code == "mode-values" || $0.code == "unknown-color" })
  }

  @Test(
    "what tools write beside a value is no child",
    arguments: [
      ##""original": {"value": "#ffffff"}"##, ##""attributes": {"category": "color", "item": "ink"}"##,
      ##""size": {"value": 12, "type": "number"}"##, ##""themes": {"dark": {"value": "#222222"}}"##,
      ##""values": {"acme": {"value": "#222222"}}"##, ##""darkMode": {"value": "#222222"}"##,
    ])
  func properties(members: String) {
    let system = read(members)
    #expect(system.themes.flatMap(\.tokens).map(\.path) == ["c.ink"])
    #expect(!system.diagnostics.contains { $0.code == "token-with-children" })
  }

  @Test(
    "a colour for a mode that nothing reads still makes its token undetermined",
    arguments: [
      ##""inverted": {"value": "#ffffff"}"##, ##""contexts": {"dark": {"value": "#ffffff"}}"##,
      ##""a11y": {"dark": {"value": "#ffffff", "type": "color"}}"##,
      ##""night-theme": {"x": {"value": "#ffffff", "type": "color"}}"##,
      ##""states": {"on": {"dark": {"hover": {"value": "#ffffff"}}}}"##,
      ##""states": {"themes": {"acme": {"value": "#ffffff"}, "zest": {"value": "#eeeeee"}}}"##,
      ##""onDark": {"plain": {"value": "{c.page}"}}"##, ##""groups": {"inverted": {"value": "#ffffff"}}"##,
    ])
  func modes(members: String) {
    #expect(values(read(members)) == ["c.ink?"])
  }

  @Test(
    "a colour for a mode takes no token beside it along",
    arguments: [
      (##""states": {"hover": {"value": "#333333"}, "dark": {"value": "#ffffff"}}"##, ["states.hover=#333333"]),
      (##""states": {"dark": {"hover": {"value": "#ffffff"}}, "on": {"value": "#333333"}}"##, ["states.on=#333333"]),
      (##""body": {"text": {"value": "#333333"}, "inverse": {"value": "#ffffff"}}"##, ["body.text=#333333"]),
      (
        ##""dark": {"x": {"value": "#ffffff"}}, "a": {"b": {"value": "#333333"}, "c": {"value": "#444444"}}"##,
        ["a.b=#333333", "a.c=#444444"]
      ),
    ])
  func besideModes(members: String, children: [String]) {
    #expect(values(read(members)) == ["c.ink?"] + children.map { "c.ink." + $0 })
  }

  @Test(
    "a text and its ground under one word for a mode are tokens",
    arguments: [
      "night", "dark", "darkMode", "contrast", "theme", "themes", "body.night", "body.dark", "variants.info",
      "a.b.high-contrast",
    ])
  func groupsOfModes(path: String) {
    let names = path.split(separator: ".")
    let tokens =
      ##"{"text": {"value": "#ffffff"}, "page": {"value": "#000000"}, "bg": {"value": "#111111", "type": "color"}}"##
    let system = read(#""\#(names[0])": "# + names.dropFirst().reversed().reduce(tokens) { #"{"\#($1)": \#($0)}"# })
    #expect(
      values(system)
        == ["c.ink=#000000", "c.ink.\(path).text=#FFFFFF", "c.ink.\(path).page=#000000", "c.ink.\(path).bg=#111111"])
    #expect(system.axes.isEmpty)
  }

  @Test(
    "several tokens under one word for a mode that may be values of their token leave it undetermined",
    arguments: [
      ("dark", ["default", "hover"]), ("dark", ["high", "standard"]), ("dark", ["acme", "zest"]),
      ("dark", ["muted", "base"]), ("dark", ["hover", "pressed"]), ("dark", ["rest", "text", "background"]),
      ("dark", ["ink", "paper"]), ("night", ["text", "background", "highContrast"]),
      ("themes.dark", ["acme", "zest"]), ("themes.acme", ["default", "text", "background"]),
      ("dark.acme", ["default", "hover"]), ("modes.dark", ["hover", "active"]), ("modes.dark", ["text", "background"]),
      ("colorSchemes.dark", ["text", "background"]), ("inverse", ["default", "hover"]),
    ])
  func doubtful(path: String, names: [String]) {
    let members = names.map { ##""\##($0)": {"value": "#ffffff", "type": "color"}"## }
    let group = "{\(members.joined(separator: ", "))}"
    let steps = path.split(separator: ".")
    let system = read(#""\#(steps[0])": "# + steps.dropFirst().reversed().reduce(group) { #"{"\#($1)": \#($0)}"# })
    #expect(values(system) == ["c.ink?"] + names.map { "c.ink.\(path).\($0)=#FFFFFF" })
    #expect(system.diagnostics.contains { $0.code == "mode-values" })
  }

  @Test("a token for a mode that has the value of its token leaves no doubt")
  func sameValue() {
    let system = read(##""dark": {"default": {"value": "#000000"}, "rest": {"value": "#000"}}"##)
    #expect(values(system) == ["c.ink=#000000", "c.ink.dark.default=#000000", "c.ink.dark.rest=#000000"])
  }

  @Test(
    "light and dark beside each other are tokens, or contain them",
    arguments: [
      (##"{"value": "#eeeeee"}"##, ##"{"value": "#222222"}"##, ""),
      (##"{"hover": {"value": "#eeeeee"}}"##, ##"{"hover": {"value": "#222222"}}"##, ".hover"),
    ])
  func shades(light: String, dark: String, end: String) {
    let system = read(#""light": \#(light), "dark": \#(dark)"#)
    #expect(values(system) == ["c.ink=#000000", "c.ink.light\(end)=#EEEEEE", "c.ink.dark\(end)=#222222"])
  }

  @Test("what light and dark contain is a value of the token if it is called so, and is never lost")
  func valuesInShades() {
    let plain = ##"{"default": {"value": "#eeeeee"}, "hover": {"value": "#dddddd"}}"##
    #expect(
      values(read(#""light": \#(plain), "dark": \#(plain)"#))
        == ["c.ink?"]
        + ["light", "dark"].flatMap { ["c.ink.\($0).default=#EEEEEE", "c.ink.\($0).hover=#DDDDDD"] })
    let contrast = ##"{"hc": {"value": "#eeeeee"}}"##
    #expect(values(read(#""light": \#(contrast), "dark": \#(contrast)"#)) == ["c.ink?"])
  }

  @Test("hundreds of tokens, each in another, take no time")
  func depth() {
    let depth = 300
    let start = ##"{"value": "#111111", "type": "color""##
    let text = String(repeating: start + #", "n": "#, count: depth) + start + String(repeating: "}", count: depth + 1)
    let time = ContinuousClock().measure {
      let system = DTCGReader().read([SourceFile(name: "a.json", bytes: Array(#"{"a": \#(text)}"#.utf8))], named: "t")
      #expect(system.themes.first?.tokens.count == depth + 1)
    }
    #expect(time < .seconds(5))
  }
}
