import Testing

/// Views that static members, globals, constants and aliases are.
struct StaticViewsTests {
  private static let ink = "Text(\"a\").foregroundStyle(.theme.text)"

  @Test(arguments: [
    ("enum Kit { static func title() -> some View { \(ink) } }", "", "Kit.title()"),
    (
      "enum Kit { static func title(_ ink: Color) -> some View { Text(\"a\").foregroundStyle(ink) } }", "",
      "Kit.title(.theme.text)"
    ),
    ("struct Kit { static var title: some View { \(ink) } }", "", "Kit.title"),
    ("struct Kit { static let title = \(ink) }", "", "Kit.title"),
    ("let title = \(ink)", "", "title"),
    ("var title: some View { \(ink) }", "", "title"),
    ("", "let title = \(ink)", "title"),
    ("", "private let title: some View = \(ink)", "self.title"),
    ("struct Kit { let title = \(ink) }\nextension Image { static let kit = Kit() }", "", "Image.kit.title"),
    ("struct Kit { let title = \(ink) }", "let kit = Kit()", "kit.title"),
    ("struct Kit { let title = \(ink) }\nlet kit = Kit()", "", "kit.title"),
    ("struct Kit { let title = \(ink) }\nenum All { static let kit = Kit() }", "", "All.kit.title"),
    ("struct Inner: View { var body: some View { \(ink) } }\ntypealias Title = Inner", "", "Title()"),
    (
      "struct Inner: View { var ink = Color.white; var body: some View { Text(\"a\").foregroundStyle(ink) }\nstatic var title: Inner { Inner(ink: .theme.text) } }",
      "", "Inner.title"
    ),
  ])
  func theyAreShown(_ kit: String, _ member: String, _ view: String) {
    let seen = Seen("\(kit)\nstruct V: View { \(member)\nvar body: some View { \(view).background(.theme.card) } }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// What may be set has no known value, and what makes itself ends.
  @Test(arguments: [
    "enum Kit { static var title: AnyView = AnyView(\(ink)) }",
    "enum Kit { static var title: some View { Kit.title } }",
  ])
  func othersAreNot(_ kit: String) {
    let seen = Seen("\(kit)\nstruct V: View { var body: some View { Kit.title.background(.theme.card) } }")
    #expect(seen.proven.isEmpty)
  }
}
