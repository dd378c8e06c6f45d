import ColorScience
import Testing
import ThemeModel

@testable import LegibleCLI

/// What lies under an opaque background is not part of a pair.
struct OpaqueGroundsTests {
  private static func layers(of alphas: [String: Double]) -> [Sighting.Ground] {
    let place = Place(file: "x", line: 1, column: 1)
    func token(_ path: String, _ alpha: Double, dark: Double? = nil) -> Token {
      var values = [ConditionalValue(value: .color(Color(.srgb, 1, 1, 1, alpha: alpha)), place: place)]
      if let dark {
        values.append(
          ConditionalValue(when: ["mode": "dark"], value: .color(Color(.srgb, 0, 0, 0, alpha: dark)), place: place))
      }
      return Token(path: path, values: values, place: place)
    }
    let theme = Theme(
      name: "a", axes: ["mode"],
      tokens: [
        token("text", 1), token("page", 1), token("card", alphas["card"] ?? 1, dark: alphas["dark"]),
      ])
    var system = ThemeSystem(name: "x", axes: [.mode], themes: [theme])
    system.sightings = [
      Sighting(
        foreground: .token("text"), ground: .layers([.token("page"), .token("card", opacity: alphas["code"] ?? 1)]),
        element: .icon, certainty: .proven, source: .swiftUI, sites: [Sighting.Site(foreground: place)])
    ]
    OpaqueGrounds.settle(&system)
    return system.sightings.map(\.ground)
  }

  @Test func anOpaqueBackgroundStandsForItself() {
    #expect(Self.layers(of: ["card": 1]) == [.layers([.token("card")])])
    #expect(Self.layers(of: ["card": 1, "dark": 1]) == [.layers([.token("card")])])
  }

  @Test func whatLetsSomethingThroughAnywhereKeepsItsLayers() {
    let both: Sighting.Ground = .layers([.token("page"), .token("card")])
    #expect(Self.layers(of: ["card": 0.5]) == [both])
    #expect(Self.layers(of: ["card": 1, "dark": 0.5]) == [both])
    #expect(Self.layers(of: ["code": 0.5]) == [.layers([.token("page"), .token("card", opacity: 0.5)])])
  }
}
