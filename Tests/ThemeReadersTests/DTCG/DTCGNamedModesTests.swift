import Testing
import ThemeModel
import ThemeReaders

@Suite("Modes that the names of tokens tell")
struct DTCGNamedModesTests {
  private func read(_ colors: KeyValuePairs<String, String>, isStrict: Bool = false) -> ThemeSystem {
    var options = SourceOptions()
    options.isStrict = isStrict
    let members = colors.map { "\"\($0.key)\": {\"$type\": \"color\", \"$value\": \"\($0.value)\"}" }
    return read("{\(members.joined(separator: ","))}", options)
  }

  private func read(_ text: String, _ options: SourceOptions = SourceOptions()) -> ThemeSystem {
    DTCGReader(options: options, siblings: MemoryFiles(texts: [:]))
      .read([SourceFile(name: "tokens.json", bytes: Array(text.utf8))], named: "kit")
  }

  private func modal(_ system: ThemeSystem) -> [String] {
    system.themes.flatMap(\.tokens).filter { $0.values.contains { !$0.when.isEmpty } }.map(\.path).sorted()
  }

  @Test("texts darken where surfaces lighten: two modes of one token, which stay there as raw tokens")
  func suffixes() throws {
    let system = read([
      "ink_light": "#111111", "ink_dark": "#EEEEEE", "sheet_light": "#FFFFFF", "sheet_dark": "#101010",
    ])
    #expect(modal(system) == ["ink", "sheet"])
    #expect(system.axes == [.mode])
    #expect(system.themes[0].axes == ["mode"])
    let ink = try #require(system.themes[0].tokens.first { $0.path == "ink" })
    #expect(ink.values.map(\.when) == [["mode": "light"], ["mode": "dark"]])
    #expect(ink.values.map(\.value) == [.alias("ink_light"), .alias("ink_dark")])
    #expect(system.themes[0].tokens.filter { $0.tier == .raw }.count == 4)
    #expect(system.diagnostics.filter { $0.code == "named-modes" }.count == 1)
  }

