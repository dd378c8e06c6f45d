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

  @Test func aColorThatOthersAreMadeOf() throws {
    let day = "let tint = UIColor.black; var ink: UIColor { tint }; let page = UIColor.white"
    #expect(try contract(day).optional.contains("tint"))
    // Nothing says that the other theme has none of that name to be misspelt.
    let hidden = try contract("private \(day)")
    #expect(!hidden.optional.contains("tint"))
    #expect(hidden.own["Day"]?.contains("tint") == true)
  }

  /// One type may be a theme of two contracts.
  @Test func aColorThatAnotherContractRequires() throws {
    let reading = Reading(
      """
      protocol Theme { var text: UIColor { get }; var page: UIColor { get } }
      struct LightTheme: Theme { let text = UIColor.black; let page = UIColor.white }
      struct DarkTheme: Theme { let text = UIColor.white; let page = UIColor.black }
      protocol Marked { var mark: UIColor { get }; var wash: UIColor { get } }
      extension LightTheme: Marked { var mark: UIColor { text }; var wash: UIColor { page } }
      """)
    let contract = try #require(reading.system.contract)
    #expect(contract.own["LightTheme"]?.isSuperset(of: ["mark", "wash"]) == true)
    #expect(contract.own["DarkTheme"] == nil)
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
