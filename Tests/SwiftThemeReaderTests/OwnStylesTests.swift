import SwiftThemeReader
import Testing
import ThemeModel

/// A team's own styles are the colors that they resolve to.
struct OwnStylesTests {
  private static let members = """
    extension ShapeStyle where Self == Tone {
      static var ink: Tone { INK }
      static var paper: Tone { PAPER }
    }
    """

  private static func source(_ declaration: String, ink: String, paper: String) -> String {
    declaration + "\n" + members.replacing("INK", with: ink).replacing("PAPER", with: paper)
  }

  static let styles = [
    source(
      """
      struct Tone: ShapeStyle {
        let light: Color
        let dark: Color
        func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? dark : light }
      }
      """, ink: "Tone(light: .black, dark: .red)", paper: "Tone(light: .white, dark: .black)"),
    source(
      """
      enum Tone { case ink, paper }
      extension Tone: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          switch self {
          case .ink: environment.colorScheme == .dark ? Color.red : Color.black
          case .paper: environment.colorScheme == .dark ? Color.black : Color.white
          }
        }
      }
      """, ink: ".ink", paper: ".paper"),
    source(
      """
      struct Tone: ShapeStyle {
        let number: Int
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
          let isDark = environment.colorScheme == .dark
          let color: Color = number == 0 ? (isDark ? .red : .black) : (isDark ? .black : .white)
          return color.resolve(in: environment)
        }
      }
      """, ink: "Tone(number: 0)", paper: "Tone(number: 1)"),
  ]

  @Test(arguments: styles)
  func areReadInEachMode(_ style: String) {
    let reading = Reading("import SwiftUI\n" + style)
    let red = Reading("import SwiftUI\nenum C { static let red = Color.red }").hex("C.red", nil, ["mode": "dark"])
    #expect(reading.hex("ShapeStyle.ink") == "#000000")
    #expect(reading.hex("ShapeStyle.ink", nil, ["mode": "dark"]) == red)
    #expect(reading.hex("ShapeStyle.paper") == "#FFFFFF")
    #expect(reading.hex("ShapeStyle.paper", nil, ["mode": "dark"]) == "#000000")
  }

  private func sightings(_ views: String, _ style: String) -> [Sighting] {
    let files = [SourceFile(name: "App/V.swift", bytes: Array(("import SwiftUI\n" + style + "\n" + views).utf8))]
    return ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1).sightings
  }

  @Test(arguments: styles)
  func areSeenInViews(_ style: String) {
    let seen = sightings(
      "struct Card: View { var body: some View { Text(\"a\").foregroundStyle(.ink).padding().background(.paper) } }",
      style)
    #expect(seen.count == 1 && seen.first?.certainty == .proven)
    #expect(seen.first?.foreground.color == .token("ShapeStyle.ink"))
  }

  private static let wrapper = """
    @propertyWrapper struct Adaptive: DynamicProperty {
      @Environment(\\.colorScheme) private var scheme
      let light: Color, dark: Color
      init(light: Color, dark: Color) { self.light = light; self.dark = dark }
      var wrappedValue: Color { scheme == .dark ? dark : light }
    }
    extension Color { static let paper = Color.white }
    """

  /// What is not known is told: with a known ground it would be, and with an unknown one it must not be silent.
  @Test func colorsOfATeamsOwnWrappersAreNotLost() {
    let seen = sightings(
      """
      struct Card: View {
        @Adaptive(light: .black, dark: .red) var ink
        @Adaptive(light: .white, dark: .black) var page
        var body: some View {
          VStack {
            Text("a").foregroundStyle(ink).background(Color.paper)
            Text("b").foregroundStyle(ink).background(page)
          }
        }
      }
      """, Self.wrapper)
    #expect(Set(seen.flatMap(\.sites).map(\.foreground.line)).count == 2)
  }
}
