import SwiftThemeReader
import Testing
import ThemeModel

/// Themes of which a manager holds one at a time, and themes in lists.
struct SelectedThemesTests {
  private static let manager = """
    enum AppTheme: String, CaseIterable { case calm, crisp }
    final class ThemeManager {
      static let shared = ThemeManager()
      var current: AppTheme { didSet { Store.save(current.rawValue) } }
      init() { current = AppTheme(rawValue: Store.read() ?? "calm") ?? .calm }
    }
    """

  /// The app's settings say which theme the manager starts with. Each theme that it may hold is a theme.
  @Test func eachCaseThatAManagerMayHoldIsATheme() {
    let reading = Reading(
      Self.manager + """

        extension Color {
          private static var theme: AppTheme { ThemeManager.shared.current }
          static var page: Color { theme == .crisp ? Color(uiColor: .systemBackground) : Color(white: 0.9) }
        }
        extension LinearGradient {
          static var shine: LinearGradient {
            if ThemeManager.shared.current == .crisp {
              return LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
            } else {
              return LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
            }
          }
        }
        """)
    #expect(reading.system.themes.map(\.name) == ["calm", "crisp"])
    #expect(reading.hex("Color.page", "calm") == "#E6E6E6")
    #expect(reading.hex("Color.page", "crisp") == "#FFFFFF")
    #expect(reading.hex("Color.page", "crisp", ["mode": "dark"]) == "#000000")
    #expect(reading.theme("crisp")?.tokens.contains { $0.path == "LinearGradient.shine" } == true)
  }

  /// A few colors made of the theme in use do not take the place of the theme's own.
  @Test func fewColoursMadeOfAThemeDoNotStandForIt() {
    let names = (0..<6).map { "tone\($0)" }
    let theme = """
      final class Theme {
      \(names.map { "  let \($0): UIColor" }.joined(separator: "\n"))
        init(_ a: UIColor, _ b: UIColor) { \(names.map { "\($0) = \($0 == "tone0" ? "a" : "b")" }.joined(separator: "; ")) }
        static let light = Theme(.black, .white)
        static let dark = Theme(.white, .black)
      }
      enum Manager {
        static let all: [(title: String, theme: Theme)] = [("light", .light), ("dark", .dark)]
        static var theme = all.first(where: { $0.title == saved })?.theme ?? Theme.light
      }

      """
    let few = Reading(theme + "enum Message { static var ink: UIColor { Manager.theme.tone0 } }")
    #expect(few.system.themes.map(\.name) == ["light", "dark"])
    #expect(few.hex("tone0", "dark") == "#FFFFFF")
    #expect(few.hex("tone5", "dark") == "#000000")
    let part = Reading(
      theme + "struct MarkdownColors { let ink: UIColor; init(theme: Theme) { ink = theme.tone0 } }")
    #expect(part.hex("tone5", "dark") == "#000000")
    let many = Reading(
      theme
        + "extension UIColor { \(names.map { "static var \($0): UIColor { Manager.theme.\($0) }" }.joined(separator: "\n")) }"
    )
    #expect(many.system.themes.map(\.name) == ["light", "dark"])
    #expect(many.hex("UIColor.tone5", "dark") == "#000000")
  }

  /// A case from an unknown raw value is not the fallback.
  @Test func aCaseByAnUnknownRawValueIsUnknown() {
    let reading = Reading(
      """
      enum Kind: String { case one, two }
      enum Ink { static var ink: UIColor { (Kind(rawValue: Store.read()) ?? .one) == .two ? .black : .white } }
      """)
    #expect(reading.reason("Ink.ink")?.code == "unknown-name")
  }