  @Test("a further name beside light and dark, the same in each group, is a further mode")
  func furtherModes() throws {
    func leaf(_ third: String, _ light: String, _ dark: String, _ other: String) -> String {
      [("light", light), ("dark", dark), (third, other)].map {
        "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}"
      }.joined(separator: ",")
    }
    func system(_ first: String, _ second: String, page: String = "#101010") -> ThemeSystem {
      read(
        "{\"ink\": {\(leaf(first, "#111111", "#EEEEEE", "#5B4636"))}, "
          + "\"page\": {\(leaf(second, "#FFFFFF", page, "#F4E8D0"))}}")
    }
    let sepia = system("sepia", "sepia")
    #expect(modal(sepia) == ["ink", "page"])
    #expect(sepia.axes.map(\.contexts) == [["light", "dark", "sepia"]])
    let ink = try #require(sepia.themes[0].tokens.first { $0.path == "ink" })
    #expect(ink.values.map(\.value) == [.alias("ink.light"), .alias("ink.dark"), .alias("ink.sepia")])
    #expect(modal(system("sepia", "print")).isEmpty)
    #expect(modal(system("selected", "selected")).isEmpty)
    // Shades: both are lighter where they are called light.
    let shades = read(
      "{\"ink\": {\(leaf("sepia", "#EEEEEE", "#111111", "#5B4636"))}, \"page\": {\(leaf("sepia", "#FFFFFF", "#101010", "#F4E8D0"))}}"
    )
    #expect(modal(shades).isEmpty)
  }

  @Test("day and night are no modes of a theme that has light and dark on an axis of its own")
  func modesOfAnotherName() {
    let text = ##"""
      {"name": "Kit", "version": "2025.10",
       "sets": {"all": {"sources": [{
         "ink": {"day": {"$type": "color", "$value": "#111111"}, "night": {"$type": "color", "$value": "#eeeeee"}},
         "page": {"day": {"$type": "color", "$value": "#ffffff"}, "night": {"$type": "color", "$value": "#101010"}},
         "text": {"$type": "color", "$value": "{ink.day}"}}]}},
       "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"text": {"$type": "color", "$value": "{ink.night}"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let system = DTCGReader().read([SourceFile(name: "kit.resolver.json", bytes: Array(text.utf8))], named: "kit")
    #expect(system.axes.map(\.name) == ["theme"])
    #expect(modal(system) == ["text"])
  }

  @Test("what a translucent color looks like depends on its ground, and tells nothing of modes")
  func translucentColors() {
    let veils = (0..<30).flatMap { [("veil\($0)_light", "#00000033"), ("veil\($0)_dark", "#FFFFFF33")] }
    let members =
      (veils + [
        ("ink_light", "#111111"), ("ink_dark", "#EEEEEE"), ("sheet_light", "#FFFFFF"), ("sheet_dark", "#101010"),
      ]).map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }
    #expect(modal(read("{\(members.joined(separator: ","))}")).count == 32)
  }

  @Test(
    "spellings",
    arguments: [
      ("INK_DAY", "INK_NIGHT", "SHEET_DAY", "SHEET_NIGHT", "INK"),
      ("ink-light", "ink-dark", "sheet-light", "sheet-dark", "ink"),
      ("inkLight", "inkDark", "sheetLight", "sheetDark", "ink"),
      ("lightInk", "darkInk", "lightSheet", "darkSheet", "ink"),
    ])
  func spellings(_ lightInk: String, _ darkInk: String, _ lightSheet: String, _ darkSheet: String, _ ink: String) {
    let system = read(
      """
      {"\(lightInk)": {"$type": "color", "$value": "#111111"}, "\(darkInk)": {"$type": "color", "$value": "#EEEEEE"},
       "\(lightSheet)": {"$type": "color", "$value": "#FFFFFF"}, "\(darkSheet)": {"$type": "color", "$value": "#101010"}}
      """)
    #expect(modal(system).count == 2)
    #expect(modal(system).contains(ink))
  }

  @Test("a dark group that extends the light one is its dark mode")
  func extended() {
    let system = read(
      """
      {"light": {"$type": "color", "ink": {"$value": "#111111"}, "sheet": {"$value": "#FFFFFF"}},
       "dark": {"$extends": "{light}", "ink": {"$value": "#EEEEEE"}, "sheet": {"$value": "#101010"}}}
      """)
    #expect(modal(system) == ["ink", "sheet"])
  }

  @Test("groups named after modes, at the top and at the end")
  func groups() {
    let outer = read(
      """
      {"light": {"$type": "color", "ink": {"$value": "#111111"}, "sheet": {"$value": "#FFFFFF"}},
       "dark": {"$type": "color", "ink": {"$value": "#EEEEEE"}, "sheet": {"$value": "#101010"}}}
      """)
    #expect(modal(outer) == ["ink", "sheet"])
    let inner = read(
      """
      {"$type": "color", "ink": {"light": {"$value": "#111111"}, "dark": {"$value": "#EEEEEE"}},
       "sheet": {"light": {"$value": "#FFFFFF"}, "dark": {"$value": "#101010"}}}
      """)
    #expect(modal(inner) == ["ink", "sheet"])
  }

  @Test("groups of modes say nothing of the shades beside them")
  func groupsBesideShades() {
    let groups = """
      "light": {"ink": {"$value": "#111111"}, "sheet": {"$value": "#FFFFFF"}},
      "dark": {"ink": {"$value": "#EEEEEE"}, "sheet": {"$value": "#101010"}}
      """
    let shades = ##""leaf": {"light": {"$value": "#AADDAA"}, "dark": {"$value": "#004400"}}"##
    #expect(modal(read(#"{"$type": "color", \#(groups), \#(shades)}"#)) == ["ink", "sheet"])
  }

  @Test("shades are none: the light one is always lighter, lies beside a main one, or is a color's")
  func shades() {
    #expect(
      modal(read(["leaf-light": "#AADDAA", "leaf-dark": "#004400", "sun-light": "#FFEE99", "sun-dark": "#886600"]))
        == [])
    let beside = read(
      """
      {"$type": "color", "ink": {"light": {"$value": "#111111"}, "main": {"$value": "#333333"}, "dark": {"$value": "#EEEEEE"}},
       "sheet": {"light": {"$value": "#FFFFFF"}, "main": {"$value": "#777777"}, "dark": {"$value": "#101010"}}}
      """)
    #expect(modal(beside) == [])
    #expect(
      modal(read(["lightBlue": "#000044", "darkBlue": "#AAAAFF", "lightGray": "#EEEEEE", "darkGray": "#333333"])) == [])
  }

  @Test("a plain name with the color of one side is that side: one token in two modes, not a third")
  func plainNames() throws {
    let system = read([
      "ink": "#111111", "ink_light": "#111111", "ink_dark": "#EEEEEE",
      "sheet": "#101010", "sheet_light": "#FFFFFF", "sheet_dark": "#101010",
    ])
    #expect(modal(system) == ["ink", "sheet"])
    #expect(system.themes.flatMap(\.tokens).count == 6)
    let ink = try #require(system.themes[0].tokens.first { $0.path == "ink" })
    #expect(ink.values.map(\.value) == [.alias("ink_light"), .alias("ink_dark")])
  }

  @Test("a plain name with a color of its own, or that others build on, stays what it is")
  func plainNamesOfTheirOwn() {
    #expect(
      modal(
        read([
          "ink": "#555555", "ink_light": "#111111", "ink_dark": "#EEEEEE",
          "sheet": "#777777", "sheet_light": "#FFFFFF", "sheet_dark": "#101010",
        ])) == [])
    #expect(
      modal(
        read([
          "ink": "#111111", "ink_light": "#111111", "ink_dark": "#EEEEEE", "title": "{ink}",
          "sheet": "#FFFFFF", "sheet_light": "#FFFFFF", "sheet_dark": "#101010",
          "line_light": "#222222", "line_dark": "#DDDDDD",
        ])) == ["line", "sheet"])
  }

  @Test("a plain name that is an alias of the light one has two modes, also alone, and where others refer to it")
  func aliasesOfOneSide() {
    let colors = ##""sun_light": {"$value": "#DDDDDD"}, "sun_dark": {"$value": "#222222"}"##
    func read(_ plain: String, _ more: String = "") -> [String] {
      modal(self.read(##"{"$type": "color", "sun": {"$value": "\##(plain)"}, \##(colors)\##(more)}"##))
    }
    #expect(read("{sun_light}") == ["sun"])
    #expect(read("{sun_light}", ##", "title": {"$value": "{sun}"}"##) == ["sun"])
    // Shades: the darker one is in use, or there are more of them.
    #expect(read("{sun_dark}") == [])
    #expect(read("#DDDDDD") == [])
    #expect(read("{sun_light}", ##", "sun_lighter": {"$value": "#EEEEEE"}"##) == [])
    #expect(read("{sun_light}", ##", "sun_500": {"$value": "#888888"}"##) == [])
  }

  @Test("what lies on light and on dark, one pair alone, and the strict standard tell no modes")
  func others() {
    let on = read([
      "ink-on-light": "#111111", "ink-on-dark": "#EEEEEE", "line-on-light": "#FFFFFF", "line-on-dark": "#101010",
    ])
    #expect(modal(on) == [])
    #expect(modal(read(["ink_light": "#111111", "ink_dark": "#EEEEEE"])) == [])
    let plain = read(
      """
      {"a-light": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "a-dark": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "b-light": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "b-dark": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}
      """,
      {
        var options = SourceOptions()
        options.isStrict = true
        return options
      }())
    #expect(modal(plain) == [])
  }

  @Test("hues in groups of modes are in modes as the other groups are")
  func hues() {
    let groups = ##"""
      {"light": {"text": {"main": {"value": "#111111"}}, "page": {"main": {"value": "#FFFFFF"}}, "red": {"red50": {"value": "#FFEBEB"}},
        "lone": {"edge": {"value": "#777777"}}},
       "dark": {"text": {"main": {"value": "#EEEEEE"}}, "page": {"main": {"value": "#121212"}}, "red": {"red50": {"value": "#3B1216"}}}}
      """##
    let system = read(groups)
    #expect(modal(system) == ["page.main", "red.red50", "text.main"])
    let notes = system.diagnostics.filter { $0.code == "named-modes" }.map(\.message)
    #expect(notes.count == 2)
    #expect(notes.last?.contains("light.lone.edge") == true)
    // Both sides of a shade are there, and nothing is to be said of them.
    let shaded = read(
      ##"""
      {"primary": {"light": {"value": "#8899AA"}, "main": {"value": "#0B4A8A"}, "dark": {"value": "#002244"}},
       "text": {"light": {"value": "#111111"}, "dark": {"value": "#EEEEEE"}},
       "page": {"light": {"value": "#FFFFFF"}, "dark": {"value": "#111111"}}}
      """##)
    #expect(modal(shaded) == ["page", "text"])
    #expect(shaded.diagnostics.filter { $0.code == "named-modes" }.count == 1)
    // Hues alone are shades.
    let shades =
      ##"{"light": {"red": {"value": "#FFEBEB"}, "blue": {"value": "#00007F"}}, "##
      + ##""dark": {"red": {"value": "#3B1216"}, "blue": {"value": "#EBEBFF"}}}"##
    #expect(modal(read(shades)) == [])
  }

  @Test("a state beside light and dark makes no shades of them, and a shade beside them does")
  func states() {
    let pairs =
      ##""page": {"light": {"value": "#FFFFFF"}, "dark": {"value": "#1C1C1C"}}, "##
      + ##""edge": {"light": {"value": "#111111"}, "dark": {"value": "#EEEEEE"}}, "##
    let text = ##""text": {"light": {"value": "#6F6F6F"}, "dark": {"value": "#FFFFFF"}, "NAME": {"value": "#777777"}}"##
    for (name, found) in [
      ("selected", ["edge", "page", "text"]), ("main", ["edge", "page"]), ("500", ["edge", "page"]),
    ] {
      #expect(modal(read("{" + pairs + text.replacing("NAME", with: name) + "}")) == found, "\(name)")
    }
    // Without others, nothing says what they are.
    #expect(modal(read("{" + text.replacing("NAME", with: "selected") + "}")) == [])
  }
}

@Suite("Colors that are told side by side")
struct DTCGSidesTests {
  private func read(_ value: String) -> ThemeSystem {
    DTCGReader(options: SourceOptions(), siblings: MemoryFiles(texts: [:])).read(
      [
        SourceFile(
          name: "tokens.json",
          bytes: Array(
            ##"{"line": {"$type": "color", "$value": "#112233"}, "edge": {"$type": "color", "$value": \##(value)}}"##
              .utf8))
      ], named: "kit")
  }

  @Test("each side is a part, and aliases stay aliases")
  func sides() throws {
    let system = read(#"{"top": "transparent", "bottom": "{line}"}"#)
    let edge = try #require(system.themes[0].tokens.first { $0.path == "edge" })
    guard case .composite(let parts) = edge.values[0].value else {
      Issue.record("\(edge.values)")
      return
    }
    #expect(parts.map(\.name) == ["top", "bottom"])
    #expect(parts[1].value == .alias("line"))
    #expect(!system.diagnostics.contains { $0.severity == .error })
  }

  @Test("an object of other things leaves its token undetermined, and ends no run")
  func unknown() throws {
    let system = read(#"{"tint": 3, "shade": "night"}"#)
    let edge = try #require(system.themes[0].tokens.first { $0.path == "edge" })
    guard case .undetermined = edge.values[0].value else {
      Issue.record("\(edge.values)")
      return
    }
    #expect(!system.diagnostics.contains { $0.severity == .error })
    #expect(system.diagnostics.contains { $0.code == "unknown-expression" })
  }
}

@Suite("Values of several parts before the standard")
struct DTCGForeignCompositeTests {
  @Test("a type of a tool's own beside an object as value is a dialect, whose notes are no names")
  func customType() {
    let text = """
      {"glow": {"type": "custom-thing", "value": {"rotation": 3},
        "extensions": {"org.someone.tool": {"key": "glow"}}},
       "ink": {"type": "color", "value": "#112233"}}
      """
    let system = DTCGReader(options: SourceOptions(), siblings: MemoryFiles(texts: [:])).read(
      [SourceFile(name: "a.tokens.json", bytes: Array(text.utf8))], named: "kit")
    #expect(!system.diagnostics.contains { $0.severity == .error })
    #expect(system.themes.flatMap(\.paths).contains("ink"))
  }

  @Test("a group named value, beside no type, stays a group")
  func group() {
    let text = """
      {"steps": {"$type": "color", "value": {"low": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}}
      """
    let system = DTCGReader(options: SourceOptions(), siblings: MemoryFiles(texts: [:])).read(
      [SourceFile(name: "a.tokens.json", bytes: Array(text.utf8))], named: "kit")
    #expect(system.themes.flatMap(\.paths) == ["steps.value.low"])
  }
}
