import SwiftThemeReader
import Testing
import ThemeModel

/// Themes that are made of arguments.
struct MadeThemesTests {
  private static func reading(_ more: String) -> Reading {
    Reading(
      """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct Day: Theme { let ink = UIColor.black; let page = UIColor.white }
      \(more)
      """)
  }

  @Test(arguments: [
    "let dusk = Tinted(base: Day())", "enum Themes { static let dusk = Tinted(base: Day()) }",
    "enum Themes { static let dusk: Tinted = Tinted.init(base: Day()) }",
  ])
  func aConstantMadeOfAnotherThemeIsOne(_ constant: String) {
    for parameter in ["Tinted: Theme { let base: Theme", "Tinted<T: Theme>: Theme { let base: T"] {
      let reading = Self.reading(
        "struct \(parameter); var ink: UIColor { base.ink }; var page: UIColor { .gray } }\n\(constant)")
      #expect(Set(reading.system.themes.map(\.name)) == ["Day", "dusk"])
      #expect(reading.hex("ink", "dusk") == "#000000")
      #expect(!reading.system.diagnostics.contains { $0.code == "theme-of-arguments" })
    }
  }

  @Test func aCallInAFunctionMakesATheme() {
    let reading = Self.reading(
      """
      struct Tinted: Theme { let page: UIColor; let ink = UIColor.black }
      func apply(_ theme: Theme) {}
      func start() { apply(Tinted(page: UIColor(white: 0.2, alpha: 1))) }
      """)
    #expect(reading.hex("page", "Tinted") == "#333333")
  }

  @Test func argumentsOfTheRunningAppAreUndetermined() {
    let reading = Self.reading(
      """
      struct Tinted: Theme { let page: UIColor; let ink = UIColor.black }
      func start(_ user: User) { apply(Tinted(page: user.page)) }
      """)
    #expect(reading.reason("page", "Tinted") != nil)
    #expect(reading.hex("ink", "Tinted") == "#000000")
  }

  @Test func listedArgumentsAreAllMade() {
    let reading = Self.reading(
      """
      enum Accent { case warm, cold }
      struct Soft: Theme { let soft: Bool; let ink = UIColor.black; var page: UIColor { soft ? .white : .red } }
      struct Plain: Theme { let accent: Accent; let ink = UIColor.black; var page: UIColor { accent == .warm ? .white : .red } }
      """)
    #expect(
      Set(reading.system.themes.map(\.name)) == [
        "Day", "Soft(soft: false)", "Soft(soft: true)", "Plain(accent: warm)", "Plain(accent: cold)",
      ])
    #expect(reading.hex("page", "Soft(soft: false)") == "#FF0000")
    #expect(reading.hex("page", "Plain(accent: cold)") == "#FF0000")
  }

  @Test func whatNothingMakesIsNoted() {
    let reading = Self.reading("struct Tinted: Theme { let page: UIColor; let ink = UIColor.black }")
    #expect(reading.system.themes.map(\.name) == ["Day"])
    #expect(reading.system.diagnostics.contains { $0.code == "theme-of-arguments" })
    let previewed = Self.reading(
      """
      struct Tinted: Theme { let page: UIColor; let ink = UIColor.black }
      struct Row_Previews: PreviewProvider { static let sample = Tinted(page: .red) }
      """)
    #expect(previewed.system.themes.map(\.name) == ["Day"])
  }

  @Test(arguments: [
    "let dusk = Theme.custom(UIColor(white: 0.2, alpha: 1))",
    "struct Pick { static let all: [Theme] = [.day, .custom(UIColor(white: 0.2, alpha: 1))] }",
  ])
  func aCaseWithValuesIsReadWithThose(_ making: String) {
    let reading = Reading(
      """
      enum Theme { case day, custom(UIColor)
        var page: UIColor { switch self { case .day: .white; case .custom(let color): color } }
        var ink: UIColor { .black } }
      \(making)
      """)
    #expect(reading.system.themes.count == 2)
    let name = reading.system.themes.map(\.name).first { $0 != "day" }
    #expect(reading.hex("page", name) == "#333333")
  }
}
