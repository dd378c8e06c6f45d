import SwiftThemeReader
import Testing
import ThemeModel

/// Themes recognized by what the code does with them, and code that only looks like a theme.
struct WhatCountsAsThemeTests {
  @Test func aBaseWhoseColorsEachClassOverridesIsAContract() {
    let reading = Reading(
      """
      class Sheet<C> { var ink: C { fatalError() }; var page: C { fatalError() } }
      final class NightSheet: Sheet<UIColor> {
        override var ink: UIColor { .white }
        override var page: UIColor { .black }
      }
      final class DaySheet: Sheet<UIColor> {
        override var ink: UIColor { .black }
        override var page: UIColor { .white }
      }
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["NightSheet", "DaySheet"])
    #expect(reading.hex("ink", "NightSheet") == "#FFFFFF")
    #expect(reading.hex("page", "DaySheet") == "#FFFFFF")
  }

  @Test func partsOfTheInterfaceThatOverrideColorsAreNone() {
    let reading = Reading(
      """
      class Cell: UITableViewCell { var ink: UIColor { .black }; var page: UIColor { .white } }
      class WideCell: Cell { override var ink: UIColor { .red }; override var page: UIColor { .black } }
      class TallCell: Cell { override var ink: UIColor { .blue }; override var page: UIColor { .black } }
      """)
    #expect(reading.system.themes.isEmpty)
  }

  /// A palette that nobody outside its file can reach only serves the palette that others see, and is not part of the theme.
  @Test func aPrivatePaletteBesideTheOneThatOthersSeeIsNoPart() {
    func names(_ access: String) -> Set<String> {
      let reading = Reading(
        """
        struct Inks { let text: Color; let page: Color }
        enum Shore: CaseIterable {
          case sand, rock
          var inks: Inks { self == .sand ? Inks(text: .black, page: .white) : shared }
          \(access) var shared: Inks { Inks(text: .white, page: .black) }
        }
        """)
      #expect(reading.system.themes.map(\.name) == ["sand", "rock"])
      return Set(reading.system.themes.flatMap(\.tokens).filter { $0.tier != .raw }.map(\.path))
    }
    #expect(names("private") == ["text", "page"])
    #expect(names("fileprivate") == ["text", "page"])
    #expect(names("").contains("shared.text"))
  }

  @Test func aViewIsNoThemeWhateverItIsCalled() {
    let reading = Reading(
      """
      enum Choice: CaseIterable { case day, night; var ink: Color { self == .day ? .black : .white } }
      struct ThemeLabel: View {
        var first: Color
        var second: Color
        init(choice: Choice) { first = choice.ink; second = .red }
        var body: some View { first }
      }
      """)
    #expect(!reading.system.themes.contains { $0.name == "day" || $0.name.hasPrefix("ThemeLabel") })
  }

  @Test func whatHasNoColorIsLeftOutWithAWord() {
    let reading = Reading(
      """
      public struct Meaning {
        public var text = Color.black
        public var badge = Color.white
        static let standard = Meaning()
        static var seasonal: Meaning? = nil
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["standard"])
    #expect(
      reading.system.diagnostics.contains { $0.code == "theme-without-colors" && $0.message.contains("seasonal") })
  }

  @Test func aStandInBesideThemesIsNone() {
    let contract = "protocol Theme { var ink: Color { get } }\nstruct MockTheme: Theme { let ink = Color.red }\n"
    let beside = Reading(contract + "struct DayTheme: Theme { let ink = Color.black }")
    #expect(beside.system.themes.map(\.name) == ["DayTheme"])
    #expect(Reading(contract).system.themes.map(\.name) == ["MockTheme"])
  }

  /// An app may have a test or a preview of something for its users.
  @Test(arguments: ["SpeedTestTheme", "LinkPreviewTheme", "FakeCallTheme"])
  func anAppsOwnWordIsNoStandIn(_ name: String) {
    let reading = Reading(
      """
      protocol Theme { var ink: Color { get } }
      struct \(name): Theme { let ink = Color.red }
      struct DayTheme: Theme { let ink = Color.black }
      """)
    #expect(reading.system.themes.map(\.name) == [name, "DayTheme"])
  }

