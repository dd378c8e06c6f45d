import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

@Suite struct AssetCatalogReaderTests {
  private static let any = "\"idiom\": \"universal\""
  private static let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
  private static let high = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"

  private func color(_ space: String, _ red: String, _ green: String, _ blue: String, alpha: String = "1.000") -> String
  {
    "\"color\": {\"color-space\": \"\(space)\", \"components\": {\"red\": \"\(red)\", \"green\": \"\(green)\", "
      + "\"blue\": \"\(blue)\", \"alpha\": \"\(alpha)\"}}"
  }

  private func file(_ path: String, _ text: String) -> SourceFile {
    SourceFile(name: path, bytes: Array(text.utf8))
  }

  private func set(_ entries: String...) -> SourceFile {
    file(
      "Assets.xcassets/Ink.colorset/Contents.json",
      "{\"colors\": [\(entries.map { "{\($0)}" }.joined(separator: ","))]}")
  }

  private func read(_ files: SourceFile..., generation: String = "ios18") -> AssetCatalogs {
    AssetCatalogReader(options: SourceOptions(systemGeneration: generation)).read(files, named: "App")
  }

  /// Returns the value of a token in these contexts: the last one whose conditions are met.
  private func value(_ catalogs: AssetCatalogs, _ contexts: Contexts) -> TokenValue? {
    catalogs.system.themes.first?.tokens.first?.values.last { value in
      value.when.allSatisfy { contexts[$0.key] == $0.value }
    }?.value
  }

  @Test func theThreeNotationsDecideForEachComponentAlone() {
    let read = read(set("\(Self.any), \(color("srgb", "0xFF", "255", "1.000"))"))
    #expect(value(read, [:]) == .color(Color(.srgb, 1, 1, 1)))
    let ones = self.read(set("\(Self.any), \(color("srgb", "1", "0x1", "1.0", alpha: "0.500"))"))
    #expect(value(ones, [:]) == .color(Color(.srgb, 1.0 / 255, 1.0 / 255, 1, alpha: 0.5)))
    let hex = self.read(set("\(Self.any), \(color("srgb", "0XFF", "0xff", "0X00", alpha: "0X33"))"))
    #expect(value(hex, [:]) == .color(Color(.srgb, 1, 1, 0, alpha: 0.2)))
  }

  @Test func extendedAndGraySpacesKeepTheirValues() {
    let wide = read(set("\(Self.any), \(color("extended-srgb", "1.200", "-0.100", "0.000"))"))
    #expect(value(wide, [:]) == .color(Color(.extendedSRGB, 1.2, -0.1, 0)))
    let gray = read(
      set(
        "\(Self.any), \"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"1\"}}"
      ))
    #expect(value(gray, [:]) == .color(Color(.grayGamma22, 0.5, 0, 0)))
  }

  @Test func luminosityBeatsContrastInTheFallback() {
    let read = read(
      set(
        "\(Self.any), \(Self.high), \(color("srgb", "3", "3", "3"))",
        "\(Self.any), \(Self.dark), \(color("srgb", "2", "2", "2"))",
        "\(Self.any), \(color("srgb", "1", "1", "1"))"))
    func gray(_ value: Double) -> TokenValue { .color(Color(.srgb, value / 255, value / 255, value / 255)) }
    #expect(value(read, ["mode": "light", "contrast": "standard"]) == gray(1))
    #expect(value(read, ["mode": "dark", "contrast": "standard"]) == gray(2))
    #expect(value(read, ["mode": "light", "contrast": "high"]) == gray(3))
    #expect(value(read, ["mode": "dark", "contrast": "high"]) == gray(2))
    #expect(read.system.axes.map(\.name) == ["mode", "contrast"])
  }

  @Test func theExactIdiomComesBeforeUniversal() {
    let read = read(
      set(
        "\"idiom\": \"ipad\", \(color("srgb", "9", "9", "9"))",
        "\(Self.any), \(Self.dark), \(color("srgb", "2", "2", "2"))",
        "\(Self.any), \(color("srgb", "1", "1", "1"))"))
    #expect(value(read, ["mode": "dark", "idiom": "ipad"]) == .color(Color(.srgb, 9.0 / 255, 9.0 / 255, 9.0 / 255)))
    #expect(read.system.axes.last?.contexts == ["universal", "ipad"])
  }

