import SwiftThemeReader
import Testing
import ThemeModel

/// A type that meets the contract of the themes is one of them, whether the enum that gives the others knows it or not.
struct FurtherConformersTests {
  private static func looks(kind: String = "", more: String) -> Reading {
    Reading(
      """
      import UIKit
      protocol Look { \(kind.isEmpty ? "" : "var kind: \(kind) { get }; ")var page: UIColor { get }; var ink: UIColor { get } }
      enum \(kind.isEmpty ? "Kind" : kind): CaseIterable {
        case day, dusk
        var look: Look {
          switch self {
          case .day: return DayLook()
          case .dusk: return DuskLook()
          }
        }
      }
      class DayLook: Look {
        \(kind.isEmpty ? "" : "let kind: \(kind) = .day")
        let page = UIColor.white
        let ink = UIColor.black
      }
      class DuskLook: Look {
        \(kind.isEmpty ? "" : "let kind: \(kind) = .dusk")
        let page = UIColor.black
        let ink = UIColor.white
      }
      \(more)
      """)
  }

  @Test(arguments: ["", "Kind", "Palette", "Theme", "LookStyle"])
  func aThirdTypeIsATheme(_ kind: String) {
    let reading = Self.looks(
      kind: kind,
      more: """
        struct SoftLook: Look {
          \(kind.isEmpty ? "" : "let kind: \(kind) = .day")
          let page = UIColor.white
          let ink = UIColor.lightGray
        }
        """)
    #expect(reading.system.themes.count == 3, "\(kind)")
    #expect(reading.hex("ink", "SoftLook") == "#AAAAAA", "\(kind)")
  }

  /// A stub is none, and neither is one with the colors of a theme.
  @Test(arguments: [
    "struct MockLook: Look { let page = UIColor.white; let ink = UIColor.lightGray }",
    "struct OtherDayLook: Look { let page = UIColor.white; let ink = UIColor.black }",
  ])
  func othersAreNone(_ more: String) {
    #expect(Self.looks(more: more).system.themes.map(\.name) == ["day", "dusk"], "\(more)")
  }

  /// What a third type shares with the others does not make it one of them.
  @Test(arguments: [
    "struct SoftLook: Look { let raw = Raw(); let page = UIColor.white; let ink = UIColor.lightGray }\nstruct Raw { let a = UIColor.red }",
    "struct SoftLook: Look { let base = DayLook(); var page: UIColor { base.page }; let ink = UIColor.lightGray }",
  ])
  func aThirdTypeHasColorsOfItsOwn(_ more: String) {
    let reading = Self.looks(more: more)
    #expect(reading.hex("ink", "SoftLook") == "#AAAAAA", "\(more)")
  }

  /// What a refined contract asks of it is its own.
  @Test func aRefinedContractAsksForMore() {
    let reading = Self.looks(
      more: """
        protocol RichLook: Look { var badge: UIColor { get } }
        class SoftLook: RichLook { let page = UIColor.white; let ink = UIColor.lightGray; let badge = UIColor.red }
        """)
    #expect(reading.hex("badge", "SoftLook") == "#FF0000")
    #expect(reading.system.contract?.own["SoftLook"]?.contains("badge") == true)
  }

  /// The list of all readings does not say of a theme that is read that it is not.
  @Test func whatIsReadIsNotAmongTheOthers() {
    let reading = Self.looks(
      more: "struct SoftLook: Look { let page = UIColor.white; let ink = UIColor.lightGray }")
    let lists = reading.system.readings.map { $0.themes.map(\.name) }
    #expect(lists.first == ["day", "dusk", "SoftLook"])
    #expect(!lists.dropFirst().contains { $0.contains("SoftLook") })
  }
}
