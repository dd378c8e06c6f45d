import Testing
import ThemeModel

@testable import SwiftThemeReader

@Suite struct VariableMentionsTests {
  private func table(_ source: String) -> DeclarationTable {
    DeclarationTable(files: [0: ParsedFile(SourceFile(name: "Screens.swift", bytes: Array(source.utf8)), index: 0)])
  }

  /// The work is one answer per key. However many screens hold a theme in a variable of the same name, the mentions of all of
  /// them are looked up once, and the scope of one is no longer for their number.
  @Test(arguments: [2, 300])
  func thousandsOfVariablesComeToOneQuestion(screens: Int) throws {
    let source = (0..<screens).map {
      "final class Screen\($0) { var theme: AppTheme = .calm; var look: AppTheme { self.theme } }"
    }.joined(separator: "\n")
    let table = table(source)
    let mentions = VariableMentions(table)
    let keys = try table.types.map { screen in
      mentions.keys(of: try #require(screen.properties.first { $0.member.name == "theme" }?.member), in: screen)
    }
    #expect(keys.count == screens)
    #expect(Set(keys.map { $0.last }).count == 1)
    #expect(try mentions.all(#require(keys.first?.last)) == [.member("theme")])
    for (screen, key) in zip(table.types, keys) {
      #expect(
        try mentions.all(#require(key.first)) == [
          .own("theme", of: screen, table), .own("look", of: screen, table), .implicit("look"), .member("look"),
        ])
    }
  }

  /// Variables of another type, and static ones of another owner, are mentioned in other ways.
  @Test func variablesThatAreSpokenOfOtherwiseAreApart() throws {
    let table = table(
      """
      enum A { static var theme: AppTheme = .calm }
      enum B { static var theme: AppTheme = .calm }
      final class C { var theme: OtherTheme = .calm }
      final class D { var theme: AppTheme = .calm }
      """)
    let mentions = VariableMentions(table)
    let keys = try table.types.map { mentions.keys(of: try #require($0.properties.first?.member), in: $0) }
    #expect(keys.count == 4)
    #expect(Set(keys).count == 4)
  }
}

/// A bare name is the variable that is in scope there.
struct VariablesInScopeTests {
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
    // Here, `active` is a flag of the screen itself.
    let reading = Self.reading(
      "enum Screen { static let active = true\n static var line: UIColor { active ? .white : .black } }")
    #expect(reading.system.themes.map(\.name) == ["calm", "loud"])
    #expect(reading.theme("calm")?.tokens.contains { $0.path == "ink" } == true)
    #expect(reading.theme("calm")?.tokens.contains { $0.path.hasSuffix("line") } == false)
  }

  /// A reader's name counts only where it is in scope, too.
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
