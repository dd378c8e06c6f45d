import Testing

/// Views that initialisers and functions of the team's classes put into others.
struct WrappedViewsTests {
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

  private static func card(_ body: String, _ members: String = "", _ parameters: String = "content: UIView") -> String {
    "final class Card: UIView { \(members); init(\(parameters)) { super.init(frame: .zero); \(body) } }"
  }

  private static let stack = """
    extension UIStackView {
      static func vertical(_ views: [UIView]) -> UIStackView { let stack = UIStackView(arrangedSubviews: views); return stack }
      static func row(_ views: UIView...) -> UIStackView { let stack = UIStackView(); views.forEach { stack.addArrangedSubview($0) }; return stack }
      convenience init(views: [UIView]) { self.init(arrangedSubviews: views) }
    }
    """
  private static let wrapped = """
    extension UIView {
      func wrapped(in ground: UIColor) -> UIView { let box = UIView(); box.backgroundColor = ground; box.addSubview(self); return box }
    }
    """

  @Test(arguments: [
    (
      card("addSubview(content)"), "private lazy var card = Card(content: title)",
      "addSubview(card); card.backgroundColor = theme.colors.card"
    ),
    (
      card("backgroundColor = theme.colors.card; addSubview(content)"), "private let card: Card",
      "card = Card(content: title); addSubview(card)"
    ),
    (
      card("backgroundColor = fill; addSubview(content)", "", "_ content: UIView, fill: UIColor"), "",
      "addSubview(Card(title, fill: theme.colors.card))"
    ),
    (
      card(
        "self.content = content; build() }; private func build() { addSubview(content); backgroundColor = theme.colors.card",
        "private let content: UIView"), "private lazy var card = Card(content: title)", "addSubview(card)"
    ),
    (
      card(
        "box.backgroundColor = theme.colors.card; addSubview(box); box.addSubview(content)",
        "private let box = UIView()"),
      "private lazy var card = Card(content: title)", "backgroundColor = theme.colors.page; addSubview(card)"
    ),
    (
      card(
        "let inner = UIView(); inner.backgroundColor = theme.colors.card; addSubview(inner); inner.addSubview(content)"),
      "private lazy var card = Card(content: title)", "backgroundColor = theme.colors.page; addSubview(card)"
    ),
    (
      "final class Card: UIView { override init(frame: CGRect) { super.init(frame: frame); backgroundColor = theme.colors.card }; func embed(_ view: UIView) { addSubview(view) } }",
      "private let card = Card()", "addSubview(card); card.embed(title)"
    ),
    (
      "",
      "private lazy var card = makeCard(); private func makeCard() -> UIView { let view = UIView(); view.backgroundColor = theme.colors.card; view.addSubview(title); return view }",
      "addSubview(card)"
    ),
    (stack, "", "let stack = UIStackView.vertical([title]); addSubview(stack); backgroundColor = theme.colors.card"),
    (stack, "", "let stack = UIStackView.row(title); addSubview(stack); backgroundColor = theme.colors.card"),
    (stack, "", "let stack = UIStackView(views: [title]); addSubview(stack); backgroundColor = theme.colors.card"),
    (wrapped, "", "let box = title.wrapped(in: theme.colors.card); addSubview(box)"),
    ("", "", "let rows = [title]; rows.forEach(addSubview); backgroundColor = theme.colors.card"),
  ])
  func lieOnThese(_ more: String, _ members: String, _ code: String) {
    let seen = Self.seen(more, members, code)
    #expect(seen.all == ["text on card"], "\(more) \(members) \(code)")
    #expect(seen.proven == ["text on card"], "\(more) \(members) \(code)")
  }

  /// Which branch adds the view is decided by what the call hands on.
  @Test func theBranchThatRunsCounts() {
    let card = Self.card(
      "backgroundColor = theme.colors.page; if plain { box.backgroundColor = theme.colors.card; addSubview(box); box.addSubview(content) } else { addSubview(content) }",
      "private let box = UIView()", "content: UIView, plain: Bool")
    let seen = Self.seen(card, "private lazy var card = Card(content: title, plain: true)", "addSubview(card)")
    #expect(seen.all == ["text on card"])
  }

