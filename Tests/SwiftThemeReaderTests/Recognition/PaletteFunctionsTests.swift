import Testing
import ThemeModel

/// Themes that give their palettes by a function that their protocol asks for.
struct PaletteFunctionsTests {
  private static let themes = """
    import SwiftUI
    enum ThemeMode { case system, light, dark }
    protocol ColorPalette { var ink: Color { get }; var page: Color { get } }
    struct OceanTheme: Theme {
      func colorPalette(for mode: ThemeMode) -> any ColorPalette {
        switch mode {
        case .system, .light: return OceanLight()
        case .dark: return OceanDark()
        }
      }
    }
    struct OceanLight: ColorPalette { let ink = Color(hex: 0x000011); let page = Color(hex: 0xFFFFEE) }
    struct OceanDark: ColorPalette { let ink = Color(hex: 0xEEEEFF); let page = Color(hex: 0x000022) }
    struct PlainTheme: Theme {
      func colorPalette(for mode: ThemeMode) -> any ColorPalette {
        switch mode { case .system, .light: PlainPalette.light
        case .dark: PlainPalette.dark }
      }
    }
    struct PlainPalette: ColorPalette {
      let ink: Color
      let page: Color
      static let light = PlainPalette(ink: Color(hex: 0x111111), page: Color(hex: 0xFFFFFF))
      static let dark = PlainPalette(ink: Color(hex: 0xEEEEEE), page: Color(hex: 0x000000))
    }
    struct SunsetTheme: Theme {
      func colorPalette(for mode: ThemeMode) -> any ColorPalette { SunsetPalette() }
    }
    struct SunsetPalette: ColorPalette { let ink = Color(hex: 0xFFCC99); let page = Color(hex: 0xFFFFFF) }
    extension Color {
      init(hex: Int) {
        self.init(
          red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
      }
    }

    """
  private static let holder = """
    protocol Theme {
      func colorPalette(for mode: ThemeMode) -> any ColorPalette
      var gradients: any GradientTokens { get }
    }
    protocol GradientTokens { var brand: Color { get }; var accent: Color { get } }
    struct DefaultGradients: GradientTokens { let brand = Color(hex: 0x3366CC); let accent = Color(hex: 0x00CC66) }
    extension Theme { var gradients: any GradientTokens { DefaultGradients() } }
    """
  private static let plain = "protocol Theme { func colorPalette(for mode: ThemeMode) -> any ColorPalette }"

  @Test(arguments: [holder, plain])
  func eachTypeIsAThemeWithItsOwnPalette(_ contract: String) {
    let reading = Reading(Self.themes + contract)
    #expect(reading.system.themes.map(\.name).sorted() == ["OceanTheme", "PlainTheme", "SunsetTheme"])
    #expect(reading.hex("ink", "OceanTheme") == "#000011")
    #expect(reading.hex("ink", "OceanTheme", ["mode": "dark"]) == "#EEEEFF")
    #expect(reading.hex("page", "PlainTheme") == "#FFFFFF")
    #expect(reading.hex("page", "PlainTheme", ["mode": "dark"]) == "#000000")
    #expect(reading.hex("ink", "SunsetTheme") == "#FFCC99")
    #expect(!reading.system.diagnostics.contains { $0.isOfUnreadThemes })
  }

