import SwiftThemeReader
import Testing
import ThemeModel

/// Names with the module or the type before them, which say whose `Color` is meant.
struct QualifiedNamesTests {
  @Test func aColourOfAnotherModuleIsNotThePlatforms() {
    let reading = Reading(
      """
      import SwiftUI
      import Brand
      extension Color { static let mine = Color(white: 0.5) }
      struct Theme {
        let page: SwiftUI.Color
        let ink: UIKit.UIColor
        let mark: Brand.Color
        let edge: Kit.Color
        var made: Color { Brand.Color(red: 1, green: 0, blue: 0) }
        static let day = Theme(page: .white, ink: .red, mark: .red, edge: .red)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("ink") == "#FF0000")
    for path in ["mark", "edge", "made"] {
      #expect(reading.color(path) == nil, "\(path)")
      #expect(reading.reason(path) != nil, "\(path)")
    }
    #expect(reading.reason("mark")?.reason.contains("Brand.Color") == true)
  }

  @Test func staticColoursOfAnotherModulesTypeAreSaidToBeThere() {
    let reading = Reading(
      """
      import Brand
      enum Ink { static let page = SwiftUI.Color.white; static let mark: Brand.Color = .red; static let edge = Brand.Color.red }
      """)
    #expect(reading.hex("Ink.page") == "#FFFFFF")
    #expect(reading.reason("Ink.mark")?.reason.contains("Brand.Color") == true)
    #expect(reading.reason("Ink.edge")?.reason.contains("Brand.Color") == true)
  }

  @Test func aColourTypeOfTheSourcesWinsAndThePlatformsIsQualified() {
    let reading = Reading(
      """
      struct Color {
        let red: Double; let green: Double; let blue: Double
        static let red = Color(red: 0.2, green: 0, blue: 0)
      }
      extension SwiftUI.Color { static let sky = SwiftUI.Color(red: 0, green: 0, blue: 1) }
      struct Theme {
        let own: Color
        let platform: SwiftUI.Color
        let fill: LinearGradient
        static let day = Theme(
          own: .red, platform: .sky, fill: LinearGradient(colors: [.white, .sky], startPoint: .top, endPoint: .bottom))
      }
      """)
    #expect(reading.hex("own") == "#330000")
    #expect(reading.hex("platform") == "#0000FF")
    if case .gradient? = reading.token("fill")?.value {} else { Issue.record("fill is no gradient") }
  }

  @Test func anExtensionOfAnUnknownTypesColourAddsNothingToThePlatforms() {
    let reading = Reading(
      """
      extension Kit.Color { static let red = Kit.make(1) }
      extension UIColor.Brand { static let late = UIColor.black }
      extension UIColor { enum Brand { static let soon = late } }
      enum Ink { static let page = Color.red; static let line = UIColor.Brand.late }
      """, options: SourceOptions(systemGeneration: "ios18"))
    #expect(reading.color("Ink.page") != nil)
    #expect(reading.hex("Ink.line") == "#000000")
    #expect(reading.hex("UIColor.Brand.soon") == "#000000")
  }

  @Test func membersOfOtherModulesInTheSourcesAreFound() {
    let reading = Reading([
      (
        "Kit/Shades.swift",
        "public let night = UIColor.black\npublic func tone() -> UIColor { .red }\npublic struct Tint { public static let ink = UIColor.blue }"
      ),
      (
        "App/Ink.swift",
        "import Kit\nenum Ink { static let a = Kit.night; static let b: UIColor = Kit.tone(); static let c = Kit.Tint.ink }"
      ),
    ])
    #expect(reading.hex("Ink.a") == "#000000")
    #expect(reading.hex("Ink.b") == "#FF0000")
    #expect(reading.hex("Ink.c") == "#0000FF")
  }
}
