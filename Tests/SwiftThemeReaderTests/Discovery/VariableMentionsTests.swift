import Testing
import ThemeModel

@testable import SwiftThemeReader

@Suite struct VariableMentionsTests {
  private func table(_ source: String) -> DeclarationTable {
    DeclarationTable(files: [0: ParsedFile(SourceFile(name: "Screens.swift", bytes: Array(source.utf8)), index: 0)])
  }

  /// The work is one answer a key: however many screens hold a theme in a variable of one name, there is one, and it is no
  /// longer for their number.
  @Test(arguments: [2, 300])
  func thousandsOfVariablesComeToOneQuestion(screens: Int) throws {
    let source = (0..<screens).map {
      "final class Screen\($0) { var theme: AppTheme = .calm; var look: AppTheme { self.theme } }"
    }.joined(separator: "\n")
    let table = table(source)
    let mentions = VariableMentions(table)
    let keys = try table.types.map { screen in
      mentions.key(of: try #require(screen.properties.first { $0.member.name == "theme" }?.member), in: screen)
    }
    #expect(keys.count == screens)
    #expect(Set(keys).count == 1)
    #expect(
      try mentions.all(#require(keys.first)) == [
        .bare("theme"), .member("theme"), .bare("look"), .implicit("look"), .member("look"),
      ])
  }

  /// Those of another type, and static ones of another owner, are spoken of in other ways.
  @Test func variablesThatAreSpokenOfOtherwiseAreApart() throws {
    let table = table(
      """
      enum A { static var theme: AppTheme = .calm }
      enum B { static var theme: AppTheme = .calm }
      final class C { var theme: OtherTheme = .calm }
      final class D { var theme: AppTheme = .calm }
      """)
    let mentions = VariableMentions(table)
    let keys = try table.types.map { mentions.key(of: try #require($0.properties.first?.member), in: $0) }
    #expect(keys.count == 4)
    #expect(Set(keys).count == 4)
  }
}
