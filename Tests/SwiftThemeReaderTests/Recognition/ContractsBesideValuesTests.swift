import SwiftThemeReader
import Testing
import ThemeModel

/// A contract whose types are the themes, beside the colors of parts of the interface.
struct ContractsBesideValuesTests {
  private static let contract = """
    protocol Theme { var text: Color { get }; var page: Color { get } }
    struct DayTheme: Theme { let text = Color.black; let page = Color.white }
    struct NightTheme: Theme { let text = Color.white; let page = Color.black }

    """

  @Test(arguments: [
    """
    struct Badge { enum Palette { case info, warning
      var ink: Color { self == .info ? .white : .black }
      var fill: Color { self == .info ? .blue : .yellow } } }
    """,
    """
    enum ButtonColors { case primary, secondary
      var text: Color { self == .primary ? .white : .black }
      var fill: Color { self == .primary ? .blue : .white }
      var edge: Color { self == .primary ? .blue : .white } }
    """,
    """
    struct ButtonColors { let text: Color; let fill: Color
      static let primary = ButtonColors(text: .white, fill: .blue)
      static let secondary = ButtonColors(text: .blue, fill: .white) }
    """,
    """
    struct TagColors { let text: Color; let fill: Color }
    enum Tag { case new, old
      var colors: TagColors { self == .new ? TagColors(text: .white, fill: .blue) : TagColors(text: .blue, fill: .white) } }
    """,
  ])
  func itsTypesAreTheThemes(_ part: String) {
    let reading = Reading(Self.contract + part)
    #expect(reading.system.themes.map(\.name) == ["DayTheme", "NightTheme"])
    #expect(reading.hex("text", "NightTheme") == "#FFFFFF")
    #expect(reading.system.readings.first?.recogniser == "palette-contract")
    #expect(reading.system.readings.contains { $0.loss?.contains("meet a contract") == true })
    #expect(reading.system.diagnostics.contains { $0.isOfUnreadThemes })
  }

  /// Values that have to do with the contract are another way to its themes, and larger themes stay the themes.
  @Test func valuesOfItsTypesAndLargerThemesComeFirst() {
    let cases = Reading(
      Self.contract
        + "enum Look { case bright, dim; var theme: Theme { self == .bright ? DayTheme() : NightTheme() } }")
    #expect(cases.system.themes.map(\.name) == ["bright", "dim"])
    let made = Reading(
      Self.contract + """
        struct Scheme { let ink: Color
          static let one = Scheme(ink: DayTheme().text)
          static let two = Scheme(ink: NightTheme().text) }
        """)
    #expect(made.system.themes.map(\.name) == ["one", "two"])
    let larger = Reading(
      Self.contract + """
        struct Scheme { let ink: Color; let page: Color; let line: Color
          static let one = Scheme(ink: .black, page: .white, line: .gray)
          static let two = Scheme(ink: .white, page: .black, line: .gray) }
        """)
    #expect(larger.system.themes.map(\.name) == ["one", "two"])
  }

  @Test func aContractOfAPartStaysBehindTheThemes() {
    let reading = Reading(
      """
      protocol ButtonPalette { var text: Color { get }; var fill: Color { get } }
      struct PrimaryPalette: ButtonPalette { let text = Color.white; let fill = Color.blue }
      struct PlainPalette: ButtonPalette { let text = Color.black; let fill = Color.white }
      enum Theme { case day, night
        var ink: Color { self == .day ? .black : .white }
        var page: Color { self == .day ? .white : .black } }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
  }

  @Test func shadesOfOneColorMakeNoTheme() {
    let statics =
      "extension Color { static let page = Color.white; static let text = Color.black; static let line = Color.gray }\n"
    for own in [
      "var color: Color { self == .red ? .red : .blue }; var dimmed: Color { color.opacity(0.5) }",
      "var tone: Color { self == .red ? .red : .blue }; var dimmed: Color { self.tone.opacity(0.5) }",
    ] {
      let reading = Reading(statics + "enum AccentTheme: CaseIterable { case red, blue; \(own) }")
      #expect(reading.system.themes.map(\.name) == ["colors"], "\(own)")
      #expect(reading.token("AccentTheme.red.dimmed") != nil)
    }
    let icons = Reading(
      statics + """
        enum AppIconTheme { case plain, late
          var preview: Color { self == .plain ? .white : .black }
          var ring: Color { self == .plain ? .black : .white } }
        """)
    #expect(icons.system.themes.map(\.name) == ["colors"])
    #expect(icons.hex("AppIconTheme.late.ring") == "#FFFFFF")
    #expect(!icons.system.diagnostics.contains { $0.isOfUnreadThemes })
    let theme = Reading(
      "enum Theme { case day, night; var page: Color { self == .day ? .white : .black }; var card: Color { page.opacity(0.5) } }"
    )
    #expect(theme.system.themes.map(\.name) == ["day", "night"])
  }

  /// The buttons of alerts show colors of the app.
  @Test func colorsOfAPartThatAreMadeOfStaticOnesAreNoThemes() {
    let reading = Reading(
      """
      enum Palette { static let red = Color.red; static let ink = Color.black; static let page = Color.white }
      struct ButtonColors { let ink: Color; let page: Color }
      enum AlertType { case logout, renewal
        var colors: ButtonColors { ButtonColors(ink: self == .logout ? Palette.red : Palette.ink, page: Palette.page) } }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.system.diagnostics.contains { $0.isOfUnreadThemes && $0.message.contains("logout") })
  }
}
