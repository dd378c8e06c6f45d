import Testing
import ThemeModel
import ThemeReaders

/// Configurations of builds, as themes and as an order of files.
@Suite("Builds as themes")
struct DTCGBuildsTests {
  /// Reads files given as `text=0 bg=255 gap=4px`, and builds given as `config.dark: base dark | over`.
  private func system(_ files: KeyValuePairs<String, String>, _ builds: [String]) -> ThemeSystem {
    let reader = DTCGReader()
    let documents = files.map { name, tokens in
      let members = tokens.split(separator: " ").map { token in
        let parts = token.split(separator: "=")
        return parts[1].hasSuffix("px")
          ? #""\#(parts[0])": {"type": "dimension", "value": "\#(parts[1])"}"#
          : #""\#(parts[0])": {"type": "color", "value": "rgb(\#(parts[1]), 0, 0)"}"#
      }
      return reader.document(
        SourceFile(name: "\(name).json", bytes: Array("{\(members.joined(separator: ","))}".utf8)))
    }
    let found = builds.map { text in
      let parts = text.split(separator: ":").map(String.init)
      let steps = parts[1].split(separator: "|").map { $0.split(separator: " ").map { "\($0).json" } }
      let names = parts[0].split(separator: "@").map(String.init)
      return TokenBuild(
        file: names[0] + ".json", steps: steps, isExact: !parts[0].hasSuffix("*"), name: names.dropFirst().first)
    }
    return reader.assemble(documents, named: "system", builds: found)
  }

  /// Returns each variant with the red component of each token.
  private func shape(_ system: ThemeSystem) -> [String] {
    let resolver = ThemeResolver(system)
    return resolver.themes.flatMap { theme -> [String] in
      let resolved = resolver.resolve(theme)
      return resolved.variants.indices.map { variant in
        let reds = resolved.paths.indices.map { index -> String in
          guard case .color(let color) = resolved.value(of: index, in: variant) else {
            return "\(resolved.paths[index])=?"
          }
          return "\(resolved.paths[index])=\(color.css.split(whereSeparator: { !$0.isNumber }).first ?? "")"
        }
        let name = [resolved.name] + resolved.variants[variant].choices.map(\.context)
        return "\(name.joined(separator: "/")): \(reds.sorted().joined(separator: " "))"
      }
    }
  }

