import Testing
import ThemeModel

/// Helpers of the team's own around what the platform gives.
struct OwnHelpersTests {
  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  @Test(arguments: [
    ("func row() -> some View { \(text) }", "row().background(.theme.card)"),
    (
      "func row(_ ink: Color) -> some View { Text(\"a\").foregroundStyle(ink) }",
      "row(.theme.text).background(.theme.card)"
    ),
    (
      "func box<C: View>(@ViewBuilder _ content: () -> C) -> some View { content().background(.theme.card) }",
      "box { \(text) }"
    ),
  ])
  func aGlobalFunctionMakesAView(_ function: String, _ body: String) {
    let seen = Seen("\(function)\nstruct V: View { var body: some View { \(body) } }")
    #expect(seen.proven == ["text on card"])
  }

  /// `self.padding` is the modifier, also where a parameter has its name.
  @Test(arguments: [
    "func card(padding: CGFloat = 8) -> some View { self.padding(padding).background(.theme.card) }",
    "func card(background: Color = .theme.card) -> some View { self.background(background) }",
    "func card(font: Font = .body) -> some View { let padding = 8.0\nreturn self.font(font).padding(padding).background(.theme.card) }",
  ])
  func aParameterDoesNotHideAMemberOfSelf(_ helper: String) {
    let seen = Seen(
      "extension View { \(helper) }\nstruct V: View { var body: some View { VStack { \(Self.text).card() }.background(.theme.page) } }"
    )
    #expect(seen.proven == ["text on card, page"], "\(helper)")
  }

  /// A property with a closure is a member of `self`.
  @Test func aClosureOfThePropertyIsCalled() {
    let seen = Seen(
      """
      struct Box<C: View>: View { let content: () -> C; var body: some View { self.content().background(.theme.card) } }
      struct V: View { var body: some View { Box { \(Self.text) } } }
      """)
    #expect(seen.proven == ["text on card"])
  }

  /// What makes the stack comes before what sets it up.
  @Test(arguments: ["then", "apply", "with", "configure"])
  func aStackThatIsSetUpKeepsItsViews(_ name: String) {
    let seen = Seen(
      """
      final class C: UIView {
        private let title = UILabel().\(name) { $0.textColor = .theme.text }
        private let card = UIView().\(name) { $0.backgroundColor = .theme.card }
        private lazy var stack = UIStackView(arrangedSubviews: [title]).\(name) { $0.axis = .vertical; $0.spacing = 2 }
        private let other = UILabel().\(name) { $0.textColor = .theme.warn }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(card)
          card.addSubview(stack)
        }
      }
      """)
    #expect(seen.proven == ["text on card"])
    #expect(!seen.all.contains("warn on card"))
  }

  @Test func aGlobalFunctionOfAnotherFileIsFollowed() {
    let seen = Seen(
      "struct V: View { var body: some View { row().background(.theme.card) } }",
      others: ["Rows.swift": "import SwiftUI\nfunc row() -> some View { \(Self.text) }"])
    #expect(seen.proven == ["text on card"])
  }

  private static func cell(_ helper: String, _ call: String) -> Seen {
    Seen(
      """
      extension UIView { \(helper) }
      class C: UIView {
        let card = UIView(); let title = UILabel()
        init(theme: Theme) {
          super.init(frame: .zero)
          \(call)
          card.backgroundColor = theme.card
          title.textColor = theme.text
        }
      }
      """)
  }

  @Test(arguments: [
    (
      "func addForLayout(_ view: UIView) { view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view) }",
      "card.addForLayout(title)"
    ),
    ("func addAll(_ views: UIView...) { views.forEach { addSubview($0) } }", "card.addAll(title)"),
    ("func addAll(_ views: [UIView]) { views.forEach(addSubview) }", "card.addAll([title])"),
    ("func addAll(_ views: UIView...) { for view in views { self.addSubview(view) } }", "card.addAll(title)"),
  ])
  func anExtensionAddsViews(_ helper: String, _ call: String) {
    #expect(Self.cell(helper, call).proven.contains("text on card"))
  }

  /// What may paint a view that it adds leaves doubt.
  @Test(arguments: [
    ("func addAll(_ view: UIView) { addSubview(view); view.backgroundColor = .red }", "card.addAll(title)")
  ])
  func anExtensionThatDoesMoreIsNotFollowed(_ helper: String, _ call: String) {
    #expect(!Self.cell(helper, call).proven.contains("text on card"))
  }
}
