import SwiftThemeReader
import Testing
import ThemeModel

/// Types whose members make them themes, whatever they are called.
struct StructuresOfThemesTests {
  private static let look = "struct Mood { let page: Color; let ink: Color }\n"

  private func names(_ source: String) -> [String] {
    Reading(source).system.themes.map(\.name)
  }

  @Test func twoColorsWithRolesMakeAThemeInEveryWay() {
    #expect(names(Self.look + "enum Moods { static let day = Mood(page: .white, ink: .black) }") == ["day"])
    #expect(
      names(
        """
        struct Mood { let id: Int; let name: String; let page: Color; let ink: Color }
        let all = [Mood(id: 1, name: "day", page: .white, ink: .black), Mood(id: 2, name: "dusk", page: .black, ink: .red)]
        """) == ["day", "dusk"])
    #expect(
      names(
        Self.look + """
          extension Mood {
            static func day() -> Mood { Mood(page: .white, ink: .black) }
            static func dusk() -> Mood { Mood(page: .black, ink: .red) }
          }
          """) == ["day", "dusk"])
    let made = Reading(
      """
      struct Mood {
        let page: Color
        let ink: Color
        init(_ scheme: ColorScheme) {
          page = scheme == .dark ? .black : .white
          ink = scheme == .dark ? .white : .black
        }
      }
      """)
    #expect(made.hex("page", "Mood", ["mode": "light"]) == "#FFFFFF")
    #expect(made.hex("page", "Mood", ["mode": "dark"]) == "#000000")
  }

  @Test func contentPartsAndStylesOfViewsAreNone() {
    func isTheme(_ type: String) -> Bool {
      let reading = Reading(
        """
        \(type)
        enum Kits { static let first = Item(page: .white, ink: .black) }
        struct Theme { let page: Color; let ink: Color; static let day = Theme(page: .white, ink: .black) }
        """)
      return reading.system.themes.contains { $0.name == "first" }
        || reading.system.readings.contains { $0.themes.contains { $0.name == "first" } }
    }
    #expect(isTheme("struct Item { let page: Color; let ink: Color }"))
    #expect(!isTheme("struct Item { let page: Color; let ink: Color; var title = \"\" }"))
    #expect(!isTheme("struct Item { let page: Color; let ink: Color; var image = UIImage() }"))
    #expect(!isTheme("struct Item: View { let page: Color; let ink: Color; var body: some View { Text(\"\") } }"))
  }
}
