import SwiftThemeReader
import Testing
import ThemeModel

/// `#available`: devices with an older release show the other branch.
struct ReleasesTests {
  private static func reading(_ condition: String, systems: String = "ios15") -> Reading {
    var options = SourceOptions()
    options.systemGeneration = systems
    return Reading(
      """
      import \(systems.hasPrefix("mac") ? "AppKit" : "UIKit")
      enum AppColors {
        static var page: UIColor { if \(condition) { .black } else { .white } }
        static let ink = UIColor(white: 0.2, alpha: 1)
      }
      """, options: options)
  }

  @Test(arguments: [
    ("#available(iOS 13.0, *)", "ios15"), ("#available(iOS 17, *)", "ios18"), ("#available(iOS 26, *)", "ios26"),
    ("#available(macOS 26, *)", "ios15"), ("#available(*)", "ios15"), ("#available(macOS 14, *)", "macos14"),
    ("#available(macOS 10.15, *)", "macos10.15"),
  ])
  func whatTheAuditedReleaseHasIsAvailable(_ condition: String, _ systems: String) {
    let reading = Self.reading(condition, systems: systems)
    #expect(reading.hex("AppColors.page") == "#000000")
    #expect(reading.system.axes.isEmpty)
  }

  @Test(arguments: [("#available(iOS 26, *)", "ios26"), ("#available(iOS 26.1, macOS 26, *)", "ios26.1")])
  func aLaterReleaseIsAContext(_ condition: String, _ context: String) {
    let reading = Self.reading(condition)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["release": context]) == "#000000")
    #expect(reading.hex("AppColors.ink", nil, ["release": context]) == "#333333")
  }

  /// Devices with iOS 18 need not have iOS 18.4.
  @Test func minorReleasesAreContextsOfTheirOwn() {
    var options = SourceOptions()
    options.systemGeneration = "ios18"
    let reading = Reading(
      """
      import UIKit
      enum AppColors {
        static var ink: UIColor {
          if #available(iOS 18.10, *) { return .black }
          if #available(iOS 18.4, *) { return .red }
          return .white
        }
      }
      """, options: options)
    #expect(reading.hex("AppColors.ink") == "#FFFFFF")
    #expect(reading.hex("AppColors.ink", nil, ["release": "ios18.4"]) == "#FF0000")
    #expect(reading.hex("AppColors.ink", nil, ["release": "ios18.10"]) == "#000000")
  }

  @Test func whatIsUnavailableIsTheOther() {
    let reading = Self.reading("#unavailable(iOS 26)")
    #expect(reading.hex("AppColors.page") == "#000000")
    #expect(reading.hex("AppColors.page", nil, ["release": "ios26"]) == "#FFFFFF")
    #expect(Self.reading("#unavailable(iOS 14)").hex("AppColors.page") == "#FFFFFF")
  }

  /// Releases count by their own numbers, also where their system colors are the same.
  @Test(arguments: [
    ("#available(iOS 17, *)", "ios15", "ios17"), ("#available(iOS 14, *)", "ios13", "ios14"),
    ("#available(macOS 11, *)", "macos10.15", "macos11"), ("#available(macOS 15, *)", "macos14", "macos15"),
    ("#available(iOS 27, *)", "ios26", "ios27"),
  ])
  func aReleaseOfTheSameColorsIsLaterToo(_ condition: String, _ systems: String, _ context: String) {
    let reading = Self.reading(condition, systems: systems)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["release": context]) == "#000000")
    #expect(reading.system.axes.map(\.contexts) == [[systems, context]])
  }

  /// No device has iOS 27 and lacks iOS 26.
  @Test func severalReleasesAreOneAxis() {
    let reading = Reading(
      """
      import UIKit
      enum AppColors {
        static var page: UIColor {
          if #available(iOS 26, *) { if #available(iOS 27, *) { return .white }; return .gray }
          return .black
        }
        static var ink: UIColor { if #available(iOS 27, *) { .black } else { .white } }
      }
      """)
    #expect(reading.system.axes.map(\.name) == ["release"])
    #expect(Set(reading.system.axes.flatMap(\.contexts)) == ["ios18", "ios26", "ios27"])
    let pairs = ["ios18", "ios26", "ios27"].map { release in
      ["AppColors.page", "AppColors.ink"].map { reading.hex($0, nil, ["release": release]) }
    }
    #expect(pairs == [["#000000", "#FFFFFF"], ["#808080", "#FFFFFF"], ["#FFFFFF", "#000000"]])
  }
}
