import Testing

/// Functions of the module that call the closures that they are given.
struct HandedClosuresTests {
  private static let helpers = """
    import UIKit
    func style<V: UIView>(_ view: V, _ change: (V) -> Void) { change(view) }
    func dress(_ view: UIView, change: (UIView) -> Void) { change(view) }
    protocol Then {}
    extension Then { func having(_ change: (Self) -> Void) -> Self { change(self); return self } }
    extension UIView: Then {}
    enum Styles { static func style(_ view: UILabel, with change: (UILabel) -> Void) { change(view) } }

    """

  private static func seen(_ code: String, _ members: String = "") -> Seen {
    Seen(
      helpers + """
        final class V: UIView {
          let panel = UIView(); let title = UILabel(); \(members)
          func setup() { addSubview(panel); panel.addSubview(title); \(code) }
        }
        """)
  }

  @Test(arguments: [
    "style(panel) { $0.backgroundColor = theme.colors.card }; style(title) { $0.textColor = theme.colors.text }",
    "style(panel) { box in box.backgroundColor = theme.colors.card }; style(title) { one in one.textColor = theme.colors.text }",
    "dress(panel) { $0.backgroundColor = theme.colors.card }; Styles.style(title) { $0.textColor = theme.colors.text }",
    "_ = panel.having { $0.backgroundColor = theme.colors.card }; _ = title.having { $0.textColor = theme.colors.text }",
    "own(panel) { $0.backgroundColor = theme.colors.card }; self.own(title) { $0.textColor = theme.colors.text }",
    "(panel.backgroundColor, title.textColor) = (theme.colors.card, theme.colors.text)",
  ])
  func theClosurePaintsWhatTheFunctionGivesIt(_ code: String) {
    let seen = Self.seen(code, "func own<V: UIView>(_ view: V, _ change: (V) -> Void) { change(view) }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// What such a closure sets is set there and then.
  @Test func whatFollowsTakesItsPlace() {
    let seen = Self.seen(
      """
      style(panel) { $0.backgroundColor = theme.colors.card }
      style(title) { $0.textColor = theme.colors.muted }
      title.textColor = theme.colors.text
      """)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// The arguments of two closures are two things.
  @Test func argumentsWithoutNamesDoNotMeet() {
    let seen = Self.seen(
      "Elsewhere.with(panel) { $0.backgroundColor = theme.colors.card }; Elsewhere.make { $0.textColor = theme.colors.text }"
    )
    #expect(seen.all.filter { !$0.hasPrefix("UIColor.label") }.isEmpty)
  }

  /// Of an optional value, a closure gets the value.
  @Test func anOptionalValueIsHanded() {
    let seen = Self.seen(
      "panel.backgroundColor = theme.colors.card; (theme.colors.text as UIColor?).map { title.textColor = $0 }; "
        + "found.flatMap { ink in panel.tintColor = ink }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }
}
