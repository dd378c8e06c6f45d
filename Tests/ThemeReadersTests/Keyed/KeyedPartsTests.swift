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
    ##"{"bg-main": "\##(mark)\##(page)", "text-main": "\##(mark)\##(text)", "link": "#ff0000"}"##
  }

  @Test(arguments: ["", "$"]) func modesOverOnePaletteAreItsModes(mark: String) {
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

  @Test(arguments: ["", "$"]) func themesOverOnePaletteAreThemes(mark: String) {
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
}
