import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// Themes that are values of a model: an enum's cases, static members, entries of dictionaries.
struct ModelThemesTests {
  @Test func theDemoOfThemerHasTwoThemesAndItsDarkTextFails() throws {
    let reading = try Reading(shipped: "themer")
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    #expect(reading.system.contract?.entries.map(\.path) == ["appBgColor", "textColor"])
    let text = try #require(reading.color("textColor", "dark"))
    let background = try #require(reading.color("appBgColor", "dark"))
    // A white of 0.5, which no hexadecimal color can express.
    #expect(background == Color(.srgb, 0.5, 0.5, 0.5))
    let ratio = WCAG.ratio(WCAG.luminance(text), WCAG.luminance(background))
    // The ratio is 3.9766; on #808080 it would be 3.9494.
    #expect(abs(ratio - 3.98) < 0.005)
    #expect(reading.token("textColor", "dark")?.chain.map(\.path) == ["textColor", "UIColor.white", nil])
  }

  @Test func staticMembersOfAModelAreThemes() {
    let reading = Reading(
      """
      struct Theme {
        var background: UIColor
        var accent: UIColor = .init(hex: 0x3366CC)
        static let day = Theme(background: UIColor(white: 1, alpha: 1))
        static let night: Theme = .init(background: .black, accent: .init(hex: 0x99CCFF))
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
    #expect(reading.hex("background", "day") == "#FFFFFF")
    #expect(reading.hex("accent", "day") == "#3366CC")
    #expect(reading.hex("accent", "night") == "#99CCFF")
  }

  @Test func anEnumOfColoursHasAThemeForEachCase() {
    let reading = Reading(
      """
      enum AppTheme: CaseIterable {
        case light, dark
        private var isDark: Bool { self == .dark }
        var background: Color { isDark ? Color(red: 0.1, green: 0.1, blue: 0.1) : .white }
        var text: Color {
          switch self {
          case .light: Color.black
          case .dark: Color.white.opacity(0.87)
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    #expect(reading.hex("background", "dark") == "#1A1A1A")
    #expect(reading.color("text", "dark")?.alpha == 0.87)
    #expect(reading.hex("text", "light") == "#000000")
  }

  @Test func dictionariesByKeyAreThemes() {
    let reading = Reading(
      """
      enum ColorKey: String { case bodyText, page }
      struct Themes {
        static let light: [ColorKey: UIColor] = [.bodyText: .black, .page: .white]
        static let dark: [ColorKey: UIColor] = [.bodyText: .white, .page: UIColor(hex: "#101014")]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    #expect(reading.hex("page", "dark") == "#101014")
    #expect(reading.system.contract?.entries.map(\.path) == ["bodyText", "page"])
  }

  @Test func subclassesOfAThemeClassAreThemes() {
    let reading = Reading(
      """
      class Theme {
        var background: UIColor { .white }
        var text: UIColor { UIColor(rgb: 0x202020) }
        var hint: UIColor { text.withAlphaComponent(0.5) }
      }
      final class DarkTheme: Theme {
        override var background: UIColor { .black }
        override var text: UIColor { .white }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Theme", "DarkTheme"])
    #expect(reading.hex("hint", "Theme") == "#20202080")
    #expect(reading.hex("hint", "DarkTheme") == "#FFFFFF80")
    #expect(reading.token("hint", "DarkTheme")?.chain.map(\.path) == ["hint", "text", "UIColor.white", nil])
  }

  @Test func aThemeOfArgumentsIsNamedAndLeftOut() throws {
    var files = try ThemeSources.files(in: "firefox-ios")
    let tinted = """
      public struct TintedTheme: Theme {
          public var type: ThemeType
          public var colors: ThemeColourPalette
          public init(type: ThemeType, colors: ThemeColourPalette) { self.type = type; self.colors = colors }
      }
      """
    files.append(SourceFile(name: "TintedTheme.swift", bytes: Array(tinted.utf8)))
    let system = SwiftThemeReader.read(files: files)
    #expect(system.themes.count == 8)
    let note = try #require(system.diagnostics.first { $0.code == "theme-of-arguments" })
    #expect(note.message.contains("TintedTheme"))
    #expect(note.place?.file == "TintedTheme.swift")
  }

  @Test func theConfigurationChoosesThemes() throws {
    let options = SourceOptions(name: "Firefox", includedThemes: ["Nova*"], excludedThemes: ["*NightMode*"])
    let reading = try Reading(shipped: "firefox-ios", options: options)
    #expect(reading.system.name == "Firefox")
    #expect(Set(reading.system.themes.map(\.name)) == ["NovaLightTheme", "NovaDarkTheme", "NovaPrivateTheme"])
    let none = try Reading(shipped: "firefox-ios", options: SourceOptions(includedThemes: ["Sepia"]))
    #expect(none.system.themes.isEmpty)
    #expect(none.system.diagnostics.contains { $0.code == "no-themes" && $0.message.contains("LightTheme") })
  }
}
