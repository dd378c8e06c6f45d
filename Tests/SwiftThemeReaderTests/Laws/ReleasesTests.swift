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
    ("#available(iOS 13.0, *)", "ios15"), ("#available(iOS 17, *)", "ios15"), ("#available(iOS 26, *)", "ios26"),
    ("#available(macOS 26, *)", "ios15"), ("#available(*)", "ios15"),
  ])
  func whatTheAuditedReleaseHasIsAvailable(_ condition: String, _ systems: String) {
    let reading = Self.reading(condition, systems: systems)
    #expect(reading.hex("AppColors.page") == "#000000")
    #expect(reading.system.axes.isEmpty)
  }

  @Test(arguments: ["#available(iOS 26, *)", "#available(iOS 26.1, macOS 26, *)"])
  func aLaterReleaseIsAContext(_ condition: String) {
    let reading = Self.reading(condition)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["ios26": "on"]) == "#000000")
    #expect(reading.hex("AppColors.ink", nil, ["ios26": "on"]) == "#333333")
  }

  @Test func whatIsUnavailableIsTheOther() {
    let reading = Self.reading("#unavailable(iOS 26)")
    #expect(reading.hex("AppColors.page") == "#000000")
    #expect(reading.hex("AppColors.page", nil, ["ios26": "on"]) == "#FFFFFF")
    #expect(Self.reading("#unavailable(iOS 14)").hex("AppColors.page") == "#FFFFFF")
  }
}
