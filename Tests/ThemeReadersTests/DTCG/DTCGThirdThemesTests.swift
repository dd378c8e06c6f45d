import Testing
import ThemeModel
import ThemeReaders

/// Themes beside light and dark, and the variants that there are of them: none that nobody made.
@Suite("Themes beside light and dark")
struct DTCGThirdThemesTests {
  private func read(_ files: [(name: String, text: String)]) -> ThemeSystem {
    DTCGReader(siblings: MemoryFiles(texts: [:]))
      .read(files.map { SourceFile(name: $0.name, bytes: Array($0.text.utf8)) }, named: "kit")
  }

  private func theme(_ ink: String, _ page: String) -> String {
    ##"{"text": {"primary": {"value": "\##(ink)", "type": "color"}}, "background": {"primary": {"value": "\##(page)", "type": "color"}}}"##
  }

  private func files(_ names: [String]) -> [(name: String, text: String)] {
    names.enumerated().map { ("themes/\($1).json", theme("#11111\($0)", "#FFFFF\($0)")) }
  }

  private func groups(_ names: [String], around key: String? = nil) -> ThemeSystem {
    let members = names.enumerated().map { "\"\($1)\": " + theme("#11111\($0)", "#FFFFF\($0)") }
    let text = "{\(members.joined(separator: ","))}"
    return read([("tokens.json", key.map { "{\"\($0)\": \(text)}" } ?? text)])
  }

  /// Returns each theme with its variants.
  private func variants(_ system: ThemeSystem) -> [String] {
    DTCGSample(system).resolved.map { theme in
      theme.name + ": " + theme.variants.map { $0.choices.map(\.context).joined(separator: "/") }.joined(separator: " ")
    }.sorted()
  }

  @Test("groups beside light and dark with the same colors are themes, as files are")
  func groups() {
    #expect(variants(groups(["light", "dark", "sepia"])) == ["sepia: ", "tokens: light dark"])
    #expect(variants(groups(["acme", "zenith", "orbit"])) == ["acme: ", "orbit: ", "zenith: "])
    #expect(variants(groups(["light", "dark", "highContrast"])) == ["kit: light dark high-contrast"])
  }

  @Test(
    "parts of the interface, meanings, hues and groups of one word or with states are no themes",
    arguments: [["button", "card"], ["success", "danger"], ["blue", "green"]])
  func parts(_ names: [String]) {
    #expect(groups(names).themes.count == 1)
  }

  @Test("hundreds of small groups are no themes, unless the key around them says so")
  func records() {
    let names = (0..<100).map { "g\($0)z" }
    #expect(groups(names).themes.count == 1)
    #expect(groups(names, around: "brands").themes.count == 100)
  }

  @Test("groups with states, or with names of one word, may be parts of the interface")
  func states() {
    func group(_ text: String, _ ground: String) -> String {
      ##"{"\##(text)": {"value": "#111111", "type": "color"}, "\##(ground)": {"value": "#FFFFFF", "type": "color"}}"##
    }
    for (text, ground) in [("text-default", "background-default"), ("text", "background")] {
      let part = group(text, ground)
      #expect(read([("tokens.json", "{\"promo\": \(part), \"feed\": \(part)}")]).themes.count == 1)
    }
    let material = group("on-surface", "surface")
    #expect(read([("tokens.json", "{\"promo\": \(material), \"feed\": \(material)}")]).themes.count == 2)
  }

  @Test("a contrast of one mode alone is one more mode where its file is whole")
  func contrastOfOneMode() {
    #expect(variants(read(files(["light", "dark", "dark-high-contrast"]))) == ["kit: light dark dark-high-contrast"])
    let both = read(files(["light", "dark", "dark-high-contrast", "light-high-contrast"]))
    #expect(variants(both) == ["kit: light/standard light/high dark/standard dark/high"])
    // A file with a part of the colors lies over the dark one.
    let part = ##"{"text": {"primary": {"value": "#000000", "type": "color"}}}"##
    let partial = read(files(["light", "dark"]) + [("themes/dark-high-contrast.json", part)])
    #expect(variants(partial) == ["kit: light/standard light/high dark/standard dark/high"])
  }

  @Test("a plain value that repeats the one of a mode makes no further mode")
  func plainValues() {
    func text(_ plain: String, _ modes: String) -> String {
      ##"{"ink": {"$type": "color", "$value": "\##(plain)", "$extensions": {"mode": {\##(modes)}}}}"##
    }
    let modes = ##""acme": "#111111", "zenith": "#222222""##
    #expect(variants(read([("tokens.json", text("#111111", modes))])) == ["tokens: acme zenith"])
    #expect(variants(read([("tokens.json", text("#333333", modes))])) == ["tokens: default acme zenith"])
    let named = ##""default": "#111111", "dark": "#222222""##
    #expect(variants(read([("tokens.json", text("#111111", named))])) == ["tokens: default dark"])
  }
}
