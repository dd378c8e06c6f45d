import Testing

/// That a view has a theme says nothing about which it is; other questions about it do.
@Suite struct ThemePresenceTests {
  private static func row(_ condition: String, _ members: String = "var theme: Palette?") -> Seen {
    Seen(
      """
      final class Row: UIView {
        let title = UILabel()
        \(members)
        func apply(_ note: Notification) {
          \(condition) else { return }
          addSubview(title)
          backgroundColor = theme.card
          title.textColor = theme.text
        }
      }
      """)
  }

  @Test(arguments: [
    "guard let theme = self.theme", "guard let theme", "guard let theme = note.object as? Palette",
  ])
  func thatThereIsOne(condition: String) {
    #expect(Self.row(condition).proven == ["text on card"])
  }

  @Test(arguments: [
    "guard let theme = self.theme, theme.isDark", "guard let theme = self.theme, selectedTheme == 2",
  ])
  func whichItIs(condition: String) {
    let seen = Self.row(condition)
    #expect(seen.proven.isEmpty && seen.likely == ["text on card"])
  }

  /// A cast to the type of one theme asks which it is, however it is called.
  @Test(arguments: [("Skin", ""), ("NightSkin", ", likely")])
  func aCast(type: String, certainty: String) {
    let pairs = OwnPairs.of(
      """
      protocol Skin { var ink: Color { get }; var page: Color { get } }
      struct DaySkin: Skin { var ink: Color { .black }; var page: Color { .white } }
      struct NightSkin: Skin { var ink: Color { .white }; var page: Color { .black } }
      struct Row: View {
        let any: Any
        var body: some View {
          if let skin = any as? \(type) { Text("a").foregroundStyle(skin.ink).background(skin.page) }
        }
      }
      """)
    #expect(pairs == ["ink on page" + certainty])
  }
}
