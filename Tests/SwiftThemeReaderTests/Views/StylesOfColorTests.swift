import Testing

/// `Color` has the members of `extension ShapeStyle where Self == Color`.
struct StylesOfColorTests {
  private static let view =
    "struct V: View { var body: some View { Text(\"a\").foregroundStyle(Color.brand).background(.theme.card) } }"

  @Test func aStyleIsAColorToo() {
    let seen = Seen(
      "extension ShapeStyle where Self == Color { static var brand: Color { Color.theme.text } }\n" + Self.view)
    #expect(seen.proven == ["text on card"])
  }

  /// Which of two modules is meant depends on what the file imports.
  @Test func anotherColorOfTheNameLeavesItOpen() {
    func seen(_ other: String) -> Seen {
      Seen(
        Self.view,
        others: [
          "Design/Styles.swift":
            "import SwiftUI\nextension ShapeStyle where Self == Color { static var brand: Color { Color.theme.text } }",
          "Watch/Colors.swift": "import SwiftUI\nextension Color { static var brand: Color { \(other) } }",
        ])
    }
    #expect(seen("Color.theme.warn").all.isEmpty)
    #expect(seen("Color.theme.text").proven == ["text on card"])
  }

  @Test func aProviderOfTraitsPicksOfTokens() {
    let seen = Seen(
      """
      extension UIColor {
        static var tint: UIColor { .init { if $0.userInterfaceStyle == .dark { return UIColor(Color.theme.warn) }
          return UIColor(Color.theme.text) } }
        static var other: UIColor { UIColor { traits in
          traits.userInterfaceStyle == .dark ? UIColor(Color.theme.icon) : UIColor(Color.theme.muted) } }
      }
      struct V: View { var body: some View { VStack {
        Text("a").foregroundStyle(Color(.tint)).background(.theme.card)
        Text("a").foregroundStyle(Color(UIColor.other)).background(.theme.page) } } }
      """)
    #expect(seen.proven == ["text on card", "warn on card", "icon on page", "muted on page"])
    let modes = seen.sightings.map { $0.contexts["mode"] ?? [] }
    #expect(modes.filter { $0 == ["dark"] }.count == 2 && modes.filter { $0 == ["light"] }.count == 2)
  }

  /// What a style of the team's own resolves to is a color behind the view, whichever it is.
  @Test(arguments: [("Color", true), ("some ShapeStyle", false)])
  func aStyleThatResolvesToAColorIsOne(_ result: String, _ isColor: Bool) {
    let seen = Seen(
      """
      struct Tone: ShapeStyle { let pick: (Palette) -> Color
        func resolve(in environment: EnvironmentValues) -> \(result) { pick(environment.palette) } }
      extension ShapeStyle where Self == Tone { static var cardTone: Tone { .init(pick: \\.card) } }
      struct V: View { var body: some View { Text("a").foregroundStyle(.theme.text).background(.cardTone) } }
      """)
    #expect(seen.all.isEmpty)
    #expect(seen.unread == (isColor ? ["text on .cardTone of V"] : []))
  }

  /// A call within a call of the same function is another call.
  @Test func nestedCallsAreFollowed() {
    let seen = Seen(
      """
      func same(_ color: Color) -> Color { color }
      struct V: View { var body: some View {
        Text("a").foregroundStyle(same(same(same(Color.theme.text)))).background(.theme.card) } }
      """)
    #expect(seen.proven == ["text on card"])
  }

  /// A function of a color that calls itself ends.
  @Test func aFunctionThatCallsItselfIsUnread() {
    let calls = (0..<8).map { "case \($0): return shade(step - 1, \($0))" }.joined(separator: "\n")
    let seen = Seen(
      """
      struct V: View {
        func shade(_ step: Int, _ way: Int) -> Color {
          switch way {
          \(calls)
          default: return Color.theme.text
          }
        }
        var body: some View { VStack {
          Text("a").foregroundStyle(shade(3, 2)).background(.theme.card)
          Text("b").foregroundStyle(Color.theme.warn).background(.theme.page) } }
      }
      """)
    // Which way is taken is not known, and what is known beside it stays.
    #expect(seen.proven == ["warn on page"])
  }
}
