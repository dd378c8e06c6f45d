import Testing

/// Views that functions and initialisers of the team put into others.
struct MadeParentsTests {
  private static func seen(_ more: String, _ members: String, _ code: String) -> Seen {
    Seen(
      """
      \(more)
      final class V: UIView {
        private let title = UILabel()
        \(members)
        override init(frame: CGRect) { super.init(frame: frame); setUp() }
        private func setUp() { title.textColor = theme.colors.text; \(code) }
      }
      """)
  }

  private static let card = """
    final class Card: UIView { init(content: UIView) { super.init(frame: .zero); addSubview(content) } }
    """
  private static let stack = """
    extension UIStackView {
      static func vertical(_ views: [UIView]) -> UIStackView { let stack = UIStackView(arrangedSubviews: views); return stack }
      convenience init(views: [UIView]) { self.init(arrangedSubviews: views) }
    }
    """

  @Test(arguments: [
    (
      card, "private lazy var card = Card(content: title)", "addSubview(card); card.backgroundColor = theme.colors.card"
    ),
    (
      "",
      "private lazy var card = makeCard()\nprivate func makeCard() -> UIView { let view = UIView(); view.backgroundColor = theme.colors.card; view.addSubview(title); return view }",
      "addSubview(card)"
    ),
    (stack, "", "let stack = UIStackView.vertical([title]); addSubview(stack); backgroundColor = theme.colors.card"),
    (stack, "", "let stack = UIStackView(views: [title]); addSubview(stack); backgroundColor = theme.colors.card"),
    (
      "extension UIView { func wrapped(in ground: UIColor) -> UIView { let box = UIView(); box.backgroundColor = ground; box.addSubview(self); return box } }",
      "", "let box = title.wrapped(in: theme.colors.card); addSubview(box)"
    ),
  ])
  func areFollowed(_ more: String, _ members: String, _ code: String) {
    #expect(Self.seen(more, members, code).all == ["text on card"], "\(code)")
  }

  /// A list that a closure makes is added view by view.
  @Test(arguments: [
    "labels.forEach { addSubview($0) }", "labels.forEach(addSubview)", "for one in labels { addSubview(one) }",
  ])
  func viewsOfAListAreAdded(_ adding: String) {
    let seen = Seen(
      """
      final class V: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = theme.colors.card
          let labels = ["a", "b"].map { name -> UILabel in
            let label = UILabel()
            label.textColor = theme.colors.text
            return label
          }
          \(adding)
        }
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  /// A view that a wrapper puts into another one, which may paint, is assumed to lie on the wrapper.
  @Test func whatLiesBetweenIsAssumed() {
    let card = """
      final class Card: UIView {
        let box = UIView()
        init(content: UIView) { super.init(frame: .zero); addSubview(box); box.addSubview(content) }
      }
      """
    let seen = Self.seen(
      card, "private lazy var card = Card(content: title)", "addSubview(card); card.backgroundColor = theme.colors.card"
    )
    #expect(seen.proven.isEmpty)
  }

  /// While a cell is selected, its label has another color on another background.
  @Test func aSelectedCellHasItsOwn() {
    let seen = Seen(
      """
      final class Cell: UITableViewCell {
        let title = UILabel()
        func setUp() {
          contentView.addSubview(title); backgroundColor = theme.colors.page
          title.textColor = theme.colors.text; title.highlightedTextColor = theme.colors.warn
          let back = UIView(); back.backgroundColor = theme.colors.card; selectedBackgroundView = back
        }
      }
      """)
    #expect(seen.all == ["text on page", "warn on card"])
    #expect(!seen.proven.contains("warn on card"))
  }
}
