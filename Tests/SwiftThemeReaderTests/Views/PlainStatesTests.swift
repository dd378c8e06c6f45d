import Testing

/// Boolean states whose names mention themes.
struct PlainStatesTests {
  private static func seen(_ declaration: String, _ condition: String, _ more: String = "") -> Seen {
    Seen(
      """
      \(more)
      struct V: View { \(declaration)
        var body: some View { VStack { if \(condition) { Text("a").foregroundStyle(.theme.text) } }
          .background(Color.theme.card) } }
      """)
  }

  private static let states: [(String, String)] = [
    ("@State private var showsThemePicker = false", "showsThemePicker"),
    ("let isThemeMenuOpen: Bool", "isThemeMenuOpen"), ("let isThemeMenuOpen: Bool", "!isThemeMenuOpen"),
    ("@Binding var hasThemeBanner: Bool; let isOn: Bool", "isOn && hasThemeBanner"),
    ("@ObservedObject var themeManager: Model", "themeManager.themeChanged"),
  ]

  @Test(arguments: states)
  func theyAreStatesOfTheApp(_ declaration: String, _ condition: String) {
    let model = "final class Model: ObservableObject { @Published var themeChanged = false }"
    let seen = Self.seen(declaration, condition, model)
    #expect(seen.proven == ["text on card"])
  }

  private static let choices: [(String, String, String)] = [
    ("let isDarkTheme: Bool", "isDarkTheme", ""), ("let usesCustomTheme: Bool", "usesCustomTheme", ""),
    ("let isThemed: Bool", "isThemed", ""), ("let showsDarkThemeButton: Bool", "showsDarkThemeButton", ""),
    ("let theme: Theme", "theme.showsThemePicker", "struct Theme { let showsThemePicker: Bool }"),
    (
      "let themes: [Theme]; var showsThemePicker: Bool { if themes.isEmpty { return false }; return true }",
      "showsThemePicker", ""
    ),
    (
      "@State var showsThemePicker = false", "showsThemePicker",
      "extension V { func start() { showsThemePicker = theme.isCustom } }"
    ),
  ]

  /// A kind of theme, a value that the theme decides, and what may be any of these.
  @Test(arguments: choices)
  func whatTheThemeDecidesIsLikely(_ declaration: String, _ condition: String, _ more: String) {
    let seen = Self.seen(declaration, condition, more)
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }
}
