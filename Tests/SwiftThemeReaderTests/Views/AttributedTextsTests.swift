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
