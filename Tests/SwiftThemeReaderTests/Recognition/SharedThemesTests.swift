import SwiftThemeReader
import Testing
import ThemeModel

/// Classes that all show the one object which keeps the choice of theme are no themes. What the object can be is, with their colors.
struct SharedThemesTests {
  private static let palette = """
    enum ThemeKind { case day, night, sepia }
    final class Theme: ObservableObject {
      static let sharedTheme = Theme()
      @Published var active: ThemeKind
      init() { active = Store.saved }
      var ink: UIColor { Palette.ink() }
      var page: UIColor { Palette.page() }
    }
    struct Palette {
      private static let inkDay = UIColor.black
      private static let inkNight = UIColor.white
      private static let inkSepia = UIColor.brown
      static func ink(for theme: ThemeKind? = nil) -> UIColor {
        let theme = theme ?? Theme.sharedTheme.active
        switch theme { case .day: return inkDay; case .night: return inkNight; case .sepia: return inkSepia }
      }
      static func page(for theme: ThemeKind? = nil) -> UIColor {
        let theme = theme ?? Theme.sharedTheme.active
        switch theme { case .day: return .white; case .night: return .black; case .sepia: return .yellow }
      }
    }

    """

  private static func system(_ code: String) -> ThemeSystem { Reading(palette + code).system }

  private static let observers = """
    class ThemeObserver: ObservableObject { let theme: Theme = .sharedTheme; init() {} }
    class SearchTheme: ThemeObserver { var field: UIColor { theme.page }; var text: UIColor { theme.ink } }
    class ListStyling: ThemeObserver { var row: UIColor { theme.page } }
    """

