import ColorScience
import Testing
import ThemeModel
import ThemeReaders

/// Files and sets that repeat each other's names, and are parts of one theme all the same.
@Suite("Parts that are no themes")
struct DTCGPartsOfThemesTests {
  private func read(_ files: KeyValuePairs<String, String>) -> ThemeSystem {
    DTCGReader().read(files.map { SourceFile(name: $0.key, bytes: Array($0.value.utf8)) }, named: "system")
  }

  private func color(_ value: String) -> String { ##"{"$type": "color", "$value": "\##(value)"}"## }

  private let ground = ##"{"surface": {"page": {"$type": "color", "$value": "#ffffff"}}}"##

  @Test("files of components that begin with their states")
  func states() {
    let system = read([
      "components/avatar.json": #"{"default": {"fill": \#(color("#ff0000"))}}"#,
      "components/badge.json": #"{"default": {"fill": \#(color("#00ff00"))}}"#, "semantic/a.json": ground,
    ])
    #expect(
      system.themes.map { $0.paths.sorted() } == [["avatar.default.fill", "badge.default.fill", "surface.page"]])
    let brands = read([
      "components/acme.json": #"{"default": {"fill": \#(color("#ff0000"))}}"#,
      "components/zest.json": #"{"default": {"fill": \#(color("#00ff00"))}}"#, "semantic/a.json": ground,
    ])
    #expect(brands.themes.map(\.name).sorted() == ["acme", "zest"])
  }

  @Test("aliases without a type that lead out of the files to lengths")
  func lengths() {
    let system = read([
      "shared/radius.json": #"{"tooltip": {"$value": "{radius.xs}"}}"#,
      "shared/layer.json": #"{"tooltip": {"$value": "{z.index.tooltip}"}}"#, "primitives/a.json": ground,
    ])
    #expect(system.themes.count == 1)
    let colors = read([
      "shared/acme.json": #"{"tooltip": {"$value": "{ink.one}"}}"#,
      "shared/zest.json": #"{"tooltip": {"$value": "{ink.two}"}}"#, "primitives/a.json": ground,
    ])
    #expect(colors.themes.map(\.name).sorted() == ["acme", "zest"])
  }