  @Test func aManagerThatGivesTheColoursItself() {
    let reading = Reading(
      """
      class ThemeManager: ObservableObject {
        @Published var current: AppTheme = .pastel
        enum AppTheme: String { case pastel, neon }
        enum Kind { case ink, page }
        init() { load() }
        func load() { if let saved = Store.read(), let theme = AppTheme(rawValue: saved) { current = theme } }
        var edge: UIColor { current == .neon ? .red : .blue }
        func getColor(for kind: Kind) -> Color {
          switch current {
          case .pastel: return pastel[kind] ?? .gray
          case .neon: return neon[kind] ?? .gray
          }
        }
        private let pastel: [Kind: Color] = [.ink: Color(white: 0.2), .page: Color(white: 0.9)]
        private let neon: [Kind: Color] = [.ink: Color(red: 0, green: 1, blue: 1), .page: .black]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["pastel", "neon"])
    let paths = Set((reading.theme("neon")?.tokens ?? []).map(\.path))
    #expect(paths.isSuperset(of: ["edge", "ink", "page"]))
    #expect(!paths.contains { $0.hasPrefix("pastel") })
    #expect(Set(reading.system.contract?.entries.map(\.path) ?? []) == ["edge", "ink", "page"])
    #expect(reading.hex("ink", "neon") == "#00FFFF")
    #expect(reading.hex("page", "pastel") == "#E6E6E6")
    #expect(reading.hex("edge", "neon") == "#FF0000")
  }

  @Test func themesInAListAreCalledWhatTheyCallThemselves() {
    let reading = Reading(
      """
      struct ReaderTheme {
        let id: Int
        let name: String
        let page: Color
        let ink: Color
        static let presets: [ReaderTheme] = [
          ReaderTheme(id: 1, name: "Day", page: .white, ink: Shades.coal),
          ReaderTheme(id: 2, name: "Night", page: .black, ink: Color(white: 0.8)),
        ]
      }
      enum Shades { static let coal = Color(white: 0.1) }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Night"])
    #expect(reading.hex("ink", "Day") == "#1A1A1A")
    #expect(reading.hex("ink", "Night") == "#CCCCCC")
    #expect(reading.system.contract?.entries.map(\.path) == ["page", "ink"])
  }

  /// Without names of their own, they are named after what their parts have in common.
  @Test(arguments: [
    ("IceLight", "IceDark", "DuskLight", "DuskDark", ["Ice", "Dusk"]),
    ("IceLow", "IceLight", "DuskLow", "DuskLight", ["Ice", "Dusk"]),
    ("Ice", "Snow", "Dusk", "Dawn", ["couples.0", "couples.1"]),
  ])
  func themesInAListAreCalledWhatTheirPartsAre(
    _ a: String, _ b: String, _ c: String, _ d: String, _ names: [String]
  ) {
    let sets = [a, b, c, d].map { "struct \($0): ColorSet { var ink: Color = .black; var page: Color = .white }" }
    let reading = Reading(
      """
      protocol ColorSet { var ink: Color { get }; var page: Color { get } }
      struct ColorSetCouple { let light: ColorSet; let dark: ColorSet }
      let couples: [ColorSetCouple] = [.init(light: \(a)(), dark: \(b)()), .init(light: \(c)(), dark: \(d)())]
      \(sets.joined(separator: "\n"))
      """)
    #expect(reading.system.themes.map(\.name) == names)
  }

  /// The default of an environment is one of the themes, and a store beside the colors is not a theme.
  @Test func theDefaultOfAnEnvironmentIsNoThemeOfItsOwn() {
    let reading = Reading(
      """
      struct ReaderTheme {
        let name: String
        let page: Color
        private let store = Store.shared
        static let presets: [ReaderTheme] = [
          ReaderTheme(name: "Day", page: .white), ReaderTheme(name: "Night", page: .black),
        ]
      }
      private struct ReaderThemeKey: EnvironmentKey { static let defaultValue = ReaderTheme(name: "Day", page: .white) }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Night"])
    #expect(reading.theme("Day")?.tokens.map(\.path) == ["page", "Color.white"])
  }

  /// A model promises what all of its values have: the elements of a list, and members without a declared type.
  @Test func aModelPromisesWhatEveryThemeHas() {
    let reading = Reading(
      """
      struct Terminal {
        let page: Color
        let ansi: [Color]
        let edge = Shades.coal
        static let day = Terminal(page: .white, ansi: [.black, .red, .green, .blue, .white])
        static let night = Terminal(page: .black, ansi: [.white, .red, .green, .blue, .black])
      }
      enum Shades { static let coal = Color(white: 0.1) }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
    let promised = reading.system.contract?.entries.map(\.path) ?? []
    #expect(Set(promised) == ["page", "edge", "ansi.0", "ansi.1", "ansi.2", "ansi.3", "ansi.4"])
    #expect(promised.count == 7)
  }

  /// Colors and gradients of two models: each is a theme, neither promises what the other has, and a shorthand is not a theme.
  @Test func valuesOfTwoModelsPromiseEachOtherNothing() {
    let colors = """
      extension Color { static let brand = BrandColors() }
      extension ShapeStyle where Self == Color { static var brand: BrandColors { Self.brand } }
      struct BrandColors { let ink = Color.black; let page = Color.white }
      """
    let fills = """
      extension Gradient { static let brand = BrandGradients() }
      struct BrandGradients { let shine = Gradient(colors: [.brand.ink, .brand.page]) }
      """
    let reading = Reading([("Colors.swift", colors), ("Gradients.swift", fills)])
    #expect(reading.system.themes.map(\.name) == ["Color.brand", "Gradient.brand"])
    #expect(reading.theme("Gradient.brand")?.tokens.map(\.path).contains("shine") == true)
    #expect(reading.system.contract == nil)
  }

  /// It is known which types conform to a contract of another module.
  @Test func themesOfAContractOfAnotherModule() {
    let reading = Reading(
      """
      enum Shades { static let coal = UIColor(white: 0.1, alpha: 1) }
      struct Night: KitTheme { var page: UIColor { Shades.coal } }
      struct Day: KitTheme { let page = UIColor.white }
      struct PillStyle: ButtonStyle { let page = UIColor.white }
      """)
    #expect(reading.system.themes.map(\.name) == ["Night", "Day"])
    #expect(reading.hex("page", "Night") == "#1A1A1A")
    let none = Reading("class Night: KitTheme { init() { super.init(colors: NightColors()) } }")
    #expect(none.system.themes.isEmpty)
    #expect(
      none.system.diagnostics.map(\.message) == [
        "no themes were found in 1 Swift file with colours: Theme.swift; the base of Night, KitTheme, is not declared in them"
      ])
  }

  /// Palettes of two contracts are two systems. The smaller one is reported, and can be asked for.
  @Test func palettesOfAnotherContractAreNamed() throws {
    let source = """
      protocol Palette { var ink: UIColor { get }; var page: UIColor { get } }
      class Plain: Palette { var ink: UIColor = .black; var page: UIColor = .white }
      class Loud: Palette { var ink: UIColor = .red; var page: UIColor = .white }
      protocol CalendarPalette { var today: UIColor { get } }
      class PlainCalendar: CalendarPalette { var today: UIColor { .black } }
      class Holder { static var current: Palette { switch Store.kind { case .plain: return Plain(); default: return Loud() } } }
      """
    let reading = Reading(source)
    #expect(reading.system.themes.map(\.name) == ["Plain", "Loud"])
    let warning = try #require(reading.system.diagnostics.first { $0.isOfUnreadThemes })
    #expect(
      warning.message
        == "types that conform to CalendarPalette (PlainCalendar) are not read, because types that conform to Palette are; "
        + "“include” them in a source of their own, or “exclude” them")
    #expect(warning.place?.line == 5)
    let other = Reading(source, options: SourceOptions(includedThemes: ["*Calendar"]))
    #expect(other.system.themes.map(\.name) == ["PlainCalendar"])
    #expect(other.system.contract?.name == "CalendarPalette")
  }

