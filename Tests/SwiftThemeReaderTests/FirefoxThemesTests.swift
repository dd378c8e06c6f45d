import ColorScience
import JSONText
import SwiftThemeReader
import Testing
import ThemeModel

/// The eight themes of Firefox for iOS, read from Swift, compared with their known colors.
struct FirefoxThemesTests {
  static let names = [
    "LightTheme", "DarkTheme", "NightModeTheme", "PrivateModeTheme", "NovaLightTheme", "NovaDarkTheme",
    "NovaNightModeTheme", "NovaPrivateTheme",
  ]
  static let reading = Result { try Reading(shipped: "firefox-ios") }

  @Test func thereAreEightThemesAndOneContract() throws {
    let system = try Self.reading.get().system
    #expect(Set(system.themes.map(\.name)) == Set(Self.names))
    #expect(system.diagnostics.isEmpty)
    #expect(system.axes.isEmpty)
    let contract = try #require(system.contract)
    #expect(contract.name == "ThemeColourPalette")
    #expect(contract.entries.count == 101)
    #expect(contract.entries.first?.path == "layer1")
    #expect(contract.isClosed)
  }

  @Test(arguments: names) func everyTokenHasItsKnownColour(theme: String) throws {
    let known = try #require(try KnownColors.firefox()[theme])
    let reading = try Self.reading.get()
    let resolver = ThemeResolver(reading.system)
    let variant = try #require(resolver.variants.first { $0.theme == theme })
    let tokens = try #require(resolver.palette(for: variant)).tokens
    let byPath = Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0) })
    #expect(known.count == (theme.hasPrefix("Nova") ? 102 : 101))
    for (path, expected) in known {
      let token = try #require(byPath[path], "\(theme) has no \(path)")
      #expect(KnownColors.text(of: token.value) == expected, "\(theme).\(path)")
      #expect(token.tier == .semantic)
    }
    let own = tokens.filter { $0.tier == .semantic }.map(\.path)
    #expect(Set(own) == Set(known.keys))
  }

  @Test func aColourKeepsTheWayItCame() throws {
    let reading = try Self.reading.get()
    let layer4 = try #require(reading.token("layer4", "LightTheme"))
    #expect(layer4.chain.map(\.path) == ["layer4", "FXColors.LightGrey30", nil])
    #expect(layer4.place.file == "Theming/LightTheme.swift")
    // Read across themes and through a computed alias.
    let scrim = try #require(reading.token("layerScrim", "NovaDarkTheme"))
    #expect(scrim.chain.map(\.path) == ["layerScrim", "DarkColourPalette.layerScrim", "FXColors.DarkGrey90", nil])
    let subtle = try #require(reading.token("layerAccentPrivateNonOpaque", "NovaPrivateTheme"))
    #expect(
      subtle.chain.map(\.path) == ["layerAccentPrivateNonOpaque", "layerAccentSubtle", "NovaColors.Violet70", nil])
  }

  @Test func oneChangeOfARawColourReachesAllThatAliasIt() throws {
    let system = try Self.reading.get().system
    let resolver = ThemeResolver(system)
    let index = try #require(system.themes.firstIndex { $0.name == "LightTheme" })
    let blue = try #require(system.themes[index].tokens.first { $0.path == "FXColors.Blue50" })
    // What is replaced is the color, not the name that is declared for it.
    let place = try #require(blue.values.first).place
    let changed = try #require(resolver.resolve(index, replacing: place, with: Color(.srgb, 0, 0, 0)))
    let tokens = changed.palette(0).tokens
    func color(_ path: String) -> Color? {
      if case .color(let color)? = tokens.first(where: { $0.path == path })?.value { color } else { nil }
    }
    #expect(color("actionPrimary") == Color(.srgb, 0, 0, 0))
    #expect(color("layerInformation") == Color(.srgb, 0, 0, 0, alpha: 0.44))
    #expect(color("textOnDark")?.hex8 == "#FBFBFE")
  }

  @Test func standInsAreNoColours() throws {
    let reading = try Self.reading.get()
    for path in ["textToast", "gradientPrivacy"] {
      guard case .placeholder(let placeholder)? = reading.token(path, "LightTheme")?.value else {
        Issue.record("\(path) is no stand-in")
        continue
      }
      #expect(placeholder.kind == .missing)
      #expect(placeholder.text == "NovaMissingToken.color(.clear)")
    }
    #expect(reading.hex("textToast", "NovaLightTheme") != nil)
  }

  @Test func textColorPrimaryIsOutsideOfTheContract() throws {
    let system = try Self.reading.get().system
    let contract = Set(try #require(system.contract).entries.map(\.path))
    let strangers = system.themes.flatMap { theme in
      theme.tokens.filter { $0.tier == .semantic && !contract.contains($0.path) }.map { "\(theme.name).\($0.path)" }
    }
    #expect(strangers.count == 4)
    #expect(strangers.contains("NovaDarkTheme.textColorPrimary"))
  }
}
