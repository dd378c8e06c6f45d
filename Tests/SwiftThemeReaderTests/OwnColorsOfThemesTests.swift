import SwiftThemeReader
import Testing
import ThemeModel

/// A protocol does not forbid the colors that a theme has for itself.
struct OwnColorsOfThemesTests {
  private func contract(_ day: String) throws -> Contract {
    let reading = Reading(
      """
      protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
      struct Day: Look { \(day.replacing("; ", with: "\n")) }
      struct Dusk: Look { let ink = UIColor.white; let page = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Dusk"])
    #expect(reading.system.contract?.entries.map(\.path) == ["ink", "page"])
    return try #require(reading.system.contract)
  }

  @Test(arguments: ["", "private "]) func aColorThatOthersAreMadeOf(_ access: String) throws {
    let day = "\(access)let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white"
    #expect(try contract(day).optional.contains("tint"))
  }

  /// What one theme hides is as unexpected as any color where another theme shows it.
  @Test func aColorThatOneThemeHides() throws {
    let contract = try contract("let ink = UIColor.black; let page = UIColor.white; private let glow = UIColor.red")
    #expect(contract.own["Day"]?.contains("glow") == true)
    #expect(contract.own["Dusk"]?.contains("glow") != true)
    #expect(!contract.optional.contains("glow"))
  }

  /// A color that nothing asks for may be the misspelt name of one that the protocol requires.
  @Test func aColorThatNothingAsksFor() throws {
    let contract = try contract("let ink = UIColor.black; let page = UIColor.white; let pgae = UIColor.red")
    #expect(!contract.optional.contains("pgae"))
    #expect(contract.own["Day"]?.contains("pgae") != true)
  }
}
