import SwiftThemeReader
import Testing
import ThemeModel

/// A protocol does not forbid the colors that a theme has for itself.
struct OwnColorsOfThemesTests {
  private func optional(_ day: String) -> Set<String> {
    let reading = Reading(
      """
      protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
      struct Day: Look { \(day.replacing("; ", with: "\n")) }
      struct Dusk: Look { let ink = UIColor.white; let page = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(reading.system.contract?.entries.map(\.path) == ["ink", "page"])
    return reading.system.contract?.optional ?? []
  }

  @Test func aColorThatOthersAreMadeOf() {
    #expect(optional("let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white").contains("tint"))
    #expect(
      optional("private let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white").contains("tint")
    )
  }

  /// A color that nothing asks for may be the misspelt name of one that the protocol requires.
  @Test func aColorThatNothingAsksFor() {
    #expect(!optional("let ink = UIColor.black; let page = UIColor.white; let pgae = UIColor.red").contains("pgae"))
  }
}