  @Test func everyChoiceOfAnObservedManagerIsAContext() {
    let reading = Reading(
      """
      enum Flavour: String, CaseIterable { case mint, plum }
      @Observable final class ThemeManager {
        var flavour: Flavour = .mint
        var ink: Color { switch flavour { case .mint: .black; case .plum: .white } }
        var page: Color { flavour == .plum ? .black : .white }
      }
      """)
    #expect(reading.hex("ink", nil, ["flavour": "mint"]) == "#000000")
    #expect(reading.hex("ink", nil, ["flavour": "plum"]) == "#FFFFFF")
    #expect(reading.hex("page", nil, ["flavour": "plum"]) == "#000000")
  }

  @Test func labelsThatOnlyATypeHasAndFormsOfAnAssetAreColors() {
    let reading = Reading(
      """
      let make: (Bool) -> (ink: Color, page: Color) = { dark in (dark ? .white : .black, dark ? .black : .white) }
      enum Made { static let ink = make(false).ink; static let page = make(true).page; static let line = make(true).0 }
      final class Swatch {
        let code: String
        init(code: String) { self.code = code }
        lazy var color: UIColor = UIColor(white: code == "dim" ? 0 : 1, alpha: 1)
      }
      enum Assets { static let dim = Swatch(code: "dim"); static let bright = Swatch(code: "bright") }
      enum Uses { static let ink = Assets.dim.color; static let page = Assets.bright.color }
      enum Listed { static let all: [UIColor] = [.black, .white]; static let second = all[1] }
      """)
    #expect(reading.hex("Made.ink") == "#000000")
    #expect(reading.hex("Made.page") == "#000000")
    #expect(reading.hex("Made.line") == "#FFFFFF")
    #expect(reading.hex("Uses.ink") == "#000000")
    #expect(reading.hex("Uses.page") == "#FFFFFF")
    #expect(reading.hex("Listed.second") == "#FFFFFF")
  }

  @Test func aMacroThatSpeaksOfAColorIsUndetermined() {
    let reading = Reading(
      ##"enum Ink { static let day = Color.black; static let odd = #hexColor("#336699"); static let site = #URL("x") }"##
    )
    #expect(reading.reason("Ink.odd") != nil)
    #expect(reading.token("Ink.site") == nil)
  }

  /// What a protocol requires is in each theme that conforms to it.
  @Test func aDictionaryThatAProtocolRequiresIsNone() {
    let reading = Reading(
      """
      enum Key { case ink, page }
      protocol Scheme { static var colors: [Key: UIColor] { get } }
      enum Day: Scheme { static let colors: [Key: UIColor] = [.ink: .black, .page: .white] }
      enum Night: Scheme { static let colors: [Key: UIColor] = [.ink: .white, .page: .black] }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day.colors", "Night.colors"])
    #expect(reading.hex("ink", "Night.colors") == "#FFFFFF")
  }

  // MARK: Accents

  private static let dayAndNight = """
    enum Theme {
      case day, night
      var ink: UIColor { self == .day ? .black : .white }
      var page: UIColor { self == .day ? .white : .black }
    }

    """

  /// The cases of an enum that give one color in several forms are colors, as the accents of a theme are.
  @Test(arguments: ["uiColor", "colorSwiftUI", "swiftUIColorValue", "asUIColor", "colorValue"])
  func accentsInSeveralFormsAreNoThemes(form: String) {
    let system = Reading(
      Self.dayAndNight + """
        extension Theme {
          enum PrimaryColor {
            case green, blue
            var color: UIColor { self == .green ? .green : .blue }
            var \(form): UIColor { self == .green ? .green : .blue }
          }
        }
        """
    ).system
    #expect(system.themes.map(\.name) == ["day", "night"])
  }

  /// Two colors that lie on each other are no forms of one.
  @Test(arguments: ["ground", "colorOnGround", "textColor"])
  func severalColorsOfACaseAreATheme(other: String) {
    let system = Reading(
      """
      enum ColorTheme {
        case green, blue
        var color: UIColor { self == .green ? .green : .blue }
        var \(other): UIColor { self == .green ? .white : .black }
      }
      """
    ).system
    #expect(system.themes.map(\.name) == ["green", "blue"])
  }
}
