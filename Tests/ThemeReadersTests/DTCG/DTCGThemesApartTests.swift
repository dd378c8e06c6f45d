import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Themes that are easily taken for parts or modes of each other.
@Suite("Themes that stay apart")
struct DTCGThemesApartTests {
  /// Reads files by name, each with its tokens: `text=#111111` is a color, `text={x}` an alias.
  private func read(_ files: KeyValuePairs<String, String>) -> ThemeSystem {
    let sources = files.map { name, tokens in
      let members = tokens.split(separator: " ").map { token -> String in
        let parts = token.split(separator: "=")
        return #""\#(parts[0])": {"$type": "color", "$value": "\#(parts[1])"}"#
      }
      return SourceFile(name: name, bytes: Array("{\(members.joined(separator: ","))}".utf8))
    }
    return DTCGReader().read(sources, named: "kit")
  }

  private func file(_ name: String, _ text: String) -> SourceFile { SourceFile(name: name, bytes: Array(text.utf8)) }

  /// Returns each theme with its variants and what a token shows there: `acme/light #111111`.
  private func shown(_ path: String, _ system: ThemeSystem) -> [String] {
    DTCGSample(system).resolved.flatMap { theme in
      theme.variants.indices.map { variant -> String in
        let token = theme.palette(variant).tokens.first { $0.path == path }
        guard case .color(let color)? = token?.value else { return "\(theme.variants[variant].name) ?" }
        return "\(theme.variants[variant].name) \(color.hex8.prefix(7))"
      }
    }.sorted()
  }

  // MARK: - Lists of themes

  private func studio(_ themes: [(group: String, name: String, source: [String], on: [String])]) -> ThemeSystem {
    let list = themes.map { theme in
      let sets = theme.source.map { "\"\($0)\": \"source\"" } + theme.on.map { "\"\($0)\": \"enabled\"" }
      return
        "{\"name\": \"\(theme.name)\", \"group\": \"\(theme.group)\", \"selectedTokenSets\": {\(sets.joined(separator: ","))}}"
    }
    func set(_ name: String, _ tokens: KeyValuePairs<String, String>) -> SourceFile {
      let members = tokens.map { "\"\($0.key)\": {\"value\": \"\($0.value)\", \"type\": \"color\"}" }
      return file("t/\(name).json", "{\(members.joined(separator: ","))}")
    }
    return DTCGReader().read(
      [
        file("t/$themes.json", "[\(list.joined(separator: ","))]"),
        file("t/$metadata.json", ##"{"tokenSetOrder": ["core", "dark", "acme", "beta", "part"]}"##),
        set("core", ["paper": "#ffffff", "pale": "#bbbbbb", "ink": "#111111"]),
        set("dark", ["paper": "#111111", "ink": "#ffffff"]), set("acme", ["page": "{paper}", "text": "{pale}"]),
        set("beta", ["text": "{ink}"]), set("part", ["button": "{ink}"]),
      ], named: "t")
  }

  @Test("themes of one name in two groups, one of which says over what the other shows, are two themes")
  func groupsOfOneName() {
    let system = studio([
      ("beta", "light", ["core"], ["acme", "beta"]), ("beta", "dark", ["core", "dark"], ["acme", "beta"]),
      ("acme", "light", ["core"], ["acme"]), ("acme", "dark", ["core", "dark"], ["acme"]),
    ])
    #expect(
      shown("text", system) == ["acme/dark #BBBBBB", "acme/light #BBBBBB", "beta/dark #FFFFFF", "beta/light #111111"])
  }

  @Test("groups that turn on sets of their own, or say nothing over, stay one choice of one theme")
  func groupsOfParts() {
    let parts = studio([
      ("color", "light", ["core"], ["acme"]), ("color", "dark", ["core", "dark"], ["acme"]),
      ("component", "light", ["core"], ["part"]), ("component", "dark", ["core", "dark"], ["part"]),
    ])
    #expect(parts.themes.map(\.name) == ["t"])
    #expect(shown("button", parts).count == 2)
    let over = studio([
      ("mode", "light", [], ["core"]), ("mode", "dark", ["core"], ["dark"]), ("brand", "acme", ["core"], ["acme"]),
      ("brand", "beta", ["core"], ["acme", "beta"]),
    ])
    #expect(over.themes.map(\.name) == ["acme", "beta"])
    #expect(over.themes.map(\.axes) == [["mode"], ["mode"]])
  }

