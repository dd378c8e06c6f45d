import SwiftThemeReader
import Testing
import ThemeModel

/// Contracts that leave the type of a color open.
struct AssociatedTypesTests {
  private static let values = """
    struct Noon: Livery { let ink = UIColor(red: 0, green: 0, blue: 0.2, alpha: 1); let paper = UIColor.white }
    struct Midnight: Livery { let ink = UIColor(white: 0.9, alpha: 1); let paper = UIColor.black }
    """

  @Test(arguments: [
    "protocol Livery { associatedtype Hue; var ink: Hue { get }; var paper: Hue { get } }",
    "protocol Livery<Hue> { associatedtype Hue: NSObject; var ink: Hue { get }; var paper: Hue { get } }",
    "protocol Livery { associatedtype Hue = UIColor; var ink: Hue { get }; var paper: Hue { get } }",
    "protocol Livery where Hue: Hashable { associatedtype Hue; associatedtype Metric; var ink: Hue { get }; var paper: Hue { get } }",
  ])
  func theMembersOfWhatConformsTellIt(contract: String) {
    let reading = Reading(contract.replacing("; ", with: "\n") + "\n" + Self.values.replacing("; ", with: "\n"))
    #expect(reading.system.themes.map(\.name) == ["Noon", "Midnight"])
    #expect(reading.hex("ink", "Noon") == "#000033")
    #expect(reading.hex("paper", "Midnight") == "#000000")
  }

  /// Each theme may have another type of colors. What an extension says about one of them applies there.
  @Test func eachThemeMayHaveAnother() {
    let reading = Reading(
      """
      protocol Livery<Hue> {
        associatedtype Hue: ShapeStyle
        var ink: Hue { get }
        var paper: Hue { get }
        var edge: Hue { get }
      }
      extension Livery where Hue == Color {
        var edge: Color { ink.opacity(0.5) }
      }
      struct Noon: Livery {
        var ink: Color { Color(red: 0, green: 0, blue: 0.2) }
        var paper: Color { .white }
      }
      struct Dusk: Livery {
        typealias Hue = Color
        var ink: Color { Color(white: 0.9) }
        var paper: Color { .black }
        var edge: Color { .init(red: 1, green: 0, blue: 0) }
      }
      enum Shop {
        static let all: [any Livery<Color>] = [Noon(), Dusk()]
        static var first: some Livery<Color> { Noon() }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Noon", "Dusk"])
    #expect(reading.hex("edge", "Noon") == "#00003380")
    #expect(reading.hex("edge", "Dusk") == "#FF0000")
  }

  @Test func palettesAndPairsMayStandInItsPlace() {
    let reading = Reading(
      """
      protocol Tints { associatedtype Paint; var ink: Paint { get } }
      protocol Livery {
        associatedtype Part: Tints where Part.Paint == UIColor
        var tints: Part { get }
        var glow: UIColor { get }
      }
      extension Livery { var glow: UIColor { tints.ink.withAlphaComponent(0.25) } }
      struct NoonTints: Tints { let ink = UIColor(red: 0, green: 0, blue: 0.2, alpha: 1) }
      struct DuskTints: Tints { let ink = UIColor(white: 0.9, alpha: 1) }
      struct Noon: Livery { let tints = NoonTints() }
      struct Dusk: Livery { typealias Part = DuskTints; var tints: DuskTints { DuskTints() } }
      """)
    #expect(reading.hex("glow", "Noon") == "#00003340")
    #expect(reading.hex("tints.ink", "Dusk") == "#E6E6E6")
    let pairs = Reading(
      """
      protocol Sides { var light: UIColor { get }; var dark: UIColor { get } }
      struct Pair: Sides { let light: UIColor; let dark: UIColor }
      protocol Livery { associatedtype Spec: Sides; var ink: Spec { get } }
      struct Noon: Livery { let ink = Pair(light: .black, dark: .white) }
      struct Fest: Livery { let ink = Pair(light: .red, dark: .yellow) }
      """)
    #expect(pairs.hex("ink", "Noon", ["mode": "dark"]) == "#FFFFFF")
    #expect(pairs.hex("ink", "Fest") == "#FF0000")
  }

  /// A type without colors is not a theme.
  @Test func whatIsNoColorStaysNone() {
    let reading = Reading(
      """
      protocol Metrics { associatedtype Unit; var gap: Unit { get }; var line: Unit { get } }
      struct Wide: Metrics { let gap = 12; let line = 2 }
      struct Tight: Metrics { let gap = 4; let line = 1 }
      extension UIColor { static let ink = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.system.themes.first?.tokens.contains { $0.path.contains("gap") } == false)
  }
}
