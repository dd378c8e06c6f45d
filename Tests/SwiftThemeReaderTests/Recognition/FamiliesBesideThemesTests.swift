import SwiftThemeReader
import Testing
import ThemeModel

/// Families that merely have colors, such as rows, sizes and data, come after what is called a theme.
struct FamiliesBesideThemesTests {
  private static let statics = (0..<12).map { "static let shade\($0) = UIColor(white: 0.\(10 + $0), alpha: 1)" }
    .joined(separator: "\n")

  @Test func sizesThatHavePalettes() {
    let reading = Reading(
      """
      protocol Tone { var colors: ToneColors { get } }
      struct ToneColors { let line: UIColor; let glow: UIColor }
      protocol SizeKind { var tone: ToneColors { get }; var height: CGFloat { get } }
      struct Small: SizeKind { let tone = ToneColors(line: .red, glow: .blue)
        let height: CGFloat = 1 }
      struct Large: SizeKind { let tone = ToneColors(line: .red, glow: .green)
        let height: CGFloat = 2 }
      protocol HouseColors { var ink: UIColor { get }; var page: UIColor { get }; var wash: UIColor { get } }
      struct DayHouse: HouseColors { let ink = UIColor.black
        let page = UIColor.white
        let wash = UIColor.gray }
      struct DuskHouse: HouseColors { let ink = UIColor.white
        let page = UIColor.black
        let wash = UIColor.gray }
      """)
    #expect(reading.system.themes.map(\.name) == ["DayHouse", "DuskHouse"])
    let sizes = reading.system.readings.first { $0.way.contains("SizeKind") }
    #expect(
      sizes?.loss?.contains("types that conform to HouseColors meet a contract with which these have nothing to do")
        == true)
  }

  @Test func aSharedThemeBesideConfigurations() {
    let members = (0..<9).map { "let shade\($0): UIColor" }.joined(separator: "\n")
    let values = (0..<9).map { "shade\($0) = UIColor(white: 0.\($0), alpha: 1)" }.joined(separator: "\n")
    let reading = Reading(
      """
      final class ThemeColors { static let shared = ThemeColors()
        \(members)
        init() { \(values) } }
      struct Formats { let colors: ThemeColors = .shared }
      protocol RowContent { var formats: Formats { get } }
      struct PlainRow: RowContent { let formats = Formats() }
      struct TallRow: RowContent { let formats = Formats() }
      """)
    #expect(reading.system.themes.map(\.name) == ["ThemeColors"])
    #expect(reading.hex("shade0") == "#000000")
  }

  @Test func rowsThatShowThemes() {
    let reading = Reading(
      """
      enum Shades { static let blue = UIColor.blue }
      struct Palette { let ink: UIColor; let page: UIColor }
      enum Mode: CaseIterable { case day, dusk
        var palette: Palette { switch self {
          case .day: Palette(ink: .black, page: .white)
          case .dusk: Palette(ink: .white, page: .black) } } }
      class RowItem { var palette: Palette { Palette(ink: .red, page: Shades.blue) } }
      class ThemeRowItem: RowItem {}
      class ThemeListItem: RowItem {}
      """)
    #expect(reading.system.themes.map(\.name).starts(with: ["day", "dusk"]))
    #expect(!reading.system.themes.contains { $0.name.hasPrefix("Theme") })
  }

  /// The rows hold the palettes themselves, so that only the names tell which of the two is the themes.
  @Test func palettesThatRowsShowBesideASetting() {
    let reading = Reading(
      """
      struct ColorPalette { let ink: UIColor; let page: UIColor }
      enum BuiltinTheme: CaseIterable { case day, dusk
        var palette: ColorPalette { switch self {
          case .day: ColorPalette(ink: .black, page: .white)
          case .dusk: ColorPalette(ink: .white, page: .black) } } }
      struct NightTheme { var ink: UIColor; var page: UIColor; init() { ink = .red; page = .red } }
      struct NightThemePreferences {
        let theme: NightTheme
        init() { var theme = NightTheme()
          theme.ink = .blue
          self.theme = theme } }
      class RowItem { var palette: ColorPalette { BuiltinTheme.day.palette } }
      class NameRowItem: RowItem {}
      class LevelRowItem: RowItem { override var palette: ColorPalette { BuiltinTheme.dusk.palette } }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "dusk"])
    let rows = reading.system.readings.first { $0.way.contains("RowItem") }
    #expect(rows?.loss?.contains("are called themes by their names, and these are not") == true)
  }

  @Test func dataWithAColor() {
    let reading = Reading(
      """
      enum Shades { \(Self.statics) }
      protocol Selectable { var tint: UIColor { get }; var mark: UIColor { get } }
      struct Drive: Selectable { let tint = UIColor.red
        let mark = UIColor.blue }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    let family = reading.system.readings.first { $0.way.contains("Selectable") }
    #expect(
      family?.loss == "its themes contain few of the colours; static colours contain far more")
  }
}
