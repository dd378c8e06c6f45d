import Testing
import ThemeModel
import ThemeReaders

/// How each format recognizes its files, and rejects what only looks like one.
@Suite("Candidates")
struct FileCandidatesTests {
  private func candidate(_ name: String, _ text: String) -> Candidate? {
    FileCandidates.candidate(SourceFile(name: name, bytes: Array(text.utf8)))
  }

  struct Known: Sendable {
    var name: String
    var text: String
    var format: Candidate.Format
    var colors: Int
    var strength: Candidate.Strength
  }

  @Test(
    "files of a format",
    arguments: [
      Known(
        name: "a.json", text: ##"{"a": {"$type": "color", "$value": "#fff"}}"##, format: .designTokens, colors: 1,
        strength: .promised),
      Known(
        name: "a.json", text: ##"{a: {value: {light: "#fff", dark: "#000"}, type: "color"}}"##, format: .designTokens,
        colors: 1, strength: .shape),
      Known(
        name: "a.json", text: ##"{"low": {"value": {"0": {"color": "#000", "offsetX": 0}}}}"##, format: .designTokens,
        colors: 1, strength: .shape),
      Known(
        name: "a.json", text: ##"{"1": {"value": {"x": "0", "color": "{ink}"}, "type": "boxShadow"}}"##,
        format: .designTokens, colors: 1, strength: .shape),
      Known(
        name: "a.json", text: ##"{"props": [{"name": "x", "value": "#fff", "category": "text-color"}]}"##,
        format: .designTokens, colors: 1, strength: .shape),
      Known(
        name: "a.tokens.json", text: ##"{"x": {"$extends": "{brand}"}}"##, format: .designTokens, colors: 1,
        strength: .promised),
      Known(
        name: "t/$themes.json", text: ##"[{"name": "One", "selectedTokenSets": {"core": "source"}}]"##,
        format: .designTokens, colors: 0, strength: .declared),
      Known(
        name: "Theme.json", text: ##"{"name": "Pink", "text": "#000", "size": "big"}"##, format: .keyed, colors: 1,
        strength: .promised),
      Known(
        name: "a.json", text: ##"{"text": "#000000", "bg": "#ffffff"}"##, format: .keyed, colors: 2, strength: .shape),
      Known(
        name: "x/a.colorset/Contents.json",
        text: ##"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {}}}]}"##,
        format: .assetCatalog, colors: 1, strength: .promised),
    ])
  func known(_ known: Known) throws {
    let found = try #require(candidate(known.name, known.text))
    #expect(found.format == known.format)
    #expect(found.colors == known.colors)
    #expect(found.strength == known.strength)
    #expect(found.problem == nil)
  }

  @Test(
    "files that only look so",
    arguments: [
      (
        "data/emoji.json",
        ##"{"grinning": {"hexcode": "1F600", "shortcodes": ["red"]}, "purple": {"name": "purple heart", "code": "#bada55"}}"##
      ),
      ("lists/block.json", ##"[{"trigger": {"url-filter": "tan"}, "action": {"selector": "#fff,#decade"}}]"##),
      ("report.json", ##"{"icons": {"arrow": "x", "note": "#1234 fixed", "ticket": "#c0ffee"}}"##),
      ("package-lock.json", ##"{"name": "x", "packages": {"a": {"integrity": "sha512-abc", "value": 1}}}"##),
      ("assets/a.imageset/Contents.json", ##"{"images": [{"idiom": "universal", "filename": "a.png"}]}"##),
      ("lang.json", ##"{"red": "Rot", "blue": "Blau", "green": "Grün"}"##),
    ])
  func unlike(_ name: String, _ text: String) {
    let found = candidate(name, text)
    #expect(found == nil || found?.colors == 0)
  }

  @Test("a name that promises tokens keeps its word as a problem")
  func broken() {
    #expect(candidate("a.tokens.json", "{\"a\": ")?.problem?.code == "json")
    #expect(candidate("a.json", "{\"$value\": ") == nil)
  }

  @Test("a resolver document and a list of themes name files, axes and themes")
  func indices() throws {
    let resolver = try #require(
      candidate(
        "a.resolver.json",
        ##"""
        {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/mode"}], "modifiers": {"mode": {"default": "dark",
          "contexts": {"light": [{"$ref": "l.json#/x"}], "dark": [{"$ref": "d.json"}]}}}}
        """##))
    #expect(resolver.references == ["l.json", "d.json"])
    #expect(resolver.axes.map(\.contexts) == [["light", "dark"]])
    #expect(resolver.axes.map(\.defaultContext) == ["dark"])
    let list = try #require(
      candidate("$themes.json", ##"[{"name": "One", "selectedTokenSets": {"core": "source", "off": "disabled"}}]"##))
    #expect(list.themes == ["One"])
    #expect(list.references == ["core.json"])
  }
}
