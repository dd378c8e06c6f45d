import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// Views that name one of the themes show its colors, and those of no other.
@Suite struct NamedThemesTests {
  private static func code(_ keyword: String = "let") -> String {
    """
    struct Palette {
      var page: Color, words: Color, whisper: Color
      static \(keyword) light = Palette(page: .white, words: .black, whisper: Color(white: 0.4))
      static \(keyword) dark = Palette(page: .black, words: .white, whisper: Color(white: 0.3))
    }

    """
  }

  private static func view(_ front: String, _ back: String) -> String {
    "struct V: View { var body: some View { Text(\"a\").foregroundStyle(\(front)).background(\(back)) } }"
  }

  @Test func aConstantIsItsTheme() {
    let view = Self.view("Palette.dark.whisper", "Palette.dark.page")
    #expect(OwnPairs.of(Self.code() + view) == ["whisper on page in dark"])
  }

  /// No audit of a theme shows both, and yet the view does: the one is the color that it has in its theme.
  @Test func twoConstantsAreNeverOne() {
    let code = Self.code() + Self.view("Palette.dark.whisper", "Palette.light.page")
    #expect(OwnPairs.of(code) == ["dark.whisper on page in light"])
    let files = [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + code).utf8))]
    let seen = ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1).sightings
    #expect(seen.map(\.foreground.color) == [.fixed(Color(.srgb, 0.3, 0.3, 0.3), text: "dark.whisper")])
  }

  /// The audit of no theme shows the page of one theme under the words of whichever is in use.
  @Test func aConstantUnderTheThemeInUseIsOfAnother() {
    let current = "extension Palette { static var current = Palette.light }\n"
    let mixed = Self.code() + current + Self.view("Palette.current.words", "Palette.dark.page")
    #expect(OwnPairs.of(mixed) == ["words on page"])
    let files = [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + mixed).utf8))]
    let seen = ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1).sightings
    #expect(seen.map(\.foreground.color) == [.unread(name: "words", .otherTheme)])
    #expect(OwnPairs.of(Self.code() + Self.view("Color.white", "Palette.dark.page")) == [".white on page in dark"])
  }

  @Test func aVariableMayHoldAnother() {
    let view = Self.view("Palette.dark.whisper", "Palette.dark.page")
    #expect(OwnPairs.of(Self.code("var") + view) == ["whisper on page, likely"])
  }

  /// What makes another theme of the constant, or a ground of another below.
  @Test func aChangedConstantIsNoTheme() {
    let made = "extension Palette { func paler() -> Palette { Palette(page: page, words: .gray, whisper: words) } }\n"
    let view = Self.view("Palette.dark.paler().whisper", "Palette.dark.paler().page")
    #expect(OwnPairs.of(Self.code() + made + view) == ["whisper on page, likely"])
    let local = """
      enum Other { static let dark = Palette.light }
      struct V: View { var body: some View { typealias Palette = Other
        return Text("a").foregroundStyle(Palette.dark.whisper).background(Palette.dark.page) } }
      """
    #expect(OwnPairs.of(Self.code() + local) == ["whisper on page, likely"])
  }

  /// A property that is a constant from the start.
  @Test(arguments: [
    ("let p = Palette.dark", " in dark"), ("let p: Palette = .dark", " in dark"),
    ("var p: Palette { .dark }", " in dark"),
    ("var p: Palette { Palette.dark }", " in dark"), ("@State var p = Palette.dark", ""), ("var p = Palette.dark", ""),
  ])
  func aPropertyIsTheConstantThatItHolds(member: String, themes: String) {
    let view = """
      struct V: View { \(member)
        var body: some View { Text("a").foregroundStyle(p.whisper).background(p.page) } }
      """
    #expect(OwnPairs.of(Self.code() + view) == ["whisper on page" + themes])
  }

  @Test func eachModeHasItsOwn() {
    let view = """
      struct V: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Text("a").foregroundStyle(scheme == .dark ? Palette.dark.whisper : Palette.light.whisper)
            .background(scheme == .dark ? Palette.dark.page : Palette.light.page)
        }
      }
      """
    #expect(OwnPairs.of(Self.code() + view) == ["whisper on page in dark", "whisper on page in light"])
  }

  /// One theme, whose colors have modes of their own.
  @Test func theOnlyThemeIsTheOneThatIsJudged() {
    let code = """
      extension Color { static let theme = ColorTheme() }
      struct ColorTheme {
        let card = Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
        let text = Color(white: 0.1)
      }

      """
    #expect(OwnPairs.of(code + Self.view("Color.theme.text", "Color.theme.card")) == ["text on card"])
  }
}

/// Views that ask the environment for a member of a theme.
@Suite struct EnvironmentMembersTests {
  private static let theme = """
    struct Theme {
      let page: Color, ink: Color, note: Note
      struct Note { let ink: Color }
      static let day = Theme(page: .white, ink: .black, note: Note(ink: .gray))
      static let dusk = Theme(page: .black, ink: .white, note: Note(ink: .gray))
    }
    extension EnvironmentValues { @Entry var theme: Theme = .day }

    """

  @Test(arguments: ["", ": Color"], ["\\.theme", "\\EnvironmentValues.theme"])
  func aMemberIsThatOfTheTheme(type: String, key: String) {
    let code = """
      struct V: View {
        @Environment(\(key).ink) private var words\(type)
        @Environment(\(key).page) private var ground\(type)
        @Environment(\(key).note) var note
        var body: some View {
          VStack { Text("a").foregroundStyle(words); Text("b").foregroundStyle(note.ink) }.background(ground)
        }
      }
      """
    #expect(OwnPairs.of(Self.theme + code) == ["ink on page", "note.ink on page"])
  }
}
