import Testing

/// Emoji have colors of their own, whatever color a text is given.
struct EmojiTests {
  private static func seen(_ view: String) -> Seen {
    Seen(
      """
      let party = "🎉"
      struct Badge: View { let mark: String; var body: some View { Text(mark).foregroundStyle(.theme.warn) } }
      struct V: View {
        let mark = "👩‍👩‍👧"
        @State var open = "🎉"
        let name: String
        var body: some View { VStack { \(view) }.foregroundStyle(.theme.text).background(Color.theme.card) }
      }
      """)
  }

  @Test(arguments: [
    "Text(\"🎉\")", "Text(\"🎉 🥳\")", "Text(\"❤️\")", "Text(verbatim: \"1️⃣\")", "Text(\"🇩🇪\")", "Text(party)", "Text(mark)",
    "Text(self.mark)", "Button(\"👍🏽\") {}", "Label(\"🎉\", systemImage: \"star\").labelStyle(.titleOnly)",
    "Text(\"🎉 \\(party)\")",
  ])
  func emojiTakeNoColor(_ view: String) {
    #expect(Self.seen(view).all.intersection(["text on card"]).isEmpty)
  }

  /// Without a selector, a heart or a digit is a character as any other. The text of a field is what its user writes.
  @Test(arguments: [
    "Text(\"❤\")", "Text(\"☎\u{FE0E}\")", "Text(\"1\")", "Text(\"©\")", "Text(\"🎉!\")", "Text(\"🎉 \\(name)\")",
    "Text(open)",
    "Text(name)", "TextField(\"🎉\", text: $open)", "Label(\"🎉\", systemImage: \"star\")", "Button(\"🎉 Go\") {}",
    "Text(\"🇩\")",
  ])
  func textsDo(_ view: String) {
    #expect(Self.seen(view).proven.contains("text on card"))
  }

  /// Each call has its text.
  @Test(arguments: ["Badge(mark: \"🎉\"); Badge(mark: \"Go\")", "Badge(mark: \"Go\"); Badge(mark: \"🎉\")"])
  func aViewShowsWhatItIsGiven(_ view: String) {
    #expect(Self.seen(view).proven == ["warn on card"])
  }

  private static func kit(_ code: String, more: String = "", access: String = "private ") -> Seen {
    Seen(
      """
      import UIKit
      final class Box: UIView {
        \(access)let mark = UILabel(); \(access)let go = UIButton(type: .custom)
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = theme.colors.card
          addSubview(mark); addSubview(go)
          \(code)
        }
        \(more)
      }
      """, palette: false)
  }

  @Test func aLocalLabelOfEmojiTakesNone() {
    let code = "let own = UILabel(); addSubview(own); own.text = \"🎉\"; own.textColor = theme.colors.text"
    #expect(!Self.kit(code).all.contains("text on card"))
  }

  @Test(arguments: [
    ("mark.textColor = theme.colors.text; mark.text = \"🎉\"", "func done() { mark.text = \"Done\" }"),
    ("mark.textColor = theme.colors.text; mark.text = \"🎉\"", "func done() { for one in subviews { write(on: one) } }"),
    ("mark.textColor = theme.colors.text; mark.text = name", ""),
    (
      "go.setTitleColor(theme.colors.text, for: .normal); go.setTitle(\"👍\", for: .normal)",
      "func done(_ name: String) { go.setTitle(name, for: .normal) }"
    ),
  ])
  func otherTextsDo(_ code: String, _ more: String) {
    #expect(Self.kit(code, more: more).proven.contains("text on card"))
  }

  /// Another type may give it another text.
  @Test func whatOthersMayWriteIsShown() {
    let seen = Self.kit("mark.textColor = theme.colors.text; mark.text = \"🎉\"", access: "")
    #expect(seen.proven.contains("text on card"))
  }
}