  @Test func aGamutPairServesEachScreenAndIsComparedWithItsTwin() {
    let drifted = read(
      set(
        "\(Self.any), \"display-gamut\": \"sRGB\", \(color("srgb", "0.000", "0.000", "1.000"))",
        "\(Self.any), \"display-gamut\": \"display-P3\", \(color("display-p3", "1.000", "0.000", "0.000"))"))
    #expect(drifted.system.diagnostics.map(\.code) == ["gamut-twin-drift"])
    #expect(value(drifted, ["gamut": "display-p3"]) == .color(Color(.displayP3, 1, 0, 0)))
    #expect(value(drifted, ["gamut": "srgb"]) == .color(Color(.srgb, 0, 0, 1)))
    let twins = read(
      set(
        "\(Self.any), \"display-gamut\": \"sRGB\", \(color("srgb", "1.000", "0.000", "0.000"))",
        "\(Self.any), \"display-gamut\": \"display-P3\", \(color("display-p3", "0.917", "0.200", "0.139"))"))
    #expect(twins.system.diagnostics.isEmpty)
    let alone = read(
      set("\(Self.any), \"display-gamut\": \"display-P3\", \(color("display-p3", "1.000", "0.000", "0.000"))"))
    #expect(alone.system.axes.isEmpty)
  }

  @Test func entriesWithoutAColourAreNotSet() {
    let empty = read(set(Self.any))
    #expect(empty.system.themes.isEmpty)
    #expect(empty.system.diagnostics.map(\.code) == ["asset-not-set"])
    #expect(empty.system.diagnostics.first?.severity == .note)
    #expect(empty.system.diagnostics.first?.place?.file == "Assets.xcassets/Ink.colorset/Contents.json")
    // One variant that is not set, beside one that is: the set has a color.
    let half = read(set("\(Self.any), \(Self.dark)", "\(Self.any), \(color("srgb", "1", "1", "1"))"))
    #expect(half.system.diagnostics.isEmpty)
  }

