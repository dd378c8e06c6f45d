import Testing

/// Shapes of UIKit code, with the pairs that must be found. Any other proven pair is wrong.
struct UIKitShapesTests {
  static let shapes: [KitShape] = [
    KitShape(
      name: "the nearest superview that is painted",
      members: "let card = UIView(); let title = UILabel(); func setup() { addSubview(card); card.addSubview(title) }",
      code:
        "backgroundColor = theme.colors.page; card.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      proven: ["text on card"]),
    KitShape(
      name: "a label that is never added", members: "let hint = UILabel()",
      code: "backgroundColor = theme.colors.page; hint.textColor = theme.colors.muted"),
    KitShape(
      name: "one object", members: "let button = UIButton()",
      code: "button.backgroundColor = theme.colors.accent; button.setTitleColor(theme.colors.onAccent, for: .normal)",
      proven: ["onAccent on accent"]),
    KitShape(
      name: "another state of a button", members: "let button = UIButton()",
      code: "button.backgroundColor = theme.colors.accent; button.setTitleColor(theme.colors.muted, for: .highlighted)",
      likely: ["muted on accent"]),
    KitShape(
      name: "the last assignment", members: "let title = UILabel()",
      code:
        "title.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; title.textColor = theme.colors.muted",
      proven: ["muted on card"]),
    KitShape(
      name: "the theme's function wins over the set-up",
      members: "let title = UILabel(); func setup() { title.textColor = theme.colors.warn }",
      code: "title.backgroundColor = theme.colors.card; title.textColor = theme.colors.text", proven: ["text on card"]),
    KitShape(
      name: "two functions", members: "let title = UILabel(); func show() { title.textColor = theme.colors.warn }",
      code: "title.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      likely: ["text on card", "warn on card"]),
    KitShape(
      name: "an opaque bar", members: "",
      code:
        "let bar = UINavigationBarAppearance(); bar.configureWithOpaqueBackground(); bar.backgroundColor = theme.colors.card; bar.titleTextAttributes = [.foregroundColor: theme.colors.text]",
      proven: ["text on card"]),
    KitShape(
      name: "a bar that is not opaque", members: "",
      code:
        "let bar = UINavigationBarAppearance(); bar.backgroundColor = theme.colors.card; bar.titleTextAttributes = [.foregroundColor: theme.colors.text]"
    ),
    KitShape(
      name: "branches of one switch",
      members: "let dot = UIView(); let mark = UILabel(); func setup() { dot.addSubview(mark) }",
      code: """
        switch state {
        case .idle: dot.backgroundColor = theme.colors.card; mark.textColor = theme.colors.warn
        case .armed: dot.backgroundColor = theme.colors.warn; mark.textColor = theme.colors.onWarn
        }
        """, proven: ["warn on card", "onWarn on warn"]),
    KitShape(
      name: "a clear view shows its superview",
      members: "let box = UIView(); let title = UILabel(); func setup() { addSubview(box); box.addSubview(title) }",
      code: "backgroundColor = theme.colors.page; box.backgroundColor = .clear; title.textColor = theme.colors.text",
      proven: ["text on page"]),
    KitShape(
      name: "a table between has a background of the system's",
      members:
        "let table = UITableView(); let title = UILabel(); func setup() { addSubview(table); table.addSubview(title) }",
      code: "backgroundColor = theme.colors.page; title.textColor = theme.colors.text"),
    KitShape(
      name: "an effect between",
      members:
        "let blur = UIVisualEffectView(); let title = UILabel(); func setup() { addSubview(blur); blur.contentView.addSubview(title) }",
      code:
        "backgroundColor = theme.colors.page; blur.backgroundColor = theme.colors.card; title.textColor = theme.colors.text"
    ),
    KitShape(
      name: "a template takes the tint",
      members:
        "let mark = UIImageView(image: UIImage(systemName: \"x\")); let photo = UIImageView(); func setup() { addSubview(mark); addSubview(photo) }",
      code:
        "backgroundColor = theme.colors.page; mark.tintColor = theme.colors.icon; photo.tintColor = theme.colors.warn",
      proven: ["icon on page"], likely: ["warn on page"]),
    KitShape(
      name: "a sibling that is painted may lie between",
      members: "let back = UIView(); let title = UILabel(); func setup() { addSubview(back); addSubview(title) }",
      code:
        "backgroundColor = theme.colors.page; back.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      likely: ["text on page"]),
    KitShape(
      name: "set up in a closure",
      members:
        "lazy var title: UILabel = .build { label in label.numberOfLines = 0 }; lazy var stack = UIStackView(arrangedSubviews: [title]); func setup() { addSubviews(stack) }",
      code: "backgroundColor = theme[.card]; title.textColor = theme[.text]", proven: ["text on card"]),
    KitShape(
      name: "a view that draws itself",
      members: "let title = UILabel(); func setup() { addSubview(title) }; override func draw(_ rect: CGRect) { }",
      code: "backgroundColor = theme.colors.page; title.textColor = theme.colors.text"),
    KitShape(
      name: "a translucent background",
      members: "let button = UIButton()",
      code:
        "button.backgroundColor = theme.colors.accent.withAlphaComponent(0.2); button.setTitleColor(theme.colors.accent, for: .normal)",
      likely: ["accent on nothing"]),
    KitShape(
      name: "a label whose colour nothing sets", members: "let title = UILabel(); func setup() { addSubview(title) }",
      code: "backgroundColor = theme.colors.page", likely: ["UIColor.label on page"]),
    KitShape(
      name: "an attributed text has its own colours",
      members:
        "let title = UILabel(); func setup() { addSubview(title); title.attributedText = make([.foregroundColor: theme.colors.text]) }",
      code: "backgroundColor = theme.colors.page", likely: ["text on page"]),
    KitShape(
      name: "a label without a colour on nothing that is known", members: "let title = UILabel()", code: "mark = 1"),
    KitShape(
      name: "a filled configuration", members: "",
      code:
        "var look = UIButton.Configuration.filled(); look.baseForegroundColor = theme.colors.onAccent; look.baseBackgroundColor = theme.colors.accent",
      proven: ["onAccent on accent"]),
  ]

  @Test(arguments: shapes)
  func aShapeGivesItsPairsAndNoOthers(_ shape: KitShape) {
    let seen = Seen(
      """
      import UIKit
      final class V: UIView {
        \(shape.members)
        func applyTheme(theme: Theme) { \(shape.code) }
      }
      """, palette: false)
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  @Test func aDefaultIsTheSystemsInEachMode() {
    let seen = Seen(
      "final class V: UIView { let title = UILabel(); func setup() { addSubview(title); backgroundColor = theme.colors.page } }",
      palette: false)
    #expect(seen.sightings.map(\.contexts) == [[:]])
    #expect(seen.sightings.allSatisfy { $0.certainty.assumption?.contains("no code sets its colour") == true })
  }

  /// Colors that a change of theme misses: not those that the theme's function also sets or calls, nor those made anew each time.
  @Test func colorsOutsideOfTheThemesFunctionAreTold() {
    let seen = Seen(
      """
      final class V: UIView {
        let title = UILabel(); let hint = UILabel(); let mark = UILabel()
        func setup() {
          title.textColor = theme.colors.text
          hint.textColor = theme.colors.muted
          let local = UILabel(); local.textColor = theme.colors.warn
        }
        func applyTheme() { title.textColor = theme.colors.text; show() }
        func show() { mark.textColor = theme.colors.icon }
      }
      final class Plain: UIView { let title = UILabel(); func setup() { title.textColor = theme.colors.text } }
      """, palette: false)
    #expect(
      seen.strays.map { "\($0.object) \($0.token) \($0.function) \($0.place.line)" } == ["hint muted applyTheme 5"])
  }

  @Test func aForcedStyleLimitsThePair() {
    let seen = Seen(
      """
      final class V: UIView { let title = UILabel()
        func setup() { addSubview(title); overrideUserInterfaceStyle = .dark }
        func applyTheme() { backgroundColor = theme.colors.page; title.textColor = theme.colors.text } }
      """, palette: false)
    #expect(seen.first("text on page")?.contexts == ["mode": ["dark"]])
  }

  /// A team's own property that sets a color in `didSet`. One that only stores the color shows nothing.
  @Test func ownPropertiesOfViewsAreFollowed() {
    func seen(_ observer: String) -> Seen {
      Seen(
        """
        final class Badge: UILabel { var ink: UIColor? \(observer) }
        final class V: UIView { let badge = Badge()
          func setup() { addSubview(badge) }
          func applyTheme() { backgroundColor = theme.colors.page; badge.ink = theme.colors.warn } }
        """, palette: false)
    }
    #expect(seen("{ didSet { textColor = ink } }").likely.contains("warn on page"))
    #expect(!seen("{ didSet { textColor = ink } }").proven.contains("warn on page"))
    #expect(!seen("").all.contains("warn on page"))
    #expect(!seen("{ didSet { setNeedsDisplay() } }").all.contains("warn on page"))
  }

  /// The attributes of a text in a constant. Those of another text are not this one's colors.
  @Test func attributesInConstantsAreFollowed() {
    let seen = Seen(
      """
      final class V: UIView { let title = UILabel()
        func applyTheme() {
          addSubview(title)
          backgroundColor = theme.colors.page
          let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: theme.colors.text]
          let other: [NSAttributedString.Key: Any] = [.foregroundColor: theme.colors.warn]
          title.attributedText = NSAttributedString(string: "a", attributes: attributes)
          show(other)
        } }
      """, palette: false)
    #expect(seen.proven.contains("text on page"))
    #expect(!seen.all.contains { $0.hasPrefix("warn") })
  }
}
