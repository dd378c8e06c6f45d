import Testing
import ThemeModel
import ThemeReaders

@Suite("Figma's variables as its REST API gives them")
struct FigmaVariablesTests {
  private let text = ##"""
    {"status": 200, "error": false, "meta": {
      "variableCollections": {
        "C:1": {"name": "Primitives", "modes": [{"modeId": "1:0", "name": "Value"}], "defaultModeId": "1:0"},
        "C:2": {"name": "Semantic", "modes": [{"modeId": "2:0", "name": "Light"}, {"modeId": "2:1", "name": "Dark"}], "defaultModeId": "2:0"}},
      "variables": {
        "V:1": {"name": "gray/0", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        "V:2": {"name": "text/body", "variableCollectionId": "C:2", "resolvedType": "COLOR",
          "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "2:1": {"r": 1, "g": 1, "b": 1, "a": 0.5}}},
        "V:3": {"name": "gap", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 4}},
        "V:4": {"name": "far", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "X"}}}}}}
    """##

  @Test("names, modes and aliases come from the one file")
  func response() {
    let sample = DTCGSample(text, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.contexts) == [["Light", "Dark"]])
    #expect(sample.css("text.body", "Light") == "rgb(0, 0, 0)")
    #expect(sample.css("text.body", "Dark") == "rgba(255, 255, 255, 0.5)")
    #expect(sample.css("far", "Light") == "figma-variable")
    #expect(sample.value("gap", "Light") == nil)
  }

  @Test("light and dark modes of several brands are two choices")
  func brandsAndModes() {
    let modes = ["Acme light", "Acme dark", "Big Zephyr - Light", "Big Zephyr - Dark", "Other"]
    let listed = modes.enumerated().map { #"{"modeId": "1:\#($0)", "name": "\#($1)"}"# }.joined(separator: ", ")
    let values = [0, 0.2, 0.4, 0.6, 1].enumerated().map { #""1:\#($0)": {"r": \#($1), "g": 0, "b": 0}"# }
      .joined(separator: ", ")
    let text = ##"""
      {"variableCollections": {
          "C:1": {"name": "Brands", "modes": [\##(listed)], "defaultModeId": "1:0"},
          "C:2": {"name": "Charts", "modes": [{"modeId": "2:0", "name": "Charts dark"}, {"modeId": "2:1", "name": "Charts light"}]}},
        "variables": {
          "V:1": {"name": "ink", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {\##(values)}},
          "V:2": {"name": "bar", "variableCollectionId": "C:2", "resolvedType": "COLOR",
            "valuesByMode": {"2:0": {"r": 0, "g": 0, "b": 1}, "2:1": {"r": 0, "g": 1, "b": 0}}}}}
      """##
    let sample = DTCGSample(text, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.name) == ["mode", "Brands"])
    #expect(sample.system.axes.map(\.contexts) == [["light", "dark"], ["Acme", "Big Zephyr", "Other"]])
    #expect(sample.css("ink", "dark/Acme") == "rgb(51, 0, 0)")
    #expect(sample.css("ink", "light/Big Zephyr") == "rgb(102, 0, 0)")
    #expect(sample.css("ink", "dark/Other") == "rgb(255, 0, 0)")
    #expect(sample.css("bar", "dark/Acme") == "rgb(0, 0, 255)")
  }

  @Test("a mode that is listed twice counts once, and names of several collections stay apart")
  func repeatedModesAndNames() {
    let twice = ##"""
      {"variableCollections": {"C:1": {"name": "Core", "modes": [{"modeId": "1", "name": "Acme"}, {"modeId": "1", "name": "Zephyr"}]}},
        "variables": {"V:1": {"name": "ink", "variableCollectionId": "C:1", "resolvedType": "COLOR",
          "valuesByMode": {"1": {"r": 0, "g": 0, "b": 0}}}}}
      """##
    #expect(DTCGSample(twice, name: "variables.json", .plain).system.themes.flatMap(\.tokens).map(\.path) == ["ink"])
    let lists = ##"""
      {"collections": [
        {"name": "Zephyr", "modes": [{"name": "Value", "variables": [{"name": "text", "type": "color", "value": "#dddddd"}]}]},
        {"name": "Acme", "modes": [{"name": "Value", "variables": [
          {"name": "text", "type": "color", "value": "#222222"},
          {"name": "title", "type": "color", "value": {"collection": "Zephyr", "name": "text"}}]}]}]}
      """##
    let sample = DTCGSample(lists, name: "colors.json", .plain)
    #expect(Set(sample.system.themes.flatMap(\.tokens).map(\.path)) == ["Zephyr.text", "Acme.text", "title"])
  }

  private func collection(_ id: String, _ title: String, _ modes: String, _ variables: String...) -> String {
    #"{"id": "\#(id)", "name": "\#(title)", "modes": {\#(modes)}, "variableIds": [], "variables": [\#(variables.joined(separator: ","))]}"#
  }

  private var semantic: String {
    collection(
      "C:2", "Semantic", ##""2:0": "Light", "2:1": "Dark""##,
      ##"""
      {"id": "V:2", "name": "text/body", "type": "COLOR",
       "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "2:1": {"r": 1, "g": 1, "b": 1, "a": 0.5}},
       "resolvedValuesByMode": {"2:0": {"resolvedValue": {"r": 1, "g": 0, "b": 0, "a": 1}, "alias": "V:1"}}}
      """##,
      ##"{"id": "V:4", "name": "gap", "type": "FLOAT", "valuesByMode": {"2:0": 4, "2:1": 8}}"##)
  }

  private var primitives: String {
    collection(
      "C:1", "Primitives", ##""1:0": "Value""##,
      ##"{"id": "V:1", "name": "gray/0", "type": "COLOR", "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}}}"##)
  }

  @Test("collections that a plugin writes, each alone, in a list, or in a file of its own")
  func collections() {
    let list = DTCGSample("[\(primitives), \(semantic)]", name: "variables.json", .plain)
    #expect(list.system.axes.map(\.contexts) == [["Light", "Dark"]])
    #expect(list.css("text.body", "Light") == "rgb(0, 0, 0)")
    #expect(list.css("text.body", "Dark") == "rgba(255, 255, 255, 0.5)")
    #expect(list.value("gap", "Light") == nil)
    // The resolved value is that of one mode of the other collection, whose modes nobody knows here.
    let alone = DTCGSample(semantic, name: "Semantic.json", .plain)
    #expect(alone.system.themes.map(\.name) == ["Semantic"])
    #expect(alone.css("text.body", "Light") == "figma-variable")
    let files = [("Semantic.json", semantic), ("Primitives.json", primitives)]
      .map { SourceFile(name: $0, bytes: Array($1.utf8)) }
    let both = DTCGSample(DTCGReader().read(files, named: "kit"))
    #expect(both.system.themes.map(\.name) == ["kit"])
    #expect(both.css("text.body", "Light") == "rgb(0, 0, 0)")
    #expect(files.map { FileCandidates.candidate($0)?.dialect } == ["Figma variables", "Figma variables"])
  }

  @Test(
    "lists of collections and modes, as plugins export them",
    arguments: [
      ##"""
      [{"name": "Colors", "values": [
        {"mode": {"name": "Dark", "id": "1"}, "color": [{"name": "Fill/Ink", "value": "#ffffff", "var": "x"}]},
        {"mode": {"name": "Light", "id": "2"}, "color": [{"name": "Fill/Ink", "value": "#000000"}], "number": []}]}]
      """##,
      ##"""
      {"version": "1.0.4", "metadata": {}, "collections": [
        {"name": "Core", "modes": [{"name": "Value", "variables": [
          {"name": "gray/0", "type": "color", "isAlias": false, "value": "#000000"},
          {"name": "gap", "type": "number", "isAlias": false, "value": 4}]}]},
        {"name": "Colors", "modes": [
          {"name": "Light", "variables": [
            {"name": "Fill/Ink", "type": "color", "isAlias": true, "value": {"collection": "Core", "name": "gray/0"}}]},
          {"name": "Dark", "variables": [
            {"name": "Fill/Ink", "type": "color", "isAlias": false, "value": "#ffffff"}]}]}]}
      """##,
    ])
  func lists(_ text: String) throws {
    let sample = DTCGSample(text, name: "colors.json", .plain)
    #expect(sample.errors == [])
    #expect(sample.system.axes.map(\.contexts).map(Set.init) == [["light", "dark"]])
    #expect(sample.css("Fill.Ink", "light") == "rgb(0, 0, 0)")
    #expect(sample.css("Fill.Ink", "dark") == "rgb(255, 255, 255)")
    let candidate = try #require(
      FileCandidates.candidate(SourceFile(name: "colors.json", bytes: Array(text.utf8))))
    #expect(candidate.format == .designTokens)
    #expect(candidate.colors > 0)
    #expect(candidate.strength == .promised)
  }

  private func group(_ colors: KeyValuePairs<String, String>) -> String {
    "{\(colors.map { "\"\($0.key)\": {\"$type\": \"color\", \"$value\": \"\($0.value)\"}" }.joined(separator: ","))}"
  }

  @Test(
    "light and dark of all collections are one choice, whatever further modes one has; what has no such mode is unknown"
  )
  func furtherModes() {
    let trees = #"""
      {"Theme": {"modes": {"Light": \#(group(["text": "{ink}"])), "Dark": \#(group(["text": "{ink}"])),
        "High contrast": \#(group(["text": "#ff0000"]))}},
       "Ink": {"modes": {"Light": \#(group(["ink": "#000000"])), "Dark": \#(group(["ink": "#ffffff"]))}}}
      """#
    let sample = DTCGSample(trees, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.contexts) == [["light", "dark", "High contrast"]])
    #expect(sample.css("text", "dark") == "rgb(255, 255, 255)")
    #expect(sample.css("text", "High contrast") == "rgb(255, 0, 0)")
    #expect(sample.css("ink", "High contrast") == "figma-variable")
    func list(_ name: String, _ modes: [(String, String)]) -> String {
      let modes = modes.map {
        ##"{"name": "\##($0.0)", "variables": [{"name": "\##(name)", "type": "color", "value": "\##($0.1)"}]}"##
      }
      return ##"{"name": "\##(name)s", "modes": [\##(modes.joined(separator: ","))]}"##
    }
    let text = [("Light", "#000000"), ("Dark", "#ffffff")]
    let lists = #"{"collections": [\#(list("text", text)), \#(list("ink", text + [("Dim", "#333333")]))]}"#
    let listed = DTCGSample(lists, name: "variables.json", .plain)
    #expect(listed.system.axes.map(\.contexts).map(Set.init) == [["light", "dark", "Dim"]])
    #expect(listed.css("text", "Dim") == "figma-variable")
    #expect(listed.css("ink", "Dim") == "rgb(51, 51, 51)")
  }

  @Test("a default beside dark is light")
  func defaultBesideDark() {
    let trees = #"""
      {"Theme": {"modes": {"Light": \#(group(["text": "{ink}"])), "Dark": \#(group(["text": "{ink}"]))}},
       "Ink": {"modes": {"Default": \#(group(["ink": "#000000"])), "Dark": \#(group(["ink": "#ffffff"]))}}}
      """#
    let sample = DTCGSample(trees, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.contexts) == [["light", "dark"]])
    #expect(sample.css("text", "light") == "rgb(0, 0, 0)")
    #expect(sample.css("text", "dark") == "rgb(255, 255, 255)")
    let text = ##"""
      {"variableCollections": {
        "C:1": {"name": "Theme", "modes": [{"modeId": "1", "name": "Default"}, {"modeId": "2", "name": "Dark"}]},
        "C:2": {"name": "Ink", "modes": [{"modeId": "4", "name": "Light"}, {"modeId": "5", "name": "Dark"}]}},
       "variables": {
        "V:1": {"name": "text", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {
          "1": {"type": "VARIABLE_ALIAS", "id": "V:2"}, "2": {"type": "VARIABLE_ALIAS", "id": "V:2"}}},
        "V:2": {"name": "ink", "variableCollectionId": "C:2", "resolvedType": "COLOR", "valuesByMode": {
          "4": {"r": 0, "g": 0, "b": 0}, "5": {"r": 1, "g": 1, "b": 1}}}}}
      """##
    let api = DTCGSample(text, name: "variables.json", .plain)
    #expect(api.system.axes.map(\.contexts) == [["Default", "Dark"]])
    #expect(api.css("text", "Dark") == "rgb(255, 255, 255)")
  }

  @Test("the same in the answer of the API, in any order", arguments: [false, true])
  func furtherModesOfTheAPI(_ isReversed: Bool) {
    let collections = [
      ##""C:1": {"name": "Theme", "modes": [{"modeId": "1", "name": "Light"}, {"modeId": "2", "name": "Dark"}, {"modeId": "3", "name": "Dim"}]}"##,
      ##""C:2": {"name": "Ink", "modes": [{"modeId": "4", "name": "Light"}, {"modeId": "5", "name": "Dark"}]}"##,
    ]
    let listed = (isReversed ? collections.reversed() : collections).joined(separator: ",")
    let text = ##"""
      {"variableCollections": {\##(listed)}, "variables": {
        "V:1": {"name": "text", "variableCollectionId": "C:1", "resolvedType": "COLOR", "valuesByMode": {
          "1": {"type": "VARIABLE_ALIAS", "id": "V:2"}, "2": {"type": "VARIABLE_ALIAS", "id": "V:2"}, "3": {"r": 1, "g": 0, "b": 0}}},
        "V:2": {"name": "ink", "variableCollectionId": "C:2", "resolvedType": "COLOR", "valuesByMode": {
          "4": {"r": 0, "g": 0, "b": 0}, "5": {"r": 1, "g": 1, "b": 1}}}}}
      """##
    let sample = DTCGSample(text, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.contexts) == [["Light", "Dark", "Dim"]])
    #expect(sample.css("text", "Dark") == "rgb(255, 255, 255)")
    #expect(sample.css("text", "Dim") == "rgb(255, 0, 0)")
    #expect(sample.css("ink", "Dim") == "figma-variable")
  }

  @Test("collections of one title are told apart, an empty one says nothing, and values follow the names")
  func titles() {
    let first = #""Colors": {"modes": {"Value": \#(group(["bg": "#000000", "text": "{bg}"]))}}"#
    let second = #""Colors": {"modes": {"Value": \#(group(["bg": "#ffffff", "veil": "rgba({bg}, 0.5)"]))}}"#
    let sample = DTCGSample(#"[{\#(first)}, {\#(second)}, {"Empty": {"modes": {}}}]"#, name: "variables.json", .plain)
    #expect(sample.css("Colors.bg") == "rgb(0, 0, 0)")
    #expect(sample.css("Colors 2.bg") == "rgb(255, 255, 255)")
    #expect(sample.css("text") == "rgb(0, 0, 0)")
    #expect(sample.css("veil") == "rgba(255, 255, 255, 0.5)")
  }

  @Test("collections whose modes are trees of tokens, as plugins export them; references leave out the collection")
  func trees() throws {
    let primitives = #"{"gray": \#(group(["100": "#eeeeee", "900": "#111111"]))}"#
    let light = group(["text": "{gray.900}", "page": "{gray.100}"])
    let dark = group(["text": "{gray.100}", "page": "#333333"])
    let core = ##""Primitives": {"modes": {"Value": \##(primitives)}}"##
    let semantic = ##""Semantic": {"modes": {"Light": \##(light), "Dark": \##(dark)}}"##
    for text in ["{\(core), \(semantic)}", "[{\(core)}, {\(semantic)}]"] {
      let sample = DTCGSample(text, name: "variables.json", .plain)
      #expect(sample.errors == [])
      #expect(sample.system.themes.flatMap(\.tokens).map(\.path).sorted() == ["gray.100", "gray.900", "page", "text"])
      #expect(sample.system.axes.map(\.name) == ["mode"])
      #expect(sample.css("text", "light") == "rgb(17, 17, 17)")
      #expect(sample.css("text", "dark") == "rgb(238, 238, 238)")
      #expect(sample.css("page", "dark") == "rgb(51, 51, 51)")
      let candidate = try #require(
        FileCandidates.candidate(SourceFile(name: "variables.json", bytes: Array(text.utf8))))
      #expect(candidate.format == .designTokens)
      #expect(candidate.colors > 0)
    }
  }

  @Test("names of several collections are told apart, and a value that only one mode has is none in another")
  func treesWithTheSameNames() {
    let text = ##"""
      {"Core": {"modes": {"Value": {"brand": {"$type": "color", "$value": "#0000ff"}}}},
       "Acme": {"modes": {
         "One": {"brand": {"$type": "color", "$value": "{brand}", "$collectionName": "Core"},
                 "only": {"$type": "color", "$value": "#ff0000"}},
         "Two": {"brand": {"$type": "color", "$value": "#00ff00"}}}}}
      """##
    let sample = DTCGSample(text, name: "variables.json", .plain)
    #expect(sample.system.axes.map(\.contexts) == [["One", "Two"]])
    #expect(sample.css("Acme.brand", "One") == "rgb(0, 0, 255)")
    #expect(sample.css("Acme.brand", "Two") == "rgb(0, 255, 0)")
    #expect(sample.css("only", "One") == "rgb(255, 0, 0)")
    if case .color? = sample.value("only", "Two") { Issue.record("a colour of another mode") }
  }

  @Test("Tokens Studio's groups multiply: brands are themes, modes an axis")
  func groups() {
    let file = { (name: String, text: String) in SourceFile(name: "t/" + name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file(
          "$themes.json",
          ##"""
          [{"name": "Light", "group": "Mode", "selectedTokenSets": {"mode/light": "enabled", "semantic": "enabled"}},
           {"name": "Dark", "group": "Mode", "selectedTokenSets": {"mode/dark": "enabled", "semantic": "enabled"}},
           {"name": "Acme", "group": "Brand", "selectedTokenSets": {"brand/acme": "source"}},
           {"name": "Bolt", "group": "Brand", "selectedTokenSets": {"brand/bolt": "source", "brand/acme": "disabled"}}]
          """##),
        file(
          "$metadata.json", ##"{"tokenSetOrder": ["brand/acme", "brand/bolt", "mode/light", "mode/dark", "semantic"]}"##
        ),
        file("brand/acme.json", ##"{"brand": {"value": "#ff0000", "type": "color"}}"##),
        file("brand/bolt.json", ##"{"brand": {"value": "#0000ff", "type": "color"}}"##),
        file("mode/light.json", ##"{"bg": {"value": "#ffffff", "type": "color"}}"##),
        file("mode/dark.json", ##"{"bg": {"value": "#000000", "type": "color"}}"##),
        file("semantic.json", ##"{"link": {"value": "{brand}", "type": "color"}}"##),
      ], named: "t")
    #expect(system.themes.map(\.name) == ["Acme", "Bolt"])
    #expect(system.axes.map(\.name) == ["Mode"])
    let resolver = ThemeResolver(system)
    let shown = resolver.themes.map { resolver.resolve($0) }.map { theme in
      theme.tokens.indices.map { index -> String in
        let values = theme.variants.indices.map { variant -> String in
          guard case .color(let color)? = theme.value(of: index, in: variant) else { return "none" }
          return color.hex8
        }
        return theme.tokens[index].path + " " + values.joined(separator: " ")
      }.sorted()
    }
    #expect(
      shown == [
        ["bg #FFFFFF #000000", "brand #FF0000 #FF0000", "link #FF0000 #FF0000"],
        ["bg #FFFFFF #000000", "brand #0000FF #0000FF", "link #0000FF #0000FF"],
      ])
  }

  @Test("light and dark of several groups or collections are one choice")
  func oneScheme() {
    let file = { (name: String, text: String) in SourceFile(name: "t/" + name, bytes: Array(text.utf8)) }
    let system = DTCGReader().read(
      [
        file(
          "$themes.json",
          ##"""
          [{"name": "Light", "group": "Text", "selectedTokenSets": {"ink/light": "enabled"}},
           {"name": "Dark", "group": "Text", "selectedTokenSets": {"ink/dark": "enabled"}},
           {"name": "Dark mode", "group": "Surfaces", "selectedTokenSets": {"page/dark": "enabled"}},
           {"name": "Light mode", "group": "Surfaces", "selectedTokenSets": {"page/light": "enabled"}},
           {"name": "Compact light", "group": "Density", "selectedTokenSets": {"line/light": "enabled"}},
           {"name": "Wide dark", "group": "Density", "selectedTokenSets": {"line/dark": "enabled"}}]
          """##),
        file("ink/light.json", ##"{"ink": {"value": "#000000", "type": "color"}}"##),
        file("ink/dark.json", ##"{"ink": {"value": "#ffffff", "type": "color"}}"##),
        file("page/light.json", ##"{"page": {"value": "#eeeeee", "type": "color"}}"##),
        file("page/dark.json", ##"{"page": {"value": "#111111", "type": "color"}}"##),
        file("line/light.json", ##"{"line": {"value": "#cccccc", "type": "color"}}"##),
        file("line/dark.json", ##"{"line": {"value": "#333333", "type": "color"}}"##),
      ], named: "t")
    #expect(system.axes.map { $0.name } == ["Text", "Density"])
    #expect(system.axes.map { $0.contexts } == [["Light", "Dark"], ["Compact light", "Wide dark"]])
    let theme = ThemeResolver(system).themes.first.map { ThemeResolver(system).resolve($0) }
    let page = theme?.tokens.firstIndex { $0.path == "page" } ?? 0
    let ink = theme?.tokens.firstIndex { $0.path == "ink" } ?? 0
    let shown = theme?.variants.indices.map { variant in
      [ink, page].map { index -> String in
        guard case .color(let color)? = theme?.value(of: index, in: variant) else { return "none" }
        return color.hex8
      }
    }
    #expect(Set(shown ?? []) == [["#000000", "#EEEEEE"], ["#FFFFFF", "#111111"]])
  }

  @Test("a default beside light and dark is a context of its own")
  func defaultBesideBoth() {
    func modes(_ names: [String], _ collection: Int) -> String {
      names.enumerated().map { ##"{"modeId": "\##(collection):\##($0)", "name": "\##($1)"}"## }.joined(separator: ",")
    }
    func variable(_ name: String, _ collection: Int, _ grays: [Double]) -> String {
      let values = grays.enumerated().map { index, gray in
        ##""\##(collection):\##(index)": {"r": \##(gray), "g": \##(gray), "b": \##(gray), "a": 1}"##
      }.joined(separator: ",")
      return
        ##""\##(name)": {"name": "\##(name)", "resolvedType": "COLOR", "variableCollectionId": "C\##(collection)", "valuesByMode": {\##(values)}}"##
    }
    let sample = DTCGSample(
      ##"""
      {"meta": {
        "variableCollections": {
          "C0": {"name": "Base", "modes": [\##(modes(["Default", "Dark"], 0))], "defaultModeId": "0:0"},
          "C1": {"name": "Semantic", "modes": [\##(modes(["Light", "Dark", "Default"], 1))], "defaultModeId": "1:0"}},
        "variables": {\##(variable("ink", 0, [1, 0])), \##(variable("text", 1, [0.2, 0.4, 0.6]))}}}
      """##, name: "variables.json", .plain)
    let grays = sample.system.themes.flatMap(\.tokens).filter { $0.path == "text" }.flatMap(\.values).count
    #expect(grays == 3)
  }

  @Test("a colour without a type has no value in a mode that its collection lacks")
  func missingMode() {
    let sample = DTCGSample(
      ##"""
      {"A": {"modes": {"Light": {"text": {"$value": "#111111"}}, "Dark": {"text": {"$value": "#eeeeee"}},
          "Dim": {"text": {"$value": "#dddddd"}}}},
        "B": {"modes": {"Light": {"page": {"$value": "#ffffff"}}, "Dark": {"page": {"$value": "#000000"}}}}}
      """##, name: "figma.json", .plain)
    #expect(sample.css("page", "Dim") == "figma-variable")
  }

  @Test("files whose variables have the same names are themes of their own")
  func rivalCollections() {
    let files = ["acme", "zenith"].map { name in
      SourceFile(name: "\(name).json", bytes: Array(primitives.replacing("Primitives", with: name).utf8))
    }
    #expect(DTCGReader().read(files, named: "kit").themes.map(\.name).sorted() == ["acme", "zenith"])
  }

  @Test("modes with Figma's own names are a choice of each collection")
  func unnamedModes() {
    let sample = DTCGSample(
      ##"""
      {"Button": {"modes": {"Mode 1": {"text": {"$type": "color", "$value": "#111111"}},
          "Mode 2": {"text": {"$type": "color", "$value": "#eeeeee"}}}},
        "Card": {"modes": {"Mode 1": {"page": {"$type": "color", "$value": "#ffffff"}},
          "Mode 2": {"page": {"$type": "color", "$value": "#000000"}}}}}
      """##, name: "figma.json", .plain)
    #expect(sample.system.axes.count == 2)
  }
}
