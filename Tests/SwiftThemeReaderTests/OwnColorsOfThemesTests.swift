import SwiftThemeReader
import Testing
import ThemeModel

/// A protocol does not forbid the colors that a theme has for itself.
struct OwnColorsOfThemesTests {
  private func own(_ day: String, of theme: String = "Day") -> Set<String> {
    let reading = Reading(
      """
      protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
      struct Day: Look { \(day.replacing("; ", with: "\n")) }
      struct Dusk: Look { let ink = UIColor.white; let page = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(reading.system.contract?.entries.map(\.path) == ["ink", "page"])
    return reading.system.contract?.own[theme] ?? []
  }

  @Test func aColorThatOthersAreMadeOf() {
    #expect(own("let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white").contains("tint"))
    #expect(
      own("private let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white").contains("tint")
    )
  }

  /// Another theme has no use for it: there, it is as unexpected as any.
  @Test func aColorThatOnlyOneThemeMayHave() {
    let day = "private let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white"
    #expect(!own(day, of: "Dusk").contains("tint"))
  }

  /// A color that nothing asks for may be the misspelt name of one that the protocol requires.
  @Test func aColorThatNothingAsksFor() {
    #expect(!own("let ink = UIColor.black; let page = UIColor.white; let pgae = UIColor.red").contains("pgae"))
  }
}