  /// Other values of the only palette are themes as well, wherever code makes them.
  @Test(arguments: ["func palette(for mode: ThemeMode)", "var palette:"])
  func otherValuesOfThePaletteAreThemes(_ asked: String) {
    let isFunction = asked.hasPrefix("func")
    let requirement = isFunction ? asked + " -> Palette" : asked + " Palette { get }"
    func theme(_ name: String, _ ink: String, _ page: String) -> String {
      let given = isFunction ? asked + " -> Palette" : asked + " Palette"
      return "struct \(name): Theme { \(given) { Palette(ink: .\(ink), page: .\(page)) } }\n"
    }
    let others = [
      "extension Palette { static let loud = Palette(ink: .white, page: .white) }",
      "enum Kind: CaseIterable { case loud }\n"
        + "func palette(of kind: Kind) -> Palette { switch kind { case .loud: Palette(ink: .white, page: .white) } }",
      "struct Custom: Theme { let name: String; "
        + theme("X", "white", "white").dropFirst("struct X: Theme { ".count),
      "extension Theme { func loud(big: Bool) -> Palette { Palette(ink: .white, page: .white) } }",
      "extension Theme { func loud() -> Palette? { Palette(ink: .white, page: .white) } }",
      "extension Theme { func all() -> [Palette] { [Palette(ink: .white, page: .white)] } }",
      "extension Theme { static var loud: Palette { Palette(ink: .white, page: .white) } }",
      "extension Ocean { static let loud = Palette(ink: .white, page: .white) }",
      "extension Ocean { func show(_ use: (Palette) -> Void) { use(Palette(ink: .white, page: .white)) } }",
    ]
    for other in others {
      let reading = Reading(
        """
        import SwiftUI
        enum ThemeMode { case light, dark }
        protocol Theme { \(requirement) }
        struct Palette { let ink: Color; let page: Color }
        \(theme("Ocean", "black", "white"))\(theme("Forest", "white", "black"))\(other)
        """)
      let themes = reading.system.themes.map(\.name)
      #expect(themes.count == 3 && Set(themes).isSuperset(of: ["Ocean", "Forest"]), "\(themes) \(other)")
      #expect(themes.contains { reading.hex("ink", $0) == "#FFFFFF" && reading.hex("page", $0) == "#FFFFFF" })
    }
  }

  /// Themes may be values or cases as well.
  @Test(arguments: [
    "struct Theme { let palette: Palette; static let ocean = Theme(palette: Palette(ink: .black, page: .white))\n"
      + "static let forest = Theme(palette: Palette(ink: .white, page: .black)) }",
    "enum Theme: CaseIterable { case ocean, forest\n var palette: Palette { switch self { "
      + "case .ocean: Palette(ink: .black, page: .white); case .forest: Palette(ink: .white, page: .black) } } }",
  ])
  func valuesAndCasesHaveOthersBesideThem(_ themes: String) {
    for other in [
      "extension Palette { static let loud = Palette(ink: .white, page: .white) }",
      "final class Store { var palette: Palette = Palette(ink: .white, page: .white) }",
      "extension Theme { func loud(big: Bool) -> Palette { Palette(ink: .white, page: .white) } }",
    ] {
      let reading = Reading("import SwiftUI\nstruct Palette { let ink: Color; let page: Color }\n\(themes)\n\(other)")
      let names = reading.system.themes.map(\.name)
      #expect(names.count == 3, "\(names) \(other)")
      #expect(names.contains { reading.hex("ink", $0) == "#FFFFFF" && reading.hex("page", $0) == "#FFFFFF" })
    }
  }

  /// What has a part of a theme's colors is no theme.
  @Test(arguments: ["ChartColors", "TextColors", "Palette"])
  func valuesBesideColorsOfTheThemeAreNone(_ model: String) {
    let reading = Reading(
      """
      import SwiftUI
      protocol Theme { var ink: Color { get }; var part: \(model) { get } }
      struct \(model) { let line: Color; let area: Color }
      struct Ocean: Theme { let ink = Color.black; let part = \(model)(line: .black, area: .white) }
      struct Forest: Theme { let ink = Color.white; let part = \(model)(line: .white, area: .black) }
      extension \(model) { static let loud = \(model)(line: .white, area: .white) }
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["Ocean", "Forest"])
    // Of what is called a palette, it is told.
    #expect(model != "Palette" || reading.system.diagnostics.contains { $0.isOfUnreadThemes })
  }

  @Test func aPaletteThatOnlyTheRunningAppKnowsIsUndetermined() {
    let unknown = """
      struct Account { let name: String }
      protocol Theme { var gradients: Gradients { get }; func colors(of account: Account) -> Palette }
      struct Gradients { let brand: Color }
      struct Palette { let ink: Color; let page: Color }
      struct DayTheme: Theme {
        let gradients = Gradients(brand: .red)
        func colors(of account: Account) -> Palette {
          account.name == "a" ? Palette(ink: .black, page: .white) : Palette(ink: .white, page: .white)
        }
      }
      struct NightTheme: Theme {
        let gradients = Gradients(brand: .blue)
        func colors(of account: Account) -> Palette { Palette(ink: .white, page: .black) }
      }
      """
    let reading = Reading(unknown)
    #expect(reading.reason("colors", "DayTheme")?.code == "runtime-value")
    #expect(reading.reason("colors", "NightTheme")?.code == "runtime-value")
  }
}
