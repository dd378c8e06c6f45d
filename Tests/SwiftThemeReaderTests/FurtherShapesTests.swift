import SwiftThemeReader
import Testing
import ThemeModel

/// More shapes of theme code in public apps, in code of our own.
struct FurtherShapesTests {
  @Test func selfIsTheTypeAround() {
    let reading = Reading(
      """
      enum Hue: String {
        case dawn, dusk
        static let warm: [Self] = [.dawn]
        var code: UInt32 { self == .dawn ? 0xFF8800 : 0x002244 }
      }
      struct Skin {
        let ink: UIColor
        static let day: Self = .init(ink: UIColor(rgb: Hue.warm[0].code))
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(reading.hex("ink") == "#FF8800")
  }

  @Test func dictionariesOfAModelAreThemes() {
    let reading = Reading(
      """
      enum Kind { case calm, loud }
      struct ButtonColors { let fade: (start: UIColor, end: UIColor); let edge: UIColor }
      final class RoundButton: UIButton {
        static let byKind: [Kind: ButtonColors] = [
          .calm: ButtonColors(fade: (start: .black, end: .gray), edge: .white),
          .loud: .init(fade: (start: .red, end: .orange), edge: .yellow),
        ]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["calm", "loud"])
    #expect(reading.hex("fade.start", "loud") == "#FF0000")
    #expect(reading.hex("edge", "loud") == "#FFFF00")
    #expect(reading.system.contract?.entries.map(\.path) == ["fade.start", "fade.end", "edge"])
  }

  /// Dictionaries filled step by step: the names are known, and each color is a token.
  @Test func dictionariesThatAreFilledStepByStep() {
    let reading = Reading(
      """
      struct Look { static let quiet = "Quiet"; var ink: UIColor?; var page: UIColor? }
      enum Bar {
        static let looks: [String: Look] = {
          var looks = [String: Look]()
          var look = Look()
          look.ink = .black
          look.page = UIColor.white
          looks[Look.quiet] = look
          look = Look()
          look.ink = .red
          looks["Loud"] = look
          return looks
        }()
      }
      """)
    #expect(reading.hex("Bar.looks.Quiet.ink") == "#000000")
    #expect(reading.hex("Bar.looks.Quiet.page") == "#FFFFFF")
    #expect(reading.hex("Bar.looks.Loud.ink") == "#FF0000")
    #expect(reading.reason("Bar.looks.Loud.page")?.code == "nil-color")
  }

  /// A value written to an unknown index may be anywhere.
  @Test func anElementThatIsSetAtAnUnknownPlaceMakesTheListUnknown() {
    let reading = Reading(
      """
      enum Ink {
        static let shades: [UIColor] = {
          var shades: [UIColor] = [.black, .white]
          shades[Store.index] = .red
          return shades
        }()
        static let byName: UIColor = ["a": UIColor.red][Store.name]!
      }
      """)
    #expect(reading.reason("Ink.shades")?.reason.contains("Store") == true)
    #expect(reading.reason("Ink.byName")?.reason.contains("Store") == true)
  }

  @Test func aManagerOfTheThemesReadIsNoThemeBesideThem() {
    let reading = Reading(
      """
      protocol Providing { var colors: Inks { get } }
      struct Inks { let ink: UIColor; static let light = Inks(ink: .black); static let dark = Inks(ink: .white) }
      struct Standard: Providing { var colors: Inks; init(name: String) { colors = name == "a" ? .light : .dark } }
      struct AppTheme { static let shared = AppTheme(); var current: Providing { Standard(name: Store.name) } }
      struct AppPalette { static let light = AppPalette(ink: .black); let ink: UIColor }
      private struct ThemeKey: EnvironmentKey { static let defaultValue = AppTheme.shared }
      """, options: SourceOptions(includedThemes: ["light", "dark"]))
    #expect(
      !reading.system.diagnostics.contains { $0.code == "colors-not-read" || $0.isOfUnreadThemes },
      "\(reading.system.diagnostics.map(\.message))")
  }

