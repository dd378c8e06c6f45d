import SwiftThemeReader
import Testing
import ThemeModel

/// Tuples and dictionaries of colors.
struct ColorPairsTests {
  private static let reading = Reading(
    """
    enum Key: String { case ink, line = "Line" }
    enum Sides {
      static let page = (light: Color.white, dark: Color.black)
      static let ink: (light: UIColor, dark: UIColor) = (.black, .white)
      static let code = (light: "#FFFFFF", dark: "#123456")
      static let typed: (light: String, dark: String) = ("#FFFFFE", "#123455")
      static let sky = (day: Color.white, night: Color.black)
      static let icons = (light: "sun", dark: "moon")
      static let pair: (UIColor, UIColor) = (.black, .white)
      static let keyed: [Key: UIColor] = [.ink: .black, .line: .gray]
      static func made(_ pair: (String, String)) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: pair.1) : UIColor(hex: pair.0) }
      }
      static let button = made(("#CCCCCC", "#DDDDDD"))
    }
    """)

  @Test(arguments: [
    ("Sides.page", "#FFFFFF", "#000000"), ("Sides.ink", "#000000", "#FFFFFF"), ("Sides.code", "#FFFFFF", "#123456"),
    ("Sides.typed", "#FFFFFE", "#123455"), ("Sides.sky", "#FFFFFF", "#000000"), ("Sides.button", "#CCCCCC", "#DDDDDD"),
    ("Sides.keyed.ink", "#000000", "#000000"), ("Sides.keyed.line", "#808080", "#808080"),
  ])
  func labelsSayWhichSideIsForDark(_ path: String, _ light: String, _ dark: String) {
    #expect(Self.reading.hex(path) == light)
    #expect(Self.reading.hex(path, nil, ["mode": "dark"]) == dark)
  }

  @Test func withoutLabelsNothingIsGuessed() {
    #expect(Self.reading.reason("Sides.pair")?.code == "unlabelled-pair")
  }

  @Test func pairsOfOtherThingsAreNoColours() {
    #expect(Self.reading.token("Sides.icons") == nil)
  }
}
