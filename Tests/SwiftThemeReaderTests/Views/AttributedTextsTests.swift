import Testing

/// Texts whose attributes have a color of their own.
struct AttributedTextsTests {
  private func seen(_ body: String) -> Seen {
    Seen(
      """
      struct V: View {
        let isWrong: Bool
        var title: AttributedString { \(body) }
        func note(_ name: String) -> AttributedString { \(body) }
        var body: some View {
          VStack { Text(title); Text(note("b")) }.foregroundStyle(.theme.text).background(Color.theme.card)
        }
      }
      """)
  }

  @Test func showTheirOwnColor() {
    let whole = seen("var text = AttributedString(\"a\"); text.foregroundColor = .theme.warn; return text")
    #expect(whole.all == ["warn on card"])
    #expect(whole.likely == ["warn on card"])
  }

  /// A local variable of an initialiser hides the property of the same name, which would lead to itself.
  @Test(
    arguments: [
      "var title = AttributedString(name); title.append(other); self.title = title",
      "let title = AttributedString(name); self.title = title",
      "var title: AttributedString; title = AttributedString(name); self.title = title",
    ])
  func aLocalVariableOfTheSameNameIsNotTheProperty(made: String) {
    let seen = Seen(
      """
      struct Marked: View {
        let title: AttributedString
        init(name: String) { \(made) }
        var body: some View { Text(title) }
      }
      struct V: View {
        var body: some View { Marked(name: "a").foregroundStyle(.theme.text).background(Color.theme.card) }
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  /// What only a part, a case or another text has is not the color of the whole.
  @Test(
    arguments: [
      "var text = AttributedString(\"a\"); text[range].foregroundColor = .theme.warn; return text",
      "var text = AttributedString(\"a\"); if isWrong { text.foregroundColor = .theme.warn }; return text",
      "var text = AttributedString(\"a\"); other.foregroundColor = .theme.warn; return text",
    ])
  func partsAreNotTheWhole(body: String) {
    #expect(seen(body).all == ["text on card"])
  }
}
