import SwiftThemeReader
import Testing
import ThemeModel

/// Lines of classes whose colors subclasses override, whatever the classes are called.
struct ClassThemesTests {
  @Test(arguments: ["Base", "Look", "Root", "AppStyle", "UIConfig", "Core"])
  func oneSubclassThatOverridesAColorIsATheme(_ base: String) {
    let reading = Reading(
      """
      class \(base) { var ink: UIColor { .black }; var page: UIColor { .white } }
      final class Night\(base): \(base) { override var page: UIColor { UIColor(white: 0.2, alpha: 1) } }
      """)
    #expect(Set(reading.system.themes.map(\.name)) == [base, "Night\(base)"])
    #expect(reading.hex("page", "Night\(base)") == "#333333")
    #expect(reading.hex("ink", "Night\(base)") == "#000000")
  }

  @Test func aClassWithMuchElseIsNone() {
    let reading = Reading(
      """
      class Node { var ink: UIColor { .black }; var page: UIColor { .white }; var name = ""; var kind = 0; var size = 1.0 }
      final class Leaf: Node { override var page: UIColor { .red } }
      """)
    #expect(!reading.system.themes.map(\.name).contains("Leaf"))
  }

  @Test func staticColorsThatClassesOverrideAreThemes() {
    let reading = Reading(
      """
      class Palette { class var ink: UIColor { .black }; class var line: UIColor { ink }; class var page: UIColor { .white } }
      class NightPalette: Palette { override class var ink: UIColor { .white } }
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["Palette", "NightPalette"])
    #expect(reading.hex("line", "NightPalette") == "#FFFFFF")
    #expect(reading.hex("page", "NightPalette") == "#FFFFFF")
    #expect(reading.hex("line", "Palette") == "#000000")
  }

  @Test func staticDefaultsOfAProtocolArePartOfEachTheme() {
    let reading = Reading(
      """
      protocol Theme { static var ink: UIColor { get }; static var page: UIColor { get } }
      extension Theme { static var ink: UIColor { .black } }
      enum DayTheme: Theme { static let page = UIColor.white }
      enum NightTheme: Theme { static let page = UIColor.gray }
      """)
    #expect(reading.hex("ink", "DayTheme") == "#000000")
    #expect(reading.hex("ink", "NightTheme") == "#000000")
  }

  @Test func aPartOfAThemeIsNoViewByItsName() {
    let reading = Reading(
      """
      class Theme {
        class Button { var ink: UIColor { .black }; var page: UIColor { .white } }
        var ink: UIColor { .black }; var page: UIColor { .white }; var button: Button { Button() }
      }
      class NightTheme: Theme {
        class NightButton: Button { override var ink: UIColor { UIColor(white: 0.8, alpha: 1) } }
        override var button: Button { NightButton() }
      }
      """)
    #expect(reading.hex("button.ink", "NightTheme") == "#CCCCCC")
    #expect(reading.hex("button.ink", "Theme") == "#000000")
  }
}
