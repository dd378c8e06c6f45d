import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// Shapes of theme code in public apps, in code of our own.
struct ShapesInTheWildTests {
  @Test func untypedConstantsOfStructsThatConform() {
    let reading = Reading([
      (
        "Colors.swift",
        """
        extension Color {
          static let knobSilver = Color(red: 0.8, green: 0.8, blue: 0.8)
          static let knobDark = Color("KnobDark")
        }
        """
      ),
      (
        "Theme.swift",
        """
        enum ThemeType: String, CaseIterable { case silver, dark }
        protocol Theme {
          var caseImage: String { get }
          var knob: Color { get }
          var ring: Color { get }
        }
        struct Silver: Theme {
          var caseImage = "silver"
          let knob = Color.knobSilver
          let ring = Color.black.opacity(0.2)
        }
        struct Dark: Theme {
          var caseImage = "dark"
          let knob = Color.knobDark
          let ring = Color.white
        }
        struct ThemeFactory {
          static func make(_ type: ThemeType) -> Theme {
            switch type {
            case .silver: return Silver()
            case .dark: return Dark()
            }
          }
        }
        """
      ),
    ])
    #expect(reading.system.themes.map(\.name) == ["Silver", "Dark"])
    #expect(reading.hex("knob", "Silver") == "#CCCCCC")
    #expect(reading.token("knob", "Silver")?.chain.map(\.path) == ["knob", "Color.knobSilver", nil])
    #expect(reading.reason("knob", "Dark")?.code == "unknown-asset")
    #expect(reading.system.contract?.entries.map(\.path) == ["knob", "ring"])
  }

  @Test func oneNameForTheColoursOfTwoPlatforms() {
    let reading = Reading(
      """
      #if os(iOS) || os(tvOS)
        import UIKit
        typealias Color = UIColor
      #elseif os(macOS)
        import Cocoa
        typealias Color = NSColor
      #endif
      protocol Theme {
        var backgroundColor: Color { get }
        var textColor: Color { get }
      }
      struct LightTheme: Theme {
        let backgroundColor = Color.white
        let textColor = Color.darkGray
      }
      class DarkTheme: Theme {
        var backgroundColor: Color = .black
        var textColor: Color { return Color(white: 0.9, alpha: 1) }
      }
      let themeService = ThemeService<Theme>(themes: [LightTheme(), DarkTheme()])
      """)
    #expect(reading.system.themes.map(\.name) == ["LightTheme", "DarkTheme"])
    #expect(reading.hex("textColor", "LightTheme") == "#555555")
    #expect(reading.hex("textColor", "DarkTheme") == "#E6E6E6")
  }

  @Test func initialisersThatTakeBytesUnderThePlatformsLabels() {
    let reading = Reading(
      """
      extension UIColor {
        convenience init(red: Int, green: Int, blue: Int, alpha: Float = 1) {
          assert(red >= 0 && red <= 255, "out of range")
          self.init(
            red: CGFloat(red) / 255.0, green: CGFloat(green) / 255.0, blue: CGFloat(blue) / 255.0,
            alpha: CGFloat(alpha))
        }
        convenience init(netHex: Int) {
          self.init(red: (netHex >> 16) & 0xff, green: (netHex >> 8) & 0xff, blue: netHex & 0xff)
        }
        static let border = UIColor(netHex: 0x2581E3)
        static let plain = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
        static var field: UIColor {
          let standard = UIColor(netHex: 0xEBECED)
          if #available(iOS 13.0, *) {
            return UIColor(dynamicProvider: { (trait) -> UIColor in
              return trait.userInterfaceStyle == .dark ? UIColor(netHex: 0x222427) : standard
            })
          }
          return standard
        }
        class var header: UIColor {
          UIColor { traits in
            guard traits.horizontalSizeClass == .compact else { return .label }
            if traits.userInterfaceStyle == .light { return UIColor(white: 0.4, alpha: 1) }
            return UIColor(white: 0.6, alpha: 1)
          }
        }
      }
      """)
    #expect(reading.hex("UIColor.border") == "#2581E3")
    #expect(reading.hex("UIColor.plain") == "#8040FF")
    #expect(reading.hex("UIColor.field") == "#EBECED")
    #expect(reading.hex("UIColor.field", nil, ["mode": "dark"]) == "#222427")
    #expect(reading.hex("UIColor.header") == "#000000")
    #expect(reading.hex("UIColor.header", nil, ["mode": "dark", "horizontalSizeClass": "compact"]) == "#999999")
  }

