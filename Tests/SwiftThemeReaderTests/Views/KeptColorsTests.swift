import Testing

/// Colors of the current theme that SwiftUI views keep, so that a change of theme misses them.
struct KeptColorsTests {
  private func strays(_ members: String, body: String = "Text(title).foregroundStyle(ink)") -> [String] {
    let source = """
      struct Row: View {
        @Environment(\\.theme) var theme: Palette
        \(members)
        var body: some View { \(body) }
      }
      """
    return Seen(source).strays.map { "\($0.object) \($0.token) \($0.function)" }
  }

  @Test func aColourKeptInTheStateStays() {
    #expect(strays("@State var ink = Palette.current.text") == ["Row.ink text body"])
    #expect(
      strays("@State var ink = Color.clear", body: "Text(title).foregroundStyle(ink).onAppear { ink = theme.text }")
        == ["Row.ink text body"])
    #expect(
      strays("@State var ink: Color; init(theme: Palette) { _ink = State(initialValue: theme.text) }")
        == ["Row.ink text body"])
  }

  @Test func whatIsAskedInBodyOrFollowsTheThemeIsNone() {
    #expect(strays("var ink: Color { theme.text }").isEmpty)
    #expect(strays("let ink: Color").isEmpty)
    // A catalog's color knows its modes itself.
    #expect(strays("@State var ink = Color.text").isEmpty)
    let follows = "Text(title).onAppear { ink = theme.text }.onChange(of: theme) { ink = theme.text }"
    #expect(strays("@State var ink = Color.clear", body: follows).isEmpty)
    #expect(strays("@State var isOn = false", body: "Text(title).onAppear { isOn = true }").isEmpty)
  }
}
