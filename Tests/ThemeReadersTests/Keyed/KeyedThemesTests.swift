import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Keyed documents with several themes, in several modes.
@Suite struct KeyedThemesTests {
  private func system(_ text: String, name: String = "Themes.json") -> ThemeSystem {
    let reader = KeyedThemeReader(options: SourceOptions())
    return reader.system([reader.read(SourceFile(name: name, bytes: Array(text.utf8)))], named: "s")
  }

  private func shape(_ system: ThemeSystem) -> [String] { system.shapes(isSorted: false) }

  @Test func aDictionaryOfThemesWithParentsIsAsManyThemes() {
    let text = ##"""
      {"default": {"text": "#000000", "cell": {"bg": "#eeeeee"}}, "dark": {"parent": "default", "text": "#555555"},
       "green": {"parent": "dark", "text": "#57ff57"}}
      """##
    #expect(
      shape(system(text)) == [
        "dark<default: text=#555555", "default: text=#000000 cell.bg=#EEEEEE", "green<dark: text=#57FF57",
      ])
  }

  @Test func sectionsThatOnlySomeThemesHaveSayNothing() {
    let text = ##"""
      {"default": {"Lists": {"text": "#000000", "bg": "#ffffff"}, "Sheets": {"title": "#111111"}},
       "old": {"text": "#222222", "bg": "#eeeeee"}, "dark": {"parent": "default", "Lists": {"text": "#333333"}}}
      """##
    #expect(
      shape(system(text)) == [
        "dark<default: text=#333333", "default: text=#000000 bg=#FFFFFF Sheets.title=#111111",
        "old: text=#222222 bg=#EEEEEE",
      ])
  }

  /// `text` of a theme beside `card.text` is another color, and so is that of two sections.
  @Test(arguments: [
    ##"{"a": {"card": {"text": "#000000"}, "text": "#111111"}, "b": {"parent": "a", "text": "#222222"}}"##,
    ##"{"a": {"card": {"text": "#000000"}, "cell": {"text": "#111111"}}, "b": {"parent": "a", "text": "#222222"}}"##,
    ##"{"a": {"card": {"text": "#000000"}}, "b": {"parent": "a", "text": "#222222"}}"##,
  ])
  func sectionsThatTellColorsApartStay(text: String) {
    #expect(shape(system(text)).first?.contains("card.text=#000000") == true)
  }

  @Test func aListOfThemesWithKeysByModeIsThemesInTwoModes() {
    let text = ##"""
      [{"title": "One", "lightPrimaryHex": "242320", "darkPrimaryHex": "FAFBFC"},
       {"title": "Two", "lightPrimaryHex": "003355", "darkPrimaryHex": "AACCEE"}]
      """##
    #expect(
      shape(system(text)) == [
        "One: PrimaryHex[light]=#242320 PrimaryHex[dark]=#FAFBFC",
        "Two: PrimaryHex[light]=#003355 PrimaryHex[dark]=#AACCEE",
      ])
    #expect(
      shape(system(##"{"lightGray": "#dddddd", "darkGray": "#222222"}"##, name: "a.json")).first?.contains("[") == false
    )
  }

  @Test func groupsCalledThemeAndDarkThemeAreThemesHoweverFewColorsTheyHave() {
    func group(_ ink: String, _ page: String) -> String {
      ##"{"typography": {"primary": "\##(ink)"}, "surface": {"base": "\##(page)"}}"##
    }
    let text = #"{"theme": \#(group("#111111", "#ffffff")), "darkTheme": \#(group("#eeeeee", "#101010"))}"#
    #expect(
      shape(system(text, name: "tokens.json")) == [
        "darkTheme: typography.primary=#EEEEEE surface.base=#101010",
        "theme: typography.primary=#111111 surface.base=#FFFFFF",
      ])
    let other = text.replacing("surface", with: "layer", maxReplacements: 1)
    #expect(system(other, name: "tokens.json").themes.count == 1)
  }

  @Test func themesInAListMayHaveNumbersForKeysAndPalettesMayNot() {
    let groups = ##"{"one": {"0": "#000000", "1": "#111111"}, "two": {"0": "#ffffff", "1": "#eeeeee"}}"##
    #expect(
      shape(system(##"{"themes": \##(groups)}"##)) == ["one: 0=#000000 1=#111111", "two: 0=#FFFFFF 1=#EEEEEE"])
    for key in ["palettes", "theme", "shades"] {
      #expect(system(##"{"\##(key)": \##(groups)}"##, name: "a.json").themes.count == 1)
    }
  }

  @Test(arguments: [("default", true), ("base", true), ("any", true), ("regular", true), ("main", false)])
  func whatAppliesBesideDark(_ name: String, _ isMode: Bool) {
    let text = ##"{"ink": {"\##(name)": "#111111", "dark": "#eeeeee"}}"##
    #expect(system(text, name: "a.json").themes.first?.axes == (isMode ? ["mode"] : []))
  }

  @Test func namesOfThemesAreNoColours() {
    let text = ##"""
      [{"key": "default", "name": "Plain", "badge": "harbour", "textColor": "ffffff", "windowColor": "white"},
       {"key": "blue", "name": "Sky", "badge": "teal", "textColor": "eeeeff", "windowColor": "navy"}]
      """##
    #expect(
      shape(system(text)) == [
        "Plain: textColor=#FFFFFF windowColor=#FFFFFF", "Sky: textColor=#EEEEFF windowColor=#000080",
      ])
    let words = ##"[{"key": "red", "text": "red", "page": "#fff"}, {"key": "blue", "text": "blue", "page": "#fff"}]"##
    #expect(shape(system(words)) == ["blue: text=#0000FF page=#FFFFFF", "red: text=#FF0000 page=#FFFFFF"])
  }

  @Test(arguments: [
    (##"{"menu": "723f3f3f", "text": "ffffffff"}"##, false), (##"{"menu": "3F0C2571", "page": "ffffffff"}"##, false),
    (##"{"menu": "3f3f3f72", "text": "ffffffff"}"##, true), (##"{"menu": "723f3f3f", "page": "1E90FFCC"}"##, true),
    (##"{"menu": "#723f3f3f", "text": "#1e2d3c"}"##, true), (##"{"menu": "00092914", "text": "0009291a"}"##, true),
    (##"{"menu": "#FF123456", "text": "#FF654321", "page": "#FF13579B", "line": "#FFFFFFFF"}"##, false),
  ])
  func theOrderOfEightDigitsIsNotGuessed(text: String, isKnown: Bool) {
    let read = system(text, name: "a.json")
    #expect(read.diagnostics.contains { $0.code == "hex-order" } == !isKnown)
    let values = Dictionary(uniqueKeysWithValues: read.themes[0].tokens.map { ($0.path, $0.values[0].value) })
    var codes: [String] = []
    if case .undetermined(let unknown)? = values["menu"] { codes.append(unknown.code) }
    #expect(codes == (isKnown ? [] : ["hex-order"]))
    // Both orders read the same.
    for path in ["text", "page", "line"] where text.lowercased().contains("\"\(path)\": \"ffffffff\"") {
      #expect(values[path] == .color(Color(.srgb, 1, 1, 1)))
    }
    var options = SourceOptions()
    (options.hexOrder, options.declaresHexOrder) = (.alphaFirst, true)
    let reader = KeyedThemeReader(options: options)
    let told = reader.system([reader.read(SourceFile(name: "a.json", bytes: Array(text.utf8)))], named: "s")
    #expect(told.diagnostics.isEmpty)
  }

  @Test func argumentsOfHSLAreColours() {
    let text = ##"""
      {"light": {"page": "0 0% 100%", "text": "222.2 84% 4.9%"}, "dark": {"page": "222.2 84% 4.9%", "text": "0 0% 100%"},
       "radius": "0.5rem", "place": "50% 50%"}
      """##
    let read = system(text, name: "a.json")
    #expect(
      shape(read) == ["a: page[light]=#FFFFFF page[dark]=#020817 text[light]=#020817 text[dark]=#FFFFFF"])
    #expect(read.diagnostics.count { $0.code == "color-channels" } == 1)
  }

  @Test func aThemeOfAnEditorHasTheNameThatItGivesItself() {
    let colors = ##""colors": {"editor.background": "#000000"}"##
    let theme = system(
      ##"{"name": "Maple Dark", "type": "dark", \##(colors), "tokenColors": []}"##, name: "m-dark.json")
    #expect(theme.themes.map(\.name) == ["Maple Dark"])
    #expect(system(##"{"name": "a-package", \##(colors)}"##, name: "m-dark.json").themes.map(\.name) == ["m-dark"])
  }

  @Test func tonalPalettesAreNoThemes() {
    let text = ##"""
      {"coreColors": {"primary": "#736B92"}, "extendedColors": [],
       "schemes": {"light": {"primary": "#615690"}, "dark": {"primary": "#CBBEFF"},
         "light-high-contrast": {"primary": "#111111"}, "dark-high-contrast": {"primary": "#eeeeee"}},
       "palettes": {"primary": {"0": "#000000", "100": "#FFFFFF"}, "neutral": {"0": "#000000", "100": "#FEFEFE"}}}
      """##
    #expect(
      shape(system(text, name: "material-theme.json")) == [
        "material-theme: coreColors.primary=#736B92 primary[light]=#615690 primary[dark]=#CBBEFF "
          + "primary[high+light]=#111111 primary[dark+high]=#EEEEEE palettes.primary.0=#000000 palettes.primary.100=#FFFFFF "
          + "palettes.neutral.0=#000000 palettes.neutral.100=#FEFEFE"
      ])
  }

  @Test func groupsBelowAKeyThatAnnouncesThemesAreThemes() {
    let text =
      ##"{"brands": {"acme": {"text": "#000000", "bg": "#ffffff"}, "bolt": {"text": "#cccccc", "bg": "#ffffff"}}, "error": "#ff0000"}"##
    #expect(
      shape(system(text, name: "a.json")) == [
        "acme: text=#000000 bg=#FFFFFF error=#FF0000", "bolt: text=#CCCCCC bg=#FFFFFF error=#FF0000",
      ])
  }

  @Test func partsAndRampsOfOneThemeAreNoThemes() {
    for text in [
      ##"{"button": {"text": "#000000", "bg": "#ffffff"}, "card": {"text": "#111111", "bg": "#eeeeee"}}"##,
      ##"{"red": {"100": "#ff0000", "200": "#ee0000"}, "blue": {"100": "#0000ff", "200": "#0000ee"}}"##,
    ] {
      #expect(system(text, name: "colors.json").themes.count == 1)
    }
  }

  @Test func groupsOfModesAreModes() {
    let text = ##"""
      {"seed": "#123456", "schemes": {"light": {"primary": "#000001"}, "light-high-contrast": {"primary": "#000002"},
       "dark": {"primary": "#000003"}}}
      """##
    let read = system(text, name: "material-theme.json")
    #expect(
      shape(read) == [
        "material-theme: seed=#123456 primary[light]=#000001 primary[dark]=#000003 primary[high+light]=#000002"
      ])
    #expect(read.axes.map(\.name) == ["mode", "contrast"])
  }

  @Test func theNameOfAColourInASentenceIsNoColour() {
    let text =
      ##"{"name": "Pink", "description": "Pink", "author": "Violet", "textColor": "#000000", "label": "#ffffff"}"##
    #expect(shape(system(text, name: "Theme.json")) == ["Theme: textColor=#000000 label=#FFFFFF"])
  }

  @Test func whatIsCalledDefaultBesideAModeHoldsWhereTheModeDoesNot() {
    let text =
      ##"{"alias": {"default": {"text": "#111111", "bg": "#ffffff"}, "dark": {"text": "#eeeeee", "bg": "#000000"}}}"##
    #expect(
      shape(system(text, name: "a.json")) == [
        "a: alias.text[light]=#111111 alias.text[dark]=#EEEEEE alias.bg[light]=#FFFFFF alias.bg[dark]=#000000"
      ])
    // A brand with such a name and other keys is not a context.
    let other = ##"{"default": {"red": "#ff0000", "blue": "#0000ff"}, "dark": {"text": "#eeeeee", "bg": "#000000"}}"##
    #expect(shape(system(other, name: "a.json")).first?.contains("default.red=#FF0000") == true)
  }

  @Test func recordsInAListAreColorsUnderTheirNames() {
    let text = ##"{"surface": [{"name": "--page", "value": "#ffffff"}, {"name": "--card", "value": "#eeeeee"}]}"##
    #expect(shape(system(text, name: "a.json")) == ["a: surface.page=#FFFFFF surface.card=#EEEEEE"])
    let gradient = ##"{"g": [{"value": "#ffffff"}, {"value": "#eeeeee"}]}"##
    #expect(shape(system(gradient, name: "a.json")) == ["a: g=?"])
  }

  /// Each list of records is a group: a theme or a mode, as a dictionary in its place would be.
  @Test(arguments: [("role", "hex"), ("name", "color"), ("token", "value")])
  func listsOfRecordsAreModesAndThemes(name: String, value: String) {
    func list(_ hex: String...) -> String {
      let records = zip(["base", "panel", "text"], hex).map { ##"{"\##(name)": "\##($0)", "\##(value)": "\##($1)"}"## }
      return "[" + records.joined(separator: ", ") + "]"
    }
    let day = list("#ffffff", "#eeeeee", "#222222")
    let night = list("#000000", "#111111", "#dddddd")
    let modes = shape(system(##"{"day": \##(day), "night": \##(night)}"##, name: "palette.json"))
    #expect(modes.count == 1)
    #expect(modes[0].contains("day.base=#FFFFFF") && modes[0].contains("night.text=#DDDDDD"))
    let themes = ##"{"themes": [{"name": "sand", "ink": \##(day)}, {"name": "coal", "ink": \##(night)}]}"##
    #expect(
      shape(system(themes, name: "palette.json")) == [
        "coal: ink.base=#000000 ink.panel=#111111 ink.text=#DDDDDD",
        "sand: ink.base=#FFFFFF ink.panel=#EEEEEE ink.text=#222222",
      ])
  }

  /// The stops of a gradient are named for their places. Where one of two lists is not understood, neither is one of two modes.
  @Test func listsOfStopsAndHalvesOfModesStayLists() {
    let stops = ##"{"banner": [{"role": "start", "hex": "#ffffff"}, {"role": "end", "hex": "#eeeeee"}]}"##
    #expect(shape(system(stops, name: "palette.json")) == ["palette: banner=?"])
    let twice = ##"[{"role": "text", "hex": "#ffffff"}, {"role": "text", "hex": "#eeeeee"}]"##
    let once = ##"[{"role": "text", "hex": "#000000"}, {"role": "page", "hex": "#ffffff"}]"##
    let halves = shape(system(##"{"light": \##(once), "dark": \##(twice)}"##, name: "palette.json"))
    #expect(!halves.contains { $0.contains("text") })
  }

  /// What an account or a label is marked with is no color of a theme.
  @Test func recordsWithAColorBesideOtherThingsAreNone() {
    let labels = ##"{"labels": [{"name": "bug", "color": "#d73a4a"}, {"name": "idea", "color": "#a2eeef"}]}"##
    #expect(!shape(system(labels, name: "settings.json")).contains { $0.contains("bug") })
    let accounts =
      ##"{"list": [{"name": "Home", "color": "#d73a4a", "mail": "a"}, {"name": "Work", "color": "#a2eeef", "mail": "b"}]}"##
    #expect(!shape(system(accounts, name: "palette.json")).contains { $0.contains("Home") })
  }

  @Test func whatOnlyLooksLikeAReferenceUnderAKeyOfFontsIsNoColor() {
    let text = ##"{"font": {"weight-bold": "$platform"}, "text": "#111111", "fill": "$accent"}"##
    let read = system(text, name: "a.json")
    #expect(read.themes.first?.tokens.map(\.path) == ["text", "fill"])
    #expect(read.diagnostics.contains { $0.code == "keys-without-color" && $0.message.contains("weight-bold") })
  }

  // MARK: - Names of keys

  /// Returns each token as `path=#hex` or `path>target`.
  private func values(_ system: ThemeSystem) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: system.themes.map { theme in
        (
          theme.name,
          theme.tokens.flatMap { token in
            token.values.map { value in
              switch value.value {
              case .color(let color): "\(token.path)=\(color.hex8)"
              case .alias(let target): "\(token.path)>\(target)"
              default: "\(token.path)?"
              }
            }
          }
        )
      })
  }

  @Test func aValueThatIsTheNameOfAKeyIsAnAlias() {
    let text = ##"""
      {"ink": "#111111", "red": "crimson", "crimson": "#aa0000", "white": "white", "text": {"body": "ink", "hint": "text.body"},
       "font": "ink-sans", "name": "ink", "a": "b", "b": "a"}
      """##
    #expect(
      values(system(text, name: "theme.json")) == [
        "theme": [
          "ink=#111111", "red>crimson", "crimson=#AA0000", "white=#FFFFFF", "text.body>ink", "text.hint>text.body",
        ]
      ])
  }

  /// Components in a file of their own are part of each theme whose keys they name.
  @Test func aFileThatNamesKeysOfThemesIsPartOfThem() {
    let reader = KeyedThemeReader(options: SourceOptions())
    func system(_ files: [String: String]) -> ThemeSystem {
      reader.system(
        files.sorted { $0.key < $1.key }.map { reader.read(SourceFile(name: $0.key, bytes: Array($0.value.utf8))) },
        named: "s")
    }
    let day = ##"{"color.text": "#111111", "color.page": "#ffffff"}"##
    let night = ##"{"color.text": "#eeeeee", "color.page": "#000000"}"##
    let parts =
      ##"{"button.text": "color.text", "button.fill": "color.page", "button.edge": "#123456", "button.font": "Inter"}"##
    let both = system(["day.json": day, "night.json": night, "parts.json": parts])
    let own = ["button.edge=#123456", "button.text>color.text", "button.fill>color.page"]
    #expect(
      values(both) == [
        "day": ["color.text=#111111", "color.page=#FFFFFF"] + own,
        "night": ["color.text=#EEEEEE", "color.page=#000000"] + own,
      ])
    // One word alone, or a file that repeats the keys, names nothing.
    let others = system([
      "day.json": ##"{"text": "#111111", "page": "#ffffff"}"##,
      "x.json": ##"{"a": "text", "b": "page", "c": "#000000"}"##,
    ])
    #expect(others.themes.map(\.name) == ["day", "x"])
  }

  @Test func aColorInTwoModesIsNoTheme() {
    for (light, dark) in [("light", "dark"), ("Light", "Dark"), ("day", "night"), ("default", "dark")] {
      let text = ##"""
        {"text": {"\##(light)": "#000000", "\##(dark)": "#555555"},
         "background": {"\##(light)": "#ffffff", "\##(dark)": "#222222"}}
        """##
      #expect(
        shape(system(text, name: "theme.json")) == [
          "theme: text[light]=#000000 text[dark]=#555555 background[light]=#FFFFFF background[dark]=#222222"
        ], "\(light)")
    }
    // Brands of two modes are themes.
    let text = ##"""
      {"acme": {"light": {"text": "#000000", "page": "#ffffff"}, "dark": {"text": "#555555", "page": "#222222"}},
       "zest": {"light": {"text": "#cccccc", "page": "#ffffff"}, "dark": {"text": "#ffffff", "page": "#222222"}}}
      """##
    #expect(system(text, name: "flavors.json").themes.map(\.name) == ["acme", "zest"])
  }

  @Test func aThemeOfAListMayHaveOneColorBesideItsParent() {
    let text = ##"""
      [{"name": "base", "text": "#cccccc", "page": "#ffffff"}, {"name": "night", "parent": "base", "page": "#dddddd"}]
      """##
    #expect(shape(system(text)) == ["base: text=#CCCCCC page=#FFFFFF", "night<base: page=#DDDDDD"])
  }

  @Test func twoKeysOfOnePathAreUndetermined() {
    let found = system(
      ##"{"color.text": "#cccccc", "color": {"text": "#000000", "page": "#ffffff"}}"##, name: "theme.json")
    #expect(shape(found) == ["theme: color.text=#CCCCCC color.text=? color.page=#FFFFFF"])
    #expect(found.diagnostics.map(\.code) == ["duplicate-key"])
  }

  /// A group whose name only ends in such a word keeps it in the names of its tokens.
  @Test func aGroupOfOnePartsThemesIsNoListOfModes() {
    let read = system(
      ##"{"chartThemes": {"light": {"text": "#222222"}, "dark": {"text": "#dddddd"}}, "text": "#bbbbbb", "background": "#ffffff"}"##
    )
    #expect(read.themes.contains { $0.paths.contains("chartThemes.text") && $0.paths.contains("text") })
  }

  @Test("themes in a list are called after their brand where they have no title")
  func brandsOfAList() {
    let reader = KeyedThemeReader(options: SourceOptions())
    let text = ##"""
      [{"brand": "acme", "palette": {"text": "#111111", "background": "#ffffff"}},
       {"brand": "zenith", "palette": {"text": "#222222", "background": "#eeeeee"}}]
      """##
    let system = reader.system([reader.read(SourceFile(name: "brands.json", bytes: Array(text.utf8)))], named: "s")
    #expect(system.themes.map(\.name) == ["acme", "zenith"])
  }
}
