import SwiftThemeReader
import Testing
import ThemeModel

/// A bare name is the variable that is in scope where it stands.
struct VariableMentionsTests {
  private static func reading(_ colors: String) -> Reading {
    Reading(
      """
      struct Skin {
        let ink: UIColor
        static let calm = Skin(ink: .black)
        static let loud = Skin(ink: .red)
      }
      class Base { static var active: Skin = .calm }
      \(colors)
      """)
  }

  @Test(arguments: [
    "enum Screen { static var active: Skin = .calm\n static var line: UIColor { active.ink } }",
    "final class Screen: Base { static var line: UIColor { active.ink } }",
    "extension Base { enum Look { static var line: UIColor { active.ink } } }",
    "extension Base { static var line: UIColor { Self.active.ink } }",
    "var current: Skin = .calm\nenum Look { static var line: UIColor { current.ink } }",
    "enum Look { static var line: UIColor { Base.active.ink } }",
    "enum Look { private static var current: Skin { Base.active }\n static var line: UIColor { current.ink } }",
  ])
  func whatIsInScopeIsSpokenOf(_ colors: String) {
    let reading = Self.reading(colors)
    #expect(reading.system.themes.map(\.name) == ["calm", "loud"])
    #expect(reading.theme("loud")?.tokens.contains { $0.path.hasSuffix("line") } == true)
  }

  @Test func theSameNameElsewhereIsAnother() {
    // `active` here is a flag of the screen's own.
    let reading = Self.reading(
      "enum Screen { static let active = true\n static var line: UIColor { active ? .white : .black } }")
    #expect(reading.system.themes.map(\.name) == ["calm", "loud"])
    #expect(reading.theme("calm")?.tokens.contains { $0.path == "ink" } == true)
    #expect(reading.theme("calm")?.tokens.contains { $0.path.hasSuffix("line") } == false)
  }

  /// A reader's name counts where it is in scope, too.
  @Test func theReaderOfAnotherTypeIsAnother() {
    let reading = Self.reading(
      """
      enum Inner { private static var now: Skin { Base.active } }
      enum Screen { static let now = true\n static var line: UIColor { now ? .white : .black } }
      """)
    #expect(reading.theme("calm")?.tokens.map(\.path).contains("ink") == true)
  }

  @Test func whatAProtocolAsksForIsItsConformers() {
    let reading = Reading(
      """
      enum AppTheme { case calm, loud }
      protocol Themed { var current: AppTheme { get } }
      extension Themed { var ink: Color { current == .loud ? .black : .white } }
      final class ThemeManager: ObservableObject, Themed { @Published var current: AppTheme = .calm }
      """)
    #expect(reading.system.themes.map(\.name) == ["calm", "loud"])
    #expect(reading.hex("ink", "loud") == "#000000")
  }
}
