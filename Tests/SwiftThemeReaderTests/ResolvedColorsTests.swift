import SwiftThemeReader
import Testing
import ThemeModel

/// SwiftUI's resolved colors, and code that reads a color's components.
struct ResolvedColorsTests {
  @Test func resolvedColoursAreMadeInTheirSpace() {
    let reading = Reading(
      """
      enum Ink {
        static let plain = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
        static let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.2158605, blue: 0)
        static let wide: Color.Resolved = .init(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
        static let back = Color(plain)
        static let extended = Color.Resolved(red: 1.2, green: -0.1, blue: 0)
      }
      """)
    #expect(reading.hex("Ink.plain") == "#33669980")
    #expect(reading.hex("Ink.linear") == "#FF8000")
    #expect(reading.color("Ink.wide")?.space == .displayP3)
    #expect(reading.hex("Ink.back") == "#33669980")
    #expect(reading.color("Ink.extended")?.components.x == 1.2)
    #expect(reading.color("Ink.extended")?.components.y == -0.1)
  }

  /// Which of two colors stands out more, by the luminance of their resolved colors.
  @Test func componentsOfResolvedColoursDecide() {
    let reading = Reading(
      """
      class Theme {
        var tint: Color = Color(red: 0.9, green: 0.9, blue: 0.2)
        var label: Color = .black
        var page: Color = .white
        private(set) var onTint: Color
        init() {
          onTint = .red
          choose()
        }
        private func choose() {
          func luminance(_ color: Color.Resolved) -> Float {
            return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
          }
          let (a, b) = (luminance(tint.resolve(in: .init())), luminance(label.resolve(in: .init())))
          if abs(a - b) > abs(a - luminance(page.resolve(in: EnvironmentValues()))) { onTint = label } else { onTint = page }
        }
      }
      final class Night: Theme {}
      """)
    #expect(reading.hex("onTint", "Theme") == "#000000")
  }

  @Test func linearComponentsAreThoseOfLinearLight() {
    let reading = Reading(
      """
      enum Ink {
        static let half = Color(red: 0.5, green: 0.5, blue: 0.5).resolve(in: EnvironmentValues())
        static let mark = half.linearRed < 0.22 && half.linearRed > 0.21 ? Color.black : Color.white
        static let hue = NSColor(hue: 0.25, saturation: 0.5, brightness: 0.5, alpha: 1).hueComponent > 0.2 ? Color.black : .white
      }
      """)
    #expect(reading.hex("Ink.mark") == "#000000")
    #expect(reading.hex("Ink.hue") == "#000000")
  }

  @Test func anyLabelThatSpeaksOfHexTakesCodes() {
    let reading = Reading(
      """
      enum Ink {
        static let a = UIColor(rgbHex: 0x2C6BED)
        static let b = UIColor(rgbHex: 0x3C3C43, alpha: 0.5)
        static let c = Color(fromHexString: "#102030")
      }
      """)
    #expect(reading.hex("Ink.a") == "#2C6BED")
    #expect(reading.hex("Ink.b") == "#3C3C4380")
    #expect(reading.hex("Ink.c") == "#102030")
  }
}
