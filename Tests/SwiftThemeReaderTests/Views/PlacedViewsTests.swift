import Testing

/// Views that controllers, screens and tables are given.
struct PlacedViewsTests {
  private static let child = """
    final class Child: UIViewController {
      private let label = UILabel()
      override func viewDidLoad() { view.addSubview(label); label.textColor = theme.colors.text; %@ }
    }
    """

  private static func screen(_ child: String, _ code: String) -> Seen {
    Seen(
      Self.child.replacing("%@", with: child) + """

        final class Page: UIViewController {
          private let child = Child()
          override func viewDidLoad() { view.backgroundColor = theme.colors.card; \(code) }
        }
        """)
  }

  @Test(arguments: ["", "view.backgroundColor = .clear"])
  func aChildLiesOnItsParent(_ paint: String) {
    let seen = Self.screen(paint, "addChild(child); view.addSubview(child.view)")
    #expect(seen.likely == ["text on card"] && seen.proven.isEmpty)
  }

  @Test func aChildThatPaintsItself() {
    let seen = Self.screen("view.backgroundColor = theme.colors.page", "addChild(child); view.addSubview(child.view)")
    #expect(seen.all == ["text on page"])
  }

  /// A screen that is presented lies on nothing of the other's.
  @Test func aPresentedScreenIsNoChild() {
    #expect(Self.screen("", "present(child, animated: true)").all.isEmpty)
  }

  @Test(arguments: [
    "private let root = UIView(); override func loadView() { view = root }",
    "override func loadView() { let root = UIView(); self.view = root }",
  ])
  func aScreensOwnView(_ made: String) {
    let seen = Seen(
      """
      final class Page: UIViewController {
        private let label = UILabel()
        \(made)
        override func viewDidLoad() { view.backgroundColor = theme.colors.card; view.addSubview(label); label.textColor = theme.colors.text }
      }
      """)
    #expect(seen.proven == ["text on card"])
  }

  @Test func aScreensOwnViewHasAClass() {
    let seen = Seen(
      """
      final class Row: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label); label.textColor = theme.colors.text }
      }
      final class Page: UIViewController {
        private let row = Row()
        override func loadView() { view = row }
        override func viewDidLoad() { view.backgroundColor = theme.colors.card }
      }
      """)
    #expect(seen.likely == ["text on card"])
  }

  /// What loadView gives the screen is painted there and later on.
  @Test func bothMayPaintTheRoot() {
    let seen = Seen(
      """
      final class Page: UIViewController {
        private let root = UIView()
        private let label = UILabel()
        override func loadView() { root.backgroundColor = theme.colors.page; root.addSubview(label); label.textColor = theme.colors.text; view = root }
        override func viewDidLoad() { view.backgroundColor = theme.colors.card }
      }
      """)
    #expect(seen.all.contains("text on page") || seen.all.contains("text on card"))
  }

  @Test(arguments: ["tableHeaderView", "tableFooterView", "backgroundView"])
  func aTableShowsItsBackground(_ member: String) {
    let seen = Seen(
      """
      final class Page: UIViewController {
        private let table = UITableView()
        override func viewDidLoad() {
          let label = UILabel(); label.textColor = theme.colors.text
          table.\(member) = label; table.backgroundColor = theme.colors.card
        }
      }
      """)
    #expect(seen.likely == ["text on card"] && seen.proven.isEmpty)
  }

  /// Where a screen gives its view the color that this has by itself, it is that color.
  @Test(arguments: ["func appear", "override func viewDidLoad"])
  func bothMaySetOneColor(_ function: String) {
    let seen = Seen(
      """
      final class Row: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame); addSubview(label); label.textColor = theme.colors.text; backgroundColor = theme.colors.card
        }
      }
      class Page: UIViewController {
        private let row = Row()
        override func loadView() { view = row }
        \(function)() { view.backgroundColor = theme.colors.card }
      }
      """)
    #expect(seen.proven == ["text on card"])
  }
}
