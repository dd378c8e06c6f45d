import SwiftThemeReader
import Testing
import ThemeModel

/// Colors in values that code hands on to views.
struct CarriedColorsTests {
  private static let themes = """
    protocol Theme { var ink: Color { get }; var page: Color { get } }
    struct Day: Theme { let ink = Color.black; let page = Color.white }
    struct Night: Theme { let ink = Color.white; let page = Color.black }

    """

  private static func pairs(_ code: String) -> Set<String> { OwnPairs.of(themes + code) }

  private static func code(_ style: String, _ members: String = "", _ call: String) -> String {
    """
    struct FieldStyle { \(style) }
    extension FieldStyle {
      static func themed(_ theme: Theme) -> FieldStyle { FieldStyle(text: theme.ink) }
    }
    struct Field: View { \(members)
      var body: some View { Text("a").foregroundStyle(style.text) } }
    struct Screen: View { let theme: Theme
      var body: some View { VStack { \(call) }.background(theme.page) } }
    """
  }

  @Test(arguments: [
    ("let text: Color", "let style: FieldStyle", "Field(style: FieldStyle(text: theme.ink))"),
    ("let text: Color", "let style: FieldStyle", "Field(style: .init(text: theme.ink))"),
    ("let text: Color", "let style: FieldStyle", "Field(style: .themed(theme))"),
    ("let text: Color", "let style: FieldStyle", "Field(style: FieldStyle.themed(theme))"),
    (
      "let text: Color; init(_ ink: Color) { text = ink }; init(text: Color) { self.text = text }",
      "let style: FieldStyle",
      "Field(style: FieldStyle(theme.ink))"
    ),
    (
      "let text: Color", "let style: FieldStyle; init(style: FieldStyle) { self.style = style }",
      "Field(style: .themed(theme))"
    ),
  ])
  func aStyleHasWhatItIsMadeOf(_ style: String, _ members: String, _ call: String) {
    let code = Self.code(
      style.replacing("; init", with: "\ninit"), members.replacing("; init", with: "\ninit"), call)
    #expect(Self.pairs(code) == ["ink on page"], "\(members) \(call)")
  }

  /// Constants before what a function gives change nothing, and may be what it is made of.
  @Test(arguments: [
    ("let wraps = lines > 1\nreturn FieldStyle(text: theme.ink)", true),
    ("let ink = theme.ink\nlet style = FieldStyle(text: ink)\nreturn style", true),
    ("var style = FieldStyle(text: theme.ink)\nstyle.text = theme.page\nreturn style", false),
    ("if lines > 1 { return FieldStyle(text: theme.page) }\nreturn FieldStyle(text: theme.ink)", false),
  ])
  func aFunctionMayHaveConstants(_ body: String, _ isKnown: Bool) {
    let maker =
      "extension FieldStyle { static func lined(_ theme: Theme, lines: Int = 1) -> FieldStyle {\n\(body) } }\n"
    let code = maker + Self.code("var text: Color", "let style: FieldStyle", "Field(style: .lined(theme))")
    if isKnown {
      #expect(Self.pairs(code) == ["ink on page"], "\(body)")
    } else {
      #expect(!Self.pairs(code).contains("ink on page"), "\(body)")
    }
  }

  /// A style that a function changes is not followed.
  @Test func aStyleThatIsMadeOtherwiseIsNotKnown() {
    let code = Self.code(
      "var text: Color\ninit(theme: Theme) { text = theme.page\nif theme is Day { text = theme.ink } }",
      "let style: FieldStyle", "Field(style: FieldStyle(theme: theme))")
    #expect(!Self.pairs(code).contains { $0.hasPrefix("page on") || $0.hasPrefix("ink on") })
  }

  @Test func aViewByItselfHasTheStyleThatItStartsWith() {
    let code = """
      extension Color { static let faint = Color(red: 0.7, green: 0.7, blue: 0.7); static let ground = Color.white }
      struct FieldStyle { let text: Color\nstatic let regular = FieldStyle(text: .faint) }
      struct Field: View { var style: FieldStyle = .regular
        var body: some View { Text("a").foregroundStyle(style.text) } }
      struct Screen: View { var body: some View { ZStack { Color.ground\nField() } } }
      """
    #expect(OwnPairs.of(code) == ["FieldStyle.regular.text on Color.ground"])
  }
}
