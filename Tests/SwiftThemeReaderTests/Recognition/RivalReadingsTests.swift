import Testing
import ThemeModel

/// Which of several readings of the same code are its themes.
struct RivalReadingsTests {
  /// What themes draw from may have any number of colors, under any number of names.
  @Test(arguments: [4, 40])
  func aContractIsNotOutnumbered(_ count: Int) {
    func raw(_ type: String, _ value: (Int) -> String) -> String {
      "extension \(type) { " + (0..<count).map { "static let raw\($0) = \(value($0))" }.joined(separator: "\n") + " }"
    }
    let reading = Reading(
      """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct Red: Theme { var ink: UIColor { .raw1 }; var page: UIColor { .raw2 } }
      struct Blue: Theme { var ink: UIColor { .raw3 }; var page: UIColor { .raw0 } }
      enum ThemeName: String { case red, blue
        var theme: Theme { switch self { case .red: return Red(); case .blue: return Blue() } } }
      \(raw("UIColor") { "UIColor(white: \(Double($0 % 10) / 10), alpha: 1)" })
      \(raw("Color") { "Color(UIColor.raw\($0))" })
      """)
    #expect(reading.system.themes.map(\.name) == ["red", "blue"], "\(count)")
    #expect(reading.hex("ink", "red") == "#1A1A1A")
  }

