import Testing
import ThemeModel
import ThemeReaders

@Suite("Folders of token files")
struct DTCGFolderTests {
  private func read(_ texts: KeyValuePairs<String, String>, _ options: SourceOptions = SourceOptions()) -> ThemeSystem {
    let reader = DTCGReader(
      options: options, siblings: MemoryFiles(texts: Dictionary(texts.map { ($0.key, $0.value) }) { $1 }))
    return reader.read(texts.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }, named: "folder")
  }

  private func tokens(_ names: String...) -> String {
    "{\(names.map { "\"\($0)\": \(Written.token("1, 0, 0"))" }.joined(separator: ","))}"
  }

  private func shape(_ system: ThemeSystem) -> [String] {
    system.themes.map { theme in
      let tokens = theme.tokens.map { token in
        let whens = token.values.map { $0.when.values.sorted().joined(separator: "+") }
        return token.path + (whens == [""] ? "" : whens.description)
      }
      return "\(theme.name): \(tokens.joined(separator: " "))"
    }
  }

  @Test("files that share no path are parts of one theme")
  func parts() {
    #expect(shape(read(["core.json": tokens("a"), "semantic.json": tokens("b")])) == ["folder: a b"])
  }

  @Test("files that say the same paths are themes, which share the rest")
  func themes() {
    let system = read([
      "f/core.json": tokens("a"), "f/acme.tokens.json": tokens("b", "c"), "f/bolt.tokens.json": tokens("b", "c"),
    ])
    #expect(shape(system) == ["acme: a b c", "bolt: a b c"])
  }

  @Test("files that are all dark are named as they are, where one is nothing else")
  func dark() {
    let files = [tokens("b", "c"), tokens("b", "c")]
    #expect(
      shape(read(["f/dark.json": files[0], "f/dark-dimmed.json": files[1]])) == ["dark: b c", "dark-dimmed: b c"])
    #expect(shape(read(["f/acme-dark.json": files[0], "f/bolt-dark.json": files[1]])) == ["acme: b c", "bolt: b c"])
  }

  @Test("files that share one colour of many are parts: where they say the same of it, nothing is lost")
  func lateOverlap() {
    let many = (0..<20).map { "x\($0)" }
    let one = "{\((many + ["same"]).map { "\"\($0)\": \(Written.token("1, 0, 0"))" }.joined(separator: ","))}"
    let other =
      "{\((many.map { "y" + $0 } + ["same"]).map { "\"\($0)\": \(Written.token("1, 0, 0"))" }.joined(separator: ","))}"
    let system = read(["one.json": one, "other.json": other])
    #expect(system.themes.map(\.name) == ["folder"])
    #expect(system.diagnostics == [])
  }

  @Test("light and dark files are contexts of a mode, and override what holds everywhere")
  func modes() {
    let system = read(["base.json": tokens("a"), "light.json": tokens("b"), "dark.json": tokens("b", "a")])
    #expect(system.axes.map(\.name) == ["mode"])
    #expect(shape(system) == [#"folder: a["", "dark"] b["light", "dark"]"#])
  }

  @Test("brands in light and dark files")
  func brands() {
    let system = read([
      "acme-dark.json": tokens("b"), "acme-light.json": tokens("b"), "bolt-dark.json": tokens("b"),
      "bolt-light.json": tokens("b"), "core.json": tokens("a"),
    ])
    #expect(shape(system) == [#"acme: a b["dark", "light"]"#, #"bolt: a b["dark", "light"]"#])
  }

  @Test("a lone light.json is just a file")
  func loneLight() {
    let system = read(["light.json": tokens("a"), "core.json": tokens("b")])
    #expect(system.axes == [])
    #expect(shape(system) == ["folder: b a"])
  }

  @Test("axes that are declared by hand")
  func declaredAxes() {
    let density = Axis(name: "tuning", contexts: ["calm", "vivid"], defaultContext: "calm")
    let system = read(["base.json": tokens("a"), "base.vivid.json": tokens("a")], SourceOptions(axes: [density]))
    #expect(shape(system) == [#"folder: a["", "vivid"]"#])
  }

  @Test("Figma's exports: a file a mode; a copied colour is the alias again that it was")
  func figma() {
    func file(_ mode: String, _ tokens: String) -> String {
      ##"{\##(tokens), "$extensions": {"com.figma.modeName": "\##(mode)"}}"##
    }
    func text(_ gray: String, _ origin: String) -> String {
      ##""text": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [\##(gray), \##(gray), \##(gray)], "alpha": 1, "hex": "#\##(gray == "0" ? "000000" : "FFFFFF")"}, "$extensions": {"com.figma.aliasData": {"targetVariableName": "\##(origin)"}}}"##
    }
    let system = read(
      [
        "Colors.Dark.tokens.json": file("Dark", text("1", "core/white")),
        "Colors.Light.tokens.json": file("Light", text("0", "core/black")),
        "Core.tokens.json": file(
          "Value", ##""core": {"white": \##(Written.token("1, 1, 1")), "black": \##(Written.token("0, 0, 0.000001"))}"##
        ),
      ], SourceOptions(isLenient: true))
    #expect(system.axes.map(\.contexts) == [["Dark", "Light"]])
    #expect(system.axes.map(\.defaultContext) == ["Light"])
    #expect(system.themes.count == 1)
    let resolved = ThemeResolver(system).resolve(0)
    #expect(resolved.variants.count == 2)
    let value = system.themes[0].tokens.first { $0.path == "text" }?.values.map(\.value)
    #expect(value == [.alias("core.white"), .alias("core.black")])
  }

  @Test("modes of exports without colours are none of the colours")
  func figmaTexts() {
    func file(_ mode: String, _ tokens: String) -> String {
      ##"{\##(tokens), "$extensions": {"com.figma.modeName": "\##(mode)"}}"##
    }
    let name = ##""Brand": {"$type": "string", "$value": "Atkinson"}"##
    let system = read([
      "Base.tokens.json": file("Baseline", name), "Wire.tokens.json": file("Wireframe", name),
      "Dark.tokens.json": file("Dark", ##""text": \##(Written.token("1, 1, 1"))"##),
      "Light.tokens.json": file("Light", ##""text": \##(Written.token("0, 0, 0"))"##),
    ])
    #expect(system.axes.map(\.contexts) == [["Dark", "Light"]])
  }

  @Test("a resolver document says what belongs together; a file that it does not ask for is named")
  func resolver() {
    let system = read([
      "a.resolver.json":
        ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "core.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
      "core.json": tokens("a"), "left.json": tokens("b"),
    ])
    #expect(shape(system) == ["a: a"])
    #expect(system.diagnostics.map(\.message) == ["no resolver document refers to left.json"])
  }

  @Test("Tokens Studio's files: sets named by their paths")
  func studio() {
    let system = read(
      [
        "t/$metadata.json": ##"{"tokenSetOrder": ["core", "theme/light"]}"##,
        "t/$themes.json": ##"[{"name": "Light", "selectedTokenSets": {"core": "source", "theme/light": "enabled"}}]"##,
        "t/core.json": tokens("a"), "t/theme/dark.json": tokens("b"), "t/theme/light.json": tokens("b"),
      ], SourceOptions(isLenient: true))
    #expect(shape(system) == ["Light: a b"])
  }

  @Test("themes can be kept and left out")
  func filter() {
    let texts: KeyValuePairs = ["acme.json": tokens("b"), "bolt.json": tokens("b"), "core.json": tokens("b")]
    #expect(
      read(texts, SourceOptions(includedThemes: ["{a,b}*"], excludedThemes: ["bolt"])).themes.map(\.name) == ["acme"])
  }

  @Test("a file that is the contract says which tokens every theme must have, and is no theme")
  func contract() throws {
    var options = SourceOptions()
    options.contract = "template.tokens.json"
    options.contractIsClosed = false
    let system = read(
      [
        "f/template.tokens.json": tokens("a", "b"), "f/acme.tokens.json": tokens("a", "b"),
        "f/bolt.tokens.json": tokens("a", "c"),
      ], options)
    #expect(shape(system) == ["acme: a b", "bolt: a c"])
    let contract = try #require(system.contract)
    #expect(contract.name == "template")
    #expect(contract.entries.map(\.path) == ["a", "b"])
    #expect(contract.entries.allSatisfy { $0.place?.file == "f/template.tokens.json" })
    #expect(!contract.isClosed)
  }
}

