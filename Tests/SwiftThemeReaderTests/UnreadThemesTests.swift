import SwiftThemeReader
import Testing
import ThemeModel

/// Themes of several contracts in one folder: one contract is read, and the others are named.
struct UnreadThemesTests {
  private func warnings(_ reading: Reading) -> [String] {
    reading.system.diagnostics.filter { $0.isOfUnreadThemes }.map(\.message)
  }

  private static let holders = """
    struct Palette { let ink: UIColor }
    struct Keys { let cap: UIColor }
    protocol Theme { var palette: Palette { get } }
    struct Day: Theme { var palette: Palette { Palette(ink: .black) } }
    struct Dusk: Theme { var palette: Palette { Palette(ink: .white) } }
    protocol KeyboardTheme { var keys: Keys { get } }
    struct DayKeys: KeyboardTheme { var keys: Keys { Keys(cap: .red) } }
    struct DuskKeys: KeyboardTheme { var keys: Keys { Keys(cap: .blue) } }
    """

  @Test func contractsThatHoldPalettes() {
    let reading = Reading(Self.holders)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(
      warnings(reading) == [
        "types that conform to KeyboardTheme (DayKeys, DuskKeys) are not read, because types that conform to Theme are; "
          + "“include” them in a source of their own, or “exclude” them"
      ])
    let other = Reading(Self.holders, options: SourceOptions(includedThemes: ["*Keys"]))
    #expect(other.system.themes.map(\.name) == ["DayKeys", "DuskKeys"])
    #expect(other.hex("cap", "DuskKeys") == "#0000FF")
    #expect(warnings(other).isEmpty)
  }

