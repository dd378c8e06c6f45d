import SwiftThemeReader
import Testing
import ThemeModel

/// Styles of the system's, by their members and by their types, and masks around a background.
struct ButtonLooksTests {
  private static func seen(_ modifiers: String) -> Seen {
    Seen(
      """
      struct A: View { var body: some View {
        Button(action: {}, label: { Text("a").foregroundColor(.theme.text) })\(modifiers).background(Color.theme.card) } }
      """)
  }

  @Test(arguments: [
    ".buttonStyle(.plain)", ".buttonStyle(PlainButtonStyle())", ".buttonStyle(BorderlessButtonStyle())",
    ".buttonStyle(DefaultButtonStyle())", "",
  ])
  func someShowTheLabelOnWhatIsBehind(_ style: String) {
    #expect(Self.seen(style).proven == ["text on card"])
  }

  @Test(arguments: [
    ".buttonStyle(.bordered)", ".buttonStyle(BorderedProminentButtonStyle())", ".buttonStyle(Elsewhere())",
  ])
  func othersPaintABackground(_ style: String) {
    #expect(Self.seen(style).proven.isEmpty)
  }

  private static func masked(_ mask: String) -> Seen {
    Seen(
      """
      struct Wave: Shape { func path(in rect: CGRect) -> Path { Path() } }
      struct A: View { var body: some View {
        Text("a").foregroundColor(.theme.text).background(Color.theme.card)\(mask) } }
      """)
  }

  @Test(arguments: [
    ".mask(RoundedRectangle(cornerRadius: 4))", ".mask(Capsule())", ".mask { Circle() }", ".mask(Wave())",
  ])
  func aShapeCutsTextAndBackgroundAlike(_ mask: String) {
    #expect(Self.masked(mask).proven == ["text on card"])
  }

  @Test func whatFadesIsAssumed() {
    let seen = Self.masked(".mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }

  @Test func whatIsLeftLiesOnWhatIsBehind() {
    let seen = Seen(
      """
      struct A: View { var body: some View {
        Text("a").foregroundColor(.theme.text).mask(Circle()).background(Color.theme.card) } }
      """)
    #expect(seen.proven == ["text on card"])
  }

  /// Two uses of a function that makes a style are two styles.
  @Test func eachUseOfAStyleIsItsOwn() {
    let seen = Seen(
      """
      struct Bs: ButtonStyle { let ground: Color
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundColor(.theme.text).background(ground) } }
      extension ButtonStyle where Self == Bs { static func filled(_ c: Color) -> Bs { Bs(ground: c) } }
      struct A: View { var body: some View { VStack {
        Button("a") {}.buttonStyle(.filled(.theme.card))
        Button("b") {}.buttonStyle(.filled(.theme.page)) } } }
      """)
    #expect(seen.proven == ["text on card", "text on page"])
  }
}
