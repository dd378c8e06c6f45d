import SwiftThemeReader
import Testing
import ThemeModel

/// Types whose members make them themes, whatever they are called.
struct StructuresOfThemesTests {
  private static let look = "struct Mood { let page: Color; let ink: Color }\n"

  private func names(_ source: String) -> [String] {
    Reading(source).system.themes.map(\.name)
  }

  @Test func twoColorsWithRolesMakeAThemeInEveryWay() {
    #expect(names(Self.look + "enum Moods { static let day = Mood(page: .white, ink: .black) }") == ["day"])
    #expect(
      names(
        """
        struct Mood { let id: Int; let name: String; let page: Color; let ink: Color }
        let all = [Mood(id: 1, name: "day", page: .white, ink: .black), Mood(id: 2, name: "dusk", page: .black, ink: .red)]
        """) == ["day", "dusk"])
    #expect(
      names(
        Self.look + """
          extension Mood {
            static func day() -> Mood { Mood(page: .white, ink: .black) }
            static func dusk() -> Mood { Mood(page: .black, ink: .red) }
          }
          """) == ["day", "dusk"])
    let made = Reading(
      """
      struct Mood {
        let page: Color
        let ink: Color
        init(_ scheme: ColorScheme) {
          page = scheme == .dark ? .black : .white
          ink = scheme == .dark ? .white : .black
        }
      }
      """)
    #expect(made.hex("page", "Mood", ["mode": "light"]) == "#FFFFFF")
    #expect(made.hex("page", "Mood", ["mode": "dark"]) == "#000000")
  }

  @Test func contentPartsAndStylesOfViewsAreNone() {
    func isTheme(_ type: String) -> Bool {
      let reading = Reading(
        """
        \(type)
        enum Kits { static let first = Item(page: .white, ink: .black) }
        struct Theme { let page: Color; let ink: Color; static let day = Theme(page: .white, ink: .black) }
        """)
      return reading.system.themes.contains { $0.name == "first" }
        || reading.system.readings.contains { $0.themes.contains { $0.name == "first" } }
    }
    #expect(isTheme("struct Item { let page: Color; let ink: Color }"))
    #expect(!isTheme("struct Item { let page: Color; let ink: Color; var title = \"\" }"))
    #expect(!isTheme("struct Item { let page: Color; let ink: Color; var image = UIImage() }"))
    #expect(!isTheme("struct Item: View { let page: Color; let ink: Color; var body: some View { Text(\"\") } }"))
  }

  @Test func listsMadeOfAnotherListHaveAThemeForEachElement() {
    let reading = Reading(
      """
      struct Theme { let id: String; let page: Color; let ink: Color }
      enum Themes {
        private static let specs = [("day", 0.0), ("haze", 0.6)]
        static let all = specs.map { Theme(id: $0.0, page: .white, ink: Color(white: $0.1)) }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "haze"])
    #expect(reading.hex("ink", "haze") == "#999999")
  }

  @Test func listsOfUnknownLengthAreTold() {
    func told(_ list: String) -> [String] {
      Reading(
        """
        struct Theme { let page: Color; let ink: Color }
        func make(_ name: String) -> Theme { Theme(page: .white, ink: .red) }
        enum Themes { static let all = \(list) }
        struct Brand { let page: Color; let ink: Color; static let main = Brand(page: .white, ink: .black) }
        """
      ).system.diagnostics.map(\.message).filter { $0.hasPrefix("the themes that `Themes.all` makes are not read") }
    }
    #expect(told("names().map { Theme(page: .white, ink: Color($0)) }").count == 1)
    #expect(told("names().map(make)").count == 1)
    #expect(told("Dictionary(uniqueKeysWithValues: names().map { ($0, make($0)) })").count == 1)
    #expect(told("names().map { Text($0) }").isEmpty)
  }

  @Test func colorsByKeyThatAProtocolAsksForMakeThemes() {
    func reading(_ keys: String) -> Reading {
      Reading(
        """
        enum Slot { case \(keys) }
        protocol Kit { func color(_ slot: Slot) -> UIColor }
        struct Day: Kit { func color(_ slot: Slot) -> UIColor { slot == .page ? .white : .black } }
        struct Haze: Kit { func color(_ slot: Slot) -> UIColor { slot == .page ? .white : .gray } }
        """)
    }
    #expect(Set(reading("page, text").system.themes.map(\.name)) == ["Day", "Haze"])
    #expect(reading("pressed, released").system.themes.isEmpty)
  }

  @Test func objectsThatViewsObserveAreToldWhereNothingReadsTheirColors() {
    func isTold(_ name: String) -> Bool {
      Reading(
        """
        final class \(name): ObservableObject {
          @Published var isOn = false
          @Published var title = ""
          var page: Color { .white }
          var ink: Color { isOn ? Color(white: 0.6) : .black }
        }
        struct Theme { let page: Color; let ink: Color; static let day = Theme(page: .white, ink: .black) }
        """
      ).system.diagnostics.contains { $0.code == "colors-not-read" && $0.message.contains("\(name).page") }
    }
    #expect(isTold("Mood"))
    #expect(!isTold("RowViewModel"))
  }

  @Test func colorsThatTheEnvironmentHasByThemselvesAreTold() {
    func isTold(_ entries: String) -> Bool {
      Reading(
        """
        extension EnvironmentValues { \(entries) }
        struct Theme { let page: Color; let ink: Color; static let day = Theme(page: .white, ink: .black) }
        """.replacing("; ", with: "\n")
      ).system.diagnostics.contains {
        $0.code == "colors-not-read" && $0.message.contains("EnvironmentValues.page")
      }
    }
    #expect(isTold("@Entry var page: Color = .white; @Entry var ink: Color = .gray"))
    #expect(!isTold("@Entry var page = 1; @Entry var ink: Color = .gray"))
  }

  @Test func colorsOfAThemeThatAViewChangesForOthersAreTold() {
    func isTold(_ modifier: String) -> Bool {
      Reading(
        """
        struct Theme { var page: Color = .white; var ink: Color = .black; var isWide = false }
        extension EnvironmentValues { @Entry var theme = Theme() }
        struct Home: View { var body: some View { Text("").\(modifier) } }
        """.replacing("; ", with: "\n")
      ).system.diagnostics.contains {
        $0.message.hasPrefix("a value of Theme that a view makes or changes for the views inside it is not read")
      }
    }
    #expect(isTold("environment(\\.theme.ink, Color(white: 0.6))"))
    #expect(isTold("transformEnvironment(\\.theme) { $0.ink = .red }"))
    #expect(!isTold("environment(\\.theme.isWide, true)"))
    #expect(!isTold("environment(\\.locale, .current)"))
  }

  /// An entry of a calendar has a ground and a title, and is no theme of the app.
  @Test(arguments: [
    "enum Entries { static let work = Entry(background: .white, title: .gray) }",
    "let entries: [String: Entry] = [\"work\": Entry(background: .white, title: .gray)]",
    "let entries = [Color.gray, .black].map { Entry(background: .white, title: $0) }",
    "struct Maker { static func work() -> Entry { Entry(background: .white, title: .gray) } }",
    "protocol Showing { func color(_ part: Part) -> Color }; enum Part { case background, title }\n"
      + "struct Row: Showing { func color(_ part: Part) -> Color { part == .title ? .gray : .white } }",
    "struct Message { let id: Int; let name: String; let background: Color; let body: Color\n"
      + "static let sent = Message(id: 1, name: \"a\", background: .white, body: .gray)\n"
      + "static let read = Message(id: 2, name: \"b\", background: .white, body: .black) }",
  ])
  func whatOnlyItsStructureTellsTakesThePlaceOfNoThemeAndNoStaticColors(source: String) {
    let systems = [
      """
      final class ThemeManager: ObservableObject {
        @Published var isSoft = false
        var background: Color { .white }
        var text: Color { isSoft ? .gray : .black }
      }
      """,
      "enum AppTheme { static let background = Color.white; static let text = Color.gray; static let link = Color.blue }",
      "extension Color { static let appBackground = Color.white; static let appText = Color.gray }",
    ]
    for system in systems.map({ $0.replacing("; ", with: "\n") }) {
      func themes(_ more: String) -> [String] {
        Reading(system + "\n" + more.replacing("; ", with: "\n")).system.themes.flatMap { theme in
          theme.tokens.map { "\(theme.name): \($0.path)" }
        }.sorted()
      }
      let alone = themes("")
      #expect(!alone.isEmpty)
      let beside = themes("struct Entry { let background: Color; let title: Color }\n" + source)
      #expect(Set(beside).isSuperset(of: alone), "\(beside)")
    }
  }

  /// Static colors of which the themes are made are raw colors of these.
  @Test func themesMadeOfStaticColorsComeBeforeThem() {
    let reading = Reading(
      """
      enum Hues { static let white = Color.white; static let ink = Color.black; static let gray = Color.gray }
      struct Mood { let page: Color; let ink: Color }
      enum Moods { static let day = Mood(page: Hues.white, ink: Hues.gray); static let dusk = Mood(page: Hues.ink, ink: Hues.white) }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["day", "dusk"])
  }

  @Test func listsOfCasesInAnOrderOfTheirOwnAreToldAndNotRead() {
    let reading = Reading(
      """
      enum Hour: CaseIterable { case dusk, dawn
        static let allCases: [Hour] = [.dawn, .dusk]
        var ink: Color { self == .dawn ? .gray : .black } }
      struct Theme { let ink: Color; let page: Color
        static let day = Theme(ink: .black, page: .white)
        static let hours = Hour.allCases.map { Theme(ink: $0.ink, page: .white) } }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(reading.system.diagnostics.contains { $0.isAboutLostThemes })
  }
}
