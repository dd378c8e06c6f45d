import ColorScience
import Testing
import ThemeModel

@testable import ThemeReaders

/// Groups in a list of brands that are named after roles, and that all brands share.
@Suite("Roles in a list of brands")
struct KeyedRolesTests {
  private func shape(_ text: String, name: String = "colors.json") -> [String: [String]] {
    let reader = KeyedThemeReader(options: SourceOptions())
    let system = reader.system([reader.read(SourceFile(name: name, bytes: Array(text.utf8)))], named: "s")
    return Dictionary(
      uniqueKeysWithValues: system.themes.map { theme in
        let tokens = theme.tokens.map { token -> String in
          guard case .color(let color)? = token.values.first?.value else { return token.path + "=?" }
          return token.path + "=" + color.hex8
        }
        return (theme.name, tokens.sorted())
      })
  }

  private static let acme = ##""acme": {"text": {"primary": "#111111"}, "background": {"primary": "#ffffff"}}"##
  private static let zen = ##""zen": {"text": {"primary": "#222222"}, "background": {"primary": "#eeeeee"}}"##

  @Test("all of them have what the group has")
  func shared() {
    let expected = [
      "acme": ["background.primary=#FFFFFF", "text.muted=#CCCCCC", "text.primary=#111111"],
      "zen": ["background.primary=#EEEEEE", "text.muted=#CCCCCC", "text.primary=#222222"],
    ]
    let groups = ##"{\##(Self.acme), \##(Self.zen), "text": {"muted": "#cccccc"}}"##
    #expect(shape("{\"brands\": \(groups)}") == expected)
    #expect(shape(groups, name: "brands.json") == expected)
  }

  @Test("what a brand says itself hides nothing of the group")
  func hidden() {
    let groups = ##"{\##(Self.acme), \##(Self.zen), "text": {"primary": "#cccccc"}}"##
    let found = shape("{\"brands\": \(groups)}")
    #expect(found["acme"] == ["background.primary=#FFFFFF", "brands.text.primary=#CCCCCC", "text.primary=#111111"])
    #expect(found["zen"]?.contains("brands.text.primary=#CCCCCC") == true)
  }

  @Test("a group with the keys of the brands is none of them, either")
  func sameKeys() {
    func brand(_ name: String, _ text: String, _ bg: String) -> String {
      ##""\##(name)": {"primary": "\##(text)", "background": "\##(bg)"}"##
    }
    let groups = [brand("acme", "#111111", "#ffffff"), brand("zen", "#222222", "#eeeeee")]
    let found = shape("{\"brands\": {\((groups + [brand("text", "#aaaaaa", "#bbbbbb")]).joined(separator: ", "))}}")
    #expect(Set(found.keys) == ["acme", "zen"])
    #expect(
      found["acme"] == ["background=#FFFFFF", "primary=#111111", "text.background=#BBBBBB", "text.primary=#AAAAAA"])
    // Beside a single brand, a name is just a name.
    #expect(
      Set(shape("{\"brands\": {\(groups[0]), \(brand("link", "#222222", "#eeeeee"))}}").keys) == ["acme", "link"])
  }

  @Test("text and background in a file for a theme are parts of that theme")
  func parts() {
    let text = ##"{"text": {"primary": "#111111"}, "background": {"primary": "#ffffff"}}"##
    #expect(
      shape(text, name: "theme-light.json") == ["theme-light": ["background.primary=#FFFFFF", "text.primary=#111111"]])
    #expect(Set(shape("{\"themes\": \(text)}").keys) == ["colors"])
  }

  @Test("a group of roles beside light and dark is no theme, either")
  func modes() {
    let pair = { (name: String) in "\"\(name)\": {\"primary\": \"#111111\", \"background\": \"#ffffff\"}" }
    let groups = ["light", "dark", "text"].map(pair).joined(separator: ", ")
    #expect(Set(shape("{\"themes\": {\(groups)}}").keys) == ["colors"])
  }

  @Test(
    "a text and a ground under the name of a theme are its groups, and no themes",
    arguments: [
      ("fg", "bg"), ("content", "surface"), ("label", "fill"), ("ink", "paper"), ("foreground", "background"),
    ])
  func pairsOfRoles(text: String, ground: String) {
    func theme(_ ink: String, _ page: String) -> String {
      ##"{"\##(text)": {"default": "\##(ink)", "strong": "\##(ink)"}, "\##(ground)": {"default": "\##(page)", "strong": "\##(page)"}}"##
    }
    let light = theme("#111111", "#ffffff")
    #expect(shape(light, name: "lightTheme.json").keys.sorted() == ["lightTheme"])
    #expect(shape(light, name: "acme-brand.json").keys.sorted() == ["acme-brand"])
    let both = shape(##"{"lightTheme": \##(light), "darkTheme": \##(theme("#eeeeee", "#000000"))}"##)
    #expect(both.keys.sorted() == ["colors"])
    #expect(both["colors"]?.count == 4)
  }

  @Test("ink beside other names is a theme")
  func themesCalledInk() {
    let found = shape(
      """
      {"themes": {"ink": {"text": "#111111", "background": "#ffffff"}, "slate": {"text": "#222222", "background": "#eeeeee"}}}
      """)
    #expect(found.keys.sorted() == ["ink", "slate"])
  }
}
