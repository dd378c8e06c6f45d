import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Values of two types of themes are never of one theme, however their members are called.
struct ThemeTypesTests {
  private static let two = """
    struct AppTheme { let ink = Color(red: 0, green: 0, blue: 0); let page = Color(red: 1, green: 1, blue: 1) }
    struct CardTheme { let ink = Color(red: 1, green: 1, blue: 1); let page = Color(red: 0, green: 0, blue: 1) }

    """

  static func row(_ members: String, _ ink: String, on page: String) -> String {
    "struct Row: View { \(members); var body: some View { Text(\"a\").foregroundStyle(\(ink)).background(\(page)) } }"
  }

  @Test func aValueIsOfItsTypesThemes() {
    let own = OwnPairs.of(Self.two + Self.row("let app: AppTheme; let card: CardTheme", "card.ink", on: "card.page"))
    #expect(own == ["ink on page in CardTheme"])
  }

  /// The foreground has one value in the one theme that it can be of.
  @Test(arguments: [
    two,
    """
    enum AppTheme { static let ink = Color(red: 0, green: 0, blue: 0); static let page = Color(red: 1, green: 1, blue: 1) }
    enum CardTheme { static let ink = Color(red: 1, green: 1, blue: 1); static let page = Color(red: 0, green: 0, blue: 1) }

    """,
    """
    class Skin { let ink: Color; let page: Color; init(_ ink: Color, _ page: Color) { (self.ink, self.page) = (ink, page) } }
    class AppTheme: Skin { init() { super.init(Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)) } }
    class CardTheme: Skin { init() { super.init(Color(red: 1, green: 1, blue: 1), Color(red: 0, green: 0, blue: 1)) } }

    """,
  ])
  func twoTypesAreTwoThemes(themes: String) {
    let isStatic = themes.contains("static")
    let (app, card) = isStatic ? ("AppTheme", "CardTheme") : ("app", "card")
    let members = isStatic ? "let x = 0" : "let app: AppTheme; let card: CardTheme"
    let pairs = OwnPairs.of(themes + Self.row(members, "\(app).ink", on: "\(card).page"))
    #expect(pairs == ["ink on page in CardTheme"])
    let read = Self.sightings(themes + Self.row(members, "\(app).ink", on: "\(card).page"))
    #expect(read.map(\.foreground.color) == [.fixed(.init(.srgb, 0, 0, 0), text: "ink")])
  }

  /// Which of several themes a value is, nothing tells.
  @Test func ofSeveralThemesItIsUndetermined() {
    let themes = """
      struct AppTheme { let ink: Color; let page: Color
        static let light = AppTheme(ink: .black, page: .white); static let dark = AppTheme(ink: .white, page: .black) }
      struct CardTheme { let ink: Color; let page: Color
        static let light = CardTheme(ink: .black, page: .white); static let dark = CardTheme(ink: .white, page: .black) }

      """
    let read = Self.sightings(
      themes + Self.row("let app: AppTheme; let card: CardTheme", "app.ink", on: "card.page"))
    #expect(read.map(\.foreground.color) == [.unread(name: "ink", .otherTheme)])
    #expect(read.map(\.themes) == [["CardTheme.dark", "CardTheme.light"]])
  }

  /// A value of a more general type may be any of them.
  @Test func aGeneralTypeTellsNothing() {
    let themes = """
      protocol Skin { var ink: Color { get }; var page: Color { get } }
      struct DaySkin: Skin { let ink = Color(red: 0, green: 0, blue: 0); let page = Color(red: 1, green: 1, blue: 1) }
      struct NightSkin: Skin { let ink = Color(red: 1, green: 1, blue: 1); let page = Color(red: 0, green: 0, blue: 1) }

      """
    #expect(OwnPairs.of(themes + Self.row("let skin: any Skin", "skin.ink", on: "skin.page")) == ["ink on page"])
    let day = OwnPairs.of(themes + Self.row("let skin: DaySkin", "skin.ink", on: "skin.page"))
    #expect(day == ["ink on page in DaySkin"])
  }

  private static func sightings(_ code: String) -> [Sighting] {
    let files = [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + code).utf8))]
    return ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1).sightings
  }
}

extension ThemeTypesTests {
  /// What a theme is called makes no difference to its keys.
  @Test(arguments: [
    ("hues[.ink]", "hues[.page]", ["ink on page"]),
    ("hues[k: .ink]", "hues[k: .page]", ["hues[k: .ink] of Row on hues[k: .page] of Row"]),
  ])
  func keysOfThemes(ink: String, page: String, pairs: [String]) {
    let isTwo = ink.contains(":")
    let hues = """
      enum Key { case ink, page }
      struct Hues {
        let colors: [Key: Color]
        subscript(key: Key) -> Color { colors[key] ?? .clear }
        \(isTwo ? "subscript(k key: Key) -> Color { colors[key]!.opacity(0.5) }" : "")
        static let day = Hues(colors: [.ink: Color(red: 0, green: 0, blue: 0), .page: Color(red: 1, green: 1, blue: 1)])
        static let night = Hues(colors: [.ink: Color(red: 1, green: 1, blue: 1), .page: Color(red: 0, green: 0, blue: 1)])
      }

      """
    #expect(
      OwnPairs.of(hues + Self.row("let hues: Hues", ink, on: page)) == Set(pairs))
  }

  /// A theme that code makes of another may have any of its colors.
  @Test(arguments: [
    "extension CardTheme { init(_ t: AppTheme) { self.init(ink: t.ink, page: t.page) } }",
    "func card(_ t: AppTheme) -> CardTheme { CardTheme(ink: t.ink, page: t.page) }",
  ])
  func aThemeOfAnother(conversion: String) {
    let themes = """
      struct AppTheme { let ink: Color; let page: Color
        static let light = AppTheme(ink: .black, page: .white); static let dark = AppTheme(ink: .white, page: .black) }
      struct CardTheme { let ink: Color; let page: Color; static let plain = CardTheme(ink: .black, page: .white) }
      \(conversion)

      """
    let pairs = OwnPairs.of(themes + Self.row("let card: CardTheme", "card.ink", on: "card.page"))
    #expect(pairs == ["ink on page"])
  }
}
