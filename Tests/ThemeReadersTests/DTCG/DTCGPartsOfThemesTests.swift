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