  /// Data may ask for a status that has a color.
  @Test func whatHasAColorByItsStatusIsNoTheme() {
    let reading = Reading(
      """
      enum Status { case pending, failed
        var tint: UIColor { switch self { case .pending: return .brand.muted; case .failed: return .brand.loud } } }
      protocol Details { var id: String { get }; var status: Status { get } }
      struct Entity: Details { var id = ""; var status: Status { .pending } }
      struct Other: Details { var id = ""; var status: Status { .failed } }
      extension UIColor { struct brand {
        static let muted = UIColor(white: 0.5, alpha: 1)
        static let loud = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let page = UIColor.white } }
      """.replacing("\"\"; ", with: "\"\"\n").replacing("; case", with: "\ncase"))
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("UIColor.brand.page") == "#FFFFFF")
  }

  @Test func aNameOfAnAssetMayBeATypesName() {
    let reading = Reading(
      "import AppKit\nenum P { static let ink = NSColor(named: NSColor.Name(\"ink\"), bundle: nil)! }")
    #expect(reading.reason("P.ink")?.code == "unknown-asset")
  }

  private static let palettes = """
    class ColorPalette { let background: UIColor; let text: UIColor
      init(background: UIColor, text: UIColor) { self.background = background; self.text = text } }
    let day = ColorPalette(background: .white, text: .black)
    let night = ColorPalette(background: .black, text: .white)
    enum BuiltinTheme { case bright, dim
      var palette: ColorPalette { switch self { case .bright: return day
        case .dim: return night } } }

    """.replacing("; let", with: "\nlet")

  /// Rows that show the theme in use are no themes, although some of them are called after it.
  @Test func aFamilyOfWhichFewSayThemeIsNone() {
    let reading = Reading(
      Self.palettes
        + """
        class Presentation { let colors: ColorPalette; init(colors: ColorPalette) { self.colors = colors } }
        class RowItem { init() {}
          var menu: Presentation { Presentation(colors: current()) } }
        class ThemeListItem: RowItem {}
        class SeparatorItem: RowItem {}
        class TextItem: RowItem {}
        """)
    #expect(reading.system.themes.map(\.name).sorted() == ["bright", "dim"])
  }

  /// Themes that meet a contract need not say that they are themes.
  @Test func aContractNeedsNoNames() {
    let reading = Reading(
      """
      protocol Look { var text: UIColor { get }; var ground: UIColor { get } }
      struct Sunset: Look { var text: UIColor { .white }; var ground: UIColor { .red } }
      struct Forest: Look { var text: UIColor { .white }; var ground: UIColor { .green } }
      struct OceanTheme: Look { var text: UIColor { .white }; var ground: UIColor { .blue } }
      enum KeyboardTheme { static let keys = UIColor.white
        static let caps = UIColor.gray }
      """)
    #expect(reading.system.themes.map(\.name) == ["Sunset", "Forest", "OceanTheme"])
  }

  @Test func gradientsBesideThemesAreNone() {
    let reading = Reading(
      """
      protocol AppColors { var ink: UIColor { get }; var page: UIColor { get } }
      struct Standard: AppColors { var ink: UIColor { .black }; var page: UIColor { .white } }
      struct Private: AppColors { var ink: UIColor { .white }; var page: UIColor { .black } }
      extension AppColors where Self == Standard { static var standard: Standard { .init() } }
      extension AppColors where Self == Private { static var privateMode: Private { .init() } }
      struct BrandGradient { struct Stop { var color: UIColor; var position: Double }
        var stops: [Stop] }
      extension BrandGradient {
        static var lightGradient: BrandGradient { .init(stops: [.init(color: .red, position: 0)]) }
        static var darkGradient: BrandGradient { .init(stops: [.init(color: .blue, position: 0)]) } }
      """)
    #expect(reading.system.themes.count == 2)
    #expect(reading.system.themes.allSatisfy { Set($0.paths).isSuperset(of: ["ink", "page"]) })
  }

  /// What a view binds is a choice of the user's, and the view is no theme.
  @Test func aViewIsNoManager() {
    let reading = Reading(
      """
      import SwiftUI
      enum ShortcutPalette: CaseIterable { case classic, sunset
        var stops: [Color]? { switch self { case .classic: nil
          case .sunset: [.pink, .red] } } }
      struct ShortcutView: View { @Binding var palette: ShortcutPalette
        private var swatches: [Color] { palette.stops ?? [] }
        var body: some View { EmptyView() } }
      enum Brand { static let text = Color.black
        static let page = Color.white }
      """)
    #expect(reading.hex("Brand.text") == "#000000")
  }

  /// Code that compiles meets its own protocols: the contract is the one that asks for most.
  @Test func theContractIsTheMostRefined() throws {
    let reading = Reading(
      """
      protocol Colors { var accent: UIColor { get } }
      class LightColors: Colors { let accent: UIColor = .red }
      class DarkColors: Colors { let accent: UIColor = .blue }
      protocol Base { var colors: Colors { get } }
      protocol Theme: Base { var page: UIColor { get }; var ink: UIColor { get } }
      class DefaultTheme: Theme { var page: UIColor = .white
        var ink: UIColor = .black
        lazy var colors: Colors = { LightColors() }() }
      class DarkTheme: Theme { var page: UIColor = .black
        var ink: UIColor = .white
        lazy var colors: Colors = { DarkColors() }() }
      """)
    let contract = try #require(reading.system.contract)
    for theme in reading.system.themes {
      let paths = Set(theme.paths)
      #expect(contract.entries.allSatisfy { paths.contains($0.path) })
      #expect(
        theme.tokens.filter { $0.tier != .raw }.allSatisfy { token in
          contract.entries.contains { $0.path == token.path } || contract.optional.contains(token.path)
        })
    }
  }

  /// A type asks for a list, and not for its length.
  @Test func aListMayBeLonger() throws {
    let reading = Reading(
      """
      class Palette { let page: UIColor; let ink: UIColor; let avatars: [UIColor]
        init(page: UIColor, ink: UIColor, avatars: [UIColor]) {
          self.page = page; self.ink = ink; self.avatars = avatars } }
      let day = Palette(page: .white, ink: .black, avatars: [.red])
      let night = Palette(page: .black, ink: .white, avatars: [.red, .blue])
      """.replacing("; let", with: "\nlet").replacing("; self", with: "\nself"))
    let contract = try #require(reading.system.contract)
    #expect(contract.entries.map(\.path) == ["page", "ink", "avatars.0"])
    #expect(contract.optional.contains("avatars.1"))
  }

  /// Two modules may each have a copy of one contract. Views hold one of them.
  @Test(arguments: ["A", "B"])
  func ofCopiesTheOneThatViewsHoldIsRead(_ module: String) {
    let copy = """
      import SwiftUI
      protocol Palette { var ink: Color { get }; var page: Color { get } }
      struct LightPalette: Palette { let ink = Color.black; let page = Color.white }
      struct DarkPalette: Palette { let ink = Color.white; let page = Color.black }
      """.replacing("; let", with: "\nlet")
    let view = """
      import SwiftUI
      struct Row: View { let palette: Palette
        var body: some View { Text("a").foregroundStyle(palette.ink) } }
      """
    let reading = Reading([("A/Palette.swift", copy), ("B/Palette.swift", copy), ("\(module)/Row.swift", view)])
    #expect(reading.system.themes.map { $0.place?.file } == Array(repeating: "\(module)/Palette.swift", count: 2))
    #expect(reading.system.themes.map(\.name) == ["LightPalette", "DarkPalette"])
  }
}
