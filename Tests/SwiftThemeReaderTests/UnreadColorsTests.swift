import SwiftThemeReader
import Testing
import ThemeModel

/// Colors beside the themes do not go missing without a message.
struct UnreadColorsTests {
  private static let themes = """
    struct Theme { let text: Color; let page: Color }
    enum Themes {
      static let light = Theme(text: Shades.ink, page: Color.white)
      static let dark = Theme(text: Color.white, page: Shades.ink)
    }
    enum Shades {
      static let ink = Color(red: 0, green: 0, blue: 0.2)
      static let spare = Color(red: 0, green: 0.2, blue: 0)
    }
    """

  private func warnings(_ reading: Reading) -> [Diagnostic] {
    reading.system.diagnostics.filter { $0.code == "colors-not-read" }
  }

  @Test func coloursThatNoThemeReachesAreNamed() throws {
    let reading = Reading([
      ("A.swift", Self.themes),
      (
        "B.swift",
        """
        extension Color {
          static let brandText = Color.blue.opacity(0.9)
          static let brandBackground = Color.white
          static let brandLine = Color.gray
          static let brandMark = Color.red
        }
        enum Charts { static let first = Color.green }
        """
      ),
    ])
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    let found = warnings(reading)
    #expect(found.count == 1)
    let warning = try #require(found.first)
    #expect(warning.severity == .warning)
    #expect(warning.message.hasPrefix("5 static colours are not read as tokens"))
    for name in ["Color.brandText", "Color.brandBackground", "and 2 more"] { #expect(warning.message.contains(name)) }
    let places = ([warning.place].compactMap { $0 } + warning.related).map { "\($0.file):\($0.line)" }
    #expect(Set(places) == ["B.swift:2", "B.swift:7"])
  }

  /// The shades of another hue are raw material as those in use are. Other colors in the same namespace are not.
  @Test func aNamespaceIsNoFamily() {
    let code = """
      enum Design {
        enum Blue { static let dark = UIColor.black; static let light = UIColor.white }
        enum Red { static let dark = UIColor.red; static let light = UIColor.orange }
        enum Badge { static let text = UIColor.gray; static let ground = UIColor.white }
      }
      protocol Theme { var text: UIColor { get }; var page: UIColor { get } }
      struct Day: Theme { let text = Design.Blue.dark; let page = Design.Blue.light }
      struct Night: Theme { let text = Design.Blue.light; let page = Design.Blue.dark }
      """
    let messages = warnings(Reading(code)).map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("2 static colours are not read") == true)
    #expect(messages.first?.contains("Design.Badge.text, Design.Badge.ground") == true)
  }

  @Test func rawColoursOfTheThemesAreNotNamed() {
    // `spare` is beside a color in use.
    #expect(warnings(Reading(Self.themes)).isEmpty)
    #expect(warnings(Reading("enum Charts { static let first = Color.green }")).isEmpty)
  }

  @Test(arguments: ["firefox-ios", "ouds-ios", "themer", "pure-black"])
  func shippedSystemsLeaveNothingAside(_ folder: String) throws {
    #expect(warnings(try Reading(shipped: folder)).isEmpty)
  }
}

/// Palettes of a single instance, beside themes or instead of them.
struct SingletonTests {
  private static let badges = """
    struct Badge { let ink: UIColor }
    enum Badges { static let plain = Badge(ink: .red) }
    """

  private static let shared = """
    final class AppPalette { static let shared = AppPalette(); let line = UIColor.red; let fill = UIColor.blue }
    """

  private static let list = """
    struct Skin { let name: String; let ink: UIColor; static let accent = UIColor.red }
    let skins = [Skin(name: "Paper", ink: .black), Skin(name: "Night", ink: .white)]
    """

  @Test func singletonsBesideAListOfThemesAreNamed() {
    let reading = Reading([("A.swift", Self.list), ("B.swift", Self.badges), ("C.swift", Self.shared)])
    #expect(reading.system.themes.map(\.name) == ["Paper", "Night"])
    let colors = reading.system.diagnostics.first { $0.code == "colors-not-read" }?.message
    #expect(colors?.contains("Skin.accent, Badges.plain;") == true)
    let themes = reading.system.diagnostics.first { $0.isOfUnreadThemes }?.message
    #expect(themes?.contains("(AppPalette)") == true)
  }

  @Test func aSingletonIsTheThemeWhereThereIsNoOther() {
    let reading = Reading(Self.shared)
    #expect(reading.system.themes.map(\.name) == ["AppPalette"])
    #expect(reading.hex("line") == "#FF0000")
    let beside = Reading(Self.shared + "\nenum Ink { static let page = UIColor.white }")
    #expect(beside.system.themes.map(\.name) == ["colors"])
    #expect(beside.system.diagnostics.contains { $0.isOfUnreadThemes && $0.message.contains("AppPalette") })
  }

  @Test func palettesThatThemesUseAreNotNamed() {
    let reading = Reading(
      Self.badges + """

        struct Skin { let ink: UIColor; let badge: Badge; static let day = Skin(ink: .black, badge: Badges.plain) }
        """)
    #expect(!reading.system.diagnostics.contains { $0.code == "colors-not-read" })
  }

  /// The hues of a palette are raw material of the themes that use some of them.
  @Test func huesBesideThoseInUseAreRawMaterial() {
    let hues = ["red", "blue", "green", "teal"].map { hue in
      "final class \(hue) { "
        + (0..<6).map { "static let tone\($0) = UIColor(white: 0.\($0), alpha: 1)" }.joined(separator: "; ")
        + " }"
    }
    let reading = Reading(
      """
      class Color: UIColor {
      \(hues.joined(separator: "\n"))
      }
      struct Theme { var ink = Color.blue.tone0; var page = Color.white }
      extension Theme {
        static var light = Theme()
        static var dark: Theme = { var t = Theme(); t.ink = .white; t.page = Color.blue.tone2; return t }()
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
    #expect(reading.hex("page", "light") == "#FFFFFF")
    #expect(reading.hex("ink", "light") == "#000000")
    #expect(reading.hex("ink", "dark") == "#FFFFFF")
    #expect(!reading.system.diagnostics.contains { $0.code == "colors-not-read" })
  }
}
