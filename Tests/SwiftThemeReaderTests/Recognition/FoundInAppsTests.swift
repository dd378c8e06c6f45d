import SwiftThemeReader
import Testing
import ThemeModel

/// Shapes learned from whole apps: which themes there are, and what they show.
struct FoundInAppsTests {
  struct App: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var themes: [String]
    /// The theme, the token and the color; `nil` when undetermined.
    var colors: [(theme: String, token: String, hex: String?)]

    var testDescription: String { name }
  }

  static let apps = [
    App(
      name: "rows that show the theme in use are no themes beside the values of a palette",
      source: """
        struct Palette { let ink: UIColor; let page: UIColor }
        let dayPalette = Palette(ink: .black, page: .white)
        let nightPalette = Palette(ink: .white, page: .black)
        final class Shared { static var now: Palette = dayPalette }
        class RowItem { var colours: Palette { Shared.now } }
        class SeparatorItem: RowItem { init() {} }
        class TextItem: RowItem { let text: String; init(text: String) { self.text = text } }
        """,
      themes: ["dayPalette", "nightPalette"],
      colors: [("dayPalette", "ink", "#000000"), ("nightPalette", "page", "#000000")]),
    App(
      name: "the forms of one color are one token, whenever they are made",
      source: """
        enum Asset { static let ink = ColorAsset(name: "#102030"); static let page = ColorAsset(name: "#FFFFFF") }
        final class ColorAsset {
          let name: String
          let color: UIColor
          var swiftUIColor: Color { Color(uiColor: color) }
          func color(compatibleWith traits: UITraitCollection) -> UIColor { color }
          init(name: String) { self.name = name; color = UIColor(hex: name) }
        }
        extension UIColor {
          convenience init(hex: String) {
            let number = Int(hex.dropFirst(), radix: 16) ?? 0
            self.init(
              red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
              blue: CGFloat(number & 255) / 255, alpha: 1)
          }
        }
        """,
      themes: ["colors"],
      colors: [("colors", "Asset.ink", "#102030"), ("colors", "Asset.page", "#FFFFFF")]),
    App(
      name: "a case that leads to other cases has no parts of them",
      source: """
        struct LevelColors { let ink: UIColor; let page: UIColor }
        enum Level { case low, high
          var above: Self { switch self { case .low: return .high; case .high: return .high } }
          var below: Level { switch self { case .low: return .low; case .high: return .low } }
          var colors: LevelColors {
            switch self {
            case .low: return LevelColors(ink: .black, page: .white)
            case .high: return LevelColors(ink: .white, page: .black)
            }
          }
        }
        """,
      themes: ["low", "high"],
      colors: [("low", "ink", "#000000"), ("high", "page", "#000000")]),
    App(
      name: "an enum that uses colors is no theme beside one that calls itself so",
      source: """
        struct Colors { let ink: UIColor; let page: UIColor }
        enum Skin { case day, night
          var colors: Colors {
            switch self {
            case .day: return Colors(ink: .black, page: .white)
            case .night: return Colors(ink: .white, page: .black)
            }
          }
        }
        enum Folder { case read, unread
          var icon: Colors { Colors(ink: .red, page: .red) }
        }
        """,
      themes: ["day", "night"], colors: [("day", "page", "#FFFFFF"), ("night", "page", "#000000")]),
    App(
      name: "an enum whose cases give colors by name goes before values that are called an appearance",
      source: """
        struct LevelColors { let ink: UIColor; let page: UIColor }
        enum Level { case low, high
          var colors: LevelColors {
            switch self {
            case .low: return LevelColors(ink: .black, page: .white)
            case .high: return LevelColors(ink: .white, page: .black)
            }
          }
        }
        struct CalloutAppearance { let ink: UIColor; let page: UIColor
          static let notice = CalloutAppearance(ink: .red, page: .white)
        }
        """,
      themes: ["low", "high"], colors: [("low", "ink", "#000000"), ("high", "ink", "#FFFFFF")]),
    App(
      name: "steps of a tour with one color each are no themes beside static colors",
      source: """
        extension UIColor {
          static let brandInk = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          static let brandPage = UIColor.white
        }
        struct TourStep {
          let title: String
          let headingColor: UIColor
          let picture: String
          static let welcome = TourStep(title: "a", headingColor: .brandInk, picture: "b")
          static let privacy = TourStep(title: "c", headingColor: .brandInk, picture: "d")
        }
        """,
      themes: ["colors"],
      colors: [("colors", "UIColor.brandInk", "#FF0000"), ("colors", "UIColor.brandPage", "#FFFFFF")]),
    App(
      name: "colors for tests and the value in use are no themes",
      source: """
        struct Palette {
          let ink: UIColor
          let page: UIColor
          static let day = Palette(ink: .black, page: .white)
          static let testColors = Palette(ink: .red, page: .red)
        }
        struct PaletteKey { static var currentValue: Palette = Palette(ink: .black, page: .white) }
        """,
      themes: ["day"], colors: [("day", "ink", "#000000")]),
    App(
      name: "functions that take a font make themes",
      source: """
        struct Theme { var font: Font; var ink: Color; var codes: [Kind: Color] }
        enum Kind { case word, number }
        struct Font { var size: Double }
        extension Theme {
          static func dusk(withFont font: Font) -> Theme {
            Theme(font: font, ink: Color(red: 1, green: 0, blue: 0), codes: [.word: Color(red: 0, green: 1, blue: 0)])
          }
          static func dawn(withFont font: Font) -> Theme { Theme(font: font, ink: .white, codes: [:]) }
          static func custom(ink: Color) -> Theme { Theme(font: Font(size: 1), ink: ink, codes: [:]) }
          static func parsed(code: String) -> Theme { Theme(font: Font(size: 1), ink: Color(code), codes: [:]) }
        }
        """,
      themes: ["dusk", "dawn"],
      colors: [("dusk", "ink", "#FF0000"), ("dusk", "codes.word", "#00FF00"), ("dawn", "ink", "#FFFFFF")]),
    App(
      name: "what depends on such an argument is undetermined",
      source: """
        struct Theme { var ink: Color; var page: Color }
        extension Theme {
          static func sized(size: Double) -> Theme { Theme(ink: Color(white: size), page: .black) }
        }
        """,
      themes: ["sized"], colors: [("sized", "ink", nil), ("sized", "page", "#000000")]),
    App(
      name: "members that give one of the themes are no further themes",
      source: """
        final class Theme {
          let ink: UIColor
          init(ink: UIColor) { self.ink = ink }
          static let day = Theme(ink: .black)
          static let night = Theme(ink: .white)
          static let standard = day
          static var late: Theme {
            if Settings.isLate { return Theme.night } else { return .day }
          }
          static var early: Theme { Settings.isLate ? .night : .day }
          static var own: Theme { Theme(ink: .red) }
        }
        """,
      themes: ["day", "night", "own"], colors: [("day", "ink", "#000000"), ("own", "ink", "#FF0000")]),
    App(
      name: "a team's name for a platform's color is that color among overloads",
      source: """
        #if os(macOS)
        typealias Tint = NSColor
        #else
        typealias Tint = UIColor
        #endif
        struct Theme {
          let ink: Tint
          init(ink: Tint, page: Tint = Tint(white: 0, alpha: 1)) { self.ink = ink }
          static let day = Theme(ink: Tint(red: 1, green: 0, blue: 0, alpha: 1))
        }
        """,
      themes: ["day"], colors: [("day", "ink", "#FF0000")]),
    App(
      name: "a list of a team's own colours is no list of themes",
      source: """
        final class Color {
          let red: UInt16
          let green: UInt16
          let blue: UInt16
          init(red: UInt16, green: UInt16, blue: UInt16) { self.red = red; self.green = green; self.blue = blue }
          static let ink = Color(red: 65535, green: 0, blue: 32896)
          static let ansi: [Color] = [Color(red: 0, green: 65535, blue: 0), Color(red: 0, green: 0, blue: 65535)]
        }
        extension Color {
          var uiColor: UIColor {
            UIColor(red: CGFloat(red) / 65535, green: CGFloat(green) / 65535, blue: CGFloat(blue) / 65535, alpha: 1)
          }
        }
        """,
      themes: ["colors"],
      colors: [
        ("colors", "Color.ink", "#FF0080"), ("colors", "Color.ansi.0", "#00FF00"),
        ("colors", "Color.ansi.1", "#0000FF"),
      ]),
    App(
      name: "components of sixteen bits are of 65,535, and small ones may be bytes",
      source: """
        struct Tone { let red: UInt16; let green: UInt16; let blue: UInt16 }
        enum Colors {
          static let ink = Tone(red: 65535, green: 0, blue: 32896)
          static let small = Tone(red: 200, green: 10, blue: 3)
          static let black = Tone(red: 0, green: 0, blue: 0)
        }
        """,
      themes: ["colors"],
      colors: [
        ("colors", "Colors.ink", "#FF0080"), ("colors", "Colors.small", nil), ("colors", "Colors.black", "#000000"),
      ]),
    App(
      name: "static colours that far outnumber a stray value's are the app's",
      source: """
        struct Snapshot { let tint: UIColor; static let placeholder = Snapshot(tint: .red) }
        extension UIColor {
          static let a = UIColor.black, b = UIColor.white, c = UIColor.red, d = UIColor.blue
          static let e = UIColor.green, f = UIColor.yellow, g = UIColor.gray
        }
        """,
      themes: ["colors"], colors: [("colors", "UIColor.a", "#000000"), ("colors", "UIColor.g", "#808080")]),
    App(
      name: "themes with as many colours stay beside static ones",
      source: """
        struct Theme { let ink: UIColor; let page: UIColor; let line: UIColor }
        extension Theme { static let day = Theme(ink: .black, page: .white, line: .gray) }
        extension UIColor { static let a = UIColor.black, b = UIColor.white, c = UIColor.red, d = UIColor.blue }
        """,
      themes: ["day"], colors: [("day", "line", "#808080")]),
    App(
      name: "a theme that users start with",
      source: """
        public struct ChatTheme {
          public let colors: Colors
          public init(colors: Colors = .init()) { self.colors = colors }
        }
        extension ChatTheme {
          public struct Colors {
            public var ink: Color
            public var page: Color
            public init(ink: Color = .black, page: Color = Color(white: 1)) { self.ink = ink; self.page = page }
          }
        }
        """,
      themes: ["ChatTheme"], colors: [("ChatTheme", "ink", "#000000"), ("ChatTheme", "page", "#FFFFFF")]),
    App(
      name: "themes of another module's type stay, undetermined",
      source: """
        import Theming
        private let deep: Color = .init(red: 0, green: 0, blue: 0)
        extension Palette {
          static let dracula: Self = .init(label: .white, background: deep, accent: .purple)
          static let oled: Self = .init(label: .white, background: .black, accent: .blue)
        }
        """,
      themes: ["dracula", "oled"], colors: [("dracula", "theme", nil), ("oled", "theme", nil)]),
    App(
      name: "words for modes are no colours, and broken codes are no words",
      source: """
        typealias ColorToken = String
        enum Raw {
          static let mode: ColorToken = "monoLight"
          static let nothing: ColorToken = "—"
          static let ink: ColorToken = "#102030"
          static let broken: ColorToken = "#12345"
        }
        """,
      themes: ["colors"], colors: [("colors", "Raw.ink", "#102030"), ("colors", "Raw.broken", nil)]),
  ]

  @Test(arguments: apps)
  func theThemesAreFound(_ app: App) {
    let reading = Reading(app.source)
    #expect(reading.system.themes.map(\.name) == app.themes)
    for (theme, token, hex) in app.colors {
      #expect(reading.hex(token, theme) == hex, "\(token) of \(theme)")
      if hex == nil { #expect(reading.reason(token, theme) != nil, "\(token) of \(theme) is lost") }
    }
  }

  @Test func aCaseHasNoPartsOfOtherCases() throws {
    let app = try #require(Self.apps.first { $0.name.contains("leads to other cases") })
    let paths = Reading(app.source).system.themes.flatMap(\.paths)
    #expect(paths.contains("ink"))
    #expect(!paths.contains { $0.contains("above") || $0.contains("below") })
  }

  @Test func noTokenIsAWordForAMode() {
    let tokens = Self.apps.last.map { Reading($0.source).system.themes.flatMap(\.paths) }
    #expect(tokens?.sorted() == ["Raw.broken", "Raw.ink"])
  }

  /// Its values are in a module that is not available. That is reported, and a component's colors do not take their place.
  @Test func aLargeSystemWithoutValuesStaysTheSystem() {
    let names = (0..<40).map { "tone\($0)" }
    let reading = Reading(
      """
      struct LevelColors { \(names.map { "let \($0): Color" }.joined(separator: "; ")) }
      enum Level { case low, high
        var colors: LevelColors { LevelColors(\(names.map { "\($0): .other(.\($0))" }.joined(separator: ", "))) }
      }
      struct CalloutAppearance { let ink: Color; let page: Color
        static let notice = CalloutAppearance(ink: .red, page: .white)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["low", "high"])
    #expect(reading.reason("tone3", "low") != nil)
  }

  @Test func aCaseWithoutAColorIsNoToken() {
    let reading = Reading(
      """
      extension UIColor { static let brandInk = UIColor.black }
      enum Badge {
        case alert, quiet
        var color: UIColor? {
          switch self {
          case .alert: return .white
          case .quiet: return nil
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Badge.alert", "colors") == "#FFFFFF")
    #expect(reading.system.themes.flatMap(\.paths).contains("Badge.quiet") == false)
  }

  /// A builder's chain has as many calls as parts.
  @Test func longChainsOfCallsAreThemesStill() {
    let calls = (0..<40).map { ".part\($0) { .red }" }.joined(separator: "\n")
    let methods = (0..<40).map { "func part\($0)(_ color: () -> Color) -> Theme { self }" }.joined(separator: "\n")
    let reading = Reading(
      """
      struct Theme { var ink: Color = .black; var page: Color = .white
      \(methods)
      }
      extension Theme {
        static let long = Theme()
      \(calls)
        static let short = Theme()
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["long", "short"])
    #expect(reading.hex("ink", "long") == "#000000")
  }

  /// Warnings have a color each; the colors of the app stand in extensions that say so.
  @Test func casesWithAColorAreNoThemesBesideThePaletteOfTheApp() {
    let names = (0..<12).map { "tone\($0)" }
    let reading = Reading(
      """
      struct Caution { let text: String; var color: UIColor { .red } }
      enum Warning { case late, wrong; var caution: Caution { Caution(text: "!") } }
      enum Risk { case low, high; var caution: Caution { Caution(text: "?") } }
      extension UIColor {
      \(names.map { "  static let \($0) = UIColor(white: 0.5, alpha: 1)" }.joined(separator: "\n"))
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(names.allSatisfy { reading.hex("UIColor.\($0)", "colors") == "#808080" })
  }

  /// What no build for iOS has is no token of it.
  @Test func aCaseThatTheSystemLacksIsNoToken() {
    let reading = Reading(
      """
      enum Shade {
        case plain
        @available(iOS, unavailable)
        @available(visionOS, unavailable)
        case hovered
        @available(macOS, unavailable)
        case pressed
        var color: UIColor {
          switch self {
          case .plain: return .white
          case .pressed: return .black
          }
        }
      }
      """)
    #expect(
      reading.system.themes.flatMap(\.paths).filter { $0.hasPrefix("Shade.") } == ["Shade.plain", "Shade.pressed"])
  }
}
