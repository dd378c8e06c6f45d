import SwiftThemeReader
import Testing
import ThemeModel

/// Palettes behind a function that takes a text.
struct WordFunctionsTests {
  private static func reading(_ names: [String], _ kind: String = "static func") -> Reading {
    let cases = names.enumerated().map { "case \"\($1)\": return UIColor(white: 0.\($0 + 1), alpha: 1)" }
    return Reading(
      """
      import UIKit
      class Shades {
        \(kind) get(_ name: String) -> UIColor {
          switch name {
          \(cases.joined(separator: "\n"))
          default: return .black
          }
        }
      }
      extension UIColor { static let brandText = UIColor.white }
      """)
  }

  @Test func eachTextThatAFunctionTellsApartIsAToken() {
    let reading = Self.reading(["page", "ink", "hint"])
    #expect(reading.hex("Shades.page") == "#1A1A1A")
    #expect(reading.hex("Shades.ink") == "#333333")
    #expect(reading.hex("Shades.hint") == "#4D4D4D")
  }

  /// Texts that name no grounds and what lies on them are data, and so is a text in which one name stands twice.
  @Test(arguments: [["food", "travel", "work"], ["background", "pageBackground"], ["page", "ink", "ink"]])
  func otherTextsAreNone(_ names: [String]) {
    let paths = Self.reading(names).system.themes.flatMap(\.paths)
    #expect(!paths.contains { $0.hasPrefix("Shades") })
  }
}
