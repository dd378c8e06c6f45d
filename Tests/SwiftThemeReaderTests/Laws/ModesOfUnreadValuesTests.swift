import Testing
import ThemeModel

/// What cannot be read takes no mode away from what can.
struct ModesOfUnreadValuesTests {
  @Test(arguments: [
    "var fade: NSGradient? { NSGradient(starting: ink, ending: page) }",
    "var fade: NSGradient? { NSGradient(colors: [ink]) }",
    "var fade: Mixed? { Mixed(ink) }", "",
  ])
  func aMemberThatIsNotReadLeavesTheModes(_ member: String) {
    let reading = Reading(
      """
      import AppKit
      protocol Theme: AnyObject { var isDark: Bool { get } }
      extension Theme {
        var ink: NSColor { isDark ? NSColor.white : NSColor.black }
        var page: NSColor { isDark ? NSColor(white: 0.9, alpha: 1) : NSColor.white }
        \(member)
      }
      final class SystemTheme: Theme { var isDark: Bool = UserDefaults.standard.string(forKey: "AppleInterfaceStyle") != nil }
      final class OtherTheme: Theme { var isDark: Bool = UserDefaults.standard.bool(forKey: "dark") }
      """)
    #expect(reading.hex("page", "SystemTheme") == "#FFFFFF", "\(member)")
    #expect(reading.hex("page", "SystemTheme", ["mode": "dark"]) == "#E6E6E6", "\(member)")
    #expect(reading.hex("ink", "OtherTheme", ["mode": "dark"]) == "#FFFFFF", "\(member)")
  }
}