  @Test func dictionariesOfNamesInAThemesValue() {
    let reading = Reading(
      """
      protocol Theme { var colors: [String: UIColor] { get } }
      extension UIColor {
        static func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) -> UIColor {
          return UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: a)
        }
      }
      struct GreenTheme: Theme {
        var colors = ["tabBarTint": UIColor.rgb(17, 161, 29), "background": UIColor.rgb(238, 255, 236)]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["GreenTheme"])
    #expect(reading.hex("tabBarTint") == "#11A11D")
    #expect(reading.hex("background") == "#EEFFEC")
  }

  @Test func palettesOfStaticMembers() {
    let reading = Reading(
      """
      protocol ColorPalette {
        static var top: CGColor { get }
        static var face: CGColor { get }
      }
      enum LightPalette {
        static let top = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        static let face = CGColor(gray: 0.9, alpha: 1)
      }
      enum DarkPalette {
        static let top = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        static let face = CGColor(gray: 0.2, alpha: 1)
      }
      extension LightPalette: ColorPalette {}
      extension DarkPalette: ColorPalette {}
      """)
    #expect(reading.system.themes.map(\.name) == ["LightPalette", "DarkPalette"])
    #expect(reading.hex("face", "DarkPalette") == "#333333")
    #expect(reading.system.contract?.entries.map(\.path) == ["top", "face"])
  }

  @Test func aThemeClassWithItsColoursBeside() {
    let reading = Reading(
      """
      @objc(XYZColors)
      public class Colors: NSObject {
        fileprivate static let light = Colors(paper: .white, ink: UIColor(hex: 0x202122), link: .blue600)
        fileprivate static let sepia = Colors(paper: UIColor(hex: 0xF8F1E3), ink: light.ink, link: light.link)
        @objc public let paper: UIColor
        @objc public let ink: UIColor
        @objc public let link: UIColor
        @objc public var faintLink: UIColor { link.withAlphaComponent(0.3) }
        init(paper: UIColor, ink: UIColor, link: UIColor) {
          self.paper = paper
          self.ink = ink
          self.link = link
        }
      }
      private extension UIColor { static let blue600 = UIColor(hex: 0x3366CC) }
      @objc(XYZTheme)
      public class Theme: NSObject {
        @objc public static let standard = Theme.light
        @objc public let colors: Colors
        @objc public let isDark: Bool
        public static let light = Theme(colors: .light, isDark: false)
        public static let sepia = Theme(colors: .sepia, isDark: false)
        init(colors: Colors, isDark: Bool) { self.colors = colors; self.isDark = isDark }
      }
      """)
    // `standard` is another name of `light`, which is judged once.
    #expect(reading.system.themes.map(\.name) == ["light", "sepia"])
    #expect(reading.hex("ink", "sepia") == "#202122")
    #expect(reading.hex("faintLink", "sepia") == "#3366CC4D")
    #expect(reading.token("link", "light")?.chain.map(\.path) == ["link", "UIColor.blue600", nil])
  }

  @Test func palettesThatChooseByAnArgument() {
    let reading = Reading(
      """
      @objcMembers class ColorPalette: NSObject {
        let background: UIColor
        let cell: UIColor
        let bar: UIColor
        init(isDark: Bool, base: UIColor, cell: UIColor? = nil) {
          background = base
          self.cell = cell ?? base.withAlphaComponent(isDark ? 0.8 : 0.5)
          if isDark { bar = .black } else { bar = .white }
        }
      }
      class PresentationTheme: NSObject {
        static let bright = PresentationTheme(colors: ColorPalette(isDark: false, base: UIColor(0xF9F9F7)))
        static let dark = PresentationTheme(colors: ColorPalette(isDark: true, base: UIColor(0x292929), cell: .darkGray))
        static var current: PresentationTheme = .bright
        let colors: ColorPalette
        init(colors: ColorPalette) { self.colors = colors; super.init() }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["bright", "dark"])
    #expect(reading.hex("cell", "bright") == "#F9F9F780")
    #expect(reading.hex("cell", "dark") == "#555555")
    #expect(reading.hex("bar", "dark") == "#000000")
  }

  @Test func aFunctionOfAKeyBehindEachToken() {
    let reading = Reading(
      """
      enum ColorType: String { case background, text }
      protocol ColorPalette { func color(for type: ColorType, darkMode: Bool) -> UIColor }
      extension ColorPalette {
        var darkMode: Bool { UITraitCollection.current.userInterfaceStyle == .dark }
        func color(for type: ColorType) -> UIColor { color(for: type, darkMode: darkMode) }
        var background: UIColor { color(for: .background) }
        var text: UIColor { self.color(for: .text) }
      }
      struct RedPalette: ColorPalette {
        func color(for type: ColorType, darkMode: Bool) -> UIColor {
          switch type {
          case .background: return darkMode ? .black : .white
          case .text: return darkMode ? UIColor(hex: "#FF8080") : UIColor(hex: "#800000")
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["RedPalette"])
    #expect(reading.hex("text") == "#800000")
    #expect(reading.hex("text", nil, ["mode": "dark"]) == "#FF8080")
  }

  @Test func namesThatAreNotASCIIAndWordsThatAreReserved() {
    let reading = Reading(
      """
      enum Farben {
        static let größe = UIColor(white: 0, alpha: 1)
        static let 背景: UIColor = .white
        static let `default`: UIColor = größe.withAlphaComponent(0.5)
      }
      """)
    #expect(reading.hex("Farben.größe") == "#000000")
    #expect(reading.hex("Farben.背景") == "#FFFFFF")
    #expect(reading.hex("Farben.default") == "#00000080")
  }

  @Test func pairsAsTuplesWithNames() {
    let reading = Reading(
      """
      enum AppTheme: String, CaseIterable {
        case paper, graphite
        struct Tokens { let ink, page: Color; let accents: [Color] }
        var tokens: Tokens {
          switch self {
          case .paper: return Tokens(ink: .black, page: Color(hex: "#FFFDF5"), accents: [.red, .blue])
          case .graphite: return .init(ink: Color(hex: "#EEEEEE"), page: Color(hex: "#111111"), accents: [])
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["paper", "graphite"])
    #expect(reading.hex("page", "paper") == "#FFFDF5")
    #expect(reading.hex("ink", "graphite") == "#EEEEEE")
  }

  @Test func aClassThatInheritsFromThePlatformsColour() {
    let reading = Reading(
      """
      class Brand: UIColor {
        convenience init(light: UIColor, dark: UIColor) {
          self.init { traits in
            switch traits.userInterfaceStyle {
            case .light, .unspecified: return light
            case .dark: return dark
            @unknown default: return light
            }
          }
        }
        static let mark = UIColor(white: 0.5, alpha: 1)
      }
      final class Deep: Brand { convenience init(_ white: CGFloat) { self.init(white: white, alpha: 1) } }
      class Wrapped {
        let inner: Color
        init(light: Color, dark: Color) { inner = Color(Brand(light: UIColor(light), dark: UIColor(dark))) }
      }
      protocol Colors { var page: Color { get }; var ink: Color { get }; var deep: UIColor { get } }
      struct Standard: Colors {
        var wrapped = Wrapped(light: .white, dark: .black)
        var page: Color { get { wrapped.inner } }
        var ink: Color { Color(Brand.mark) }
        var deep: UIColor = Deep(0.2)
      }
      """)
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#000000")
    #expect(reading.hex("ink") == "#808080")
    #expect(reading.hex("deep") == "#333333")
  }

  @Test func convenienceInitialisersAreInheritedWhereAllDesignatedOnesAreOverridden() {
    let reading = Reading(
      """
      protocol Palette { var ink: UIColor { get }; var page: UIColor { get } }
      class Base: Palette {
        let seed: Int
        var ink: UIColor { UIColor(white: CGFloat(seed) / 10, alpha: 1) }
        var page: UIColor { .white }
        init(seed: Int) { self.seed = seed }
        convenience init() { self.init(seed: 4) }
      }
      final class Night: Base {
        override init(seed: Int) { super.init(seed: seed + 2) }
        override var page: UIColor { .black }
      }
      final class Shut: Base { init(other: Int) { super.init(seed: other) } }
      """)
    #expect(reading.system.themes.map(\.name) == ["Base", "Night"])
    #expect(reading.hex("ink", "Base") == "#666666")
    #expect(reading.hex("ink", "Night") == "#999999")
    #expect(reading.system.diagnostics.contains { $0.code == "theme-of-arguments" && $0.message.hasPrefix("Shut") })
  }

  @Test func valuesOfTheTeamsOwnEnvironmentAreAxes() {
    let reading = Reading(
      """
      enum Brand: CaseIterable { case blue, red; var tint: Color { self == .blue ? .init(white: 0.2) : .white } }
      struct BrandKey: EnvironmentKey { static let defaultValue = Brand.blue }
      extension EnvironmentValues {
        var brand: Brand { get { self[BrandKey.self] } set { self[BrandKey.self] = newValue } }
        @Entry var isCalm = false
      }
      struct AppTheme: DynamicProperty {
        @Environment(\\.brand) var brand
        @Environment(\\.isCalm) private var isCalm
        @Environment(\\.colorScheme) var scheme
        var page: Color { scheme == .dark ? .black : .white }
        var tint: Color { brand.tint.opacity(isCalm ? 0.5 : 1) }
      }
      let appTheme = AppTheme()
      """)
    #expect(Set(reading.system.axes.map(\.name)) == ["mode", "brand", "isCalm"])
    #expect(reading.hex("tint") == "#333333")
    #expect(reading.hex("tint", nil, ["brand": "red", "isCalm": "on"]) == "#FFFFFF80")
  }

  @Test func shapeStylesAndGlobalColours() {
    let reading = Reading(
      """
      extension ShapeStyle where Self == Color { static var ink: Color { Color(white: 0.2) } }
      let brandColor = Color(red: 0, green: 0, blue: 1)
      private let hidden: Color = .white
      extension Color { static let soft = Color.white.gradient }
      """)
    #expect(reading.hex("ShapeStyle.ink") == "#333333")
    #expect(reading.hex("brandColor") == "#0000FF")
    #expect(reading.reason("Color.soft")?.code == "unpublished-color")
  }

  @Test func aDictionaryBesidePlainColoursDoesNotHideThem() {
    let reading = Reading(
      """
      enum Key { case ink, page }
      enum Shades {
        static let mark = UIColor.red
        static let keyed: [Key: UIColor] = [.ink: .black, .page: .white]
      }
      """)
    #expect(reading.hex("Shades.mark") == "#FF0000")
    #expect(reading.hex("Shades.keyed.page") == "#FFFFFF")
  }

  @Test func nestedTypesCallFunctionsOfTheTypesAround() {
    let reading = Reading(
      """
      extension UIColor {
        private static func dynamic(light: UIColor, dark: UIColor) -> UIColor { .init { $0.isNight ? dark : light } }
        enum Brand {
          static let page: UIColor = dynamic(light: .white, dark: Self.ink)
          static let ink = UIColor.black
        }
      }
      """)
    #expect(reading.hex("UIColor.Brand.page") == "#FFFFFF")
    #expect(reading.hex("UIColor.Brand.page", nil, ["isNight": "on"]) == "#000000")
  }
}