  /// What is handed to a wrapper that does not add it, or to what is no view, lies where it lay before.
  @Test(arguments: [
    card(
      "backgroundColor = theme.colors.card; log(content) }; func log(_ view: UIView) {}; func add(content: UIView) { addSubview(content)"
    ),
    "final class Card { let box = UIView(); init(content: UIView) { box.backgroundColor = theme.colors.card; box.addSubview(content) } }",
  ])
  func theRestStays(_ card: String) {
    let seen = Self.seen(
      card, "", "backgroundColor = theme.colors.page; addSubview(title); let card = Card(content: title)")
    #expect(seen.proven == ["text on page"])
  }

  /// A view that a function takes for a while lies where it lay until then.
  @Test func aLaterWrapperTakesNothing() {
    let seen = Self.seen(
      Self.wrapped, "func share() { let box = title.wrapped(in: theme.colors.card); send(box) }",
      "backgroundColor = theme.colors.page; addSubview(title)")
    #expect(seen.proven == ["text on page"])
  }

  /// A subclass may paint what its superclass has its views in.
  @Test func aSubclassMayPaintAPart() {
    let seen = Self.seen(
      "class Card: UIView { let content = UIView(); override init(frame: CGRect) { super.init(frame: frame); content.backgroundColor = theme.colors.card; addSubview(content) } }\n"
        + "final class Dark: Card { func darken() { content.backgroundColor = theme.colors.page } }",
      "private let card = Card()", "addSubview(card); card.content.addSubview(title)")
    #expect(seen.likely == ["text on card"] && seen.proven.isEmpty)
  }

  /// Views are put into a part of another class's view.
  @Test(arguments: [
    ("content.backgroundColor = theme.colors.card", "card.backgroundColor = theme.colors.page"),
    ("", "card.backgroundColor = theme.colors.card"),
    ("backgroundColor = theme.colors.card", ""),
    ("", "card.content.backgroundColor = theme.colors.card; card.backgroundColor = theme.colors.page"),
  ])
  func liesInAPart(_ own: String, _ code: String) {
    let seen = Self.seen(
      "final class Card: UIView { let content = UIView(); override init(frame: CGRect) { super.init(frame: frame); addSubview(content); \(own) } }",
      "private let card = Card()", "addSubview(card); card.content.addSubview(title); \(code)")
    #expect(seen.all == ["text on card"])
  }

  @Test func aPartThatItsClassPaintsToo() {
    let seen = Self.seen(
      "final class Card: UIView { let content = UIView(); override init(frame: CGRect) { super.init(frame: frame); addSubview(content) }; func reset() { content.backgroundColor = theme.colors.page } }",
      "private let card = Card()",
      "addSubview(card); card.content.addSubview(title); card.content.backgroundColor = theme.colors.card")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely.contains("text on card"))
  }

  /// What wrappers do to themselves leaves what their own classes show as it was.
  @Test func theWrapperIsReadAsWell() {
    let seen = Self.seen(
      Self.card(
        "setUp(); addSubview(content) }; private func setUp() { addSubview(hint); hint.textColor = theme.colors.muted; backgroundColor = theme.colors.card",
        "private let hint = UILabel()"),
      "private lazy var card = Card(content: title)", "addSubview(card)")
    #expect(seen.proven == ["text on card", "muted on card"])
  }

  /// A part that its class puts nowhere may never be shown.
  @Test func aPartThatLiesNowhere() {
    let seen = Self.seen(
      "final class Card: UIView { let content = UIView(); func paint() { content.backgroundColor = theme.colors.card } }",
      "private let card = Card()", "addSubview(card); card.content.addSubview(title)")
    #expect(seen.proven.isEmpty)
  }
}
