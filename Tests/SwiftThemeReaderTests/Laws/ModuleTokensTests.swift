import SwiftThemeReader
import Testing
import ThemeModel

/// Which tokens are of modules that have some of the same names.
struct ModuleTokensTests {
  private static func modules(_ sources: [(String, String)]) -> [String: String] {
    Reading(sources).system.modulesOfTokens
  }

  @Test func colorsOfOneNameAreOfTheirModules() {
    let modules = Self.modules([
      (
        "App/Theme/Colors.swift",
        "public extension UIColor { static let ink = UIColor.black; static let page = UIColor.white }"
      ),
      ("App/More.swift", "extension UIColor { static let card = UIColor.gray }"),
      (
        "Widget/Colors.swift",
        "extension UIColor { static let ink = UIColor.white; static let face = UIColor.black }"
      ),
      ("Shared/Brand.swift", "extension UIColor { static let brand = UIColor.red }"),
    ])
    #expect(
      modules == [
        "UIColor.ink": "App", "UIColor.card": "App", "UIColor.ink 2": "Widget", "UIColor.face": "Widget",
      ])
  }

  /// What differs by what an extension asks for is of one module.
  @Test func colorsOfOneModuleAreOfNone() {
    #expect(
      Self.modules([
        ("App/Colors.swift", "extension UIColor { static let ink = UIColor.black }"),
        ("Widget/Colors.swift", "extension UIColor { static let page = UIColor.white }"),
      ]).isEmpty)
  }
}
