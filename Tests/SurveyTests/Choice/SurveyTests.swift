import Testing
import ThemeModel

@testable import Survey

/// Which files of a repository are chosen.
struct SurveyTests {
  private func survey(_ files: [String: String], named: Set<String> = []) -> Survey {
    let tree = MemoryTree(files: files)
    let walk = SourceWalk.files(".", in: tree)
    let looks = walk.files.map { found in
      FileLook(.init(path: found.path, isNamed: named.contains(found.path)), as: nil, in: tree)
    }
    let builds = walk.builds.compactMap { path in
      (try? tree.read(path)).flatMap { BuildConfiguration(path, $0) }
    }
    let written = walk.products.map { FileLook(.init(path: $0.path, isNamed: false), as: nil, in: tree) }
    return Survey(looks, written: written, walk: walk, builds: builds, products: ProductFolders(root: "."))
  }

  private func read(_ survey: Survey) -> [String] {
    survey.groups.flatMap(\.files).map(\.path).sorted()
  }

  private static let tokens =
    ##"{"c": {"$type": "color", "ink": {"$value": "#112233"}, "page": {"$value": "#ffffff"}}}"##

  @Test(arguments: [
    ("flags.json", #"{"dark": {"value": true, "type": "boolean"}, "x": {"value": "on", "type": "string"}}"#),
    ("icon.json", #"{"fill": [{"value": "system-light"}], "groups": [{"layers": [{"fill": {"value": "none"}}]}]}"#),
    ("wave.json", ##"{"v": "5.7", "layers": [{"ty": 1, "sc": "#ff0000", "nm": "color"}]}"##),
    ("emoji.json", ##"{"grin": {"code": "1F600"}, "purple": {"name": "heart", "code": "#bada55"}}"##),
    ("block.json", ##"[{"action": {"type": "css", "selector": "#fff, #decade"}}]"##),
    ("empty.json", ""),
  ])
  func whatOnlyLooksLikeTokensIsLeftAside(name: String, text: String) {
    for path in [name, "tokens/" + name] {
      let found = survey([path: text, "tokens/color.tokens.json": Self.tokens])
      #expect(read(found) == ["tokens/color.tokens.json"])
      #expect(found.broken.isEmpty)
    }
  }

  /// An alias of a file without colors leads to a file without colors, whose tokens would otherwise be missing.
  @Test func aliasesOfFilesWithoutColoursLeadToFilesThatAreRead() {
    let files = [
      "tokens/color.tokens.json": Self.tokens,
      "tokens/semantic.json": #"{"sys": {"style": {"value": "{core.style.italic}"}, "color": {"value": "{c.ink}"}}}"#,
      "tokens/alias.json": #"{"core": {"style": {"italic": {"value": "{ref.style.italic}", "type": "fontStyle"}}}}"#,
      "tokens/plain.json": #"{"ref": {"style": {"italic": {"value": "italic", "type": "fontStyle"}}}}"#,
      "tokens/other.json": #"{"any": {"style": {"italic": {"value": "italic", "type": "fontStyle"}}}}"#,
    ]
    #expect(read(survey(files)) == files.keys.filter { $0 != "tokens/other.json" }.sorted())
  }

  @Test(arguments: [
    ("a.tokens.json", "", BrokenFile.empty), ("a.tokens.json", "<<<<<<< HEAD\n{}\n", .conflict(line: 1)),
    ("a.tokens.json", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", .pointer),
    ("$themes.json", " \n", .empty), ("x.resolver.json", "", .empty),
    ("A.xcassets/Ink.colorset/Contents.json", "", .empty),
  ])
  func whatPromisesColoursAndCannotBeReadIsBroken(path: String, text: String, broken: BrokenFile) {
    #expect(survey([path: text]).broken.map(\.broken) == [broken])
  }

  /// An unreadable file counts beside tokens, in a folder of mostly tokens, or if it mentions tokens in a project of tokens.
  @Test(arguments: [
    ("tokens/b.json", "{\"a\": ", true), ("tokens/parts/b.json", "{\"a\": ", true), ("b.json", "{\"a\": ", false),
    ("data/b.json", "{\"a\": ", false), ("data/b.json", "{\"a\": {\"$value\": ", true),
    ("tokens/b.json", "<<<<<<< HEAD\n{}\n", true), ("tokens/b.json", "\"a\": {}}", true), ("tokens/b.json", "", false),
    ("tokens/b.md", "{", false), ("tests/b.json", "{\"a\": {\"$value\": ", false),
  ])
  func whatLiesAmongTokensAndCannotBeReadIsDue(path: String, text: String, isDue: Bool) {
    let found = survey([path: text, "tokens/color.json": Self.tokens])
    #expect((read(found) + found.broken.map(\.path)).contains(path) == isDue)
    #expect(
      found.aside.contains { $0.path == path || path.hasPrefix($0.path + "/") }
        == (!isDue && path.hasSuffix("json")))
    // With many other files among them, it is not a folder of tokens.
    let others = Dictionary(uniqueKeysWithValues: (0..<5).map { ("data/\($0).json", "{\"name\": \($0)}") })
    let mixed = survey(others.merging(["data/b.json": text, "tokens/color.json": Self.tokens]) { first, _ in first })
    #expect(read(mixed) == ["tokens/color.json"])
  }

  @Test func whatABuildReadsAndThatScriptsHaveNotWrittenLeavesTheOtherFiles() {
    let files = [
      "config.json": #"{"source": ["made/_core.json", "made/*.json"], "platforms": {}}"#, "made/a.json": "{}",
      "tokens/a.json": Self.tokens,
    ]
    #expect(read(survey(files)) == ["tokens/a.json"])
    #expect(survey(files).aside.contains { $0.path == "made/_core.json" })
    let written = survey(files.merging(["made/a.json": Self.tokens]) { _, new in new })
    #expect(read(written) == ["made/a.json"])
  }

  @Test func whatThemesMapInAFolderOfTheirOwnIsReadThoughTheBuildNamesOne() {
    func palette(_ ink: String) -> String {
      ##"{"c": {"$type": "color", "a": {"$value": "\##(ink)"}, "b": {"$value": "\##(ink)"}}}"##
    }
    let mapping = ##"{"text": {"$value": "{c.a}"}, "page": {"$value": "{c.b}"}}"##
    let files = [
      "sd.config.json": #"{"include": ["themes/day/day.color.json"], "source": ["tokens/*.json"], "platforms": {}}"#,
      "tokens/a.json": mapping, "themes/day/day.color.json": palette("#111111"), "themes/day/day.theme.json": mapping,
      "themes/dim/dim.color.json": palette("#222222"), "themes/dim/dim.theme.json": mapping,
      "themes/dim/old.json": mapping,
    ]
    #expect(
      read(survey(files)) == [
        "themes/day/day.color.json", "themes/day/day.theme.json", "themes/dim/dim.color.json",
        "themes/dim/dim.theme.json", "tokens/a.json",
      ])
    // Themes with one palette take other colors of it, or are the same.
    let other = ##"{"text": {"$value": "{c.b}"}, "page": {"$value": "{c.a}"}}"##
    let shared = files.merging(["themes/dim/dim.color.json": palette("#111111")]) { _, new in new }
    #expect(read(survey(shared)).contains("themes/dim/dim.theme.json") == false)
    let mapped = shared.merging(["themes/dim/dim.theme.json": other]) { _, new in new }
    #expect(read(survey(mapped)).contains("themes/dim/dim.theme.json"))
  }

  @Test func whatAliasesLeadToIsReadWithoutAColor() {
    let files = [
      "tokens/font.json": #"{"core": {"font": {"italic": {"value": "italic", "type": "fontStyle"}}}}"#,
      "tokens/a.json": ##"{"ink": {"value": "#000", "type": "color"}, "em": {"value": "{core.font.italic}"}}"##,
    ]
    #expect(read(survey(files)) == ["tokens/a.json", "tokens/font.json"])
    let other = survey(files.merging(["tokens/a.json": Self.tokens]) { _, new in new })
    #expect(read(other) == ["tokens/a.json"])
  }

  @Test func whatGitIgnoresAndAListOfThemesNamesIsTaken() {
    let tree = MemoryTree(files: [
      ".gitignore": "global.json\nother.json\n", "t/global.json": Self.tokens, "t/other.json": Self.tokens,
      "t/$themes.json": #"[{"name": "Light", "selectedTokenSets": {"global": "source"}}]"#,
    ])
    var walk = SourceWalk.files(".", in: tree)
    let looks = walk.files.map { FileLook($0, as: nil, in: tree) }
    #expect(IgnoredSets.taken(from: &walk, by: looks).map(\.path) == ["t/global.json"])
    #expect(walk.aside.map(\.path) == ["t/other.json"])
  }

  @Test func theSchemesOfBase16AreCounted() {
    let scheme = "scheme: \"a\"\npalette:\n  base00: \"282c34\"\n  base05: \"abb2bf\"\n"
    let found = survey(["base16/a.yaml": scheme, "base16/b.yaml": scheme])
    #expect(found.aside.map(\.files).reduce(0, +) == 2)
    #expect(PlainTextColors.count(in: Array("ids:\n  - \"282034\"\n".utf8)) == 0)
  }

  /// Sizes beside colors say nothing against a theme; other data do.
  /// A shadow's color stands in an object, and no key by itself tells of tokens.
  @Test func whatABuildOfTokensReadsIsTokens() {
    let found = survey([
      "sd.config.json": #"{"source": ["tokens/**/*.json"], "platforms": {}}"#, "tokens/color.json": Self.tokens,
      "tokens/shadow.json":
        ##"{"low": {"$comment": "", "1": {"value": {"blur": "8px", "color": "#00000026"}, "type": "shadow"}}}"##,
    ])
    #expect(found.groups.map(\.format) == [.designTokens])
    #expect(read(found) == ["tokens/color.json", "tokens/shadow.json"])
  }

  @Test func descriptionsOfDocumentsAreNoTokens() {
    let found = survey([
      "tokens/color.tokens.json": Self.tokens,
      "parts/button.json": #"{"options": {"size": {"$ref": "https://example.com/types/size.json"}}}"#,
      "tokens/skin.json":
        ##"{"additionalProperties": false, "properties": {"a": {"anyOf": [{"$ref": "#/global/palette"}]}}}"##,
      "tokens/button.json": #"{"options": {"size": {"$ref": "https://example.com/types/size.json"}}}"#,
    ])
    #expect(read(found) == ["tokens/color.tokens.json"])
  }

  /// The name of a schema may be that of what it describes.
  @Test(arguments: ["resolver.json", "tokens.json"])
  func schemasThatAreNamedAsTokensAreLeftAside(ending: String) {
    let schema =
      ##"{"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {"$value": {"type": "string"}}}"##
    let found = survey(["tokens/color.tokens.json": Self.tokens, "schema/2025.\(ending)": schema])
    #expect(read(found) == ["tokens/color.tokens.json"])
    #expect(found.aside.map(\.reason) == [.notATheme] && found.aside[0].promises && found.broken.isEmpty)
    // Whoever names it means it, and tokens with a schema of their own are tokens.
    #expect(read(survey(["a.\(ending)": schema], named: ["a.\(ending)"])) == ["a.\(ending)"])
    let own = Self.tokens.replacing("{\"c\"", with: ##"{"$schema": "https://example.com/json-schema.org.json", "c""##)
    #expect(read(survey(["a.tokens.json": own])) == ["a.tokens.json"])
  }

  @Test func animationsAreSaidToBeAnimations() {
    let wave = ##"{"v": "5.7", "fr": 60, "ip": 0, "op": 90, "layers": [{"ty": 1, "sc": "#ff0000", "sw": "#00ff00"}]}"##
    let found = survey(["tokens/color.tokens.json": Self.tokens, "app/wave.json": wave, "tokens/wave.json": wave])
    #expect(read(found) == ["tokens/color.tokens.json"])
    #expect(found.aside.map(\.reason) == [.animation, .animation])
    #expect(found.aside.allSatisfy { !$0.maySurprise && $0.colors == 2 })
  }

  @Test func colorsInSettingsOfAPropertyListAreSaid() {
    func list(_ text: String) -> String { "<plist version=\"1.0\"><dict><key>a</key>\(text)</dict></plist>" }
    let names = String(repeating: "<string>name</string>", count: 9)
    let found = survey([
      "tokens/color.tokens.json": Self.tokens,
      "app/Branding.plist": list("<array>\(names)<string>#628a99</string></array>"),
      "app/Other.plist": list("<array>\(names)</array>"),
    ])
    #expect(found.aside.map(\.path) == ["app/Branding.plist"])
    #expect(found.aside.first?.colors == 1)
  }

  @Test func colorsInListsThatABuildWroteAreSaid() {
    let found = survey([
      "tokens/color.tokens.json": Self.tokens, "dist/all.json": ##"[{"name": "ink", "$value": "#112233"}]"##,
    ])
    #expect(found.aside.map(\.path) == ["dist"])
    #expect(found.aside.first?.detail == "build products; 1 file with colours that no token names")
  }

  /// What a build documents, or tests, is also its product.
  @Test func foldersOfBuildProductsAreSearchedWhole() {
    for folder in ["docs", "tests", "build", "examples"] {
      let found = survey([
        "tokens/color.tokens.json": Self.tokens,
        "dist/\(folder)/all.json": ##"[{"name": "ink", "$value": "#112233"}]"##,
        "dist/node_modules/x.json": Self.tokens,
      ])
      #expect(found.aside.map(\.path) == ["dist"])
      #expect(found.aside.first?.files == 1)
    }
  }

  @Test func listsAreNoTokenFilesWhateverTheirNamesPromise() {
    let records = ##"[{"name": {"role": "ink"}, "value": "#112233"}, {"$ref": "1"}]"##
    let long = "[" + String(repeating: #"{"$value": "12px"}, "#, count: 5_000) + "{}]"
    let files = [
      "tokens/color.tokens.json": Self.tokens, "a.tokens.json": records, "b.tokens.json": "[]", "c.tokens.json": long,
    ]
    let found = survey(files)
    #expect(read(found) == ["tokens/color.tokens.json"])
    #expect(found.aside.map(\.path) == ["a.tokens.json", "b.tokens.json", "c.tokens.json"])
    #expect(found.aside.map(\.colors) == [1, 0, 0])
    #expect(found.aside.allSatisfy { $0.promises && $0.reason == .notATheme && $0.detail != nil })
    #expect(found.broken.isEmpty)
    #expect(read(survey(files, named: ["a.tokens.json"])).contains("a.tokens.json"))
    #expect(read(survey(["t/$themes.json": "[]", "t/core.json": Self.tokens])).contains("t/$themes.json"))
  }

  /// A build for one theme names the files of that theme. Others in the same folder of themes are themes as well.
  @Test func themesBesideThatOfABuildAreRead() {
    func tokens(_ ink: String) -> String { Self.tokens.replacing("#112233", with: ink) }
    let build = ##"{"include": ["themes/day/palette.json"], "source": ["tokens/*.json"], "platforms": {}}"##
    let found = survey([
      "config.json": build, "tokens/text.json": ##"{"text": {"$type": "color", "$value": "{c.ink}"}}"##,
      "themes/day/palette.json": tokens("#112233"), "themes/night/palette.json": tokens("#ddeeff"),
      "themes/copy/palette.json": tokens("#112233"), "themes/night/other.json": ##"{"z": {"$value": "#ddeeff"}}"##,
      "old/day/palette.json": tokens("#445566"),
    ])
    #expect(read(found) == ["themes/day/palette.json", "themes/night/palette.json", "tokens/text.json"])
    #expect(
      found.aside.map(\.path) == ["old/day/palette.json", "themes/copy/palette.json", "themes/night/other.json"])
    #expect(found.aside.allSatisfy { $0.reason == .notInBuild })
  }

  @Test func tokenFilesWithoutColoursAreNotSaidToLookLikeTokens() {
    let found = survey([
      "tokens/color.tokens.json": Self.tokens,
      "other/radius.json": ##"{"r": {"value": "{s}", "type": "borderRadius"}}"##,
      "data/flags.json": ##"{"a": {"value": 1}}"##, "tokens/space.json": ##"{"a": {"value": "4px"}}"##,
    ])
    #expect(found.aside.map(\.reason) == [.notATheme, .noColors, .noColors])
  }

  @Test func codeThatABuildWroteBesideTokensIsItsProduct() {
    let code = "import SwiftUI\nenum Look { static let ink = Color(red: 0, green: 0, blue: 0) }"
    let written = ["tokens/color.tokens.json": Self.tokens, "output/ios/Look.swift": code]
    let found = survey(written)
    #expect(read(found) == ["tokens/color.tokens.json"])
    #expect(found.aside.map(\.path) == ["output/ios/Look.swift"])
    #expect(found.aside.first?.reason == .buildProduct)
    // An app uses what is generated for it.
    let app = survey(written.merging(["App/Page.swift": code]) { first, _ in first })
    #expect(read(app) == ["App/Page.swift", "output/ios/Look.swift", "tokens/color.tokens.json"])
    #expect(read(survey(["output/ios/Look.swift": code])) == ["output/ios/Look.swift"])
  }

  /// Filters and shadows that a build calls colors make no theme.
  @Test func productsWithoutWrittenColorsAreNotRead() {
    func props(_ value: String) -> String {
      ##"{"aliases": {"x": {"value": "#445566"}}, "props": [{"name": "ink", "value": "\##(value)", "type": "color"}, "##
        + ##"{"name": "page", "value": "\##(value)", "originalValue": "#112233", "type": "color"}]}"##
    }
    let found = survey([
      "dist/colors.raw.json": props("#112233"), "dist/filters.raw.json": props("brightness(0) invert(1)"),
    ])
    #expect(read(found) == ["dist/colors.raw.json"])
  }

  @Test(arguments: [("12px", true), ("1.5rem", true), ("40%", true), ("on", false), ("12 apples", false)])
  func flatValuesMayHoldSizes(text: String, isRead: Bool) {
    let sizes = (0..<6).map { "\"gap.\($0)\": \"\(text)\"" }.joined(separator: ", ")
    let found = survey(["global.json": ##"{"color.text": "#112233", "color.page": "#ffffff", \##(sizes)}"##])
    #expect(read(found) == (isRead ? ["global.json"] : []))
  }

  /// A tool's settings beside themes name their schema, which is not a parent.
  @Test func settingsBesideThemesAreNone() {
    let theme = ##"{"ink": "#112233", "page": "#ffffff"}"##
    let found = survey([
      "themes/day.json": theme, "themes/tool.json": ##"{"$schema": "https://x.test", "output": "a"}"##,
      "themes/night.json": ##"{"ink": "$page", "page": "$ink"}"##,
    ])
    #expect(read(found) == ["themes/day.json", "themes/night.json"])
  }

  /// A build that takes colors from a package says where they are.
  @Test func whatABuildTakesOutOfAPackageIsSaid() {
    let found = survey([
      "kit/config.json":
        #"{"source": ["../node_modules/@x/base/colors.json", "src/*.json", "!node_modules/y.json"], "platforms": {}}"#,
      "kit/src/a.json": Self.tokens,
    ])
    #expect(read(found) == ["kit/src/a.json"])
    #expect(found.aside.map(\.path) == ["node_modules/@x/base/colors.json"])
    #expect(found.aside[0].promises)
    #expect(found.aside[0].detail == "config.json reads it, but dependencies are read only if they are named")
  }

  @Test func whatABuildLeavesOutIsNotRead() {
    let found = survey([
      "kit/config.json": #"{"source": ["src/*.json", "!src/draft*.json"], "platforms": {}}"#,
      "kit/src/a.json": Self.tokens, "kit/src/draft-1.json": Self.tokens,
    ])
    #expect(read(found) == ["kit/src/a.json"])
  }

  /// Files that a resolver document names are read through it, and are not reported as outside the build.
  @Test func filesOfAResolverAreNotOutsideOfTheBuild() {
    let found = survey([
      "kit/terrazzo.config.ts":
        "import { x } from '@terrazzo/cli'; export default x({ tokens: ['./kit.resolver.json'] })",
      "kit/kit.resolver.json":
        ##"{"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "./src/a.json"}]}}, "##
        + ##""resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "kit/src/a.json": Self.tokens, "kit/src/old.json": Self.tokens,
    ])
    #expect(read(found) == ["kit/kit.resolver.json"])
    let reasons = Dictionary(uniqueKeysWithValues: found.aside.map { ($0.path, $0.reason) })
    #expect(reasons == ["kit/src/a.json": .usedElsewhere, "kit/src/old.json": .notInBuild])
  }

  @Test func whatIsNamedIsReadOrBroken() {
    #expect(read(survey(["flags.json": #"{"a": {"value": true}}"#], named: ["flags.json"])) == ["flags.json"])
    #expect(survey(["a.json": ""], named: ["a.json"]).broken.map(\.path) == ["a.json"])
  }

  @Test func sizesThatColoursRefersToComeWithThem() {
    let found = survey([
      "t/color.json": Self.tokens, "t/size.json": #"{"s": {"$type": "number", "$value": 1}}"#,
      "other/size.json": #"{"s": {"$type": "number", "$value": 1}}"#,
    ])
    #expect(read(found) == ["t/color.json", "t/size.json"])
    #expect(found.aside.map(\.path) == ["other/size.json"])
  }

  @Test func whatABuildWroteStandsBehindItsSources() {
    let both = survey(["output/all.json": Self.tokens, "src/all.json": Self.tokens])
    #expect(read(both) == ["src/all.json"])
    #expect(both.aside.map(\.path) == ["output/all.json"])
    #expect(both.aside.map(\.reason) == [.buildProduct])
    // A repository may publish nothing else, and a few colors beside the product are not its source.
    #expect(read(survey(["output/all.json": Self.tokens])) == ["output/all.json"])
    let one = ##"{"ink": {"$type": "color", "$value": "#112233"}}"##
    #expect(read(survey(["output/all.json": Self.tokens, "other/one.json": one])).contains("output/all.json"))
    #expect(read(survey(["output/a.json": Self.tokens, "a.json": Self.tokens], named: ["output/a.json"])).count == 2)
  }

  @Test func whatABuildPublishedIsReadWhereNothingElseHoldsColours() {
    let part = ##"{"c": {"$type": "color", "ink": {"$value": "#112233"}}}"##
    let data = ##"{"chart": {"line": "#112233", "label": "x"}}"##
    let published = ["dist/all.json": Self.tokens, "dist/part.json": part, "dist/chart.json": data]
    let alone = survey(published.merging(["src/colors.yml": "ink: '#112233'"]) { first, _ in first })
    #expect(read(alone) == ["dist/all.json"])
    #expect(alone.groups.flatMap(\.files).map(\.isWritten) == [true])
    #expect(
      alone.aside.first { $0.path == "dist" }?.detail
        == "1 token file more, which repeats the same tokens; 1 file with colours that no token names")
    // Beside sources it is said, and left aside.
    let both = survey(published.merging(["src/all.json": Self.tokens]) { first, _ in first })
    #expect(read(both) == ["src/all.json"])
    #expect(both.aside.map(\.path) == ["dist"])
    #expect(both.aside.map(\.detail) == ["build products; 2 token files; 1 file with colours that no token names"])
    // What git ignores another copy does not have, and the build of an app is no source beside its code.
    #expect(read(survey(published.merging([".gitignore": "dist/"]) { first, _ in first })) == [])
    #expect(read(survey(published.merging(["App.swift": ""]) { first, _ in first })) == ["App.swift"])
    #expect(survey(["build/settings.json": #"{"target": "es5"}"#, "t.json": Self.tokens]).aside == [])
  }

  /// Among build products, a smaller theme is not a copy of a larger one, and colors that no token names are reported.
  @Test func whatABuildWroteLosesNoThemeAndNoColor() {
    let light = ##"{"ink": {"$type": "color", "$value": "#112233"}, "page": {"$type": "color", "$value": "#ffffff"}}"##
    let more = light.dropLast() + ##", "line": {"$type": "color", "$value": "#dddddd"}}"##
    let dark = light.replacing("#112233", with: "#eeeeee").replacing("#ffffff", with: "#000000")
    let themes = survey(["dist/light.json": String(more), "dist/dark.json": dark])
    #expect(read(themes) == ["dist/dark.json", "dist/light.json"])
    let copies = survey(["dist/light.json": String(more), "dist/some.json": light])
    #expect(read(copies) == ["dist/light.json"])
    #expect(copies.aside.map(\.detail) == ["1 token file more, which repeats the same tokens"])
    let keys = survey(["dist/dark.json": ##"{"ink": "#555555", "page": "#000000"}"##])
    #expect(read(keys) == [])
    #expect(keys.aside.map(\.detail) == ["build products; 1 file with colours that no token names"])
  }

  @Test func keysBesideTheTokensThatTheyRepeatAreNoThemeOfTheirOwn() {
    let keys = ##"{"ink": "#112233", "page": "#ffffff"}"##
    let found = survey(["a/theme.json": keys, "a/tokens.json": Self.tokens, "b/theme.json": keys])
    #expect(read(found) == ["a/tokens.json"] || read(found) == ["a/tokens.json", "b/theme.json"])
    #expect(found.aside.first { $0.path == "a/theme.json" }?.reason == .repeated)
    let others = [
      ##"{"ink": "#112233", "page": "#ffffff", "line": "#dddddd"}"##,
      // The same names: with other colors, with these colors swapped, as aliases.
      ##"{"ink": "#eeeeee", "page": "#000000"}"##, ##"{"ink": "#ffffff", "page": "#112233"}"##,
      ##"{"ink": "#112233", "page": "#ffffff", "c": "{ink}"}"##,
      ##"{"ink": "#112233", "page": "#FFFFFF", "c": "black"}"##,
    ]
    for other in others {
      let kept = survey(["a/theme.json": other, "a/tokens.json": Self.tokens])
      #expect(!kept.aside.map(\.reason).contains(.repeated), "\(other)")
    }
  }

  @Test func numbersThatColoursReferToComeInEveryDialect() {
    let color = ##"{"ink": {"value": "#112233", "type": "color"}}"##
    let found = survey([
      "t/color.json": color, "t/opacity.json": #"{"soft": {"value": "4%", "type": "opacity"}}"#,
      "t/words.json": #"{"hello": {"value": "Hello"}}"#,
    ])
    #expect(read(found) == ["t/color.json", "t/opacity.json"])
    #expect(found.aside.map(\.path) == ["t/words.json"])
  }

  @Test func aBuildSaysWhatIsRead() {
    let found = survey([
      "config.json": #"{"source": ["src/*.json"], "platforms": {}}"#, "src/a.json": Self.tokens,
      "made/a.json": Self.tokens,
    ])
    #expect(read(found) == ["src/a.json"])
    #expect(found.builds == ["config.json"])
    #expect(found.groups.map(\.strength) == [.declared])
    #expect(found.aside.map(\.reason) == [.notInBuild])
  }

  @Test(arguments: [
    (["iOS/A.xcassets/x", "Mac/A.xcassets/x"], 2), (["App/A.xcassets/x", "App/B.xcassets/x"], 1),
    (["A.xcassets/x", "B.xcassets/x"], 1), (["Packages/One/A.xcassets/x", "Packages/Two/A.xcassets/x"], 2),
    (["App/A.xcassets/x", "AppWidget/A.xcassets/x"], 2),
    (["Sources/One/A.xcassets/x", "Sources/Two/A.xcassets/x"], 1),
  ])
  func catalogsOfTwoProductsNeverMeet(catalogs: [String], products: Int) {
    let found = survey(Dictionary(uniqueKeysWithValues: catalogs.map { ("\($0).colorset/Contents.json", "{}") }))
    #expect(found.groups.count == products)
  }

  /// The groups within a catalog are no folders of a project, also where the catalog is the root.
  @Test(arguments: [".", "A.xcassets", "App", "App/A.xcassets"])
  func groupsOfACatalogAreOneSource(root: String) {
    let folder = root.hasSuffix("A.xcassets") ? root : root == "." ? "A.xcassets" : root + "/A.xcassets"
    let products = ProductFolders(root: root)
    let found = Set(
      ["", "Grounds/", "Text/Strong/"].map {
        products.product(
          of: "\(folder)/\($0)x.colorset/Contents.json", .assetCatalog,
          packages: TokenPackages([], packages: [], builds: [], root: root))
      })
    #expect(found == [""])
  }

  @Test func tokensOfAPlatformStayApartAndThoseOfFoldersDoNot() {
    func groups(_ paths: [String]) -> Int {
      survey(Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.tokens) })).groups.count
    }
    #expect(groups(["web/a.tokens.json", "ios/a.tokens.json"]) == 2)
    #expect(groups(["core/a.tokens.json", "brand/a.tokens.json"]) == 1)
  }

  /// One repository with a package for each of its systems.
  @Test(arguments: [
    // Each defines the same names for itself.
    (["a/color.json": ("color", "color"), "b/color.json": ("color", "color")], 2),
    // Only one of them has what others refer to.
    (["core/color.json": ("base", "base"), "brand/color.json": ("brand", "base")], 1),
    (["core/color.json": ("base", "base"), "x/c.json": ("x", "base"), "y/c.json": ("y", "base")], 1),
    // Several could be meant, so none is.
    (["a/c.json": ("base", "base"), "b/c.json": ("base", "base"), "x/c.json": ("x", "base")], 3),
    // Contexts of one system.
    (["theme-light/c.json": ("c", "c"), "theme-dark/c.json": ("c", "c")], 1),
    // Outside every package.
    (["base.json": ("base", "base"), "brand/c.json": ("brand", "base")], 1),
  ])
  func packagesAreSystems(files: [String: (String, String)], systems: Int) {
    var tree = ["package.json": "{}"]
    for (path, (group, alias)) in files {
      let tokens = ##""ink": {"$value": "#112233"}, "text": {"$value": "{\##(alias).ink}"}"##
      tree[path] = ##"{"\##(group)": {"$type": "color", \##(tokens)}}"##
      if path.contains("/") { tree[FilePath.folder(of: path) + "/package.json"] = "{}" }
    }
    let found = survey(tree)
    #expect(found.groups.count == systems)
    #expect(found.groups.flatMap(\.files).count == files.count)
  }

  @Test func aBuildOrADocumentJoinsPackages() {
    let packages = ["a/package.json": "{}", "b/package.json": "{}", "a/x.json": Self.tokens, "b/x.json": Self.tokens]
    let build = #"{"source": ["x.json", "../b/x.json"], "platforms": {}}"#
    #expect(survey(packages).groups.map(\.product) == ["a", "b"])
    #expect(survey(packages.merging(["a/config.json": build]) { first, _ in first }).groups.map(\.product) == ["a"])
    let resolver =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "../b/x.json"}]}]}"##
    #expect(survey(packages.merging(["a/s.resolver.json": resolver]) { first, _ in first }).groups.count == 1)
  }

