import SwiftThemeReader
import Testing
import ThemeModel

/// What names a theme or holds one is no part of it, and no theme.
struct NamesOfThemesTests {
  private static func looks(_ kind: String, more: String = "") -> Reading {
    Reading(
      """
      import UIKit
      protocol Look {
        var kind: \(kind) { get }
        var page: UIColor { get }
        var ink: UIColor { get }
        var brandText: UIColor { get }
      }
      enum \(kind): String {
        case day, dusk
        var look: Look {
          switch self {
          case .day: return DayLook.instance
          case .dusk: return DuskLook.instance
          }
        }
        var title: String { rawValue }
        \(more)
      }
      final class DayLook: Look {
        static let instance = DayLook()
        let kind: \(kind) = .day
        let page = UIColor.white
        let ink = UIColor.black
        let brandText = UIColor.black
      }
      final class DuskLook: Look {
        static let instance = DuskLook()
        let kind: \(kind) = .dusk
        let page = UIColor.black
        let ink = UIColor.white
        let brandText = UIColor.white
      }
      """)
  }

  /// The way from a theme back to its own name leads to no colors, whatever the enum is called.
  @Test(arguments: ["Theme", "Palette", "AppTheme", "ThemeType", "Appearance", "Skin", "Style", "Mode", "LookKind"])
  func anEnumOfThemesIsNoPaletteOfATheme(_ kind: String) {
    let reading = Self.looks(kind)
    #expect(reading.system.themes.count == 2, "\(kind)")
    for theme in reading.system.themes {
      let own = theme.tokens.filter { $0.tier != .raw }.map(\.path)
      #expect(Set(own) == ["page", "ink", "brandText"], "\(kind)")
    }
    let required = reading.system.contract?.entries.map(\.path) ?? []
    #expect(!required.contains { $0.contains("kind") }, "\(kind)")
    #expect(!reading.system.diagnostics.contains { $0.isOfUnreadThemes }, "\(kind)")
  }

  /// An enum that gives a color beside the theme is a part of what has it.
  @Test func anEnumWithColorsOfItsOwnIsOne() {
    let reading = Self.looks("Theme", more: "var badge: UIColor { self == .day ? .red : .green }")
    let paths = reading.system.themes.flatMap(\.paths)
    #expect(paths.contains { $0.hasSuffix("badge") })
  }

  /// What an extension gives to every object makes none of them a theme.
  @Test func whatEveryObjectHasIsNoPaletteOfAny() {
    let reading = Reading(
      """
      import UIKit
      final class Sheet { static let shared = Sheet()
      var ink: UIColor = .black
      var page: UIColor = .white }
      extension NSObject { var sheet: Sheet { Sheet.shared } }
      class Unit: NSObject { static let one = Unit()
      static let dozen = Unit() }
      class Job: NSObject {}
      final class SyncJob: Job {}
      final class CleanJob: Job {}
      extension UIColor { static let text = UIColor(white: 0.1, alpha: 1)
      static let card = UIColor(white: 1, alpha: 1) }
      """)
    let told = reading.system.diagnostics.map(\.message) + reading.system.themes.map(\.name)
    #expect(!told.contains { $0.contains("Unit") || $0.contains("Job") })
    #expect(reading.hex("UIColor.text") == "#1A1A1A")
  }

  // MARK: Titles

  private static func appended(_ values: String) -> [String] {
    Reading(
      """
      struct Theme { var title: String; var ink: UIColor; var page: UIColor }
      enum Themes {
        static var all = [Theme]()
        static func setUp(name: String) {
          \(values)
        }
      }
      """
    ).system.themes.map(\.name)
  }

  /// The name of the function tells several values apart by no more than a number.
  @Test func valuesThatAFunctionAppendsHaveTheirTitles() {
    let names = Self.appended(
      """
      all.append(Theme(title: "Light", ink: .black, page: .white))
      all.append(Theme(title: "Dark", ink: .white, page: .black))
      all.append(Theme(title: "Sepia", ink: .brown, page: .yellow))
      """)
    #expect(names == ["Light", "Dark", "Sepia"])
  }

  @Test func equalTitlesAreToldApart() {
    let names = Self.appended(
      """
      all.append(Theme(title: "Light", ink: .black, page: .white))
      all.append(Theme(title: "Light", ink: .white, page: .black))
      """)
    #expect(names.count == 2 && Set(names).count == 2)
  }

  /// The name of a variable, or of a function that makes one value, stays.
  @Test func aValueAloneHasTheNameOfItsFunction() {
    #expect(Self.appended(#"all.append(Theme(title: "Light", ink: .black, page: .white))"#) == ["setUp"])
    let names = Self.appended(
      """
      let first = Theme(title: "Light", ink: .black, page: .white)
      let second = Theme(title: "Dark", ink: .white, page: .black)
      """)
    #expect(names == ["first", "second"])
  }

  /// A title that only the running app knows is no name.
  @Test func aTitleOfAnArgumentIsNoName() {
    let names = Self.appended(
      """
      all.append(Theme(title: "Dark", ink: .white, page: .black))
      all.append(Theme(title: "\\(name)", ink: .brown, page: .yellow))
      """)
    #expect(!names.contains { $0.contains("name") })
  }
}
