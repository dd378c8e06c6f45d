import Testing

/// Functions of other objects that style a view of UIKit.
struct StyleFunctionsTests {
  private static func seen(
    _ helpers: String, _ call: String, _ members: String = "", is conformances: String = ""
  ) -> Seen {
    Seen(
      """
      import UIKit
      \(helpers)
      final class V: UIView\(conformances) { let title = UILabel(); \(members)
        func setup() { addSubview(title); backgroundColor = theme.colors.card; \(call) } }
      """)
  }

  private static let tone = "func tone(_ label: UILabel) { label.textColor = theme.colors.muted }"

  private static let helpers: [(String, String)] = [
    ("final class Styler { static let shared = Styler(); \(tone) }", "Styler.shared.tone(title)"),
    ("struct Styler { static var current = Styler(); \(tone) }", "Styler.current.tone(title)"),
    ("struct Styler { static func make() -> Styler { Styler() }; \(tone) }", "Styler.make().tone(title)"),
    (
      "enum Styler { static func tone<T: UILabel>(_ label: T) { label.textColor = theme.colors.muted } }",
      "Styler.tone(title)"
    ),
    (
      "enum Styler { static let tone: (UILabel) -> Void = { $0.textColor = theme.colors.muted } }",
      "Styler.tone(title)"
    ),
    (
      "enum Styler { static let tone: (UILabel) -> Void = { label in label.textColor = theme.colors.muted } }",
      "let tone = Styler.tone; tone(title)"
    ),
  ]

  @Test(arguments: helpers)
  func theyAreFollowed(_ helpers: String, _ call: String) {
    let seen = Self.seen(helpers, call)
    #expect(seen.proven == ["muted on card"])
    #expect(seen.likely.isEmpty)
  }

  /// Of several functions of one name, the types of the views decide.
  @Test(arguments: ["title", "badge"])
  func theViewDecides(_ view: String) {
    let seen = Self.seen(
      """
      class Badge: UILabel {}
      struct Styler {
        func tone(_ label: UILabel) { label.textColor = theme.colors.muted }
        func tone(_ badge: Badge) { badge.textColor = theme.colors.warn }
        func tone(_ button: UIButton) { button.setTitleColor(theme.colors.text, for: .normal) }
      }
      """, "addSubview(badge); Styler().tone(\(view))", "let badge = Badge()")
    #expect(seen.proven == [view == "title" ? "muted on card" : "warn on card"])
  }

  /// A style holds what it does to a view.
  @Test(arguments: [
    "static let quiet = Look { $0.textColor = theme.colors.muted }",
    "static var quiet: Look { Look { label in label.textColor = theme.colors.muted } }",
    """
    static let quiet = tinted(theme.colors.muted); \
    static func tinted(_ ink: UIColor) -> Look { Look { $0.textColor = ink } }
    """,
  ])
  func aStyleHoldsAFunction(_ style: String) {
    let looks = """
      struct Look { let paint: (UILabel) -> Void }
      extension Look { \(style); static let loud = Look { $0.textColor = theme.colors.warn } }
      extension UILabel { func apply(_ look: Look) { look.paint(self) } }
      """
    #expect(Self.seen(looks, "title.apply(.quiet)").all == ["muted on card"])
    #expect(Self.seen(looks, "title.apply(.quiet)").proven == ["muted on card"])
    #expect(Self.seen(looks, "title.apply(Look.loud)").proven == ["warn on card"])
  }

  /// What is handed in is not known, and the label's color from before is no longer sure.
  @Test func anUnknownFunctionMayPaint() {
    let helpers = "extension UILabel { func apply(_ paint: (UILabel) -> Void) { paint(self) } }"
    let seen = Self.seen(
      helpers, "title.textColor = theme.colors.text; title.apply(paint)", "let paint: (UILabel) -> Void")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }

  /// A value with a color of its own gives it to what its function paints.
  @Test func aValueHasTheColor() {
    let looks = """
      struct Look { let ink: UIColor; static let quiet = Look(ink: theme.colors.muted); static let loud = Look(ink: theme.colors.warn)
        func paint(_ label: UILabel) { label.textColor = ink } }
      """
    #expect(Self.seen(looks, "Look.quiet.paint(title)").all == ["muted on card"])
  }

  @Test func aProtocolsOwnFunctionPaintsTheType() {
    let painting = """
      protocol Painting: AnyObject { var title: UILabel { get } }
      extension Painting { func paint() { title.textColor = theme.colors.muted } }
      """
    #expect(Self.seen(painting, "paint()", is: ", Painting").proven == ["muted on card"])
    #expect(
      Self.seen(painting, "paint()", "func paint() { title.textColor = theme.colors.warn }", is: ", Painting").all
        == ["warn on card"])
  }

  /// The value may be of a type that has a function of its own.
  @Test func theTypeOfTheValueDecides() {
    let stylers = """
      protocol Styling { func tone(_ label: UILabel) }
      extension Styling { func tone(_ label: UILabel) { label.textColor = theme.colors.muted } }
      struct Loud: Styling { func tone(_ label: UILabel) { label.textColor = theme.colors.warn } }
      struct Plain: Styling {}
      """
    let open = Self.seen(stylers, "styler.tone(title)", "let styler: Styling")
    #expect(open.proven.isEmpty)
    #expect(open.likely == ["muted on card", "warn on card"])
    #expect(Self.seen(stylers, "styler.tone(title)", "let styler = Loud()").proven == ["warn on card"])
    let classes = """
      class Styler { func tone(_ label: UILabel) { label.textColor = theme.colors.muted } }
      class Loud: Styler { override func tone(_ label: UILabel) { label.textColor = theme.colors.warn } }
      """
    #expect(Self.seen(classes, "styler.tone(title)", "let styler: Styler").proven.isEmpty)
    #expect(Self.seen(classes, "styler.tone(title)", "let styler = Styler()").all == ["muted on card"])
    #expect(Self.seen(classes, "styler.tone(title)", "let styler = Loud()").all == ["warn on card"])
  }
}
