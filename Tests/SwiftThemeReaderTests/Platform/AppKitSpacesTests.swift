import SwiftThemeReader
import Testing
import ThemeModel

/// AppKit's initialisers name the space of their components: Generic RGB, a gray of gamma 2.2, sRGB.
struct AppKitSpacesTests {
  private func hex(_ expression: String, type: String = "NSColor") -> String? {
    Reading(
      [("A.swift", "import AppKit\nenum Colors { static let x: \(type) = \(expression) }")],
      options: SourceOptions(systemGeneration: "macos15")
    ).hex("Colors.x")
  }

  @Test(arguments: [
    ("NSColor(calibratedRed: 0, green: 1, blue: 0, alpha: 1)", "#00F900"),
    ("NSColor(calibratedRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)", "#929292"),
    ("NSColor(calibratedRed: 1, green: 1, blue: 1, alpha: 1)", "#FFFFFF"),
    // Green, by its hue.
    ("NSColor(calibratedHue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)", "#00F900"),
    ("NSColor(colorSpace: .genericRGB, components: [0.5, 0.5, 0.5, 1], count: 4)", "#929292"),
    ("NSColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)", "#808080"),
    ("NSColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)", "#808080"),
    // 0.1 to the power of 2.2 is 0.0063 of the light, which sRGB writes as 0.0728.
    ("NSColor(calibratedWhite: 0.1, alpha: 1)", "#131313"),
    ("NSColor(genericGamma22White: 0.1, alpha: 1)", "#131313"),
    ("NSColor(white: 0.1, alpha: 1)", "#131313"),
    ("NSColor(white: 1, alpha: 1)", "#FFFFFF"),
    ("NSColor(white: 0, alpha: 1)", "#000000"),
  ])
  func eachHasItsSpace(_ expression: String, _ expected: String) {
    #expect(hex(expression) == expected)
  }

  @Test func theWhiteOfUIKitIsOnTheCurveOfSRGB() {
    #expect(Reading("enum Colors { static let x = UIColor(white: 0.1, alpha: 1) }").hex("Colors.x") == "#1A1A1A")
  }
}
