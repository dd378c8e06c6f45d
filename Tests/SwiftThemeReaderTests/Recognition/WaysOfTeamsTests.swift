import SwiftThemeReader
import Testing
import ThemeModel

/// Themes made by generic models, factories and services, styles of components, and the ways in which teams write colors.
struct WaysOfTeamsTests {
  static let apps = [
    FoundInAppsTests.App(
      name: "a model that is generic over its colour type",
      source: """
        struct Palette<Tone> { let ink: Tone; let page: Tone }
        extension Palette where Tone == UIColor {
          static let day = Palette(ink: .black, page: UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        }
        enum Others { static let night: Palette<UIColor> = .init(ink: .white, page: .black) }
        """,
      themes: ["day", "night"],
      colors: [("day", "page", "#FFFF00"), ("night", "ink", "#FFFFFF")]),
    FoundInAppsTests.App(
      name: "of a model that is made with two colour types no constant is known",
      source: """
        struct Palette<Tone> { let ink: Tone; let page: Tone }
        extension Palette where Tone == UIColor { static let one = Palette(ink: .red, page: UIColor.white) }
        extension Palette where Tone == Color { static let two = Palette(ink: .red, page: Color.white) }
        """,
      themes: ["one", "two"],
      colors: [("one", "ink", nil), ("two", "ink", nil), ("one", "page", "#FFFFFF")]),
    FoundInAppsTests.App(
      name: "a generic model of what is no colour is no theme",
      source: """
        struct ThemeSizes<Size> { let small: Size; let large: Size }
        extension ThemeSizes where Size == CGFloat { static let phone = ThemeSizes(small: 1, large: 2) }
        extension UIColor { static let ink = UIColor.black }
        """,
      themes: ["colors"], colors: [("colors", "UIColor.ink", "#000000")]),
    FoundInAppsTests.App(
      name: "functions without arguments that each make a theme",
      source: """
        protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
        struct PlainTheme: Theme { let ink: UIColor; let page: UIColor }
        struct ThemeFactory {
          func makeDayTheme() -> Theme { PlainTheme(ink: .black, page: .white) }
          func makeNightTheme() -> Theme { PlainTheme(ink: .white, page: .black) }
          func currentTheme() -> Theme { makeDayTheme() }
        }
        """,
      themes: ["day", "night"], colors: [("day", "ink", "#000000"), ("night", "ink", "#FFFFFF")]),
    FoundInAppsTests.App(
      name: "one function that gives a theme is no list of themes",
      source: """
        struct Theme { let ink: UIColor; static let day = Theme(ink: .black) }
        enum ThemeFactory { static func makeTheme() -> Theme { Theme.day } }
        """,
      themes: ["day"], colors: [("day", "ink", "#000000")]),
    FoundInAppsTests.App(
      name: "a service that makes the colours of each case",
      source: """
        struct ThemeColors { let ink: UIColor; let page: UIColor }
        enum ThemeKind { case sepia, slate }
        final class ThemeService {
          static let shared = ThemeService()
          private let base = UIColor.white
          func colors(for kind: ThemeKind) -> ThemeColors {
            switch kind {
            case .sepia: return ThemeColors(ink: .brown, page: base)
            case .slate: return ThemeColors(ink: base, page: .black)
            }
          }
        }
        """,
      themes: ["sepia", "slate"], colors: [("sepia", "ink", "#996633"), ("slate", "ink", "#FFFFFF")]),
    FoundInAppsTests.App(
      name: "styles of a component are groups of colours, and no themes",
      source: """
        struct BadgeStyle { let text: UIColor; let background: UIColor }
        extension BadgeStyle {
          static let loud = BadgeStyle(text: .white, background: .red)
          static let quiet = BadgeStyle(text: .black, background: .white)
        }
        """,
      themes: ["colors"],
      colors: [("colors", "BadgeStyle.loud.background", "#FF0000"), ("colors", "BadgeStyle.quiet.text", "#000000")]),
    FoundInAppsTests.App(
      name: "a theme's styles are parts of it",
      source: """
        struct BadgeStyle: Equatable { let text: UIColor; let background: UIColor }
        struct Theme {
          let page: UIColor
          let badge: BadgeStyle
          static let day = Theme(page: .white, badge: BadgeStyle(text: .white, background: .red))
          static let night = Theme(page: .black, badge: BadgeStyle(text: .black, background: .yellow))
        }
        """,
      themes: ["day", "night"],
      colors: [("day", "badge.background", "#FF0000"), ("night", "badge.text", "#000000")]),
    FoundInAppsTests.App(
      name: "a style that draws is a view, and has no colours of a theme",
      source: """
        struct LoudButtonStyle: ButtonStyle {
          let ink: Color
          static let red = LoudButtonStyle(ink: .red)
          func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundColor(ink) }
        }
        extension UIColor { static let ink = UIColor.black }
        """,
      themes: ["colors"], colors: [("colors", "UIColor.ink", "#000000")]),
  ]

