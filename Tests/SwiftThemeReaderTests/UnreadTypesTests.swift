import SwiftThemeReader
import Testing
import ThemeModel

/// Types with the colors of a theme that no theme contains are reported, whatever else is read.
struct UnreadTypesTests {
  private func warnings(_ source: String) -> [String] {
    let reading = Reading("import SwiftUI\n" + source)
    return reading.system.diagnostics.filter { $0.code == "colors-not-read" }.map(\.message)
  }

  private static let read = """
    protocol Theme { var ink: UIColor { get }; var paper: UIColor { get } }
    struct Day: Theme { let ink = UIColor.black; let paper = UIColor.white }
    """

  @Test(
    arguments: [
      "enum Shades { static let text = Color.dynamic(light: 0x111111, dark: 0x1A1A1A)\nstatic let background = Color.dynamic(light: 0xFFFFFF, dark: 0) }",
      "struct Shades { @ThemeColor(\"#CCCCCC\") var text: Color\n@ThemeColor(\"#FFFFFF\") var background: Color }",
    ], [true, false])
  func aTypeOfWhichNoThemeComes(_ source: String, isBeside: Bool) {
    let all = warnings((isBeside ? Self.read + "\n" : "") + source)
    #expect(all.count == 1)
    #expect(
      all.first?.hasPrefix(
        "2 colours of a type are not read, because no known way to define themes leads to them: Shades.") == true)
  }

  /// Where a flag or a mode decides the colors of both, the type is a theme under any name.
  @Test(arguments: ["@Observable class Shades { var isDark = false", "struct Shades { let isDark: Bool"])
  func aTypeWithBothModesIsATheme(_ start: String) {
    let reading = Reading(
      """
      import SwiftUI
      \(start)
        var text: Color { isDark ? Color(white: 0.8) : .black }
        var background: Color { isDark ? .black : .white }
      }
      """)
    #expect(reading.hex("text", "Shades", ["mode": "light"]) == "#000000")
    #expect(reading.hex("text", "Shades", ["mode": "dark"]) == "#CCCCCC")
  }

  /// What passes on the colors of a theme loses none, and one color of a row is no theme.
  @Test(arguments: [
    "final class Looks { let theme: Theme = Day()\nvar text: UIColor { theme.ink }\nvar background: UIColor { theme.paper } }",
    "struct Row { let title: String\nvar background: Color { .white } }",
    "struct Card: View { var text: Color { .black }\nvar background: Color { .white }\nvar body: some View { EmptyView() } }",
    "struct Named { var text: Color { Color(\"text\") }\nvar background: Color { Color(\"background\") } }",
  ])
  func whatIsNoThemeOfItsOwn(_ source: String) {
    #expect(warnings(Self.read + "\n" + source).isEmpty)
  }
}