  private func studio(_ flat: String, _ lifted: String) -> String {
    func set(_ color: String, _ blur: Int) -> String {
      ##"""
      {"shadow": {"sm": {"$type": "boxShadow", "$value":
        {"x": "0", "y": "1", "blur": "\##(blur)", "spread": "0", "color": "\##(color)", "type": "dropShadow"}}}}
      """##
    }
    return ##"""
      {"elevation/flat": \##(set(flat, 0)), "elevation/lifted": \##(set(lifted, 8)), "color/light": {"ink": \##(color("#111111"))},
       "color/dark": {"ink": \##(color("#eeeeee"))}, "$themes": [],
       "$metadata": {"tokenSetOrder": ["elevation/flat", "elevation/lifted", "color/light", "color/dark"]}}
      """##
  }

  @Test("sets of shadows that differ in lengths alone")
  func shadows() {
    let system = read(["studio.json": studio("#00000040", "#00000040")])
    #expect(system.themes.map(\.name) == ["system"])
    #expect(system.axes.map(\.name) == ["mode"])
    let colored = read(["studio.json": studio("#00000040", "#ff000040")])
    #expect(colored.themes.map(\.name).sorted() == ["flat", "lifted"])
  }

  @Test(
    "sets of components that say one token in two ways are parts, and the order says which counts",
    arguments: [
      (["components/data-list", "components/data-summary"], ["system"]),
      (["components/list", "components/strip"], ["system"]),
      (["components/acme", "components/zest"], ["acme", "zest"]),
      (["acme/components/list", "zest/components/list"], ["acme", "zest"]),
      (["components/list/acme", "components/list/zest"], ["acme", "zest"]),
      (["acme", "zest"], ["acme", "zest"]), (["components/light", "components/dark"], ["system"]),
    ])
  func componentSets(sets: [String], themes: [String]) {
    for order in [sets, sets.reversed()] {
      let text = ##"""
        {"base": {"page": \##(color("#ffffff"))},
         "\##(sets[0])": {"list": {"strip": \##(color("#111111")), "text": \##(color("#222222"))}},
         "\##(sets[1])": {"list": {"strip": \##(color("#aaaaaa")), "text": \##(color("#bbbbbb"))}},
         "$themes": [], "$metadata": {"tokenSetOrder": ["base", "\##(order[0])", "\##(order[1])"]}}
        """##
      let system = read(["studio.json": text])
      #expect(system.themes.map(\.name).sorted() == themes)
      guard themes.count == 1, system.axes.isEmpty else { continue }
      let resolver = ThemeResolver(system)
      let theme = resolver.resolve(resolver.themes[0])
      let place = theme.paths.firstIndex(of: "list.text") ?? 0
      guard case .color(let found) = theme.value(of: place, in: 0) else {
        Issue.record("list.text has no colour")
        return
      }
      #expect(found.css == (order[1] == sets[0] ? "rgb(34, 34, 34)" : "rgb(187, 187, 187)"))
    }
  }

  private func studio(page: String, text: String) -> String {
    ##"""
    {"raw": {"raw": {"a": \##(color(page)), "b": \##(color(text))}},
     "common": {"page": \##(color("{raw.a}")), "text": \##(color("{raw.b}"))},
     "$themes": [], "$metadata": {"tokenSetOrder": ["raw", "common"]}}
    """##
  }

  /// Each theme and variant with its page.
  private func pages(_ files: KeyValuePairs<String, String>, _ builds: [TokenBuild]) -> [String] {
    let documents = files.map { name, text in
      DTCGReader().document(SourceFile(name: name + ".tokens.json", bytes: Array(text.utf8)))
    }
    let resolver = ThemeResolver(DTCGReader().assemble(documents, named: "system", builds: builds))
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      let page = resolved.paths.firstIndex(of: "page") ?? 0
      return resolved.variants.indices.map { variant in
        let name = ([resolved.name] + resolved.variants[variant].choices.map(\.context)).joined(separator: "/")
        guard case .color(let color) = resolved.value(of: page, in: variant) else { return "\(name) ?" }
        return "\(name) \(color.hex8)"
      }
    }
  }

  private func build(_ file: String, _ files: [String], isExact: Bool = true) -> TokenBuild {
    TokenBuild(file: file, steps: files.map { [$0 + ".tokens.json"] }, isExact: isExact)
  }

  @Test("files of sets that builds list are the themes of the builds")
  func setsOfBuilds() {
    let files: KeyValuePairs = [
      "base": studio(page: "#ffffff", text: "#111111"), "acme/brand": studio(page: "#eeeeff", text: "#222222"),
      "zest/brand": studio(page: "#ffeeee", text: "#551111"),
    ]
    let builds = ["acme", "zest"].map { build("\($0)/config.json", ["base", "\($0)/brand"]) }
    #expect(pages(files, builds).sorted() == ["acme #EEEEFF", "zest #FFEEEE"])
  }

  @Test("files of sets that one build reads together are read as files without sets are")
  func setsReadTogether() {
    let dark = ##"""
      {"common": {"page": \##(color("{raw.night}"))}, "$themes": [], "$metadata": {"tokenSetOrder": ["common"]}}
      """##
    let brand = ##"""
      {"raw": {"raw": {"mist": \##(color("#dddddd")), "night": \##(color("#303030"))}},
       "common": {"page": \##(color("{raw.mist}"))}, "$themes": [], "$metadata": {"tokenSetOrder": ["raw", "common"]}}
      """##
    let files: KeyValuePairs = [
      "base/figma/base": studio(page: "#ffffff", text: "#111111"), "brands/harbour/figma/figma": brand,
      "brands/harbour/figma/color-scheme-dark": dark,
    ]
    let all = files.map(\.key)
    let found = pages(files, [build("brands/harbour/style-dictionary.mjs", all, isExact: false)])
    #expect(found.contains("harbour/light #DDDDDD") && found.contains("harbour/dark #303030"))
    #expect(!found.contains { $0.hasSuffix("?") })
    // Without a build, nothing says that they belong together.
    #expect(pages(files, []).count == 3)
  }

  @Test("two files of sets have themes of different names")
  func twoFiles() {
    let same = studio("#00000040", "#00000040")
    #expect(read(["a/one.json": same, "a/two.json": same]).themes.map(\.name).sorted() == ["one", "two"])
    let several = studio("#00000040", "#ff000040")
    #expect(
      read(["a/one.json": several, "a/two.json": several]).themes.map(\.name).sorted() == [
        "one flat", "one lifted", "two flat", "two lifted",
      ])
  }

  @Test("a number of the type of a colour is unknown, and no error, in an export of a tool")
  func numbers() {
    let text = #"{"value": 1200, "type": "color"}"#
    let system = read(["a.json": #"{"max": {"web": \#(text)}, "ink": {"value": "\#("#")111111", "type": "color"}}"#])
    #expect(!system.diagnostics.contains { $0.severity == .error })
    let web = system.themes.flatMap(\.tokens).first { $0.path == "max.web" }
    guard case .undetermined? = web?.values.first?.value else {
      Issue.record("max.web has a value")
      return
    }
    let strict = read(["a.tokens.json": #"{"web": {"$type": "color", "$value": 1200}}"#])
    #expect(strict.diagnostics.contains { $0.code == "color-value" && $0.severity == .error })
  }

  @Test("one colour in two spellings is no conflict", arguments: [("#0B5CAB", false), ("#0B5CAC", true)])
  func spellings(other: String, isConflict: Bool) {
    let system = read([
      "a.json": ##"{"aliases": {"BLUE": "#0b5cab"}, "props": {"INK": {"value": "{!BLUE}", "type": "color"}}}"##,
      "b.json": ##"{"aliases": {"BLUE": "\##(other)"}, "props": {"EDGE": {"value": "{!BLUE}", "type": "color"}}}"##,
    ])
    #expect(system.diagnostics.contains { $0.code == "conflicting-files" } == isConflict)
  }
}