  @Test func settingsOfToolsAreNoNews() {
    let found = survey([
      "t/color.json": Self.tokens, ".zed/settings.json": "{}", ".vscode/settings.json": "{}",
      ".well/tokens.json": Self.tokens,
    ])
    #expect(found.aside.map(\.path) == [".well"])
  }

  @Test func whatThemesBuildOnBelongsToThem() {
    let found = survey([
      "brands/acme.json": ##"{"parent": "template", "text": "#111111", "page": "#ffffff"}"##,
      "template.json": ##"{"$parent": "root", "ink": "#222222", "line": "#dddddd"}"##,
      "deep/root.json": ##"{"ink": "#333333", "muted": "#777777"}"##,
      "elsewhere/other.json": ##"{"ink": "#222222", "line": "#dddddd"}"##,
    ])
    #expect(read(found) == ["brands/acme.json", "deep/root.json", "template.json"])
    #expect(found.aside.map(\.path) == ["elsewhere/other.json"])
  }

  @Test func filesAlikeInOneFolderAreThemesTogether() {
    let found = survey([
      "Resources/summerTheme.json": ##"{"text": "#111111", "page": "#ffffff", "line": "#dddddd"}"##,
      "Resources/winter.json": ##"{"text": "#eeeeee", "page": "#000000", "line": "#333333"}"##,
      "Resources/badges.json": ##"{"gold": "#ffcc00", "silver": "#cccccc", "text": "#000000"}"##,
    ])
    #expect(read(found) == ["Resources/summerTheme.json", "Resources/winter.json"])
    #expect(found.aside.map(\.path) == ["Resources/badges.json"])
  }