  /// Themes that only code makes are not passed over without a word. A copy with changes is read.
  @Test(arguments: [
    ("{ var all = [base]; var copy = base; copy.ink = .red; all.append(copy); return all }()", ["base", "copy"]),
    ("colors().map { Theme(ink: $0) }", ["base"]),
  ])
  func listsThatCodeMakes(_ list: String, _ names: [String]) {
    let reading = Reading(
      """
      struct Theme { var ink: UIColor }
      enum Themes {
        static let base = Theme(ink: .black)
        static let all: [Theme] = \(list)
      }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == names)
    #expect(warnings(reading).contains { $0.hasPrefix("the themes that `Themes.all` makes are not read") })
  }

  @Test(arguments: ["[base, other]", "[base, Theme(ink: .red)]", "Kind.allCases.map(\\.theme)"])
  func listsOfOtherThemes(_ list: String) {
    let reading = Reading(
      """
      struct Theme { var ink: UIColor }
      enum Kind: CaseIterable { case a, b; var theme: Theme { self == .a ? Themes.base : Themes.other } }
      enum Themes {
        static let base = Theme(ink: .black)
        static let other = Theme(ink: .white)
        static let all: [Theme] = \(list)
      }
      """.replacing("; ", with: "\n"))
    #expect(!warnings(reading).contains { $0.hasPrefix("the themes that") })
  }

  /// Contracts that are found by other means than the first kind.
  @Test func contractsOfOtherKinds() {
    let reading = Reading(
      Self.holders + """

        class MapScheme { var land: UIColor { .green } }
        class NightMapScheme: MapScheme { override var land: UIColor { .black } }
        enum ChartTheme { case soft, hard; var line: UIColor { .red }; var fill: UIColor { .blue } }
        struct Skin { let name: String; let edge: UIColor; static let all = [Skin(name: "Flat", edge: .red)] }
        """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    let found = warnings(reading)
    #expect(found.count == 4)
    for names in ["DayKeys, DuskKeys", "MapScheme, NightMapScheme", "soft, hard", "Flat"] {
      #expect(found.contains { $0.contains("(\(names))") }, "\(names)")
    }
  }

  @Test func twoBasesAndTwoListsAndTwoModules() {
    let reading = Reading(
      """
      class MapScheme { var land: UIColor { .green } }
      class NightMapScheme: MapScheme { override var land: UIColor { .black } }
      class ListScheme { var row: UIColor { .green } }
      class NightListScheme: ListScheme { override var row: UIColor { .black } }
      struct Quiet: KitTheme { let page = UIColor.white }
      struct Bright: OtherTheme { let page = UIColor.white }
      """)
    #expect(reading.system.themes.map(\.name) == ["MapScheme", "NightMapScheme"])
    #expect(warnings(reading).count == 3)
    let lists = Reading(
      """
      struct Skin { let name: String; let edge: UIColor; static let all = [Skin(name: "Flat", edge: .red)] }
      struct MapScheme { let name: String; let edge: UIColor; static let all = [MapScheme(name: "Round", edge: .red)] }
      """)
    #expect(lists.system.themes.map(\.name) == ["Flat"])
    #expect(warnings(lists).count == 1 && warnings(lists)[0].contains("Round"))
  }

  /// The palettes that the themes are made of are not a system beside them.
  @Test func palettesInUseAreNotNamed() {
    let reading = Reading(
      """
      protocol Inks { var ink: UIColor { get } }
      struct DayInks: Inks { var ink: UIColor { .black } }
      struct DuskInks: Inks { var ink: UIColor { .white } }
      protocol Theme { var inks: Inks { get } }
      struct Day: Theme { var inks: Inks { DayInks() } }
      struct Dusk: Theme { var inks: Inks { DuskInks() } }
      """, options: SourceOptions(excludedThemes: ["Dusk"]))
    #expect(reading.system.themes.map(\.name) == ["Day"])
    #expect(warnings(reading).isEmpty)
  }

  /// A type of the contract that takes its colors from the themes says nothing about others of the contract.
  @Test func aTypeMadeOfThemesHidesNoOthersOfItsContract() {
    let reading = Reading(
      """
      protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
      struct DayLook: Look { let ink = UIColor.lightGray; let page = UIColor.white }
      struct DuskLook: Look { let ink = UIColor.white; let page = UIColor.black }
      struct OwnTheme { var ink: UIColor; var page: UIColor
        static let neon = OwnTheme(ink: .white, page: .black); static let nord = OwnTheme(ink: .white, page: .darkGray) }
      struct OwnLook: Look { let theme: OwnTheme
        var ink: UIColor { theme.ink }; var page: UIColor { theme.page } }
      """)
    let told = warnings(reading).joined()
    #expect(reading.system.themes.contains { $0.name == "DayLook" } || told.contains("DayLook"))
    #expect(reading.system.themes.contains { $0.name == "neon" } || told.contains("neon"))
  }

  /// A palette in use says nothing about themes of another kind.
  @Test func aPaletteInUseHidesNoOtherThemes() {
    let reading = Reading(
      """
      struct Palette { let ink: UIColor; static let day = Palette(ink: .black); static let night = Palette(ink: .white) }
      protocol Theme { var palette: Palette { get } }
      struct DayTheme: Theme { var palette: Palette { .day } }
      struct NightTheme: Theme { var palette: Palette { .night } }
      struct WidgetTheme {
        let rim: UIColor
        static let calm = WidgetTheme(rim: .gray); static let loud = WidgetTheme(rim: .red)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["DayTheme", "NightTheme"])
    #expect(warnings(reading).count == 1 && warnings(reading)[0].contains("(calm, loud)"))
  }

  @Test func themesOfOneNameAreQualified() {
    let source = """
      struct Palette { let ink: UIColor }
      enum AppTheme { case light, dark; var palette: Palette { Palette(ink: .black) } }
      enum MapTheme { case light, dark; var land: UIColor { .green }; var sea: UIColor { .blue } }
      """
    let reading = Reading(source)
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    #expect(warnings(reading).contains { $0.contains("(MapTheme.light, MapTheme.dark)") })
    let map = Reading(source, options: SourceOptions(includedThemes: ["MapTheme.*"]))
    #expect(map.system.themes.map(\.name) == ["MapTheme.light", "MapTheme.dark"])
    #expect(map.hex("land", "MapTheme.dark") == "#00FF00")
  }

  /// A list and constants of the same model have themes of the same contract.
  @Test func listsAndConstantsOfOneModelAreReadTogether() {
    let reading = Reading(
      """
      struct Skin { let name: String; let edge: UIColor }
      enum Skins {
        static let plain = Skin(name: "Plain", edge: .black)
        static let presets: [Skin] = [plain, Skin(name: "Flat", edge: .red), .init(name: "Round", edge: .blue)]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["plain", "Flat", "Round"])
    #expect(reading.hex("edge", "Round") == "#0000FF")
    #expect(reading.theme("Flat")?.place?.line == 4)
  }

  @Test func casesOfTwoEnumsPromiseEachOtherNothing() {
    let reading = Reading(
      """
      enum AppTheme { case light, dark; var ink: UIColor { .black }; var page: UIColor { .white } }
      enum MapTheme { case day, night; var land: UIColor { .green }; var sea: UIColor { .blue } }
      """)
    #expect(reading.system.themes.map(\.name) == ["light", "dark", "day", "night"])
    #expect(reading.system.contract == nil)
  }

  @Test func typesWhoseStaticColorsAreReadAreNotUnread() {
    let loose = (0..<12).map { "static let tone\($0) = UIColor(white: 0.\($0), alpha: 1)" }.joined(separator: "\n")
    let reading = Reading(
      """
      extension UIColor {
      \(loose)
      }
      enum ActiveColors { static let ink = UIColor.black; static let page = UIColor.white }
      enum HoverColors { static let ink = UIColor.white; static let page = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.system.themes.flatMap(\.paths).contains("HoverColors.page"))
    #expect(!reading.system.diagnostics.contains { $0.isOfUnreadThemes })
  }
}