  @Test(arguments: apps)
  func theThemesAreFound(_ app: FoundInAppsTests.App) {
    let reading = Reading(app.source)
    #expect(reading.system.themes.map(\.name) == app.themes)
    for one in app.colors {
      #expect(reading.hex(one.token, one.theme) == one.hex, "\(one)")
      #expect(one.hex != nil || reading.reason(one.token, one.theme) != nil, "\(one) is lost")
    }
  }

  /// The source of `Ink.a`, and its color; `nil` when undetermined.
  @Test(
    arguments: [
      // A tuple takes labels and types of numbers from its declared type, whatever the type's name.
      (
        """
        typealias HSL = (h: CGFloat, s: CGFloat, l: CGFloat)
        extension UIColor {
          convenience init(hsl: HSL) {
            let s = hsl.s / 100, l = hsl.l / 100
            let v = l + s * min(l, 1 - l)
            self.init(hue: hsl.h / 360, saturation: v == 0 ? 0 : 2 * (1 - l / v), brightness: v, alpha: 1)
          }
        }
        let base: HSL = (210, 50, 20)
        """, "UIColor(hsl: base)", "#1A334D"
      ),
      (
        "extension UIColor { static func | (light: UIColor, dark: UIColor) -> UIColor { light } }",
        "UIColor.red | .blue",
        "#FF0000"
      ),
      (
        "func ~> (a: UIColor, b: UIColor) -> UIColor { b }\ninfix operator ~>", "UIColor.red ~> UIColor.blue", "#0000FF"
      ),
      ("", "UIColor.red <+> UIColor.blue", nil),
      (
        "func abs(_ point: CGPoint) -> CGPoint { CGPoint(x: abs(point.x), y: abs(point.y)) }",
        "UIColor(white: abs(-1), alpha: 1)", "#FFFFFF"
      ),
      ("func abs(_ number: CGFloat) -> CGFloat { 0 }", "UIColor(white: abs(-1), alpha: 1)", "#000000"),
      (
        """
        extension UIColor {
          convenience init(_ code: String) {
            let scanner = Scanner(string: code)
            scanner.charactersToBeSkipped = CharacterSet(charactersIn: "#")
            var v: UInt64 = 0
            guard scanner.scanHexInt64(&v) else { self.init(white: 0, alpha: 1); return }
            self.init(red: CGFloat(v >> 16) / 255, green: CGFloat(v >> 8 & 255) / 255, blue: CGFloat(v & 255) / 255, alpha: 1)
          }
        }
        """, "UIColor(\"#102030\")", "#102030"
      ),
      (
        """
        extension UIColor {
          convenience init(_ code: String) {
            var parts: [CGFloat] = []
            for start in [1, 3, 5] {
              var part: CUnsignedInt = 0
              Scanner(string: (code as NSString).substring(with: NSMakeRange(start, 2))).scanHexInt32(&part)
              parts.append(CGFloat(part) / 255)
            }
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
          }
        }
        """, "UIColor(\"#102030\")", "#102030"
      ),
      (
        "extension UIColor { convenience init(_ code: String) { let t = code.trimmingCharacters(in: CharacterSet(charactersIn: \"#x\")); self.init(hex: t) } }",
        "UIColor(\"x#102030#\")", "#102030"
      ),
      (
        "extension UIColor { convenience init(_ code: String) { let t = code.trimmingCharacters(in: CharacterSet(charactersIn: \"#x\").inverted); self.init(hex: t) } }",
        "UIColor(\"102030\")", nil
      ),
    ] as [(String, String, String?)])
  func aColorIsWhatSwiftComputes(_ helpers: String, _ value: String, _ hex: String?) {
    let reading = Reading(
      "import UIKit\n\(helpers)\nenum Ink { static let a = \(value); static let b = UIColor.white }")
    #expect(reading.hex("Ink.a", "colors") == hex)
    #expect(hex != nil || reading.reason("Ink.a", "colors") != nil)
  }

  @Test func wrappersOfColoursGiveWhatTheyWrap() {
    let reading = Reading(
      """
      @propertyWrapper struct Dynamic {
        let light: UIColor
        let dark: UIColor
        var wrappedValue: UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : light } }
      }
      enum Ink {
        @Dynamic(light: .black, dark: .white) static var text: UIColor
        @Remote(key: "page") static var page: UIColor
      }
      """)
    #expect(reading.hex("Ink.text") == "#000000")
    #expect(reading.hex("Ink.text", nil, ["mode": "dark"]) == "#FFFFFF")
    #expect(reading.reason("Ink.page")?.code == "not-initialised")
  }
}