  // MARK: - YAML

  private static let yaml = """
    # Colours of the brand.
    color:
      ink:
        value: '#112233'
        comment: It's dark
      page: {value: "#ffffff"}
    """

  @Test func tokensInYAMLAreRead() {
    let found = survey(["tokens/color.yml": Self.yaml, "tokens/more.yaml": "size:\n  s:\n    value: 4px\n"])
    #expect(read(found) == ["tokens/color.yml"])
    #expect(found.groups.map(\.format) == [.designTokens])
    #expect(found.groups[0].files[0].candidate?.colors == 2)
    #expect(found.aside.isEmpty)
  }

  @Test func otherYAMLIsNamedWithItsColors() {
    let found = survey([
      "a.tokens.json": Self.tokens,
      "themes/dusk.yaml": "background: '#1E1E2E'\nforeground: '#CDD6F4'\naccent: '#89B4FA'\nshell: zsh\n",
      "themes/dawn.yaml": "background: '#FFFFFF'\nforeground: '#111111'\nsize: 12\n", "ci.yml": "label: '#FFFFFF'\n",
    ])
    #expect(read(found) == ["a.tokens.json"])
    #expect(found.aside.map(\.path) == ["themes/dusk.yaml"])
    #expect(found.aside.map(\.reason) == [.otherFormat])
    #expect(found.aside.map(\.colors) == [5])
    #expect(
      found.aside[0].detail
        == "one of 2 YAML files with 5 colours: YAML is read as design tokens, base16 schemes and keys that are colours and nothing else, so write them as those, or as JSON"
    )
  }

  @Test func themesOfReferencesThatAreNotReadAreNamed() {
    let theme =
      #"{"theme": {"text": {"primary": "@color-gray-95", "muted": "@color-gray-60"}, "background": {"primary": "@color-gray-05", "accent": "@color-blue-10"}}}"#
    let colors =
      ##"{"color": {"gray": {"05": "#F7F7F7", "60": "#707070", "95": "#1A1A1A"}, "blue": {"10": "#E0F0FF"}}}"##
    let found = survey([
      "core/color/palette.json": colors, "theme-data/light.json": theme,
      "package.json": #"{"text": "a", "background": "b", "main": "@acme/kit-a", "x": "@acme/kit-b"}"#,
    ])
    #expect(read(found) == ["core/color/palette.json"])
    #expect(found.aside.map(\.path) == ["theme-data/light.json"])
    #expect(found.aside.map(\.colors) == [4])
    #expect(found.aside[0].detail == "its values refer to colours of other files in a notation that is not read")
  }

  @Test func yamlOfNothingButColorsIsReadAsKeysAndColors() {
    let day = "text:\n  primary: '#1A1A1A'\nbackground:\n  primary: '#FFFFFF'\n"
    let found = survey([
      "tokens/day.yaml": day, "tokens/dusk.yaml": day, "tokens/ci.yaml": "label: '#FFFFFF'\nrun: test\n",
    ])
    #expect(read(found) == ["tokens/day.yaml", "tokens/dusk.yaml"])
    #expect(found.groups.map(\.format) == [.keyed])
    #expect(survey(["a/b.yml": "ink: '#1A1A1A'\nred: '#FF0000'\n"]).groups.isEmpty)
    #expect(survey(["a/b.yml": "foreground: '#1A1A1A'\nbackground: '#FFFFFF'\n"]).groups.map(\.format) == [.keyed])
    #expect(survey(["palette.yml": "- name: ink\n  hex: '#1A1A1A'\n- name: page\n  hex: '#FFFFFF'\n"]).groups.isEmpty)
  }

  @Test func schemesOfBase16AreReadWhereNothingElseIs() {
    func scheme(_ quote: String) -> String {
      "0123456789ABCDEF".map { "base0\($0): \(quote)18181\($0)\(quote)\n" }.joined()
    }
    #expect(survey(["ocean.yaml": scheme("'")]).groups.map(\.format) == [.keyed])
    let beside = survey(["ocean.yaml": scheme("'"), "a.tokens.json": Self.tokens])
    #expect(read(beside) == ["a.tokens.json"])
    #expect(beside.aside.map(\.detail) == ["a scheme of base16 beside other sources"])
    // Without quotes, some of the digits are numbers.
    let plain = survey(["ocean.yaml": scheme("")])
    #expect(plain.groups.isEmpty)
    #expect(plain.aside.map(\.reason) == [.otherFormat])
    #expect(plain.aside.map(\.colors) == [16])
  }

  /// YAML that is not read is a mistake where tokens are, with its place.
  @Test func yamlBeyondWhatIsReadIsSaid() {
    let text = "color:\n  ink: !ink\n    value: '#123'\n  page:\n    value: '#fff'\n"
    let alone = survey([
      "b.tokens.json": Self.tokens, "a/b/c.yml": text, "x.json": "{}", "y.json": "{}", "z.json": "{}",
    ])
    #expect(read(alone) == ["b.tokens.json"])
    #expect(alone.aside.map(\.path) == ["a/b/c.yml"])
    #expect(alone.aside.map(\.reason) == [.unreadable])
    #expect(
      alone.aside[0].detail
        == "line 2: found a tag, expected a value without a tag, or a tag of one of JSON's types")
    #expect(read(survey(["a.json": Self.tokens, "c.yml": text])) == ["a.json", "c.yml"])
    // Settings beside tokens are none of them.
    #expect(read(survey(["t/a.json": Self.tokens, "t/ci.yml": "a: [1\n"])) == ["t/a.json"])
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
    #expect(survey(["t/a.json": Self.tokens, "t/b.yml": pointer]).broken.map(\.path) == ["t/b.yml"])
    #expect(survey(["t/b.yml": "a: &x {b: *y}"], named: ["t/b.yml"]).groups.flatMap(\.files).map(\.path) == ["t/b.yml"])
  }

  @Test func keysOfYAMLAreRecognisedAsTheyAreWritten() {
    let quoted = "'color':\n  'ink': {'value': '#112233'}\n  'page': {'value': '#ffffff'}\n"
    let spaced = "color:\n  ink:\n    value : '#123'\n  page:\n    value : '#fff'\n"
    let merged = "x: &a {type: color}\ncolor:\n  ink: {<<: *a, value: '#123'}\n  page: {<<: *a, value: '#fff'}\n"
    for text in [quoted, spaced, merged] { #expect(read(survey(["tokens/dark.yml": text])) == ["tokens/dark.yml"]) }
  }

  /// What a person may take for a theme is named: lists, empty files, and formats that are not read.
  @Test func whatIsBesideTokensIsNamed() {
    let beside = [
      "t/dark.yml": "- name: ink\n  value: '#112233'\n- name: page\n  value: '#ffffff'\n", "t/night.json": " \n",
      "t/dim.toml": "", "t/dark.hjson": "{}", "t/light.js": "", "t/write.js": "",
    ]
    let found = survey(beside.merging(["t/a.json": Self.tokens]) { first, _ in first })
    #expect(read(found) == ["t/a.json"])
    #expect(Set(found.aside.map(\.path)) == ["t/dark.yml", "t/night.json", "t/dark.hjson", "t/light.js"])
    #expect(found.aside.first { $0.path == "t/dark.yml" }?.reason == .notATheme)
    #expect(found.aside.first { $0.path == "t/night.json" }?.detail == "empty")
    #expect(found.aside.first { $0.path == "t/light.js" }?.promises == true)
  }

  @Test func whatABuildReadsAndIsNotThereIsNamed() {
    let config = #"{"source": ["./t/a.json", "t/**/*.json", "brand/dark.json", "t/**/*.js"]}"#
    let found = survey(["config.json": config, "t/a.json": Self.tokens, "t/make.js": ""])
    #expect(found.aside.map(\.path) == ["brand/dark.json", "t/make.js"])
    #expect(found.aside[0].detail == "config.json reads it, but it is not there")
  }

  // MARK: - Keys and colours

  /// The themes of an app beside its asset catalog, whatever they are called.
  @Test(arguments: ["plist", "json"])
  func filesThatRepeatEachOthersKeysAreThemesBesideOtherSources(ending: String) {
    func theme(_ keys: [String], _ color: String) -> String {
      let all = keys.map { ($0, color) } + [("UIStatusBarStyle", "LightContent"), ("iconImage", "icon_light")]
      return ending == "json"
        ? "{" + all.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ") + "}"
        : "<plist version=\"1.0\"><dict>" + all.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
          + "</dict></plist>"
    }
    let keys = ["textColor", "backgroundColor", "barTintColor", "linkColor"]
    let catalog = ["App/Assets.xcassets/Contents.json": #"{"info": {"author": "xcode", "version": 1}}"#]
    func chosen(_ files: [String: String]) -> [String] {
      read(survey(catalog.merging(files) { first, _ in first })).filter { !$0.hasSuffix("Contents.json") }
    }
    let day = "App/Red.\(ending)"
    let night = "App/Night.\(ending)"
    #expect(chosen([day: theme(keys, "#ffffff"), night: theme(keys, "#000000")]) == [night, day])
    // One alone may be anything, as may those with other keys, in other folders or without text.
    #expect(chosen([day: theme(keys, "#ffffff")]).isEmpty)
    let others = keys.map { "other" + $0 }
    #expect(chosen([day: theme(keys, "#ffffff"), night: theme(others, "#000000")]).isEmpty)
    #expect(chosen([day: theme(keys, "#ffffff"), "Kit/Night.\(ending)": theme(keys, "#000000")]).isEmpty)
    let lines = ["redLine", "blueLine", "greenLine", "tramLine"]
    #expect(chosen([day: theme(lines, "#ffffff"), night: theme(lines, "#000000")]).isEmpty)
  }

  /// A folder that says nothing may hold a palette, if it holds nothing else.
  @Test(arguments: [
    (##"{"primary": "#112233", "background": "#ffffff", "textMuted": "#777777", "danger": "#aa0000"}"##, true),
    (##"{"primary": "#112233", "background": "#ffffff", "textMuted": "#777777"}"##, false),
    (##"{"Swift": "#f05138", "Ada": "#02f88c", "Rust": "#dea584", "Go": "#00add8", "C": "#555555"}"##, false),
    (##"{"text": "#112233", "link": "#ffffff", "fill": "#777777", "icon": "#aa0000", "loops": 3, "rate": 24}"##, false),
    (##"{"text": "#112233", "link": "#ffffff", "fill": "#777777", "icon": "#aa0000", "team": "Ink"}"##, false),
  ])
  func aPlainPaletteIsReadWhereverItIs(text: String, isRead: Bool) {
    let found = survey(["a.tokens.json": Self.tokens, "Resources/Values.json": text])
    #expect(read(found).contains("Resources/Values.json") == isRead)
    #expect(found.aside.contains { $0.path == "Resources/Values.json" && $0.colors > 2 } == !isRead)
  }

  @Test func whatNamesTheKeysOfAThemeBelongsToIt() {
    let theme = ##"{"color.text": "#111111", "color.page": "#ffffff", "color.line": "#dddddd"}"##
    let parts =
      ##"{"button.text": "color.text", "button.fill": "color.page", "button.font": "Inter", "button.gap": "4px"}"##
    let found = survey([
      "global.json": theme, "components.json": parts, "other.json": #"{"a": "color.text", "b": "x"}"#,
    ])
    #expect(read(found) == ["components.json", "global.json"])
  }
}
