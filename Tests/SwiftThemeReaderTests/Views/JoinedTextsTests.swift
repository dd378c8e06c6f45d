import Testing

/// Texts in other texts, in SwiftUI.
struct JoinedTextsTests {
  private func seen(_ view: String, _ members: String = "") -> Seen {
    Seen(
      """
      struct V: View { let name: String; \(members)
        var body: some View { \(view).background(Color.theme.card) } }
      """)
  }

  @Test(arguments: [
    #"Text("a \(Text("b").foregroundStyle(.theme.warn))").foregroundStyle(.theme.text)"#,
    #"Text("a \(Text(name).bold().foregroundColor(.theme.warn)) c").foregroundColor(.theme.text)"#,
    #"Text("a \(mark)").foregroundStyle(.theme.text)"#, #"Text("a \(self.mark)").foregroundStyle(.theme.text)"#,
    #"Text("a \(marked(name))").foregroundStyle(.theme.text)"#,
    #"Text("a").foregroundStyle(.theme.text) + Text("b").foregroundStyle(.theme.warn)"#,
    #"["a"].reduce(Text("").foregroundStyle(.theme.text)) { $0 + Text($1).foregroundStyle(.theme.warn) }"#,
  ])
  func eachHasItsOwnColor(_ view: String) {
    let seen = seen(
      "(\(view))",
      """
      var mark: Text { Text("b").foregroundStyle(.theme.warn) }
      func marked(_ text: String) -> Text { Text(text).foregroundStyle(.theme.warn) }
      """)
    #expect(seen.proven == ["text on card", "warn on card"])
  }

  /// What has no color of its own has that of the whole. What is no text is a part of the whole.
  @Test func theWholeGivesItsColor() {
    #expect(seen(#"Text("a \(Text("b"))").foregroundStyle(.theme.text)"#).proven == ["text on card"])
    #expect(seen(#"Text("\(name)").foregroundStyle(.theme.text)"#).proven == ["text on card"])
    #expect(
      seen(#"Text("\(Text(name).foregroundStyle(.theme.warn))").foregroundStyle(.theme.text)"#).all == ["warn on card"])
  }
}
