import SwiftThemeReader
import Testing
import ThemeModel

/// Themes whose code asks for the theme in use.
struct CurrentThemesTests {
  private static let cases = """
    enum Theme: String, CaseIterable {
      case paper = "Paper", night = "Night"
      var page: Color { self == .night ? .black : .white }
      var isDark: Bool { self == .night }
      var bar: Color { CURRENT.isDark ? Color(white: 0.9) : Color(white: 0.3) }
    }

    """

  /// While a theme is shown, it is the current one.
  @Test(arguments: [
    (
      "ThemeManager.currentTheme",
      "enum ThemeManager { @AppStorage(\"theme\") static var name = \"Paper\"\nstatic var currentTheme: Theme { Theme(rawValue: name) ?? .paper } }"
    ),
    ("ThemeManager.current", "enum ThemeManager { static var current: Theme = .paper }"),
    ("Theme.current", "extension Theme { static var current = Theme.paper\nstatic func set() { current = .night } }"),
    (
      "Theme.current",
      "extension Theme { static var current: Theme { Theme(rawValue: UserDefaults.standard.string(forKey: \"t\") ?? \"\") ?? .paper } }"
    ),
    (
      "ThemeManager.shared.theme",
      "final class ThemeManager: ObservableObject { static let shared = ThemeManager()\n@Published var theme: Theme = .paper }"
    ),
    ("selectedTheme", "var selectedTheme: Theme = .paper"),
  ])
  func aTestOfTheCurrentThemeIsATestOfItself(_ current: String, _ manager: String) {
    let reading = Reading(Self.cases.replacing("CURRENT", with: current) + manager)
    #expect(reading.system.themes.map(\.name) == ["paper", "night"])
    #expect(reading.system.axes.isEmpty, "\(current): \(reading.system.axes.map(\.name))")
    #expect(reading.hex("bar", "paper") == "#4D4D4D", "\(current)")
    #expect(reading.hex("bar", "night") == "#E6E6E6", "\(current)")
  }

  /// The same of values of a struct.
  @Test func aValueThatIsShownIsTheCurrentOne() {
    let reading = Reading(
      """
      struct Theme {
        let page: UIColor
        let isDark: Bool
        var bar: UIColor { ThemeManager.shared.currentTheme.isDark ? .white : .black }
        static let paper = Theme(page: .white, isDark: false)
        static let night = Theme(page: .black, isDark: true)
      }
      final class ThemeManager { static let shared = ThemeManager(); var currentTheme = Theme.paper; func dim() { currentTheme = .night } }
      """)
    #expect(reading.system.themes.map(\.name) == ["paper", "night"])
    #expect(reading.hex("bar", "paper") == "#000000")
    #expect(reading.hex("bar", "night") == "#FFFFFF")
    let typed = Reading(
      """
      struct Theme {
        let page: UIColor
        let isDark: Bool
        var bar: UIColor { ThemeManager.shared.currentTheme.isDark ? .white : .black }
        static let paper = Theme(page: .white, isDark: false)
        static let night = Theme(page: .black, isDark: true)
      }
      final class ThemeManager {
        static let shared = ThemeManager()
        var currentTheme: Theme = .paper
        func dim() { currentTheme = .night }
      }
      """)
    #expect(typed.hex("bar", "paper") == "#000000")
    #expect(typed.hex("bar", "night") == "#FFFFFF")
  }

  /// What always gives one theme, or keeps another than the one in use, is not the current theme.
  @Test(arguments: [
    ("ThemeManager.current", "enum ThemeManager { static var current: Theme { .night } }"),
    ("ThemeManager.defaultTheme", "enum ThemeManager { static var defaultTheme: Theme { .night } }"),
    ("ThemeManager.nightTheme", "enum ThemeManager { static let nightTheme: Theme = .night }"),
    ("Theme.night", ""),
  ])
  func anotherThemeIsNotTheCurrentOne(_ other: String, _ manager: String) {
    let reading = Reading(Self.cases.replacing("CURRENT", with: other) + manager)
    #expect(reading.hex("bar", "paper") == "#E6E6E6", "\(other)")
    #expect(reading.hex("bar", "night") == "#E6E6E6", "\(other)")
  }

  /// A variable of another theme that the app sets is no test of the theme itself.
  @Test func aVariableForTheDarkModeIsAChoiceOfItsOwn() {
    let reading = Reading(
      Self.cases.replacing("CURRENT", with: "ThemeManager.darkTheme")
        + "enum ThemeManager { static var darkTheme: Theme = .paper }")
    #expect(reading.system.axes.map(\.name) == ["darkTheme"])
  }

  /// An accessor that is listed with the themes and asks for the one in use does not ask for itself.
  @Test func anAccessorDoesNotAskForItself() {
    let reading = Reading(
      """
      struct Theme: Equatable {
        let page: Color; let ink: Color
        static let day = Theme(page: .white, ink: Color(white: 0.2))
        static let dusk = Theme(page: Color(white: 0.1), ink: Color(white: 0.9))
        static var current = Theme.day
        static var shown: Theme { current != .day ? current : .dusk }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "dusk", "shown"])
    #expect(reading.hex("page", "shown") == "#1A1A1A")
  }
}