  // MARK: - Files

  @Test("a file for the light mode of a theme lies over the base as a theme, and not in place of its light mode")
  func lightFileOfATheme() {
    let system = read([
      "tokens/application.json": "page=#ffffff text=#bbbbbb", "tokens/theme/dark.json": "page=#111111 text=#eeeeee",
      "tokens/theme/acmeLight.json": "text=#222222",
    ])
    #expect(shown("text", system) == ["acme #222222", "kit/dark #EEEEEE", "kit/light #BBBBBB"])
    #expect(shown("page", system) == ["acme #FFFFFF", "kit/dark #111111", "kit/light #FFFFFF"])
    let both = read([
      "base.json": "page=#ffffff text=#bbbbbb", "dark.json": "page=#111111 text=#eeeeee",
      "acme-light.json": "text=#222222", "acme-dark.json": "text=#dddddd",
    ])
    #expect(
      shown("text", both) == ["acme/dark #DDDDDD", "acme/light #222222", "kit/dark #EEEEEE", "kit/light #BBBBBB"])
    #expect(!both.diagnostics.contains { $0.code == "conflicting-files" || $0.code == "context-without-file" })
  }

  @Test("modes of parts, of layers and of the base itself are modes")
  func modesOfParts() {
    let part = read([
      "base.json": "page=#ffffff text=#bbbbbb", "dark.json": "page=#111111 text=#eeeeee",
      "button-light.json": "button=#222222", "button-dark.json": "button=#dddddd",
    ])
    #expect(part.themes.map(\.name) == ["kit"])
    let own = read([
      "application.json": "page=#ffffff text=#bbbbbb", "application-dark.json": "page=#111111 text=#eeeeee",
      "application-light.json": "text=#222222",
    ])
    #expect(own.themes.map(\.axes) == [["mode"]])
    let unnamed = read(["base.json": "page=#ffffff text=#bbbbbb", "semantic-light.json": "text=#222222"])
    #expect(unnamed.themes.count == 1)
  }

  @Test("a theme that holds part of the default beside it takes the rest from there, with a note")
  func partialThemes() throws {
    let system = read([
      "brands/acme/default/color.json": "page=#ffffff text=#111111", "brands/acme/winter/color.json": "page=#222222",
    ])
    #expect(shown("page", system) == ["default #FFFFFF", "winter #222222"])
    #expect(shown("text", system) == ["default #111111", "winter #111111"])
    let note = try #require(system.diagnostics.first { $0.code == "inherited-colors" })
    #expect(note.severity == .note)
    #expect(note.message == "winter leaves out 1 colour of default beside it, and takes them from there")
    #expect(!system.diagnostics.contains { $0.code == "conflicting-files" })
    // Neither of two whole themes, nor one beside another that is not called default.
    let whole = read([
      "a/default/color.json": "page=#ffffff text=#111111", "a/winter/color.json": "page=#222222 text=#eeeeee",
    ])
    #expect(!whole.diagnostics.contains { $0.code == "inherited-colors" })
    let other = read([
      "a/summer/color.json": "page=#ffffff text=#111111", "a/winter/color.json": "page=#222222",
    ])
    #expect(shown("text", other) == ["summer #111111", "winter ?"])
  }

  @Test("a flavor whose own name has the word of a mode is no mode of another flavor")
  func flavors() {
    let system = read([
      "chocolate.json": "page=#ffffff text=#bbbbbb", "dark-chocolate.json": "page=#111111 text=#eeeeee",
      "vanilla.json": "page=#ffffee text=#111111",
    ])
    #expect(
      shown("text", system) == ["chocolate #BBBBBB", "dark-chocolate #EEEEEE", "vanilla #111111"])
    let modes = read([
      "chocolate.json": "page=#ffffff text=#bbbbbb", "dark-chocolate.json": "page=#111111 text=#eeeeee",
      "vanilla.json": "page=#ffffee text=#111111", "dark-vanilla.json": "page=#111100 text=#eeeeee",
    ])
    #expect(modes.themes.map(\.axes) == [["mode"], ["mode"]])
    let pair = read(["chocolate.json": "page=#ffffff text=#bbb", "dark-chocolate.json": "page=#111111 text=#eee"])
    #expect(pair.themes.map(\.axes) == [["mode"]])
    let sizes = read([
      "acme.json": "page=#ffffff text=#bbb", "dark-acme.json": "page=#111111 text=#eee", "chart.json": "bar=#111111",
    ])
    #expect(sizes.themes.map(\.axes) == [["mode"]])
  }

  @Test("a theme that is dark alone lies over the dark mode of the base")
  func darkFileOfATheme() {
    let system = read([
      "base.json": "page=#ffffff text=#bbbbbb", "dark.json": "page=#111111 text=#eeeeee",
      "acme-dark.json": "text=#222222",
    ])
    #expect(shown("text", system) == ["acme #222222", "kit/dark #EEEEEE", "kit/light #BBBBBB"])
    #expect(shown("page", system) == ["acme #111111", "kit/dark #111111", "kit/light #FFFFFF"])
    #expect(!system.diagnostics.contains { $0.code == "conflicting-files" })
  }

  @Test("the themes of one brand do not multiply the other brands")
  func themesOfOneBrand() {
    func theme(_ page: String, _ text: String) -> String {
      ##"{"page": {"value": "\##(page)", "type": "color"}, "text": {"value": "\##(text)", "type": "color"}}"##
    }
    let acme = "\"default\": \(theme("#ffffff", "#111111")), \"winter\": \(theme("#eeeeff", "#111122"))"
    let system = DTCGReader().read(
      [
        file("acme.json", "{\"acme\": {\"themes\": {\(acme)}}}"),
        file("globex.json", "{\"globex\": {\"themes\": {\"default\": \(theme("#ffffff", "#bbbbbb"))}}}"),
      ], named: "kit")
    #expect(shown("text", system) == ["acme default #111111", "acme winter #111122", "globex #BBBBBB"])
    // What a list of one brand alone is beside is shared.
    let shared = DTCGReader().read(
      [
        file("acme.json", "{\"acme\": {\"themes\": {\(acme)}}}"),
        file("palette.json", ##"{"palette": {"red": {"value": "#ff0000", "type": "color"}}}"##),
      ], named: "kit")
    #expect(shown("palette.red", shared) == ["default #FF0000", "winter #FF0000"])
  }

  // MARK: - Axes

  @Test("modifiers of one name in two resolver documents do not lend each other contexts")
  func axesOfDocuments() {
    func resolver(_ name: String, _ contexts: [String]) -> String {
      let members = contexts.enumerated().map { index, context in
        "\"\(context)\": [{\"ink\": \(Written.token("0.\(index), 0, 0"))}]"
      }
      return
        "{\"name\": \"\(name)\", \"version\": \"2025.10\", \"modifiers\": {\"theme\": {\"contexts\": {\(members.joined(separator: ","))}, \"default\": \"\(contexts[0])\"}}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/theme\"}]}"
    }
    let system = DTCGReader().read(
      [
        file("a/a.resolver.json", resolver("A", ["light", "dark", "ax"])),
        file("b/b.resolver.json", resolver("B", ["light", "dark", "dimmed"])),
      ], named: "kit")
    #expect(system.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      DTCGSample(system).resolved.map { $0.variants.map { $0.choices.map(\.context).joined() } } == [
        ["light", "dark", "ax"], ["light", "dark", "dimmed"],
      ])
    #expect(system.axes.map(\.contexts) == [["light", "dark", "ax", "dimmed"]])
  }

  @Test("in Style Dictionary's dialect an alias that ends in a colour is that colour, whatever type it claims")
  func typesOfAliases() {
    let text = ##"""
      {"line": {"value": "#cccccc", "type": "color"}, "bare": {"value": "#dddddd"}, "gap": {"value": "4px", "type": "dimension"},
        "a": {"value": "{line.value}", "type": "border"}, "b": {"value": "{a}", "type": "typography"},
        "c": {"value": "{line}", "type": "spacing"}, "d": {"value": "{bare}", "type": "border"},
        "size": {"value": "{gap}", "type": "color"}, "space": {"value": "{gap}", "type": "spacing"}}
      """##
    let sample = DTCGSample(text, .plain)
    #expect(["a", "b", "c"].map { sample.css($0) } == Array(repeating: "rgb(204, 204, 204)", count: 3))
    #expect(sample.css("d") == "rgb(221, 221, 221)")
    #expect(sample.css("size") == "type-mismatch")
    #expect(sample.css("space") == nil)
    let standard = DTCGSample(
      ##"""
      {"line": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "a": {"$value": "{line}", "$type": "border"}}
      """##)
    #expect(standard.errors.contains("type-mismatch"))
  }
}