  /// A configuration that names the themes of a source knows about the others.
  @Test func whatNobodyMissesIsNotWarnedOf() {
    let source = """
      protocol Palette { var ink: UIColor { get } }
      struct Plain: Palette { var ink: UIColor = .black }
      struct Loud: Palette { var ink: UIColor = .red }
      protocol CalendarPalette { var today: UIColor { get } }
      struct PlainCalendar: CalendarPalette { var today: UIColor { .black } }
      """
    func warns(_ options: SourceOptions) -> Bool {
      Reading(source, options: options).system.diagnostics.contains { $0.isOfUnreadThemes }
    }
    #expect(warns(SourceOptions()))
    #expect(warns(SourceOptions(includedThemes: ["*"])))
    #expect(!warns(SourceOptions(excludedThemes: ["*Calendar"])))
    #expect(!warns(SourceOptions(includedThemes: ["Plain", "Loud"])))
    #expect(!warns(SourceOptions(includedThemes: ["*Calendar"])))
    var elsewhere = SourceOptions()
    elsewhere.elsewhere = [ThemeChoice(included: ["*Calendar"])]
    #expect(!warns(elsewhere))
    elsewhere.elsewhere = [ThemeChoice(included: ["*"], excluded: ["*Calendar"])]
    #expect(warns(elsewhere))
  }

  @Test func aContractThatRefinesAnotherHidesNoneOfItsThemes() {
    let types = """
      struct Day: Base { var ink: UIColor = .black }
      struct Fog: Base { var ink: UIColor = .gray }
      struct Dusk: Extended { var ink: UIColor = .red; var glow: UIColor = .orange }
      """
    let reading = Reading(
      "protocol Extended: Base { var glow: UIColor { get } }\nprotocol Base { var ink: UIColor { get } }\n" + types)
    #expect(reading.system.themes.map(\.name) == ["Day", "Fog", "Dusk"])
    #expect(reading.system.contract?.name == "Base")
    #expect(!reading.system.diagnostics.contains { $0.isOfUnreadThemes })
    // The same is true for contracts of palettes, and for static ones.
    let holders = Reading(
      """
      protocol ExtendedTheme: BaseTheme { var more: Palette { get } }
      protocol BaseTheme { var colors: Palette { get } }
      struct Palette { let ink: UIColor }
      struct Day: BaseTheme { var colors: Palette { Palette(ink: .black) } }
      struct Dusk: ExtendedTheme { var colors: Palette { Palette(ink: .red) }; var more: Palette { Palette(ink: .blue) } }
      """)
    #expect(holders.system.themes.map(\.name) == ["Day", "Dusk"])
    let statics = Reading(
      """
      protocol Extended: Base { static var glow: UIColor { get } }
      protocol Base { static var ink: UIColor { get } }
      enum Day: Base { static var ink: UIColor { .black } }
      enum Dusk: Extended { static var ink: UIColor { .red }; static var glow: UIColor { .orange } }
      """)
    #expect(statics.system.themes.map(\.name) == ["Day", "Dusk"])
  }

