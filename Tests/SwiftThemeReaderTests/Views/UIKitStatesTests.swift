import Testing

/// What hides a background or replaces a color of UIKit's views, and the views of cells.
struct UIKitStatesTests {
  private static let title = "let title = UILabel(); func setup() { addSubview(title) }"
  private static let inCell = "let title = UILabel(); func setup() { contentView.addSubview(title) }"
  private static let onPage = "backgroundColor = theme.colors.page; title.textColor = theme.colors.text"

  static let shapes: [KitShape] = [
    KitShape(
      name: "what follows a return in a branch is for the other case", members: title,
      code: "if failed { backgroundColor = theme.colors.warn; return }; \(onPage)", proven: ["text on page"]),
    KitShape(
      name: "two conditions in one function", members: title,
      code: """
        if failed { title.textColor = theme.colors.warn } else { title.textColor = theme.colors.text }
        if chosen { backgroundColor = theme.colors.accent } else { backgroundColor = theme.colors.page }
        """, likely: ["warn on accent", "warn on page", "text on accent", "text on page"]),
    KitShape(
      name: "a view put behind the others",
      members: "let back = UIView(); \(title); func more() { insertSubview(back, at: 0) }",
      code: "\(onPage); back.backgroundColor = theme.colors.card", likely: ["text on page"]),
    KitShape(
      name: "a sibling whose class paints it",
      members: """
        final class Bubble: UIView { func setup() { backgroundColor = theme.colors.card } }
        let bubble = Bubble(); let title = UILabel(); func setup() { addSubview(bubble); addSubview(title) }
        """, code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a color that is set by its key afterwards", members: title,
      code: "\(onPage); setValue(theme.colors.card, forKey: \"backgroundColor\")", proven: ["text on card"]),
    KitShape(
      name: "a color that is set by its key path afterwards",
      members: "let box = UIView(); let title = UILabel(); func setup() { addSubview(box); box.addSubview(title) }",
      code: """
        box.backgroundColor = theme.colors.page; title.textColor = theme.colors.text
        box[keyPath: \\.backgroundColor] = theme.colors.card
        """, proven: ["text on card"]),
    KitShape(
      name: "a label whose class has code of its own for its color",
      members: """
        final class Dim: UILabel {
          override var textColor: UIColor! { get { .gray } set { super.textColor = .gray } }
        }
        let title = Dim(); func setup() { addSubview(title) }
        """, code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a gradient on the view's layer",
      members: "\(title); func more() { let glow = CAGradientLayer(); layer.insertSublayer(glow, at: 0) }",
      code: onPage),
    KitShape(
      name: "some layer on the view's own",
      members: "\(title); func more() { let frame = CAShapeLayer(); layer.addSublayer(frame) }", code: onPage,
      likely: ["text on page"]),
    KitShape(
      name: "an image behind a button's title", members: "let button = UIButton()",
      code: """
        button.backgroundColor = theme.colors.accent; button.setTitleColor(theme.colors.onAccent, for: .normal)
        button.setBackgroundImage(stripes, for: .normal)
        """),
    KitShape(
      name: "a text that is made elsewhere", members: title,
      code: "\(onPage); title.attributedText = model.styled", likely: ["text on page"]),
    KitShape(
      name: "a dimmed label", members: title, code: "\(onPage); title.alpha = 0.4", proven: ["text@0.4 on page"]),
    KitShape(
      name: "a label that fades in", members: title,
      code: "\(onPage); title.alpha = 0; UIView.animate(withDuration: 1) { self.title.alpha = 1 }",
      proven: ["text on page"]),
    KitShape(
      name: "a label that stays hidden", members: title, code: "\(onPage); title.isHidden = true",
      likely: ["text on page"]),
    KitShape(
      name: "a label that is hidden at times", members: title, code: "\(onPage); title.isHidden = failed",
      proven: ["text on page"]),
    KitShape(
      name: "a function of the type that is given the label",
      members: "\(title); func tone(_ label: UILabel, _ ink: UIColor) { label.textColor = ink }",
      code: "\(onPage); tone(title, theme.colors.warn)", proven: ["warn on page"]),
    KitShape(
      name: "code elsewhere that styles the label", members: title, code: "\(onPage); Guide.style(title)",
      likely: ["text on page"]),
    KitShape(
      name: "code elsewhere that styled the label before", members: title, code: "Guide.style(title); \(onPage)",
      proven: ["text on page"]),
    KitShape(
      name: "a button whose states a handler looks after", members: "let button = UIButton()",
      code: """
        button.backgroundColor = theme.colors.accent; button.setTitleColor(theme.colors.onAccent, for: .normal)
        button.configurationUpdateHandler = { button in update(button) }
        """, likely: ["onAccent on accent"]),
    KitShape(
      name: "a cell whose content view is painted", members: inCell,
      code: "contentView.backgroundColor = theme.colors.card; \(onPage)", proven: ["text on card"],
      parent: "UITableViewCell"),
    KitShape(
      name: "a cell whose content view is clear", members: inCell, code: onPage, proven: ["text on page"],
      parent: "UITableViewCell"),
    KitShape(
      name: "a selected cell's background is not the cell's", members: inCell,
      code: """
        let chosen = UIView(); chosen.backgroundColor = theme.colors.accent; selectedBackgroundView = chosen; \(onPage)
        """, proven: ["text on page"], parent: "UITableViewCell"),
    KitShape(
      name: "a cell's background view", members: "let back = UIView(); \(inCell)",
      code: "backgroundView = back; back.backgroundColor = theme.colors.card; \(onPage)", likely: ["text on card"],
      parent: "UICollectionViewCell"),
    KitShape(
      name: "a configuration beats the cell's background", members: inCell,
      code: """
        \(onPage)
        var look = UIBackgroundConfiguration.listGroupedCell(); look.backgroundColor = theme.colors.card
        backgroundConfiguration = look
        """, proven: ["text on card"], parent: "UITableViewCell"),
    KitShape(
      name: "a configuration of the system's", members: inCell,
      code: "\(onPage); backgroundConfiguration = UIBackgroundConfiguration.listPlainCell()", parent: "UITableViewCell"),
    KitShape(
      name: "a header's own background is not shown", members: inCell, code: onPage,
      parent: "UITableViewHeaderFooterView"),
    KitShape(
      name: "the label that a cell has by itself", members: "",
      code:
        "backgroundColor = theme.colors.page; contentView.backgroundColor = .clear; textLabel?.textColor = theme.colors.text",
      proven: ["text on page"], parent: "UITableViewCell"),
    KitShape(
      name: "the label that a header has by itself is not seen on the header's own background", members: "",
      code: "backgroundColor = theme.colors.page; textLabel?.textColor = theme.colors.text",
      parent: "UITableViewHeaderFooterView"),
    KitShape(
      name: "a property of the name of a cell's label, in another class", members: "",
      code: "backgroundColor = theme.colors.page; textLabel?.textColor = theme.colors.text", parent: "UIView"),
    KitShape(
      name: "a header's content view", members: inCell,
      code: "contentView.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      proven: ["text on card"], parent: "UITableViewHeaderFooterView"),
  ]

  /// The name of a function says that it runs again; the code says that something is set after its call.
  @Test func whatIsSetAfterTheCallOfAThemingFunction() {
    func seen(_ order: [String]) -> Seen {
      Seen(
        """
        final class Screen: UIViewController {
          let title = UILabel()
          override func viewDidLoad() { title.textColor = theme.text; \(order.joined(separator: "; ")); view.addSubview(title) }
          private func setupTheme() { view.backgroundColor = theme.card }
        }
        """)
    }
    let set = "view.backgroundColor = theme.page"
    #expect(seen([set, "setupTheme()"]).proven == ["text on card"])
    // A class that inherits the code shows the same.
    let inherited = Seen(
      """
      class Screen: UIViewController {
        let title = UILabel()
        override func viewDidLoad() { title.textColor = theme.text; setupTheme(); \(set); view.addSubview(title) }
        private func setupTheme() { view.backgroundColor = theme.card }
      }
      final class Settings: Screen { func other() { title.font = .body } }
      """)
    #expect(inherited.all == ["text on page"])
    #expect(seen(["setupTheme()", set]).proven == ["text on page"])
    // It may run again, or not where it is called.
    #expect(seen(["setupTheme()", set, "tap = { self.setupTheme() }"]).proven == ["text on card"])
    #expect(seen(["defer { setupTheme() }", set]).proven == ["text on card"])
  }

  @Test(arguments: shapes)
  func aShapeGivesItsPairsAndNoOthers(_ shape: KitShape) {
    let seen = Seen(
      """
      import UIKit
      final class V: \(shape.parent) {
        \(shape.members)
        func applyTheme(theme: Theme) { \(shape.code) }
      }
      """, palette: false)
    #expect(seen.proven == shape.proven)
    #expect(seen.likely.subtracting(["UIColor.label on page", "UIColor.label on card"]) == shape.likely)
  }

  /// What a cell shows while it is selected lies over its own background, and under that of its content view.
  @Test func aSelectedCellHasAnotherBackgroundOverItsOwn() {
    func cell(_ view: String) -> Seen {
      Seen(
        """
        final class Cell: UITableViewCell {
          let title = UILabel()
          func applyTheme(theme: Palette) {
            contentView.addSubview(title)
            \(view).backgroundColor = theme.page
            title.textColor = isSelected ? theme.accent : theme.text
          }
        }
        """)
    }
    #expect(cell("self").proven == ["text on page"])
    #expect(cell("self").likely.contains("accent on page"))
    #expect(cell("contentView").proven == ["text on page", "accent on page"])
  }

  private static let colors = """
    import UIKit
    extension UIColor { static let ink = UIColor(white: 0.1, alpha: 1); static let page = UIColor(white: 1, alpha: 1) }

    """

  /// An alpha that the function gives with the colors is theirs; one that another function gives is a state.
  @Test func anAlphaThatComesWithTheColorsCounts() {
    func pairs(_ body: String, _ more: String = "") -> Set<String> {
      OwnPairs.of(
        Self.colors + "final class V: UIView { let l = UILabel()\nfunc s() { addSubview(l); backgroundColor = .page\n"
          + "l.textColor = .ink; \(body) }\n\(more) }")
    }
    #expect(pairs("l.alpha = 0.5") == ["UIColor.ink at 50% on UIColor.page"])
    #expect(pairs("", "func fade() { l.alpha = 0.5 }") == ["UIColor.ink on UIColor.page, likely"])
  }

  /// A color that was just set can be read back, unless something is called in between or the type has its own property.
  @Test func aColorThatWasJustSetIsReadBack() {
    func pairs(_ between: String, _ more: String = "") -> Set<String> {
      OwnPairs.of(
        Self.colors + "final class V: UIView { let l = UILabel()\nfunc s() { addSubview(l); backgroundColor = .page\n"
          + "\(between)\nl.textColor = .ink; l.backgroundColor = backgroundColor }\n\(more) }")
    }
    #expect(pairs("") == ["UIColor.ink on UIColor.page"])
    #expect(!pairs("theme()", "func theme() { backgroundColor = .ink }").contains("UIColor.ink on UIColor.page"))
  }
}
