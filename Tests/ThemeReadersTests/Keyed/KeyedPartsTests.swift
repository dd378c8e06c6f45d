import Testing
import ThemeModel

@testable import ThemeReaders

/// Keyed files whose values name keys of other files.
@Suite struct KeyedPartsTests {
  private func system(_ files: [String: String]) -> ThemeSystem {
    let reader = KeyedThemeReader(options: SourceOptions())
    return reader.system(
      files.sorted { $0.key < $1.key }.map { reader.read(SourceFile(name: $0.key, bytes: Array($0.value.utf8))) },
      named: "s")
  }

  private let palette = ##"{"blue-100": "#d7e7f8", "blue-900": "#08123c"}"##

  private func theme(_ page: String, _ text: String, mark: String) -> String {
    let end = mark == "{" ? "}" : ""
    return
      ##"{"bg-main": "\##(mark)\##(page)\##(end)", "text-main": "\##(mark)\##(text)\##(end)", "link": "#ff0000"}"##
  }

  @Test(arguments: ["", "$", "{"]) func modesOverOnePaletteAreItsModes(mark: String) {
    let read = system([
      "app.json": palette, "dark.json": theme("blue-900", "blue-100", mark: mark),
      "light.json": theme("blue-100", "blue-900", mark: mark),
    ])
    #expect(
      read.shapes() == [
        "app: bg-main[dark]>blue-900 bg-main[light]>blue-100 blue-100=#D7E7F8 blue-900=#08123C link[dark]=#FF0000 "
          + "link[light]=#FF0000 text-main[dark]>blue-100 text-main[light]>blue-900"
      ])
    #expect(read.axes.map(\.name) == ["mode"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "$", "{"]) func themesOverOnePaletteAreThemes(mark: String) {
    let read = system([
      "app.json": palette, "acme.json": theme("blue-900", "blue-100", mark: mark),
      "zest.json": theme("blue-100", "blue-900", mark: mark),
    ])
    #expect(
      read.shapes() == [
        "acme: bg-main>blue-900 blue-100=#D7E7F8 blue-900=#08123C link=#FF0000 text-main>blue-100",
        "zest: bg-main>blue-100 blue-100=#D7E7F8 blue-900=#08123C link=#FF0000 text-main>blue-900",
      ])
  }

  /// Braces say that a name is meant. A text with more than a name in them is prose.
  @Test func aNameInBracesThatLeadsNowhereIsUndetermined() throws {
    let read = system([
      "app.json":
        ##"{"ink": "#111111", "page": "#ffffff", "text": "{ink}", "text-2": "{ page }", "link-text": "{inc.5}", "count": "{n} of {all}", "hello": "{user.name}", "title-2": "{title}"}"##
    ])
    #expect(read.shapes() == ["app: ink=#111111 link-text>inc.5 page=#FFFFFF text-2>page text>ink"])
    let theme = ThemeResolver(read).resolve(0)
    #expect(theme.diagnostics.contains { $0.code == "unresolved-alias" })
  }

  @Test func aPaletteMayBeNamedThroughAliases() {
    let read = system([
      "app.json": palette, "names.json": ##"{"ink-deep": "$blue-900", "ink-pale": "$blue-100"}"##,
      "acme.json": theme("ink-deep", "ink-pale", mark: "$"), "zest.json": theme("ink-pale", "ink-deep", mark: "$"),
    ])
    let names = "blue-100=#D7E7F8 blue-900=#08123C ink-deep>blue-900 ink-pale>blue-100 link=#FF0000"
    #expect(
      read.shapes() == [
        "acme: bg-main>ink-deep \(names) text-main>ink-pale", "zest: bg-main>ink-pale \(names) text-main>ink-deep",
      ])
  }

  @Test func aFileOfPartsWithMarkedNamesIsPartOfEachTheme() {
    let read = system([
      "day.json": ##"{"ink": "#111111", "page": "#ffffff"}"##,
      "night.json": ##"{"ink": "#eeeeee", "page": "#000000"}"##,
      "parts.json": ##"{"button.text": "$ink", "button.fill": "#123456"}"##,
    ])
    #expect(
      read.shapes() == [
        "day: button.fill=#123456 button.text>ink ink=#111111 page=#FFFFFF",
        "night: button.fill=#123456 button.text>ink ink=#EEEEEE page=#000000",
      ])
  }

  /// A name that leads nowhere in a brand is not one of another brand.
  @Test(arguments: [
    // Both have a key, as two themes do.
    ["acme": ##"{"ink": "#111111", "page": "$paper"}"##, "zest": ##"{"ink": "#eeeeee", "paper": "#000000"}"##],
    // Nothing in common, and a key that only the other one has.
    ["acme": ##"{"ink": "#111111", "acmeText": "$ink"}"##, "zest": ##"{"zestText": "$ink", "zestPage": "#f0f0f0"}"##],
    ["acme": ##"{"ink": "#111111", "acmeText": "$ink"}"##, "zest": ##"{"inkZ": "#111111", "zestText": "$ink"}"##],
    [
      "acme-light": ##"{"ink": "#111111"}"##, "acme-dark": ##"{"ink": "#eeeeee"}"##,
      "zest": ##"{"zestText": "$ink", "zestPage": "#f0f0f0"}"##,
    ],
  ])
  func brandsWithNamesThatLeadNowhereStayBrands(files: [String: String]) {
    let apart = files.sorted { $0.key < $1.key }.flatMap { system([$0.key + ".json": $0.value]).shapes() }
    #expect(system(Dictionary(uniqueKeysWithValues: files.map { ($0.key + ".json", $0.value) })).shapes() == apart)
  }

  /// What a theme overrides is not known to be of that part.
  @Test func partsOfWhichAThemeHasAKeyAreNoParts() {
    let read = system([
      "light.json": ##"{"ink": "#111111", "paper": "#ffffff"}"##,
      "dark.json": ##"{"ink": "#eeeeee", "paper": "#111111", "chipText": "#222222"}"##,
      "components.json": ##"{"chipText": "$ink", "chipBackground": "$paper"}"##,
    ])
    #expect(read.themes.map(\.name) == ["components", "dark", "light"])
  }

  @Test func aFileThatNamesWhatThemesShareIsPartOfThem() {
    let read = system([
      "app.json": palette, "dark.json": theme("blue-900", "blue-100", mark: "$"),
      "light.json": theme("blue-100", "blue-900", mark: "$"), "chips.json": ##"{"chip": "$blue-100"}"##,
      "extra.json": ##"{"more": "$blue-900"}"##,
    ])
    #expect(read.themes.map(\.name) == ["app"])
    #expect(read.shapes()[0].contains("chip>blue-100") && read.shapes()[0].contains("more>blue-900"))
  }

  /// Each folder has its own palette with the same keys.
  @Test func thePaletteOfItsOwnFolderComesFirst() {
    var files: [String: String] = [:]
    for (brand, ink) in [("acme", "#aaaaaa"), ("zest", "#111111")] {
      files["brands/\(brand)/palette.json"] = ##"{"ink": "\##(ink)", "paper": "#ffffff"}"##
      files["brands/\(brand)/light.json"] = ##"{"cardText": "$ink", "cardBackground": "$paper"}"##
      files["brands/\(brand)/dark.json"] = ##"{"cardText": "$paper", "cardBackground": "$ink"}"##
    }
    let modes =
      "cardBackground[dark]>ink cardBackground[light]>paper cardText[dark]>paper cardText[light]>ink"
    #expect(
      system(files).shapes() == [
        "acme/palette: \(modes) ink=#AAAAAA paper=#FFFFFF", "zest/palette: \(modes) ink=#111111 paper=#FFFFFF",
      ])
  }

  // MARK: - One file over a palette

  private let inks = ##"{"ink": "#111111", "paper": "#ffffff"}"##
  private let words = ##"{"text": "$ink", "background": "$paper", "link": "#0000ff"}"##

  /// Whatever the two are called.
  @Test(arguments: [("palette", "theme"), ("palette", "acme"), ("primitives", "aliases"), ("zinc", "semantic")])
  func aLiteralFileThatAloneHasAllKeysIsThePalette(palette: String, theme: String) {
    let read = system(["t/\(palette).json": inks, "t/\(theme).json": words])
    #expect(
      read.shapes() == ["\(palette): background>paper ink=#111111 link=#0000FF paper=#FFFFFF text>ink"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func aPaletteIsThatOfItsFolder() {
    var files: [String: String] = [:]
    for brand in ["acme", "zest"] {
      files["\(brand)/palette.json"] = inks
      files["\(brand)/theme.json"] = words
    }
    let tokens = "background>paper ink=#111111 link=#0000FF paper=#FFFFFF text>ink"
    #expect(system(files).shapes() == ["acme/palette: \(tokens)", "zest/palette: \(tokens)"])
  }

  /// What is laid over a palette has keys itself, and what repeats nothing is one theme with it.
  @Test func filesLieOverFilesOverAPalette() {
    let read = system([
      "palette.json": inks, "texts.json": ##"{"text": "$ink", "muted": "#333333"}"##,
      "grounds.json": ##"{"background": "$paper", "edge": "#888888"}"##,
      "areas.json": ##"{"areaText": "$text", "areaBackground": "$paper"}"##,
    ])
    #expect(
      read.shapes() == [
        "palette: areaBackground>paper areaText>text background>paper edge=#888888 ink=#111111 muted=#333333 "
          + "paper=#FFFFFF text>ink"
      ])
  }

  @Test(arguments: ["acme-light acme-dark", "acme zest", "light dark", "palette-light palette-dark"])
  func aFileNamedForNoBrandIsPartOfAllLiteralOnes(palettes: String) {
    let names = palettes.split(separator: " ").map(String.init)
    let files = Dictionary(uniqueKeysWithValues: names.map { ("t/\($0).json", inks) })
    let read = system(files.merging(["t/semantic.json": words]) { first, _ in first })
    #expect(
      read.shapes()
        == names.sorted().map { "\($0): background>paper ink=#111111 link=#0000FF paper=#FFFFFF text>ink" })
  }

  @Test(arguments: [
    // A brand beside two that have the key.
    ["acme": ##"{"ink": "#111111"}"##, "zest": ##"{"ink": "#eeeeee"}"##, "tide": ##"{"text": "$ink"}"##],
    // A name that leads nowhere.
    ["palette": ##"{"ink": "#111111"}"##, "tide": ##"{"text": "$ink", "page": "$sand"}"##],
    // One of the brands lacks a key.
    [
      "acme": ##"{"ink": "#111111", "sand": "#dddddd"}"##, "zest": ##"{"ink": "#eeeeee"}"##,
      "semantic": ##"{"text": "$ink", "page": "$sand"}"##,
    ],
  ])
  func whatIsNotSurelyAPaletteIsNone(files: [String: String]) {
    let read = system(Dictionary(uniqueKeysWithValues: files.map { ($0.key + ".json", $0.value) }))
    #expect(read.themes.map(\.name) == files.keys.sorted())
  }

  // MARK: - The nearest of each context

  private let chips = ##"{"chipText": "$ink", "chipBackground": "$paper"}"##
  private let parts = "chipBackground>paper chipText>ink"

  @Test(arguments: ["web/light.json", "web/app/light.json", "web/light-theme.json"])
  func theNearestFileOfEachModeCounts(near: String) {
    let read = system([
      "light.json": inks, "dark.json": inks, near: inks, "web/app/components.json": chips,
    ])
    let joined = read.themes.filter { $0.paths.contains("chipText") }
    #expect(joined.compactMap { $0.place?.file }.sorted() == ["dark.json", near])
    #expect(read.themes.count == 3)
  }

  @Test(arguments: [
    // The nearest one lacks a key that another one of the same mode has.
    ["light.json": "ink paper", "dark.json": "ink paper", "web/light.json": "ink"],
    // Nothing says that the dark one of another folder is meant, or that there is none.
    ["base/light.json": "ink paper", "base/dark.json": "ink paper", "web/light.json": "ink paper"],
    ["base/day.json": "ink paper", "base/night.json": "ink paper", "web/day.json": "ink paper"],
  ])
  func whereNoFileSurelyCountsNothingIsKnown(files: [String: String]) {
    var files = files.mapValues { keys in
      "{" + keys.split(separator: " ").map { ##""\##($0)": "#111111""## }.joined(separator: ", ") + "}"
    }
    files["web/components.json"] = chips
    let read = system(files)
    #expect(read.shapes().contains("components: chipBackground=? chipText=?"))
    let values = read.themes.first { $0.name == "components" }?.tokens.flatMap(\.values) ?? []
    #expect(
      values.allSatisfy {
        guard case .undetermined(let why) = $0.value else { return false }
        return why.code == "conflicting-files" && why.reason.contains("web/")
      })
  }

  /// A brand without a dark mode is none of another brand's.
  @Test func brandsWithTheirOwnPartsAreApart() {
    let read = system([
      "acme/light.json": inks, "acme/components.json": chips, "zest/light.json": inks, "zest/dark.json": inks,
      "zest/components.json": chips,
    ])
    #expect(read.themes.count == 3)
    #expect(read.shapes().allSatisfy { $0.contains(parts) })
  }

  /// What is a name in one mode is one in the other.
  @Test func aNameThatOneModeLacksIsOneThatLeadsNowhere() {
    let read = system([
      "light.json": ##"{"color.ink": "#111111", "color.fog": "#888888", "color.page": "#ffffff"}"##,
      "dark.json": ##"{"color.ink": "#eeeeee", "color.page": "#000000"}"##,
      "components.json":
        ##"{"chip.text": "color.fog", "chip.label": "color.ink", "chip.page": "color.page", "chip.edge": "#777777"}"##,
    ])
    #expect(read.themes.map(\.name) == ["dark", "light"])
    #expect(read.shapes().allSatisfy { $0.contains("chip.text>color.fog") })
  }
}
