import SwiftThemeReader
import Testing
import ThemeModel

/// Static values beside the themes that are no themes: objects that keep one, parts of them, and settings of views.
struct PartsOfThemesTests {
  private static let model = """
    struct Theme {
      var name = "Default"
      var page = Color(white: 1)
      var ink = Color(white: 0.4)
    }

    """

  @Test(arguments: [
    "class Themes: ObservableObject { static let `default` = Themes(); @Published var theme = Theme(); VALUES }",
    "class Themes: ObservableObject { static let `default` = Themes(); @Published var theme: Theme = Theme(); var ink: Color { theme.ink }; VALUES }",
    "final class ThemeManager { static let main = ThemeManager(); var theme = Theme(); init() { theme = Self.PLAIN }; VALUES }",
  ])
  func anObjectThatKeepsOneOfTheThemesIsNone(_ manager: String) {
    let values =
      "static let PLAIN = Theme(); static let PURPLE = Theme(name: \"Purple\", page: Color(white: 0.9), ink: Color(white: 0.6))"
    let reading = Reading(
      Self.model + manager.replacing("VALUES", with: values).replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["PLAIN", "PURPLE"], "\(manager)")
    #expect(reading.hex("ink", "PURPLE") == "#999999")
  }

  /// Two objects with a palette each are themes, although the palettes have constants too.
  @Test func objectsWithAPaletteEachAreThemes() {
    let reading = Reading(
      """
      struct Palette { let ink: UIColor; let page: UIColor
        static let bright = Palette(ink: .black, page: .white); static let dim = Palette(ink: .white, page: .black) }
      final class Theme {
        var palette: Palette
        let line: UIColor
        init(_ palette: Palette, _ line: UIColor) { self.palette = palette; self.line = line }
        static let day = Theme(.bright, .gray)
        static let night = Theme(.dim, .gray)
      }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
  }

  @Test func theSchemesOfAThemeAreItsParts() {
    let reading = Reading(
      """
      struct Swatch { let name: String; let color: Color }
      struct Scheme { let ink: Swatch; let page: Swatch }
      struct Theme { let name: String; let light: Scheme; let dark: Scheme }
      extension Scheme {
        static let light = Scheme(ink: Swatch(name: "a", color: .black), page: Swatch(name: "b", color: .white))
        static let dark = Scheme(ink: Swatch(name: "a", color: .white), page: Swatch(name: "b", color: .black))
      }
      extension Theme {
        static let plain = Theme(name: "Plain", light: .light, dark: .dark)
        static let sea = Theme(
          name: "Sea", light: Scheme(ink: Swatch(name: "c", color: .blue), page: Swatch(name: "d", color: .white)),
          dark: .dark)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["plain", "sea"])
    #expect(reading.system.readings.first?.leftOut.count == 2)
  }

  @Test func whatAViewBeginsWithIsNoTheme() {
    func configuration(_ name: String) -> String {
      """
      final class \(name): UICollectionViewCell {
        struct Configuration {
          let title: String; let ink: UIColor; let page: UIColor
          static let `default` = Configuration(title: "", ink: .black, page: .white)
        }
      }

      """.replacing("; ", with: "\n")
    }
    let themes = """
      protocol ColorScheme { var page: UIColor { get }; var ink: UIColor { get } }
      struct Dark: ColorScheme { let page = UIColor.black; let ink = UIColor.white }
      struct Light: ColorScheme { let page = UIColor.white; let ink = UIColor.black }

      """.replacing("; ", with: "\n")
    let reading = Reading(themes + configuration("ListCell") + configuration("BannerCell"))
    #expect(reading.system.themes.map(\.name) == ["Dark", "Light"])
    let apart = reading.system.readings.filter { $0.isApart && !$0.isPart }
    #expect(apart.isEmpty, "\(apart.flatMap(\.themes).map(\.name))")
  }

  /// A view may declare the themes of an app.
  @Test func severalValuesOfAViewsTypeAreThemes() {
    let reading = Reading(
      """
      final class CalendarView: UIView {
        struct Look {
          let ink: UIColor; let page: UIColor
          static let day = Look(ink: .black, page: .white)
          static let night = Look(ink: .white, page: .black)
        }
      }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
  }
}
