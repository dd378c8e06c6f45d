import ColorScience
import Testing

@testable import ThemeModel
@testable import ThemeReaders

@Suite("Design tokens in columns")
struct DTCGColumnsTests {
  private static func tokens(_ name: String = "text", more: String = "", inDark: String = "")
    -> String
  {
    ##"""
    {"version": "2025.10",
      "sets": {"base": {"sources": [{"$type": "color",
        "raw": {"ink": \##(Written.token("0,0,0")), "paper": \##(Written.token("1,1,1"))},
        "\##(name)": {"$value": "{raw.ink}", "$description": "What is \"read\""\##(more)},
        "back": {"$value": "{raw.paper}", "$description": "Plain"}}]}},
      "modifiers": {"mode": {"contexts": {"light": [], "dark": [
        {"\##(name)": {"$type": "color", "$value": "{raw.paper}"}\##(inDark)}]}, "default": "light"}},
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
    """##
  }

  private static func source(_ text: String, _ name: String = "a.resolver.json") -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  @Test("a theme of colours and aliases is kept in columns, and says all that it said in a list")
  func plain() throws {
    let sample = DTCGSample(Self.tokens(), name: "a.resolver.json")
    let theme = try #require(sample.system.themes.first)
    #expect(theme.columns != nil)
    #expect(sample.diagnostics == [])
    #expect(theme.paths == ["raw.ink", "raw.paper", "text", "back"])
    // The last source with that token is the dark one, which has no description.
    #expect(theme.tokens.map(\.summary) == [nil, nil, nil, "Plain"])
    #expect(theme.tokens[2].values.map(\.value) == [.alias("raw.ink"), .alias("raw.paper")])
    #expect(theme.tokens[2].values.map(\.when) == [[:], ["mode": "dark"]])
    #expect(theme.tokens[2].values.map(\.place.line) == [4, 7])
    #expect(theme.tokens[2].place == Place(file: "a.resolver.json", line: 7, column: 6))
    #expect(sample.css("text", "dark") == "rgb(255, 255, 255)")
  }

  @Test("a description with escapes is read as it is meant")
  func escapes() {
    let file =
      ##"{"$type": "color", "a": {"$value": \##(Written.color("0,0,0")), "$description": "What is \"read\""}}"##
    let sample = DTCGSample(file)
    #expect(sample.system.themes.first?.columns != nil)
    #expect(sample.token("a")?.summary == "What is \"read\"")
  }

  @Test("what columns do not hold is kept in a list, with all that is said of it")
  func others() {
    for (more, inDark) in [
      (##", "$deprecated": true"##, ""), (##", "$extensions": {"legible": {"role": "text"}}"##, ""),
      ("", ##", "gone": {"$type": "color", "$value": "{raw.missing}"}"##),
      ("", ##", "wide": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"##),
    ] {
      let sample = DTCGSample(Self.tokens(more: more, inDark: inDark), name: "a.resolver.json")
      #expect(sample.system.themes.first?.columns == nil, "\(more)\(inDark)")
      #expect(sample.css("text", "dark") == "rgb(255, 255, 255)")
      #expect(sample.errors == (inDark.contains("missing") ? ["unresolved-alias"] : []))
    }
  }

  @Test("themes of the same paths share them")
  func shared() throws {
    let reader = DTCGReader()
    let system = reader.read(
      [
        Self.source(Self.tokens(), "a.resolver.json"),
        Self.source(Self.tokens(), "b.resolver.json"),
      ], named: "S")
    let first = try #require(system.themes.first?.columns)
    #expect(system.themes.count == 2)
    #expect(system.themes[1].columns?.paths === first.paths)
  }

  @Test("what was read before changes nothing of what is read")
  func order() {
    // A name with a dot is in no group, whatever earlier files say about groups.
    let dotted = ##"""
      {"version": "2025.10", "sets": {"base": {"sources": [
        {"raw.ink": \##(Written.token("1,0,0")), "raw": {"$type": "color", "paper": {"$value": "{raw.ink}"}}}]}},
        "resolutionOrder": [{"$ref": "#/sets/base"}]}
      """##
    let files = [
      Self.source(Self.tokens(), "a.resolver.json"), Self.source(dotted, "b.resolver.json"),
      Self.source(Self.tokens("icon"), "c.resolver.json"),
      Self.source(Self.tokens(), "d.resolver.json"),
    ]
    let options = SourceOptions(isLenient: true)
    let alone = files.map { DTCGReader(options: options).read($0) }
    let forward = DTCGReader(options: options)
    let backward = DTCGReader(options: options)
    #expect(files.map { forward.read($0) } == alone)
    #expect(files.reversed().map { backward.read($0) } == alone.reversed())
  }
}
