import SwiftThemeReader
import Testing
import ThemeModel

/// Functions that return colors for arguments that are known in advance.
struct ColorFunctionsTests {
  @Test func aFunctionOfTheAppearanceIsATokenOfBothModes() {
    let reading = Reading(
      """
      enum Shades {
        static let night = Color(red: 0, green: 0, blue: 0.2)
        static let ink = Color(white: 0.1)
        static func page(for scheme: ColorScheme) -> Color { scheme == .dark ? night : .white }
        static func ink(for scheme: ColorScheme) -> Color { scheme == .dark ? Color(white: 0.9) : ink }
        static func line(_ traits: UITraitCollection) -> UIColor {
          traits.userInterfaceStyle == .dark ? .white : .black
        }
        static func veil(isDark: Bool) -> Color { Color.black.opacity(isDark ? 0.5 : 0.2) }
        static func edge(for style: UIUserInterfaceStyle, contrast: ColorSchemeContrast = .standard) -> UIColor {
          switch (style, contrast) {
          case (.dark, _): return .lightGray
          case (_, .increased): return .black
          default: return .darkGray
          }
        }
      }
      func caption(for scheme: ColorScheme) -> Color { scheme == .dark ? .white : Shades.ink }
      """)
    for (path, light, dark) in [
      ("Shades.page", "#FFFFFF", "#000033"), ("Shades.ink(for:)", "#1A1A1A", "#E6E6E6"),
      ("Shades.line", "#000000", "#FFFFFF"), ("Shades.veil", "#00000033", "#00000080"),
      ("Shades.edge", "#555555", "#AAAAAA"), ("caption", "#1A1A1A", "#FFFFFF"),
    ] {
      #expect(reading.hex(path) == light, "\(path)")
      #expect(reading.hex(path, nil, ["mode": "dark"]) == dark, "\(path)")
    }
    // The property keeps the plain name, and the function's value shows what it is made of.
    #expect(reading.hex("Shades.ink", nil, ["mode": "dark"]) == "#1A1A1A")
    #expect(reading.token("Shades.ink(for:)")?.chain.map(\.path) == ["Shades.ink(for:)", "Shades.ink", nil])
  }

  @Test func anAppearanceOfTheTeamsOwnIsTheMode() {
    let reading = Reading(
      """
      enum Look { case system, light, dark }
      enum Accent { case red, blue }
      enum Shades {
        static func page(_ look: Look) -> UIColor { look == .dark ? .black : .white }
        static func color(_ accent: Accent) -> UIColor { accent == .red ? .red : .blue }
        static func border(_ accent: Accent, for scheme: ColorScheme) -> UIColor {
          color(accent).withAlphaComponent(scheme == .dark ? 0.5 : 1)
        }
      }
      """)
    #expect(reading.hex("Shades.page") == "#FFFFFF")
    #expect(reading.hex("Shades.page", nil, ["mode": "dark"]) == "#000000")
    #expect(reading.hex("Shades.red") == "#FF0000")
    #expect(reading.hex("Shades.border.blue", nil, ["mode": "dark"]) == "#0000FF80")
  }

  @Test func aThemeAnswersByKey() {
    let reading = Reading(
      """
      public typealias Keys = Hashable & Sendable
      final class Pair: NSObject {
        init(light: Color, dark: Color? = nil, darkElevated: Color? = nil) {
          self.light = light
          self.dark = dark
          self.darkElevated = darkElevated
          super.init()
        }
        let light: Color
        let dark: Color?
        let darkElevated: Color?
      }
      class Theme {
        enum Token: Int, Keys { case page, ink, plain }
        static func value(of token: Token) -> Pair {
          var pair: Pair
          switch token {
          case .page: pair = .init(light: .white, dark: .black, darkElevated: Color(white: 0.2))
          case .ink: pair = .init(light: .black, dark: .white)
          case .plain: pair = .init(light: Color(white: 0.5))
          }
          return pair
        }
      }
      """)
    let dark = ["mode": "dark"]
    let elevated = ["mode": "dark", "elevation": "elevated"]
    #expect(reading.hex("Theme.value.page") == "#FFFFFF")
    #expect(reading.hex("Theme.value.page", nil, dark) == "#000000")
    #expect(reading.hex("Theme.value.page", nil, elevated) == "#333333")
    #expect(reading.hex("Theme.value.ink", nil, elevated) == "#FFFFFF")
    // Without a dark color the light one shows everywhere.
    #expect(reading.hex("Theme.value.plain", nil, dark) == "#808080")
  }

  @Test func casesOfAThemeHaveFunctions() {
    let reading = Reading(
      """
      enum State { case normal, pressed }
      enum AppTheme: String, CaseIterable {
        case day, night
        var text: UIColor { self == .night ? .white : .black }
        func button(for state: State) -> UIColor {
          switch (self, state) {
          case (.night, .normal): return .darkGray
          case (_, .normal): return .blue
          case (_, .pressed): return text.withAlphaComponent(0.5)
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
    #expect(reading.hex("button.normal", "day") == "#0000FF")
    #expect(reading.hex("button.normal", "night") == "#555555")
    #expect(reading.hex("button.pressed", "night") == "#FFFFFF80")
  }

  @Test func aColourOfEachCaseMayBeAFunction() {
    let reading = Reading(
      """
      enum Shade { case page, ink
        func color(for scheme: ColorScheme) -> Color {
          switch self {
          case .page: return scheme == .dark ? .black : .white
          case .ink: return scheme == .dark ? .white : .black
          }
        }
      }
      """)
    #expect(reading.hex("Shade.page") == "#FFFFFF")
    #expect(reading.hex("Shade.ink", nil, ["mode": "dark"]) == "#FFFFFF")
  }

  @Test func whatOnlyTheAppKnowsIsNamed() throws {
    let reading = Reading(
      """
      enum Theme {
        static let page = Color.white
        static func avatar(for id: UUID) -> Color { id.hashValue > 0 ? .red : .blue }
        static func dynamic(light: UIColor, dark: UIColor) -> Color { Color(light) }
        static func hex(_ code: String) -> Color { Color.black }
        private static func secret(_ id: UUID) -> Color { .red }
        static func makeBadge() -> Color { .red }
      }
      """)
    #expect(reading.hex("Theme.page") == "#FFFFFF")
    let notes = reading.system.diagnostics.filter { $0.code == "functions-not-read" }
    #expect(notes.count == 1)
    let note = try #require(notes.first)
    #expect(note.severity == .note)
    #expect(note.message.hasSuffix("known only at run time: Theme.avatar(for:)"))
    #expect(note.place?.line == 3)
    #expect(reading.token("Theme.makeBadge") == nil)
  }

  @Test func functionsThatNoThemeUsesAreNamed() throws {
    let reading = Reading(
      """
      struct Theme { let text: Color; let page: Color
        static let light = Theme(text: .black, page: .white)
        static let dark = Theme(text: .white, page: .black)
      }
      enum Extras { static func glow(for scheme: ColorScheme) -> Color { .red } }
      """)
    let warning = try #require(reading.system.diagnostics.first { $0.code == "colors-not-read" })
    #expect(warning.message.contains("Extras.glow(for:)"))
  }
}