  @Test func classesThatShowOneObjectAddNoThemes() {
    let system = Self.system(Self.observers)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
    #expect(system.axes.isEmpty)
    for theme in system.themes {
      #expect(
        Set(theme.paths).isSuperset(of: ["ink", "page", "SearchTheme.field", "SearchTheme.text", "ListStyling.row"]))
    }
    let reading = Reading(Self.palette + Self.observers)
    #expect(reading.hex("SearchTheme.field", "night", [:]) == "#000000")
    #expect(reading.hex("ink", "night", [:]) == "#FFFFFF")
  }

  /// A member that computes the object is the same as a constant.
  @Test(arguments: [
    "let theme = Theme.sharedTheme", "var theme: Theme { .sharedTheme }", "var theme: Theme { Theme.sharedTheme }",
  ])
  func everyWayToTheObject(member: String) {
    let system = Self.system(
      """
      class ThemeObserver: ObservableObject { \(member); init() {} }
      class SearchTheme: ThemeObserver { var field: UIColor { theme.page }; var text: UIColor { theme.ink } }
      """)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
  }

  @Test func whatArgumentsDecideIsUndetermined() throws {
    let system = Self.system(
      Self.observers + """

        class FixedTheme: SearchTheme {
          let kind: ThemeKind
          init(kind: ThemeKind) { self.kind = kind }
          override var text: UIColor { Palette.ink(for: kind) }
        }
        """)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
    for theme in system.themes {
      let token = try #require(theme.tokens.first { $0.path == "FixedTheme.text" })
      #expect(
        token.values.allSatisfy { value in
          if case .undetermined = value.value { true } else { false }
        })
    }
  }

  @Test func privateColorsOfTheChoiceAreRaw() throws {
    let theme = try #require(Self.system(Self.observers).themes.first)
    #expect(
      theme.tokens.filter { $0.path.hasPrefix("Palette.ink") && $0.path.hasSuffix("Day") }.allSatisfy {
        $0.tier == .raw
      })
  }

  /// What names say is text or a ground stays a token, wherever it is declared.
  @Test func privateColorsWithAPurposeAreTokens() throws {
    let code =
      "private extension UIColor { static let noteText = UIColor.gray; static let noteBackground = UIColor.white }"
    let theme = try #require(Self.system(Self.observers + code).themes.first)
    let notes = theme.tokens.filter { $0.path.hasSuffix("noteText") || $0.path.hasSuffix("noteBackground") }
    #expect(notes.count == 2 && notes.allSatisfy { $0.tier == .semantic })
  }

  /// The choice that the object keeps is not all.
  @Test func aFamilyWithColorsOfItsOwnIsRead() {
    let system = Self.system(
      Self.observers + """

        class BaseTheme { var noteText: UIColor { .black }; var noteBackground: UIColor { .white } }
        final class RedTheme: BaseTheme { override var noteText: UIColor { .lightGray } }
        """)
    #expect(!system.readings.contains { $0.recogniser == "selected-models" && $0.loss == nil })
  }

  /// A class made with a palette of its own keeps its family.
  @Test func aPaletteBesideTheObjectIsOfItsOwn() {
    let system = Self.system(
      Self.observers + """

        struct Inks { let text: UIColor; let page: UIColor }
        final class FixedTheme: ThemeObserver { let inks = Inks(text: .lightGray, page: .white) }
        """)
    #expect(system.themes.contains { $0.name.contains("FixedTheme") })
  }

  /// An enum of parts that has palettes comes after the object.
  @Test func palettesOfPartsComeAfterTheObject() {
    let system = Self.system(
      Self.observers + """

        struct ShareLook { let ink: UIColor; let page: UIColor }
        enum ShareOption {
          case clip, episode
          var look: ShareLook {
            switch self {
            case .clip: ShareLook(ink: .red, page: .blue)
            case .episode: ShareLook(ink: .blue, page: .red)
            }
          }
        }
        """)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
    #expect(
      system.readings.contains {
        $0.recogniser == "enum-of-models" && $0.loss?.contains("Theme keeps the choice") == true
      })
  }

  @Test func palettesOfTheirOwnAreThemes() {
    let system = Reading(
      """
      class Inks { var text: UIColor { .black }; var page: UIColor { .white } }
      class NightInks: Inks { override var text: UIColor { .white }; override var page: UIColor { .black } }
      class BaseTheme { let inks: Inks; init(_ inks: Inks = Inks()) { self.inks = inks } }
      class NightTheme: BaseTheme { init() { super.init(NightInks()) } }
      """
    ).system
    #expect(system.themes.map(\.name) == ["BaseTheme", "NightTheme"])
  }

  /// Views that inherit from one another show themes, whatever they are called and have.
  @Test(arguments: ["UITableViewCell", "SwipeTableViewCell", "UITableView", "UISwitch", "UIImageView", "UITextField"])
  func aFamilyOfViewsIsNoneOfThemes(parent: String) {
    let system = Self.system(
      Self.observers + """

        class ThemeableRow: \(parent) { var lineColor: UIColor = .gray }
        class EpisodeRow: ThemeableRow { var noteColor: UIColor { .white } }
        """)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
  }

  /// What a class has to show parts of the screen may show the object in turn.
  @Test(arguments: [
    """
    struct BarStyle { @ObservedObject private var theme: Theme = .sharedTheme
      var tint: UIColor { theme.page }; var title: UIColor { theme.ink } }
    class ListTheme: ThemeObserver { var bar = BarStyle(); var text: UIColor { theme.ink } }
    """,
    """
    class BarTheme: ThemeObserver { var tint: UIColor { theme.page }; var title: UIColor { theme.ink } }
    class ListTheme: ThemeObserver { let bar = BarTheme(); var text: UIColor { theme.ink } }
    """,
    """
    protocol BarTheme { var tint: UIColor { get }; var title: UIColor { get } }
    class PlainBar: ThemeObserver, BarTheme { var tint: UIColor { theme.page }; var title: UIColor { theme.ink } }
    class ListTheme: ThemeObserver { let bar: any BarTheme = PlainBar(); var text: UIColor { theme.ink } }
    """,
  ])
  func whatShowsTheObjectIsNoPaletteOfItsOwn(code: String) {
    let reading = Reading(Self.palette + Self.observers + code)
    #expect(reading.system.themes.map(\.name) == ["day", "night", "sepia"])
    #expect(reading.hex("ListTheme.text", "night", [:]) == "#FFFFFF")
  }

  @Test(arguments: [
    """
    struct BarStyle { let tint: UIColor; let title: UIColor }
    class ListTheme: ThemeObserver { let bar = BarStyle(tint: .white, title: .lightGray) }
    """,
    """
    struct Inks { let text: UIColor; let page: UIColor }
    class BarTheme: ThemeObserver { let inks = Inks(text: .lightGray, page: .white) }
    class ListTheme: ThemeObserver { let bar = BarTheme() }
    """,
    """
    struct Inks { let text: UIColor; let page: UIColor }
    class BarTheme: ThemeObserver { var tint: UIColor { theme.page } }
    class FixedBarTheme: BarTheme { let inks = Inks(text: .lightGray, page: .white) }
    class ListTheme: ThemeObserver { var bar = BarTheme() }
    """,
  ])
  func aFixedPartIsAPaletteOfItsOwn(code: String) {
    #expect(Self.system(Self.observers + code).themes.contains { $0.name.contains("ListTheme") })
  }

  /// Content that a class is made of has a color of its own. Colors that do not depend on it are known.
  @Test func contentIsNoPaletteBecauseItHasAColor() throws {
    let reading = Reading(
      Self.palette + Self.observers + """

        protocol Episode { var title: String { get }; var length: Double { get }; var backgroundColor: UIColor { get } }
        struct Local: Episode { var title: String; var length: Double; var backgroundColor: UIColor }
        class EditTheme: ThemeObserver {
          let episode: Episode
          init(episode: Episode) { self.episode = episode }
          var text: UIColor { theme.ink }
          var ground: UIColor { episode.backgroundColor }
        }
        """)
    #expect(reading.system.themes.map(\.name) == ["day", "night", "sepia"])
    #expect(reading.hex("EditTheme.text", "night", [:]) == "#FFFFFF")
    #expect(reading.reason("EditTheme.ground", "night", [:]) != nil)
  }

  /// Classes that show the object are no themes because they meet a contract that is called one.
  @Test func aContractOfWhatShowsTheObjectIsNoRival() {
    let system = Self.system(
      Self.observers + """

        protocol ToastTheme { var ground: UIColor { get }; var title: UIColor { get } }
        class PlayerToastTheme: ThemeObserver, ToastTheme {
          var ground: UIColor { theme.ink }
          var title: UIColor { theme.page }
        }
        class PlainToastTheme: ThemeObserver, ToastTheme {
          var ground: UIColor { theme.page }
          var title: UIColor { theme.ink }
        }
        struct ShareLook { let ink: UIColor; let page: UIColor }
        enum ShareOption {
          case clip, episode
          var look: ShareLook {
            switch self {
            case .clip: ShareLook(ink: .red, page: .blue)
            case .episode: ShareLook(ink: .blue, page: .red)
            }
          }
        }
        """)
    #expect(system.themes.map(\.name) == ["day", "night", "sepia"])
    #expect(system.themes.allSatisfy { $0.paths.contains("PlayerToastTheme.title") })
    #expect(!system.readings.contains { $0.way.contains("ToastTheme") })
  }

  @Test func aContractOfThemesIsARival() {
    let system = Self.system(
      Self.observers + """

        protocol ToastTheme { var ground: UIColor { get }; var title: UIColor { get } }
        struct DayToastTheme: ToastTheme { var ground: UIColor { .white }; var title: UIColor { .lightGray } }
        struct NightToastTheme: ToastTheme { var ground: UIColor { .black }; var title: UIColor { .white } }
        """)
    #expect(system.readings.contains { $0.way.contains("ToastTheme") })
  }
}