  @Test func palettesOfAnotherModuleAndNamesOfOtherFilesSayWhatIsMissing() {
    let reading = Reading(
      """
      protocol Theme { var page: UIColor { get }; var colors: ColorsKit { get }; var tones: TonePalette { get } }
      class Night: NSObject, Theme {
        var page: UIColor = .nightPage
        var colors: ColorsKit = NightColors.kit
        var tones = TonePalette.night
      }
      """)
    #expect(reading.reason("colors")?.reason.contains("NightColors") == true)
    #expect(reading.reason("tones")?.reason.contains("TonePalette") == true)
    #expect(
      reading.reason("page")?.reason == "`.nightPage` is not declared in the sources, and legible does not know it")
    #expect(reading.system.contract?.entries.map(\.path) == ["page", "colors", "tones"])
  }

  @Test func stylesOfAHiddenTypeAreColoursAndGradients() {
    let reading = Reading(
      """
      enum Theme: CaseIterable {
        case plain, bright
        var ink: Color { self == .plain ? .black : .white }
        var fill: some ShapeStyle { self == .plain ? Color(white: 0.5) : Color(white: 1) }
        func shine() -> some ShapeStyle {
          switch self {
          case .plain: return AnyShapeStyle(Color(white: 0.2))
          case .bright: return AnyShapeStyle(LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom))
          }
        }
        var glass: AnyShapeStyle { AnyShapeStyle(.ultraThinMaterial) }
      }
      """)
    #expect(reading.hex("fill", "plain") == "#808080")
    #expect(reading.hex("shine", "plain") == "#333333")
    if case .gradient? = reading.token("shine", "bright")?.value {} else { Issue.record("shine is no gradient") }
    #expect(reading.reason("glass", "plain")?.reason.contains("ultraThinMaterial") == true)
  }

  @Test func palettesThatAreMadeForAnAppearanceOrACase() {
    let flag = Reading(
      """
      enum Light { static let ink: Int64 = 0x111111 }
      enum Dark { static let ink: Int64 = 0xEEEEEE }
      struct AppColors {
        let isDark: Bool
        var ink: UIColor { UIColor(rgb: isDark ? Dark.ink : Light.ink) }
        var page: UIColor { isDark ? .black : .white }
      }
      """)
    #expect(flag.system.themes.map(\.name) == ["AppColors"])
    #expect(flag.hex("ink") == "#111111")
    #expect(flag.hex("ink", nil, ["mode": "dark"]) == "#EEEEEE")
    let cases = Reading(
      """
      enum Season { case spring, winter; var isCold: Bool { self == .winter } }
      struct SeasonColors {
        var ink: UIColor
        var page = UIColor.white
        init(for season: Season) { if season.isCold { ink = .blue } else { ink = .green } }
      }
      """)
    #expect(cases.system.themes.map(\.name) == ["spring", "winter"])
    #expect(cases.hex("ink", "winter") == "#0000FF")
    #expect(cases.hex("page", "winter") == "#FFFFFF")
    #expect(cases.system.contract?.entries.map(\.path) == ["ink", "page"])
    let open = Reading("struct TintColors { let ink: UIColor; init(seed: UIColor) { ink = seed } }")
    #expect(open.system.themes.isEmpty)
  }

  /// `extension String { func count(_:) }` leaves the property `count` what it is.
  @Test func aMethodBesideThePlatformsPropertyOfItsName() {
    let reading = Reading(
      """
      extension String { func count(_ part: String) -> Int { components(separatedBy: part).count - 1 } }
      extension UIColor { convenience init(code: String) {
        switch code.count {
        case 6: self.init(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        default: self.init(white: 0, alpha: 1) } } }
      enum Theme { static let ink = UIColor(code: "336699"); static let page = UIColor(code: "369") }
      """)
    #expect(reading.hex("Theme.ink") == "#336699")
    #expect(reading.hex("Theme.page") == "#000000")
  }

  /// Nothing says that colors which are not known are equal.
  @Test func themesOfUnknownColorsStay() {
    let reading = Reading(
      """
      struct Theme { var title: String; var ink: UIColor; var page: UIColor }
      enum Themes { static var all: [Theme] = []
        static func fill() {
          all.append(Theme(title: "sea", ink: UIColor(code: "1"), page: UIColor(code: "2")))
          all.append(Theme(title: "sand", ink: UIColor(code: "3"), page: UIColor(code: "4")))
          all.append(Theme(title: "dusk", ink: UIColor(code: "5"), page: UIColor(code: "6")))
          all.append(Theme(title: "snow", ink: .black, page: .white)) } }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors", "sea", "sand", "dusk", "snow"])
  }
}
