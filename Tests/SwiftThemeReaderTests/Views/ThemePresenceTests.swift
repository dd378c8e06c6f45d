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

  /// What only some themes have, or what one of them is chosen by, asks which it is.
  @Test(arguments: [
    "guard let other = theme.darkVariant", "guard theme.nightName != nil",
    "guard let other = theme.isDark ? theme : nil",
    "guard let other = darkTheme", "guard let other = [theme].first(where: { $0.isDark })",
  ])
  func whatOnlySomeHave(condition: String) {
    let seen = Self.row(condition, "let theme: Palette; var darkTheme: Palette?")
    #expect(seen.proven.isEmpty && seen.likely == ["text on card"])
  }

  @Test func aCastToTheModel() {
    let pairs = OwnPairs.of(
      """
      struct Look { let ink: Color; let page: Color
        static let day = Look(ink: .black, page: .white); static let dusk = Look(ink: .white, page: .black) }
      struct Row: View {
        let theme: Any
        var body: some View {
          if let look = theme as? Look { Text("a").foregroundStyle(look.ink).background(look.page) }
        }
      }
      """)
    #expect(pairs == ["ink on page"])
  }

  /// A cast to the type of one theme asks which it is, however it is called; so does one to what some may conform to.
  @Test(arguments: ["theme as? Skin", "theme as? NightSkin", "theme as? any Skin"])
  func aCast(cast: String) {
    let pairs = OwnPairs.of(
      """
      protocol Skin { var ink: Color { get }; var page: Color { get } }
      struct DaySkin: Skin { var ink: Color { .black }; var page: Color { .white } }
      struct NightSkin: Skin { var ink: Color { .white }; var page: Color { .black } }
      struct Row: View {
        let any: Any; let theme: Any
        var body: some View {
          if let skin = \(cast) { Text("a").foregroundStyle(skin.ink).background(skin.page) }
        }
      }
      """)
    #expect(pairs == [cast.hasSuffix("NightSkin") ? "ink on page in NightSkin, likely" : "ink on page, likely"])
  }
}
