import Testing

/// Labels with attributed texts that functions and properties of the module make.
struct AttributedLabelsTests {
  private static func seen(_ text: String, _ members: String = "", before: String = "") -> Seen {
    Seen(
      """
      import UIKit
      \(before)
      final class V: UIView { let title = UILabel(); \(members)
        func setup() { addSubview(title); backgroundColor = theme.colors.card; \(text) } }
      """)
  }

  @Test(arguments: [
    "title.attributedText = name.styled(theme.colors.muted)",
    "title.attributedText = styled(name, theme.colors.muted)",
    "title.attributedText = Texts.styled(name, theme.colors.muted)",
    "title.attributedText = own(name)", "title.attributedText = self.own(name)",
    "title.attributedText = NSAttributedString(string: name, attributes: stored)",
    "title.attributedText = Texts.mutable(name)", "title.attributedText = Texts.listed(name)",
    "title.attributedText = computed", "title.attributedText = model.name",
    "let one = model; title.attributedText = one.name",
  ])
  func theColorIsFoundWhereTheTextIsMade(_ code: String) {
    let before = """
      extension String { func styled(_ ink: UIColor) -> NSAttributedString {
        NSAttributedString(string: self, attributes: [.foregroundColor: ink]) } }
      func styled(_ text: String, _ ink: UIColor) -> NSAttributedString {
        let look: [NSAttributedString.Key: Any] = [.foregroundColor: ink]
        return NSAttributedString(string: text, attributes: look) }
      struct Model { var name: NSAttributedString { Texts.styled(title, theme.colors.muted) } }
      enum Texts {
        static let hint: [NSAttributedString.Key: Any] = [.foregroundColor: theme.colors.muted]
        static func made() -> [NSAttributedString.Key: Any] { [.foregroundColor: theme.colors.muted] }
        static func styled(_ text: String, _ ink: UIColor) -> NSAttributedString {
          NSAttributedString(string: text, attributes: [.foregroundColor: ink]) }
        static func mutable(_ text: String) -> NSAttributedString {
          let one = NSMutableAttributedString(string: text)
          one.addAttribute(.foregroundColor, value: theme.colors.muted, range: all)
          return one }
        static func listed(_ text: String) -> NSAttributedString {
          var look: [NSAttributedString.Key: Any] = [:]
          look[.foregroundColor] = theme.colors.muted
          return NSAttributedString(string: text, attributes: look) }
      }
      """
    let members = """
      let model: Model
      var stored: [NSAttributedString.Key: Any] = [.foregroundColor: theme.colors.muted]
      var attributes: [NSAttributedString.Key: Any] { [.foregroundColor: theme.colors.muted] }
      var computed: NSAttributedString { NSAttributedString(string: name, attributes: attributes) }
      func own(_ text: String) -> NSAttributedString { NSAttributedString(string: text, attributes: attributes) }
      """
    let seen = Self.seen(code, members, before: before)
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["muted on card"])
  }

  /// Attributes that are written in one place, and that nothing changes, are all that the text has.
  @Test(arguments: ["Texts.hint", "attributes", "self.attributes", "Texts.made()", "look"])
  func theAttributesAreMadeElsewhere(_ attributes: String) {
    let seen = Self.seen(
      "let look = Texts.hint; title.attributedText = NSAttributedString(string: name, attributes: \(attributes))",
      "var attributes: [NSAttributedString.Key: Any] { [.foregroundColor: theme.colors.muted] }",
      before: """
        enum Texts {
          static let hint: [NSAttributedString.Key: Any] = [.foregroundColor: theme.colors.muted]
          static func made() -> [NSAttributedString.Key: Any] { [.foregroundColor: theme.colors.muted] }
        }
        """)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  /// A text that is written with all of its attributes is shown in their color, if no code sets another text.
  @Test(arguments: [("", true), ("title.text = name", false)])
  func aTextWithItsAttributesIsShownInTheirColor(_ other: String, _ isProven: Bool) {
    let written = "NSAttributedString(string: name, attributes: [.foregroundColor: theme.colors.muted])"
    let seen = Self.seen("title.attributedText = \(written)", "func other() { \(other) }", before: "")
    #expect(seen.proven == (isProven ? ["muted on card"] : []))
    #expect(seen.all == ["muted on card"])
  }

  /// Nobody knows the colors of a text that is made elsewhere.
  @Test(arguments: [
    "title.attributedText = name.styled(with: StringStyle(.color(theme.colors.muted)))",
    "title.attributedText = unknown.text", "title.attributedText = Elsewhere.text(name)",
    "title.attributedText = NSAttributedString(string: name, attributes: Elsewhere.hint)",
    "title.setAttributedText(name)",
  ])
  func aTextThatIsMadeElsewhereIsNotSaidToHaveNoColor(_ code: String) {
    #expect(Self.seen(code).all.isEmpty)
  }

  /// A text that gets no color has that of the label.
  @Test func aTextWithoutAColor() {
    let text = "NSAttributedString(string: name, attributes: [.kern: 1])"
    #expect(Self.seen("title.attributedText = \(text)").all == ["UIColor.label on card"])
    let inked = Self.seen("title.textColor = theme.colors.text; title.attributedText = \(text)")
    #expect(inked.proven.isEmpty)
    #expect(inked.likely == ["text on card"])
  }

  /// What makes the text may color only some of it.
  @Test func aTextThatIsMadeElsewhereLeavesTheLabelsColor() {
    let seen = Self.seen(
      "title.textColor = theme.colors.text; title.attributedText = styled(name)",
      before: """
        func styled(_ text: String) -> NSAttributedString {
          let one = NSMutableAttributedString(string: text)
          if text.isEmpty { one.addAttribute(.foregroundColor, value: theme.colors.muted, range: all) }
          return one }
        """)
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card", "muted on card"])
  }
}
