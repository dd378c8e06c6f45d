import Testing

/// Attributes of texts that code sets one by one, in UIKit.
struct TextAttributesTests {
  private static func seen(_ code: String, of made: String = "UILabel()", _ members: String = "") -> Seen {
    Seen(
      """
      import UIKit
      final class V: UIView { let title = \(made); var isOn = false; \(members)
        func setup() { addSubview(title); backgroundColor = theme.colors.card; \(code) } }
      """)
  }

  private static let dictionary = "var look: [NSAttributedString.Key: Any]"
  private static let shown = "title.attributedText = NSAttributedString(string: name, attributes: look)"

  private static let settings: [String] = [
    "\(dictionary) = [:]; look[.foregroundColor] = theme.colors.muted; \(shown)",
    "\(dictionary) = [.font: font]; look[.foregroundColor] = theme.colors.muted; \(shown)",
    "var look = [NSAttributedString.Key: Any](); look[NSAttributedString.Key.foregroundColor] = theme.colors.muted; \(shown)",
    "\(dictionary) = [:]; look.updateValue(theme.colors.muted, forKey: .foregroundColor); \(shown)",
    "\(dictionary) = [.foregroundColor: theme.colors.warn]; look[.foregroundColor] = theme.colors.muted; \(shown)",
    """
    let text = NSMutableAttributedString(string: name); let all = NSRange(location: 0, length: text.length); \
    text.addAttribute(.foregroundColor, value: theme.colors.muted, range: all); title.attributedText = text
    """,
    """
    let text = NSMutableAttributedString(string: name); \
    text.setAttributes([.foregroundColor: theme.colors.muted], range: NSMakeRange(0, text.length)); \
    title.attributedText = text
    """,
  ]

  @Test(arguments: settings)
  func theColorIsSetByItself(_ code: String) {
    let seen = Self.seen(code)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  /// What is set under a condition takes the place of what was there in that case alone.
  @Test func conditionsAreKept() {
    let seen = Self.seen(
      "\(Self.dictionary) = [.foregroundColor: theme.colors.muted]; "
        + "if isOn { look[.foregroundColor] = theme.colors.text }; \(Self.shown)")
    #expect(seen.proven == ["muted on card", "text on card"])
    #expect(seen.first("muted on card")?.condition == "not isOn")
    #expect(seen.first("text on card")?.condition == "isOn")
  }

  /// The attributes of a text are those that are there when it is made.
  @Test func theSameVariableServesTwoTexts() {
    let seen = Self.seen(
      """
      addSubview(hint); \(Self.dictionary) = [:]; look[.foregroundColor] = theme.colors.muted; \(Self.shown); \
      look[.foregroundColor] = theme.colors.text; \
      hint.attributedText = NSAttributedString(string: name, attributes: look); hint.backgroundColor = theme.colors.page
      """,
      "let hint = UILabel()")
    #expect(seen.proven == ["muted on card", "text on page"])
    #expect(seen.likely.isEmpty)
  }

  private static let unfollowed: [String] = [
    """
    let text = NSMutableAttributedString(string: name); \
    text.addAttribute(.foregroundColor, value: theme.colors.muted, range: some); title.attributedText = text
    """,
    """
    let text = NSMutableAttributedString(string: name, attributes: [.foregroundColor: theme.colors.muted]); \
    mark(text); title.attributedText = text
    """,
    """
    let text = NSMutableAttributedString(string: name, attributes: [.foregroundColor: theme.colors.muted]); \
    text.mark(name); title.attributedText = text
    """,
    "\(dictionary) = [.foregroundColor: theme.colors.muted]; change(&look); \(shown)",
    "\(dictionary) = [.foregroundColor: theme.colors.muted]; look.merge(more) { $1 }; \(shown)",
  ]

  /// What only a part of a text has, and what other code may change, is not surely its color.
  @Test(arguments: unfollowed)
  func whatIsNotFollowedIsLikely(_ code: String) {
    let seen = Self.seen(code)
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["muted on card"])
  }

  private static let button = "var look = UIButton.Configuration.plain(); look.title = name; "

  private static let titles: [String] = [
    "look.attributedTitle = AttributedString(name, attributes: AttributeContainer([.foregroundColor: theme.colors.muted]))",
    """
    var part = AttributeContainer(); part.foregroundColor = theme.colors.muted; \
    look.attributedTitle = AttributedString(name, attributes: part)
    """,
    """
    var part = AttributeContainer(); part.uiKit.foregroundColor = theme.colors.muted; \
    look.attributedTitle = AttributedString(name, attributes: part)
    """,
    "var text = AttributedString(\"a\"); text.foregroundColor = theme.colors.muted; look.attributedTitle = text",
  ]

  @Test(arguments: titles)
  func aButtonsTitleHasAttributes(_ code: String) {
    let look = "var look = UIButton.Configuration.plain(); \(code); "
    let seen = Self.seen(look + "title.configuration = look", of: "UIButton()")
    #expect(seen.proven == ["muted on card"])
    // The color of the text is shown, whatever the configuration's is.
    let colored = Self.seen(
      look + "look.baseForegroundColor = theme.colors.warn; title.configuration = look", of: "UIButton()")
    #expect(colored.all == ["muted on card"])
  }

  @Test func aButtonsTitleIsTransformed() {
    func seen(_ body: String) -> Seen {
      Self.seen(
        Self.button + "look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in "
          + "var outgoing = incoming; \(body); return outgoing }; title.configuration = look", of: "UIButton()")
    }
    #expect(seen("outgoing.foregroundColor = theme.colors.muted").proven == ["muted on card"])
    let both = seen(
      "if isOn { outgoing.foregroundColor = theme.colors.muted } "
        + "else { outgoing.foregroundColor = theme.colors.text }")
    #expect(both.proven == ["muted on card", "text on card"])
    #expect(seen("mark(&outgoing)").all.isEmpty)
  }

  /// The title of a state is not that of the others.
  @Test func titlesOfStates() {
    func title(_ color: String, _ state: String) -> String {
      let text = "NSAttributedString(string: name, attributes: [.foregroundColor: theme.colors.\(color)])"
      return "title.setAttributedTitle(\(text), for: .\(state))"
    }
    let seen = Self.seen("\(title("muted", "normal")); \(title("text", "disabled"))", of: "UIButton()")
    #expect(seen.proven == ["muted on card", "text on card"])
    #expect(seen.first("text on card")?.element == .disabled)
    #expect(seen.first("muted on card")?.element != .disabled)
  }

  @Test(arguments: [
    "look.titleTextAttributes[.foregroundColor] = theme.colors.text", "look.titleTextAttributes = attributes",
  ])
  func theTitleOfABar(_ code: String) {
    let seen = Seen(
      """
      import UIKit
      final class V: UIViewController {
        override func viewDidLoad() {
          var attributes: [NSAttributedString.Key: Any] = [:]
          attributes[.foregroundColor] = theme.colors.text
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = theme.colors.card
          \(code)
          navigationController?.navigationBar.standardAppearance = look
        }
      }
      """)
    #expect(seen.proven == ["text on card"])
  }
}