  @Test func systemReferencesComeFromTheGeneration() {
    let entry = "\(Self.any), \"color\": {\"platform\": \"universal\", \"reference\": \"systemRedColor\"}"
    #expect(
      value(read(set(entry)), ["mode": "light", "contrast": "standard"])
        == .color(Color(.srgb, 1, 59.0 / 255, 48.0 / 255)))
    #expect(
      value(read(set(entry), generation: "ios26"), ["mode": "light", "contrast": "standard"])
        == .color(Color(.srgb, 1, 56.0 / 255, 60.0 / 255)))
    let mac = "\(Self.any), \"color\": {\"platform\": \"osx\", \"reference\": \"quaternaryLabelColor\"}"
    #expect(value(read(set(mac)), [:]) == .color(Color(.srgb, 0, 0, 0, alpha: 25.0 / 255)))
    #expect(value(read(set(mac)), ["mode": "dark"]) == .color(Color(.srgb, 1, 1, 1, alpha: 25.0 / 255)))
    let green = "\(Self.any), \"color\": {\"platform\": \"osx\", \"reference\": \"systemGreenColor\"}"
    #expect(value(read(set(green)), [:]) == .color(Color(.srgb, 40.0 / 255, 205.0 / 255, 65.0 / 255)))
    let text = "\(Self.any), \"color\": {\"platform\": \"ios\", \"reference\": \"lightTextColor\"}"
    #expect(value(read(set(text)), ["mode": "light"]) == .color(Color(.srgb, 1, 1, 1, alpha: 0.6)))
    let old = "\(Self.any), \"color\": {\"platform\": \"ios\", \"reference\": \"groupTableViewBackgroundColor\"}"
    #expect(
      value(read(set(old)), ["mode": "light", "contrast": "standard"])
        == .color(Color(.srgb, 242.0 / 255, 242.0 / 255, 247.0 / 255)))
    let watch = "\(Self.any), \"color\": {\"platform\": \"watchos\", \"reference\": \"systemRedColor\"}"
    guard case .undetermined(let why)? = value(read(set(watch)), [:]) else {
      Issue.record("a colour of another platform passed in silence")
      return
    }
    #expect(why.code == "unknown-system-color")
  }

  @Test func onlyNamespacedFoldersAreInTheName() {
    let set = "{\"colors\": [{\(Self.any), \(color("srgb", "1", "1", "1"))}]}"
    let read = read(
      file("A.xcassets/Brand/Contents.json", "{\"properties\": {\"provides-namespace\": true}}"),
      file("A.xcassets/Brand/Accent.colorset/Contents.json", set), file("A.xcassets/Plain/Contents.json", "{}"),
      file("A.xcassets/Plain/ENA Text Primary 1 Color.colorset/Contents.json", set))
    #expect(read.system.themes.first?.tokens.map(\.path) == ["Brand/Accent", "ENA Text Primary 1 Color"])
    #expect(read.named.entries["Brand/Accent"] != nil)
    #expect(read.system.themes.first?.name == "A")
  }

  /// Code may use a catalog that is not a theme of its own.
  @Test(arguments: [
    SourceOptions(excludedThemes: ["Ass*"]), SourceOptions(includedThemes: ["Other"]),
    SourceOptions(includedThemes: ["Assets"]), SourceOptions(),
  ])
  func aCatalogThatIsNotChosenStillNamesItsColours(_ options: SourceOptions) {
    let files = [set("\(Self.any), \(color("srgb", "0xFF", "255", "1.000"))")]
    let catalogs = AssetCatalogReader(options: options).read(files, named: "App")
    let isChosen = options.excludedThemes.isEmpty && options.includedThemes != ["Other"]
    #expect(catalogs.system.themes.map(\.name) == (isChosen ? ["Assets"] : []))
    #expect(catalogs.named.entries.keys.contains("Ink"))
  }

  @Test func equalNamesInTwoCatalogsAreToldApart() {
    let set = "{\"colors\": [{\(Self.any), \(color("srgb", "1", "1", "1"))}]}"
    let read = read(
      file("Mac/A.xcassets/Accent.colorset/Contents.json", set),
      file("iOS/A.xcassets/Accent.colorset/Contents.json", set))
    #expect(read.system.themes.first?.tokens.map(\.path) == ["Mac/A.xcassets/Accent", "iOS/A.xcassets/Accent"])
    #expect(read.system.diagnostics.map(\.code) == ["ambiguous-asset-name"])
    #expect(read.named.rivals.isEmpty)
  }

  @Test func whichOfSeveralCatalogsIsMeantTheFoldersTell() {
    func set(_ white: String) -> String { "{\"colors\": [{\(Self.any), \(color("srgb", white, white, white))}]}" }
    let named = AssetCatalogReader(options: SourceOptions()).read(
      [
        file("Mac/A.xcassets/Accent.colorset/Contents.json", set("1")),
        file("iOS/A.xcassets/Accent.colorset/Contents.json", set("0")),
      ], named: "App"
    ).named
    #expect(named.names == ["Accent"])
    #expect(named.key(of: "Accent", in: .target(of: "iOS/Views/Theme.swift")) == "iOS/A.xcassets/Accent")
    #expect(named.key(of: "Accent", in: .target(of: "Shared/Theme.swift")) == nil)
    #expect(named.key(of: "Other", in: .target(of: "Shared/Theme.swift")) == "Other")
  }

  @Test(arguments: [
    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\"}}]}",
    "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"cmyk\", \"components\": {}}}]}",
    "{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"0xZZ\", \"green\": \"1\", \"blue\": \"1\"}}}]}",
    "{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": 1e999, \"green\": 1, \"blue\": 1}}}]}",
    "{\"colors\": [{\"color\": {\"reference\": 3}}]}",
  ])
  func whatCannotBeReadIsUndeterminedWithAPlace(text: String) {
    let read = read(file("A.xcassets/X.colorset/Contents.json", text))
    guard case .undetermined(let why)? = read.system.themes.first?.tokens.first?.values.first?.value else {
      Issue.record("not undetermined: \(read.system)")
      return
    }
    #expect(why.place?.file == "A.xcassets/X.colorset/Contents.json")
  }

  @Test func brokenFilesAreErrorsAndTheRestIsRead() {
    let good = file(
      "A.xcassets/Good.colorset/Contents.json", "{\"colors\": [{\(Self.any), \(color("srgb", "1", "1", "1"))}]}")
    let read = read(
      good, file("A.xcassets/Bad.colorset/Contents.json", "{\"colors\": ["),
      file("A.xcassets/Odd.colorset/Contents.json", "[]"))
    #expect(read.system.diagnostics.map(\.code).sorted() == ["asset-json", "asset-no-colors"])
    #expect(read.system.themes.first?.tokens.map(\.path) == ["Good"])
  }
}