  /// One theme may conform to two contracts of which neither refines the other. Each other theme is reported or read.
  @Test func themesOfContractsThatShareSomeAreNotLost() throws {
    let source = """
      protocol Inks { var ink: UIColor { get } }
      protocol Glows { var glow: UIColor { get } }
      struct Day: Inks { var ink: UIColor = .black }
      struct Both: Inks, Glows { var ink: UIColor = .gray; var glow: UIColor = .red }
      struct Ember: Glows { var glow: UIColor = .orange }
      """
    let reading = Reading(source)
    #expect(reading.system.themes.map(\.name) == ["Day", "Both"])
    let warning = try #require(reading.system.diagnostics.first { $0.isOfUnreadThemes })
    #expect(
      warning.message.hasPrefix(
        "types that conform to Glows (Ember) are not read, because types that conform to Inks are;"))
    #expect(Reading(source, options: SourceOptions(includedThemes: ["Ember"])).system.themes.map(\.name) == ["Ember"])
  }

  @Test func themesOfSeveralListsHaveNamesOfTheirOwn() {
    func list(_ name: String) -> String {
      "static let \(name) = [Skin(name: \"Default\", ink: .black), Skin(name: \"\(name)\", ink: .red)]"
    }
    let model = "struct Skin { let name: String; let ink: UIColor }\n"
    let apart = Reading(model + "enum Light { \(list("soft")) }\nenum Dark { \(list("hard")) }")
    #expect(apart.system.themes.map(\.name) == ["Light.Default", "soft", "Dark.Default", "hard"])
    let together = Reading(model + "enum Skins { \(list("soft")); \(list("hard")) }")
    #expect(together.system.themes.map(\.name) == ["Skins.soft.Default", "soft", "Skins.hard.Default", "hard"])
    #expect(!ThemeResolver(together.system).diagnostics.contains { $0.code == "duplicate-theme" })
    // Two modules may have types of the same name.
    let twins = Reading([
      ("A/Skins.swift", model + "enum Skins { \(list("soft")) }"), ("B/Skins.swift", "enum Skins { \(list("soft")) }"),
    ])
    #expect(Set(twins.system.themes.map(\.name)).count == 4)
  }

  /// Each of many screens holds one of many themes. The one that was asked for is read, whether or not the screens mention what
  /// they hold.
  @Test(arguments: [false, true])
  func manyVariablesMayHoldOneOfManyThemes(areAllSpokenOf: Bool) {
    let count = 50
    var source = "struct AppTheme { let ink: UIColor }\nenum Themes {\n"
    for index in 0..<count { source += "static let t\(index) = AppTheme(ink: UIColor(white: 0.5, alpha: 1))\n" }
    source += "}\n"
    for index in 0..<count {
      source += "final class Screen\(index) { var theme: AppTheme = Themes.t\(index) "
      source += areAllSpokenOf ? "; var other: AppTheme { self.theme } }\n" : "}\n"
    }
    let reading = Reading(source, options: SourceOptions(includedThemes: ["t0"]))
    #expect(reading.system.themes.map(\.name) == ["t0"])
    #expect(reading.hex("ink") == "#808080")
  }

  /// The colors of a theme are its tokens, also those that no static color passes on.
  @Test func theColorsOfTheThemeInUseAreTokens() {
    let reading = Reading(
      """
      import UIKit
      struct Theme {
        let title: UIColor
        let page: UIColor
        let code: UIColor
        static let light = Theme(title: .gray, page: .white, code: .black)
        static let dark = Theme(title: .white, page: .black, code: .white)
      }
      enum ThemeManager { static var theme = Theme.light }
      extension UIColor {
        static var codeText: UIColor { ThemeManager.theme.code }
        static func body(for theme: Theme? = nil) -> UIColor { theme?.code ?? ThemeManager.theme.code }
      }
      """)
    #expect(reading.system.themes.map(\.name).sorted() == ["dark", "light"])
    #expect(reading.hex("title", "dark") == "#FFFFFF")
    #expect(reading.hex("page", "light") == "#FFFFFF")
    #expect(reading.hex("UIColor.codeText", "light") == "#000000")
  }
}
