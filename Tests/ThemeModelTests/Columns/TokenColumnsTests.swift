import ColorScience
import Testing

@testable import ThemeModel

@Suite("Tokens in columns")
struct TokenColumnsTests {
  private static let white = Color(.srgb, 1, 1, 1)
  private static let black = Color(.srgb, 0, 0, 0)
  private static let mode = Axis(
    name: "mode", contexts: ["light", "dark"], defaultContext: "light")

  /// `ink` is black, and white in the dark. `text` refers to it, and to `paper` in the dark.
  private static func columns(dark: Contexts = ["mode": "dark"]) throws -> TokenColumns {
    var summaries = TextColumn()
    summaries.appendNone()
    var words = "What is read"
    words.withUTF8 { summaries.append($0) }
    summaries.appendNone()
    return TokenColumns(
      paths: try #require(TokenPaths(["ink", "text", "paper"])),
      layers: [
        TokenColumns.Layer(file: "a.json", when: [:], giver: 0),
        TokenColumns.Layer(file: "b.json", when: dark, giver: 1),
      ],
      heads: [
        TokenColumns.Head(layer: 1, line: 9, column: 3),
        TokenColumns.Head(layer: 1, line: 10, column: 3),
        TokenColumns.Head(layer: 0, line: 7, column: 3),
      ],
      starts: [0, 2, 4, 5],
      values: [
        TokenColumns.Cell(color: 0, layer: 0, line: 1, column: 5),
        TokenColumns.Cell(color: 1, layer: 1, line: 2, column: 5),
        TokenColumns.Cell(alias: 0, layer: 0, line: 3, column: 5),
        TokenColumns.Cell(alias: 2, layer: 1, line: 4, column: 5),
        TokenColumns.Cell(color: 1, layer: 0, line: 5, column: 5),
      ],
      colors: [black, white], summaries: summaries)
  }

  private static func pair(dark: Contexts = ["mode": "dark"]) throws -> (
    columns: Theme, list: Theme
  ) {
    let theme = Theme(name: "T", givers: ["G"], axes: ["mode"], columns: try columns(dark: dark))
    return (theme, Theme(name: "T", givers: ["G"], axes: ["mode"], tokens: theme.tokens))
  }

  @Test("they are the same tokens as in a list")
  func tokens() throws {
    let theme = try Self.pair().columns
    #expect(theme.paths == ["ink", "text", "paper"])
    #expect(
      theme.tokens[1]
        == Token(
          path: "text", summary: "What is read",
          values: [
            ConditionalValue(
              value: .alias("ink"), place: Place(file: "a.json", line: 3, column: 5)),
            ConditionalValue(
              when: ["mode": "dark"], value: .alias("paper"),
              place: Place(file: "b.json", line: 4, column: 5), giver: 1),
          ], place: Place(file: "b.json", line: 10, column: 3)))
    #expect(theme.tokens[0].values.map(\.value) == [.color(Self.black), .color(Self.white)])
    #expect(theme.tokens[2].place == Place(file: "a.json", line: 7, column: 3))
  }

  @Test("a theme is the same with columns and with a list, and has the same paths")
  func equality() throws {
    let (columns, list) = try Self.pair()
    #expect(columns == list)
    #expect(Set([columns]).contains(list))
    #expect(
      columns.hasPaths(of: list) && list.hasPaths(of: columns) && columns.hasPaths(of: columns))
    #expect(!columns.hasPaths(of: Theme(name: "U", tokens: Array(columns.tokens.dropLast()))))
    var changed = columns
    changed.tokens.removeLast()
    #expect(changed != list)
    #expect(changed.paths == ["ink", "text"])
  }

  @Test("both resolve to the same palettes, facts and chains")
  func resolution() throws {
    let (columns, list) = try Self.pair()
    let found = ThemeResolver(ThemeSystem(name: "S", axes: [Self.mode], themes: [columns])).resolve(
      0)
    let expected = ThemeResolver(ThemeSystem(name: "S", axes: [Self.mode], themes: [list])).resolve(
      0)
    #expect(found.palettes() == expected.palettes())
    #expect(found.tokens == expected.tokens)
    #expect(found.diagnostics == [])
    #expect(found.color(of: "text", in: found.variants[1].name) == Self.white)
    #expect(found.chain(of: "text").map(\.place.file) == ["a.json", "a.json", "a.json"])
    #expect(found.chain(of: 1, in: 1).map(\.theme).first == "G")
    #expect(found.outcomes(in: 1).count == 3)
  }

  @Test("a context that no axis has is told for every value that asks for it, as in a list")
  func unknownContext() throws {
    let (columns, list) = try Self.pair(dark: ["mode": "dusk"])
    let found = ThemeResolver(ThemeSystem(name: "S", axes: [Self.mode], themes: [columns])).resolve(
      0)
    let expected = ThemeResolver(ThemeSystem(name: "S", axes: [Self.mode], themes: [list])).resolve(
      0)
    #expect(found.diagnostics.map(\.code) == ["unknown-context", "unknown-context"])
    #expect(found.diagnostics == expected.diagnostics)
  }

  @Test("a colour is replaced where it is written")
  func replacing() throws {
    let system = ThemeSystem(name: "S", axes: [Self.mode], themes: [try Self.pair().columns])
    let red = Color(.srgb, 1, 0, 0)
    let place = Place(file: "a.json", line: 1, column: 5)
    let found = try #require(ThemeResolver(system).resolve(0, replacing: place, with: red))
    #expect(found.color(of: "text", in: found.variants[0].name) == red)
    #expect(
      ThemeResolver(system).resolve(
        0, replacing: Place(file: "b.json", line: 1, column: 5), with: red) == nil)
  }

  @Test("a theme can extend one that is kept in columns")
  func heir() throws {
    let parent = try Self.pair().columns
    let own = Token(
      path: "ink",
      values: [
        ConditionalValue(
          value: .color(Color(.srgb, 0, 0, 1)), place: Place(file: "c", line: 1, column: 1))
      ],
      place: Place(file: "c", line: 1, column: 1))
    let heir = Theme(name: "H", extends: "T", tokens: [own])
    let found = ThemeResolver(ThemeSystem(name: "S", axes: [Self.mode], themes: [parent, heir]))
      .resolve(1)
    #expect(found.color(of: "text", in: found.variants[0].name) == Color(.srgb, 0, 0, 1))
    #expect(found.tokens.map(\.path) == ["ink", "text", "paper"])
  }
}
