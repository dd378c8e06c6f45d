import SwiftThemeReader
import Testing
import ThemeModel

/// Forms of themes that real apps use and that no declared type shows.
struct FoundThemesTests {
  /// `static var active`: what the app shows comes from the theme in use, whichever that is.
  @Test func eachValueOfTheVariableInUseIsATheme() {
    let reading = Reading(
      """
      struct Skin {
        var shadow: UInt32
        var lamp: UInt32
        var glare: UInt32
        var lampByDay: UInt32? = nil
        static var inUse: Skin = .harbour
        static let harbour = Skin(shadow: 0x102030, lamp: 0xF0E0D0, glare: 0xAABBCC, lampByDay: 0x203040)
        static let meadow = Skin(shadow: 0x0A1F0A, lamp: 0xC0FFC0, glare: 0x99DD99)
        static let all: [Skin] = [.harbour, .meadow]
      }
      enum Look {
        static var page: Color { Color(code: Skin.inUse.shadow) }
        static var lamp: Color { Color(day: Skin.inUse.lampByDay ?? Skin.inUse.lamp, night: Skin.inUse.lamp) }
        static var shine: LinearGradient { LinearGradient(colors: [page, lamp], startPoint: .top, endPoint: .bottom) }
      }
      extension Color {
        init(code: UInt32) {
          self.init(
            .sRGB, red: Double((code >> 16) & 0xFF) / 255, green: Double((code >> 8) & 0xFF) / 255,
            blue: Double(code & 0xFF) / 255, opacity: 1)
        }
        init(day: UInt32, night: UInt32) {
          if day == night { self.init(code: night); return }
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(rgb: night) : UIColor(rgb: day) })
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["harbour", "meadow"])
    #expect(reading.hex("Look.page", "harbour") == "#102030")
    #expect(reading.hex("Look.page", "meadow") == "#0A1F0A")
    #expect(reading.hex("Look.lamp", "harbour") == "#203040")
    #expect(reading.hex("Look.lamp", "harbour", ["mode": "dark"]) == "#F0E0D0")
    #expect(reading.hex("Look.lamp", "meadow") == "#C0FFC0")
    #expect(reading.token("Look.shine", "meadow")?.value != nil)
  }

  @Test func aPaletteMadeOfAModelIsMadeOfEachOfItsValues() {
    let reading = Reading(
      """
      final class ThemeColors {
        let page: UIColor
        let ink: UIColor
        init(theme t: Theme) {
          page = ThemeColors.either(dark: t.pageDark, light: t.pageLight)
          ink = t.ink
        }
        private static func either(dark: UIColor, light: UIColor) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      struct Theme { let pageDark: UIColor; let pageLight: UIColor; let ink: UIColor }
      extension Theme {
        static let clay = Theme(pageDark: tone(0.1), pageLight: tone(0.9), ink: tone(0.5))
        static let chalk = Theme(pageDark: tone(0.2), pageLight: tone(1), ink: tone(0))
        private static func tone(_ w: CGFloat) -> UIColor { UIColor(white: w, alpha: 1) }
      }
      final class ThemeManager { static let shared = ThemeManager(); var colors = ThemeColors(theme: .clay) }
      """)
    #expect(reading.system.themes.map(\.name) == ["clay", "chalk"])
    #expect(reading.system.contract?.entries.map(\.path) == ["page", "ink"])
    #expect(reading.hex("page", "clay") == "#E6E6E6")
    #expect(reading.hex("page", "clay", ["mode": "dark"]) == "#1A1A1A")
    #expect(reading.hex("ink", "chalk") == "#000000")
  }

  /// Codes in members that are typed as text: their values show that they are colors.
  @Test func membersThatHoldCodesAreColours() {
    let reading = Reading(
      """
      public struct Theme {
        public let name: String
        public let page: String?
        public let ink: String
        public let strength: Int
        public static let plain = Theme(name: "Plain", page: nil, ink: "#1DB954FF", strength: 4)
        public static let dusk = Theme(name: "Dusk", page: "#0B1021FF", ink: "#C0CAF580", strength: 5)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["plain", "dusk"])
    #expect(reading.theme("dusk")?.tokens.map(\.path) == ["page", "ink"])
    #expect(reading.hex("ink", "dusk") == "#C0CAF580")
    #expect(reading.reason("page", "plain")?.code == "nil-color")
  }

  @Test func aTypeWithAHashInItsTextIsNoTheme() {
    let reading = Reading(
      """
      struct Tag { let word: String; static let face = Tag(word: "#face"); static let bead = Tag(word: "#bead") }
      enum Paint { static let ink = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
  }

  /// A theme with two palettes of one type, one for light and one for dark, has a single set of tokens in two modes.
  @Test func twoPalettesForTwoModesAreOneInTwoModes() {
    let reading = Reading(
      """
      struct Theme {
        let title: String
        let dark: Variant
        let light: Variant
        struct Variant { var ink: SIMD4<Float>; var page: SIMD4<Float>; var marks: [SIMD4<Float>] }
        static let slate = Theme(
          title: "Slate",
          dark: Variant(ink: tone(255, 255, 255), page: tone(0, 51, 102), marks: [tone(1, 2, 3)]),
          light: Variant(ink: tone(51, 51, 51), page: SIMD4(1, 1, 1, 0.5), marks: [tone(4, 5, 6)]))
      }
      private func tone(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> SIMD4<Float> {
        SIMD4<Float>(Float(r) / 255, Float(g) / 255, Float(b) / 255, 1)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["slate"])
    #expect(reading.hex("ink") == "#333333")
    #expect(reading.hex("ink", nil, ["mode": "dark"]) == "#FFFFFF")
    #expect(reading.hex("page") == "#FFFFFF80")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#003366")
    #expect(reading.system.contract?.entries.map(\.path) == ["ink", "page", "marks.0"])
  }

  @Test func aTeamsOwnColourTypeIsAColour() {
    let reading = Reading(
      """
      struct Shade { let red: UInt8; let green: UInt8; let blue: UInt8 }
      struct Share { let r: Double; let g: Double; let b: Double; var alpha: Double = 1 }
      struct Turned {
        let r: Double; let g: Double; let b: Double
        var uiColor: UIColor { UIColor(red: b, green: g, blue: r, alpha: 1) }
      }
      struct Palette {
        let ink: Shade
        let page: Share
        let edge: Turned
        static let one = Palette(
          ink: Shade(red: 1, green: 128, blue: 255), page: Share(r: 1, g: 0.5, b: 0, alpha: 0.5),
          edge: Turned(r: 1, g: 0, b: 0))
      }
      """)
    #expect(reading.hex("ink", "one") == "#0180FF")
    #expect(reading.hex("page", "one") == "#FF800080")
    #expect(reading.hex("edge", "one") == "#0000FF")
  }

  @Test func aListOfManyColoursIsATokenForEach() {
    let reading = Reading(
      """
      enum Charts {
        static let series: [UIColor] = [.red, .green, .blue, .black, .white]
        static let fade: [UIColor] = [.black, .white]
        static let longGradient: [UIColor] = [.red, .green, .blue, .black, .white]
      }
      """)
    #expect(reading.hex("Charts.series.2") == "#0000FF")
    #expect(reading.theme("colors")?.tokens.contains { $0.path == "Charts.fade" } == true)
    #expect(reading.theme("colors")?.tokens.contains { $0.path == "Charts.longGradient" } == true)
  }

  /// An enum without cases groups static members; its name may end like a view's.
  @Test func aNamespaceIsReadWhateverItIsCalled() {
    let reading = Reading(
      """
      enum PanelStyle {
        static var fill: UIColor { either(light: .white, dark: UIColor(white: 0.2, alpha: 1)) }
        private static func either(light: UIColor, dark: UIColor) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      struct PanelButton: View { let fill = UIColor.red }
      """)
    #expect(reading.hex("PanelStyle.fill") == "#FFFFFF")
    #expect(reading.hex("PanelStyle.fill", nil, ["mode": "dark"]) == "#333333")
    #expect(reading.theme("colors")?.tokens.contains { $0.path.hasPrefix("PanelButton") } == false)
  }

  /// Parts of one palette with members of the same names are not themes, so the rest is still read.
  @Test func partsOfAPaletteAreNoTwins() {
    let reading = Reading(
      """
      enum Ink {
        static let label = UIColor.black
        enum OnLight { static let fill = UIColor.red; static let button = UIColor.blue }
        enum OnDark { static let fill = UIColor.white; static let button = UIColor.green }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Ink.label") == "#000000")
    #expect(reading.hex("Ink.OnDark.fill") == "#FFFFFF")
    let twins = Reading(
      """
      enum LightInk { static let label = UIColor.black; static let page = UIColor.white }
      enum DarkInk { static let label = UIColor.white; static let page = UIColor.black }
      """)
    #expect(twins.system.themes.map(\.name) == ["LightInk", "DarkInk"])
  }

  /// As numbers, eight-digit codes that begin with zeros look like six-digit codes.
  @Test func theDigitsOfACodeCount() {
    let reading = Reading(
      """
      struct Skin {
        var ink: UInt32
        var leaf: UInt32
        var veil: UInt32
        var page: UInt32
        static let only = Skin(ink: 0x0000_00FF, leaf: 0x00FF00FF, veil: 0x001F3F80, page: 0xFFFFFF)
      }
      """)
    #expect(reading.hex("ink") == "#000000")
    #expect(reading.hex("leaf") == "#00FF00")
    #expect(reading.hex("veil") == "#001F3F80")
    #expect(reading.hex("page") == "#FFFFFF")
  }

  @Test func vectorsOfBytesAreOf255AndOthersThatAreNoColoursAreNone() {
    let reading = Reading(
      """
      struct Theme {
        var ink: SIMD4<Float>; var page: SIMD4<Float>; var glow: SIMD4<Float>; var speed: SIMD4<Float>
        var flare: SIMD3<Float>
        static let slate = Theme(
          ink: SIMD4(51, 51, 51, 255), page: SIMD4(1, 1, 1, 1), glow: SIMD4(1.09, -0.22, -0.15, 1),
          speed: SIMD4(0.5, 900, 0.25, 2), flare: SIMD3(2, 1, 1))
      }
      """)
    #expect(reading.hex("ink") == "#333333")
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.color("glow")?.space == .extendedSRGB)
    #expect(reading.color("speed") == nil && reading.reason("speed") != nil)
    #expect(reading.color("flare") == nil && reading.reason("flare") != nil)
  }

  @Test func aByteOfAlphaIsAByte() {
    let reading = Reading(
      """
      struct Shade { let red: UInt8; let green: UInt8; let blue: UInt8; let alpha: UInt8 }
      struct Palette { let ink: Shade; let page: Shade }
      extension Palette {
        static let day = Palette(
          ink: Shade(red: 0, green: 0, blue: 0, alpha: 1), page: Shade(red: 255, green: 255, blue: 255, alpha: 255))
      }
      """)
    #expect(reading.hex("ink") == "#00000001")
    #expect(reading.hex("page") == "#FFFFFF")
  }

  @Test func aListOfPalettesHasATokenForEachOfTheirs() {
    let reading = Reading(
      """
      struct Badge { let ink: UIColor; let page: UIColor }
      struct Theme {
        let page: UIColor
        let badges: [Badge]
        let late: [Badge]
        let others: [Theme]
        static let day = Theme(
          page: .white,
          badges: [Badge(ink: .black, page: .yellow), Badge(ink: .white, page: UIColor(white: 0.5, alpha: 1))],
          late: Store.badges(), others: [])
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    let paths = reading.system.themes.flatMap(\.tokens).map(\.path).filter { !$0.hasPrefix("UIColor") }
    #expect(paths == ["page", "badges.0.ink", "badges.0.page", "badges.1.ink", "badges.1.page", "late"])
    #expect(reading.hex("badges.0.page") == "#FFFF00")
    #expect(reading.color("badges.1.page")?.components.x == 0.5)
    #expect(reading.reason("late") != nil)
  }

  @Test func aColourOfAnotherModulesTypeIsNotPassedOver() {
    let reading = Reading(
      """
      struct Theme {
        let page: UIColor
        let ring: MultipleColorTokens
        let glow: BrandColor
        var haze: BrandColor { .sunset }
        let scheme: ColorScheme
        static let day = Theme(
          page: .white, ring: MultipleColorTokens(light: "#000000", dark: "#FFFFFF"), glow: .sunset, scheme: .light)
      }
      """)
    let paths = reading.system.themes.flatMap(\.tokens).map(\.path).filter { !$0.hasPrefix("UIColor") }
    #expect(paths == ["page", "ring", "glow", "haze"])
    #expect(reading.reason("ring")?.reason.contains("MultipleColorTokens") == true)
    for path in ["glow", "haze"] { #expect(reading.reason(path)?.reason.contains("BrandColor") == true, "\(path)") }
  }
}
