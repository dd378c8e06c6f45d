import SwiftThemeReader
import Testing
import ThemeModel

/// The type of a value shows which token its member is, whatever the value is called.
struct TokensByTypeTests {
  private static let themes = """
    protocol Theme { var text: Color { get }; var page: Color { get } }
    struct Day: Theme { let text = Color.black; let page = Color.white }
    struct Night: Theme { let text = Color.white; let page = Color.black }

    """

  /// The pairs of a view that takes its colors of a value, beside themes that the reader itself has read.
  private static func pairs(_ code: String) -> Set<String> {
    OwnPairs.of(themes + code).filter { !$0.hasSuffix(", likely") }
  }

  private static func view(_ value: String, member: String = "") -> String {
    "struct V: View { \(member); var body: some View { Text(\"a\").foregroundStyle(\(value).text).background(\(value).page) } }"
  }

  @Test(arguments: [
    "final class Appearance { static let shared = Appearance(); var current: Theme = Day() }|Appearance.shared.current",
    "final class Looks { static let shared = Looks(); var isDark = false; var now: Theme { isDark ? Night() : Day() } }|Looks.shared.now",
    "enum Looks { static var current: Theme = Day() }|Looks.current", "var current: Theme = Day()|current",
  ])
  func theCurrentThemeMayHaveAnyName(_ shape: String) {
    let parts = shape.split(separator: "|").map(String.init)
    #expect(Self.pairs(parts[0] + "\n" + Self.view(parts[1])) == ["text on page"], "\(shape)")
  }

  /// The asset symbol or the extension of another module is no member of a theme.
  @Test func aMemberOfTheColorTypeIsNoThemes() {
    let view = "struct V: View { var body: some View { Text(\"a\").foregroundStyle(.white).background(Color.page) } }"
    #expect(Self.pairs(view) == [".white on Color.page"])
    let ofTheme = view.replacing("Color.page", with: "theme.page").replacing(
      "var body", with: "let theme: Theme; var body")
    #expect(Self.pairs(ofTheme) == [".white on page"])
  }

  private static let looks = """
    class Look { var ink: Color { Color.black }; func tint() -> Color { Color.black } }
    final class Loud: Look { override var ink: Color { Color.white }; override func tint() -> Color { Color.white } }
    protocol Inked {}
    extension Inked { var ink: Color { Color.black } }
    struct One: Inked { var ink: Color { Color.white } }
    struct Plain { var ink: Color { Color.black } }
    struct Other { var ink: Color { Color.white } }

    """

  /// Whether a view that paints with a member of some value is judged with a color that the code tells.
  private static func knows(_ members: String, _ value: String) -> Bool {
    pairs(members, value).contains { !$0.hasPrefix(value) && !$0.hasPrefix("text on") && $0.hasSuffix("on page") }
  }

  private static func pairs(_ members: String, _ value: String) -> Set<String> {
    let view =
      "struct V: View { \(members); let theme: Theme; var body: some View { Text(\"a\")"
      + ".foregroundStyle(\(value).ink).background(theme.page) } }"
    return pairs(looks + view)
  }

  /// Whoever inherits a member may have another in its place.
  @Test(arguments: [
    ("let all: [Look]", "all[0]"), ("let one: Look; let on: Bool", "(on ? one : one)"),
    ("let any: Any", "(any as! Look)"),
    ("let all: [any Inked]", "all[0]"), ("let one: any Inked", "one"), ("let make: () -> Look", "make()"),
  ])
  func aMemberThatOthersReplaceIsNotKnown(_ members: String, _ value: String) {
    #expect(!Self.knows(members, value))
    #expect(Self.pairs(members, value).contains { $0.hasPrefix(value) && $0.hasSuffix("on page") })
  }

  @Test func aFunctionThatOthersReplaceIsNotKnown() {
    let view =
      "struct V: View { let one: Look; let theme: Theme; var body: some View { Text(\"a\")"
      + ".foregroundStyle(one.tint()).background(theme.page) } }"
    #expect(!Self.pairs(Self.looks + view).contains { $0.hasPrefix("Color.black") || $0.hasPrefix(".black") })
    #expect(Self.pairs(Self.looks + view).contains { $0.hasSuffix("on page") })
  }

  @Test(arguments: [
    ("let all: [Plain]", "all[0]"), ("let one: Plain?", "(one ?? Plain())"), ("let make: () -> Plain", "make()"),
    ("let all: [String: Plain]", "all[\"a\"]!"), ("let any: Any", "(any as! Plain)"),
    ("let all: [Plain]", "all.first!"),
  ])
  func aMemberThatNobodyReplacesIs(_ members: String, _ value: String) {
    #expect(Self.knows(members, value))
  }

  /// A type that is none of the themes has colors of the app's all the same.
  @Test func whatAnyValueOfATypeComputesIsJudged() {
    let code = """
      enum Mood { case calm, wild
        var ink: UIColor { switch self { case .calm: UIColor(white: 0.6, alpha: 1); case .wild: .black } }
        var ground: UIColor { .white } }
      final class V: UIViewController { let label = UILabel(); var mood = Mood.calm
        override func viewDidLoad() { view.backgroundColor = mood.ground; label.textColor = mood.ink; view.addSubview(label) } }
      """
    #expect(Self.pairs(code) == [".black on .white", "UIColor(white: 0.6, alpha: 1) on .white"])
  }

  @Test func anInitialiserMayTakeAThemesKeys() {
    let code = """
      enum Key { case text, page }
      extension Color { init(_ key: Key) { self = Store.shared.color(for: key) } }
      struct V: View { var body: some View { Text("a").foregroundStyle(Color(.text)).background(Color(.page)) } }
      """
    #expect(Self.pairs(code) == ["text on page"])
  }
}
