import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// A name belongs to one token, and a token with several names has the shortest.
struct TokenNamesTests {
  @Test func aPaletteInAThemeOfItsOwnColoursKeepsItsName() {
    let reading = Reading(
      """
      struct Part { let text: UIColor; let page: UIColor }
      struct Theme {
        let text: UIColor
        let page: UIColor
        let colors: Part
        static let day = Theme(text: .red, page: .white, colors: Part(text: .green, page: .black))
      }
      """)
    #expect(
      reading.theme("day")?.tokens.filter { $0.tier == .semantic }.map(\.path) == [
        "text", "page", "colors.text", "colors.page",
      ])
    #expect(reading.hex("text") == "#FF0000")
    #expect(reading.hex("colors.text") == "#00FF00")
  }

  @Test func aColourOnSeveralPathsIsOneToken() {
    let reading = Reading(
      """
      struct Colors { let text: Color }
      struct UIColors { let text: UIColor }
      struct Theme {
        let uiColors: UIColors
        var colors: Colors { Colors(text: Color(uiColors.text)) }
        var text: Color { colors.text }
        var uiText: UIColor { uiColors.text }
        var link: Color { text }
        static let day = Theme(uiColors: UIColors(text: .black))
      }
      """)
    #expect(reading.theme("day")?.tokens.filter { $0.tier == .semantic }.map(\.path) == ["text", "link"])
    #expect(reading.system.diagnostics.contains { $0.code == "other-names" })
  }

  /// Two targets with a type of the same name, and two extensions with a member of the same name.
  @Test func membersOfOneNameAreTwoTokens() {
    let reading = Reading([
      (
        "App/Colors.swift",
        "enum Shade { static let ink = UIColor.black }\nextension UIColor { static let page = UIColor.white }"
      ),
      (
        "Widget/Colors.swift",
        "enum Shade { static let ink = UIColor.red }\nextension UIColor { static let page = UIColor.blue }"
      ),
    ])
    let paths = reading.system.themes.first?.tokens.map(\.path) ?? []
    #expect(Set(paths).count == paths.count)
    #expect(reading.hex("Shade.ink") == "#000000")
    #expect(reading.hex("Shade.ink 2") == "#FF0000")
    #expect(reading.hex("UIColor.page 2") == "#0000FF")
  }

  /// Two platform types that give the same catalog color under one name are one color; two literals are two.
  @Test func oneAssetUnderOneNameOfTwoTypesIsOneToken() {
    let entry = NamedColors.Entry(
      values: [ConditionalValue(value: .color(Color(.srgb, 0, 0, 0)), place: Place(file: "x", line: 1, column: 1))],
      place: Place(file: "x", line: 1, column: 1))
    let names = NamedColors(entries: ["Ink": entry])
    let code = """
      enum Tone: String { case ink = "Ink" }
      extension UIColor { static func tone(for tone: Tone) -> UIColor { UIColor(named: tone.rawValue)! } }
      extension CGColor { static func tone(for tone: Tone) -> CGColor { UIColor.tone(for: tone).cgColor } }
      extension UIColor { static let page = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      extension Color { static let page = Color(red: 1, green: 1, blue: 1) }
      """
    let tokens = Reading(code, namedColors: names).system.themes.flatMap(\.tokens).filter { $0.tier != .raw }.map(
      \.path)
    #expect(tokens.filter { $0.hasSuffix("tone.ink") }.count == 1)
    #expect(tokens.filter { $0.hasSuffix("page") }.count == 2)
  }
}
