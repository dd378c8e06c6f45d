import SwiftThemeReader
import Testing
import ThemeModel

/// Colors in members of plain numbers, recognized by how their literals are written.
struct HexMembersTests {
  /// As numbers these are equal: how they are written decides.
  @Test func theDigitsOfEachLiteralCount() {
    let reading = Reading(
      """
      struct Skin {
        var ink: UInt32
        var page: UInt32 = 0x0000_00FF
        static let day = Skin(ink: 0x000000FF)
        static let dusk = Skin(ink: 0x0000FF, page: Codes.blue)
        static let dawn = Skin(ink: isLate ? 0x000000FF : 0x0000FF, page: day.page)
        static let isLate = true
      }
      enum Codes { static let blue: UInt32 = 0x0000FF }
      """)
    #expect(reading.hex("ink", "day") == "#000000")
    #expect(reading.color("ink", "day")?.alpha == 1)
    #expect(reading.hex("ink", "dusk") == "#0000FF")
    #expect(reading.hex("page", "day") == "#000000")
    #expect(reading.hex("page", "dusk") == "#0000FF")
    #expect(reading.hex("ink", "dawn") == "#000000")
    #expect(reading.hex("page", "dawn") == "#000000")
  }

  /// Texts of six digits may be anything: a theme with several of them has colors. That a team extends `String` changes nothing.
  @Test(arguments: ["", "extension String: Failure { var message: String { self } }"])
  func codesWithoutASignAreColorsInATheme(_ more: String) {
    func source(_ name: String) -> String {
      """
      struct \(name) {
        var primary: String
        var muted: String
        let danger: String
        static let `default` = \(name)(primary: "A378F2", muted: "505050", danger: "FF2929")
      }
      \(more)
      """
    }
    let reading = Reading(source("Theme"))
    #expect(reading.hex("primary", "default") == "#A378F2")
    #expect(reading.hex("muted", "default") == "#505050")
    #expect(Reading(source("Ticket")).system.themes.isEmpty)
  }

  @Test func aMemberMayHaveTheTypeOfItsLiteral() {
    let members = Reading(
      """
      protocol Theme { var card: String { get }; var ink: String { get } }
      struct LightTheme: Theme { let card = "#FFFFFF"; let ink = "#B3B3B3" }
      struct DarkTheme: Theme { let card = "#000000"; let ink = "#EEEEEE" }
      """)
    #expect(members.hex("ink", "LightTheme") == "#B3B3B3")
    #expect(members.hex("ink", "DarkTheme") == "#EEEEEE")
  }

  @Test func aShortZeroAmongCodesIsBlack() {
    let reading = Reading(
      """
      struct Skin {
        var ink: UInt32
        var page: UInt32
        static let day = Skin(ink: 0x0, page: 0xFFFFFF)
        static let dusk = Skin(ink: 0xF0F0F0, page: 0)
        static let noon = Skin(ink: 0xF0F0F0, page: 255)
        static let late = Skin(ink: 0xF0F0F0, page: 0xEEEEEE)
      }
      """)
    #expect(reading.hex("ink", "day") == "#000000")
    #expect(reading.hex("page", "dusk") == "#000000")
    #expect(reading.hex("page", "noon") == "#0000FF")
  }

  @Test func aShortOneBesideEightDigitsIsNotGuessed() {
    let reading = Reading(
      """
      struct Skin {
        var ink: UInt32
        var veil: UInt32
        static let day = Skin(ink: 0x0, veil: 0x00000080)
        static let dusk = Skin(ink: 0xF0F0F0FF, veil: 0x1234567)
      }
      """)
    #expect(reading.reason("ink", "day")?.reason.contains("eight") == true)
    #expect(reading.hex("veil", "day") == "#00000080")
    #expect(reading.hex("ink", "dusk") == "#F0F0F0")
    #expect(reading.reason("veil", "dusk") != nil)
  }

  @Test func numbersThatAreNotMostlyCodesAreNone() {
    let reading = Reading(
      """
      struct Skin {
        var ink: UInt32
        var width: UInt32
        static let day = Skin(ink: 0x102030, width: 4)
        static let dusk = Skin(ink: 0x405060, width: 0x000010)
      }
      """)
    #expect(reading.theme("day")?.tokens.map(\.path) == ["ink"])
  }

  /// The body of the initializer is unknown. Beside eight-digit codes, a code that begins with zeros has eight digits too.
  @Test func eightDigitsGivenToAnInitialiserAreEight() {
    let reading = Reading(
      """
      enum Ink {
        static let leaf = UIColor(hex: 0x00FF00FF)
        static let plain = UIColor(rgb: 0x00FF00FF)
        static let six = UIColor(hex: 0x00FF00)
      }
      """)
    #expect(reading.hex("Ink.leaf") == "#00FF00")
    #expect(reading.hex("Ink.plain") == "#FF00FF")
    #expect(reading.hex("Ink.six") == "#00FF00")
  }
}