@Suite("Figma's modes that file names tell")
struct DTCGExportedModesTests {
  private func file(_ names: String..., figma: Bool = true, type: String = "color", value: String = "\"#112233\"")
    -> String
  {
    let extensions = figma ? #", "$extensions": {"com.figma": {"scopes": ["ALL_SCOPES"]}}"# : ""
    return
      "{\(names.map { "\"\($0)\": {\"$type\": \"\(type)\", \"$value\": \(value)\(extensions)}" }.joined(separator: ","))}"
  }

  private func read(_ texts: KeyValuePairs<String, String>) -> ThemeSystem {
    DTCGReader(options: SourceOptions(), siblings: MemoryFiles(texts: [:])).read(
      texts.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }, named: "kit")
  }

  @Test("a collection's modes are contexts of an axis of its name, beside light and dark of another collection")
  func collections() {
    let system = read([
      "k/Tone.Calm.json": file("fill", "ink"), "k/Tone.Loud.json": file("fill", "ink"),
      "k/Tone.Shy.json": file("fill", "ink"),
      "k/Scheme.Light.json": file("sheet"), "k/Scheme.Dark.json": file("sheet"), "k/Core.Mode 1.json": file("blue"),
    ])
    #expect(system.themes.count == 1)
    #expect(system.themes.map { $0.axes.sorted() } == [["mode", "tone"]])
    #expect(system.axes.first { $0.name == "tone" }?.contexts == ["Calm", "Loud", "Shy"])
    #expect(Set(system.themes[0].paths) == ["fill", "ink", "sheet", "blue"])
  }

  @Test("files that are no exports of Figma's are themes; collections of sizes vary in nothing")
  func others() {
    let plain = read([
      "k/Tone.Calm.json": file("fill", "ink", figma: false), "k/Tone.Loud.json": file("fill", "ink", figma: false),
    ])
    #expect(plain.themes.count == 2)
    let sizes = read([
      "k/Gap.S.json": file("gap", type: "number", value: "1"), "k/Gap.L.json": file("gap", type: "number", value: "2"),
      "k/Core.Mode 1.json": file("blue"),
    ])
    #expect(sizes.themes.map(\.axes) == [[]])
  }
}
