import SwiftThemeReader
import Testing
import ThemeModel

/// A flag for darkness that only the running app knows follows the mode.
struct DarkFlagTests {
  @Test func aFlagThatTheSourcesDoNotTellFollowsTheMode() throws {
    let reading = Reading(
      """
      final class Theme {
        private static var shared = Theme()
        static var isDarkThemeEnabled: Bool { shared.isDarkThemeEnabled }
        private var isDarkThemeEnabled: Bool {
          guard Launch.isReady else { return system() }
          return Store.current.isNight
        }
        private func system() -> Bool { UITraitCollection.current.userInterfaceStyle == .dark }
        class var page: UIColor { isDarkThemeEnabled ? .black : .white }
      }
      """)
    #expect(reading.hex("Theme.page") == "#FFFFFF")
    #expect(reading.hex("Theme.page", nil, ["mode": "dark"]) == "#000000")
    let note = try #require(reading.system.diagnostics.first { $0.code == "assumed" })
    #expect(note.message.hasPrefix("`isDarkThemeEnabled` is known only at run time"))
  }

  @Test func aVariableThatTheAppSetsFollowsTheMode() {
    let reading = Reading(
      """
      enum Style { static var isDarkMode = false; static var ink: UIColor { isDarkMode ? .white : .black } }
      """)
    #expect(reading.hex("Style.ink", nil, ["mode": "dark"]) == "#FFFFFF")
  }

  /// A theme that says itself that it is dark is believed.
  @Test func whatIsKnownStaysAsItIs() {
    let reading = Reading(
      """
      protocol Theme { var isDark: Bool { get }; var ink: UIColor { get }; var page: UIColor { get } }
      extension Theme { var ink: UIColor { isDark ? .white : .black } }
      struct Day: Theme { let isDark = false; var page: UIColor { .white } }
      struct Night: Theme { var isDark: Bool { true }; var page: UIColor { .black } }
      """)
    #expect(reading.system.axes.isEmpty)
    #expect(reading.hex("ink", "Day") == "#000000")
    #expect(reading.hex("ink", "Night") == "#FFFFFF")
    #expect(!reading.system.diagnostics.contains { $0.code == "assumed" })
  }

  @Test func typesThatDifferInAFlagAreToldApartByIt() {
    let reading = Reading(
      """
      protocol Ink { static var isDark: Bool { get set } }
      extension Ink { static var text: UIColor { isDark ? .white : .black } }
      enum LightInk: Ink { static var isDark = false; static var page: UIColor { isDark ? .black : .white } }
      enum DarkInk: Ink { static var isDark = true; static var page: UIColor { isDark ? .black : .white } }
      """)
    #expect(reading.system.axes.isEmpty)
    #expect(!reading.system.diagnostics.contains { $0.code == "assumed" })
    let pages = reading.system.themes.flatMap { theme in
      theme.tokens.filter { $0.path.hasSuffix("page") }.compactMap { reading.hex($0.path, theme.name) }
    }
    #expect(Set(pages) == ["#FFFFFF", "#000000"])
  }

  /// A flag that the app sets keeps its value, whatever an unrelated type says.
  @Test func anUnrelatedTypeTellsNothing() {
    let reading = Reading(
      """
      enum Style { static var isDark = false; static var ink: UIColor { isDark ? .white : .black } }
      struct Badge { static let isDark = true; static let tint = UIColor.red }
      """)
    #expect(reading.hex("Style.ink") == "#000000")
    #expect(reading.hex("Style.ink", nil, ["mode": "dark"]) == "#FFFFFF")
  }
}