  @Test func whatABuildReadsLaterOverridesAndIsNoThemeOfItsOwn() {
    let files: KeyValuePairs = ["src/color": "text=1 bg=2", "edits/color": "text=3 bg=4"]
    #expect(shape(system(files, ["config: src/color | edits/color"])) == ["system: bg=4 text=3"])
    // In one step, nothing says which of them counts.
    #expect(
      shape(system(files, ["config: src/color edits/color"])) == ["src: bg=2 text=1", "edits: bg=4 text=3"])
  }

  @Test func theBuildsOfOneScriptAreThemesByTheirValues() {
    let found = system(
      ["default": "error=1 success=2", "brand-1": "error=3", "brand-2": "success=4"],
      ["build@brand-1: default | brand-1", "build@brand-2: default | brand-2"])
    #expect(shape(found) == ["brand-1: error=3 success=2", "brand-2: error=1 success=4"])
    #expect(!found.diagnostics.contains { $0.code == "conflicting-files" || $0.code == "unused-file" })
  }

  /// Of values that are built in one way, one may say little: it is a theme as the others are.
  @Test func eachValueOfAListIsATheme() {
    let found = system(
      ["core": "white=1", "acme": "text=2 bg=3", "globex": "text=4 bg=5", "initech": "note=6 page=7"],
      ["build@acme: core | acme", "build@globex: core | globex", "build@initech: core | initech"])
    #expect(
      shape(found) == [
        "acme: bg=3 text=2 white=1", "globex: bg=5 text=4 white=1", "initech: note=6 page=7 white=1",
      ])
    // What is listed may be parts of one theme.
    let parts = system(
      ["text": "text=1", "ground": "bg=2"], ["build@text: text", "build@ground: ground"])
    #expect(parts.themes.count == 1)
  }

  @Test func aBuildIsAThemeOrAContextOfOne() {
    let found = system(
      ["base": "text=1 bg=2", "dark": "text=3", "acme": "text=4", "acme-dark": "text=5"],
      [
        "config: base", "config.dark: base | dark", "config.acme: base | acme",
        "config.acme.dark: base | acme | acme-dark",
      ])
    #expect(
      shape(found) == [
        "default/light: bg=2 text=1", "default/dark: bg=2 text=3", "acme/light: bg=2 text=4",
        "acme/dark: bg=2 text=5",
      ])
    #expect(found.diagnostics.allSatisfy { !["unused-file", "conflicting-files"].contains($0.code) })
  }

  @Test func theFolderNamesTheConfigurationThatHasNoNameOfItsOwn() {
    #expect(
      shape(
        system(["a/t": "text=1", "b/t": "text=2"], ["a/config: a/t", "b/config: b/t"])) == ["a: text=1", "b: text=2"])
  }

  /// When a combination has no build, each build is a theme, and no combination is made up.
  @Test func combinationsWithoutABuildAreNotMadeUp() {
    #expect(
      shape(
        system(
          ["base": "text=1", "dark": "text=2", "hc": "text=3"],
          ["config: base", "config.dark: base | dark", "config.high-contrast: base | hc"])) == [
          "system: text=1", "dark: text=2", "high-contrast: text=3",
        ])
  }

  /// A context that all builds of a theme share stays in its name.
  @Test func aContextOfAllStaysInTheName() {
    #expect(
      shape(
        system(
          ["a": "text=1", "a-dark": "text=2", "hc": "text=3", "hc-dark": "text=4", "x": "text=5", "x-dark": "text=6"],
          [
            "config.light: a", "config.dark: a-dark", "config.x-hc: hc", "config.x-hc-dark: hc-dark",
            "config.y: x", "config.y-dark: x-dark",
          ])) == [
          "default/light: text=1", "default/dark: text=2", "x-high-contrast/light: text=3",
          "x-high-contrast/dark: text=4", "y/light: text=5", "y/dark: text=6",
        ])
  }

  /// Builds of parts, of platforms with different sizes, and builds that a script completes are not themes.
  @Test(arguments: [
    ["config.core: core", "config.button: core | button", "config.card: core | card"],
    ["config.ios: core button card | ios", "config.web: core button card | web"],
    ["config.a*: core", "config.b*: core | button"],
  ])
  func otherBuildsMakeNoThemes(_ builds: [String]) {
    let found = system(
      ["core": "text=1", "button": "fill=2", "card": "line=3", "ios": "gap=1px", "web": "gap=2px"], builds)
    #expect(shape(found) == ["system: fill=2 line=3 text=1"])
  }

  @Test func theOrderOfOneBuildCounts() {
    let files: KeyValuePairs = ["a": "text=1 p=1 q=1 r=1 s=1", "b": "text=2 k=1 l=1 m=1 n=1"]
    #expect(shape(system(files, ["config: a | b"])).allSatisfy { $0.contains("text=2") })
    #expect(shape(system(files, ["config: b | a"])).allSatisfy { $0.contains("text=1") })
    #expect(shape(system(files, ["config: a b"])).allSatisfy { $0.contains("text=?") })
    // Two builds that disagree give no order.
    #expect(shape(system(files, ["x: a | b", "y*: a", "z: b | a"])).allSatisfy { $0.contains("text=?") })
  }

  @Test func whatNoThemeReadsIsTold() {
    let found = system(
      ["t/base": "text=1", "t/dark": "text=2", "t/old": "text=3"],
      ["config: t/base", "config.dark: t/base | t/dark"])
    #expect(shape(found) == ["system/light: text=1", "system/dark: text=2"])
    #expect(found.diagnostics.map(\.code).contains("unused-file"))
  }
}
