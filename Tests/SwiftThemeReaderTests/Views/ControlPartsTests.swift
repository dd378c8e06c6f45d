import Testing

/// Colors of parts of controls, of bar items, of symbols and of texts in layers.
struct ControlPartsTests {
  private static func seen(_ property: String, _ code: String) -> Seen {
    Seen(
      """
      final class V: UIView {
        private let it = \(property)
        override init(frame: CGRect) { super.init(frame: frame); addSubview(it); backgroundColor = theme.colors.card; \(code) }
      }
      """)
  }

  @Test(arguments: [
    ("UIPageControl()", "it.currentPageIndicatorTintColor = theme.colors.icon"),
    ("UIProgressView()", "it.progressTintColor = theme.colors.icon"),
    ("UIActivityIndicatorView()", "it.color = theme.colors.icon"),
    ("UISwitch()", "it.onTintColor = theme.colors.icon"),
  ])
  func areLikelyOnTheirView(_ property: String, _ code: String) {
    let seen = Self.seen(property, code)
    #expect(seen.likely == ["icon on card"] && seen.proven.isEmpty)
  }

  /// A page's dots have two colors.
  @Test func eachPartHasItsOwn() {
    let code = "it.pageIndicatorTintColor = theme.colors.muted; it.currentPageIndicatorTintColor = theme.colors.icon"
    #expect(Self.seen("UIPageControl()", code).likely == ["icon on card", "muted on card"])
  }

  @Test(arguments: [
    "UIImage.SymbolConfiguration(hierarchicalColor: theme.colors.icon)",
    "UIImage.SymbolConfiguration(paletteColors: [theme.colors.icon, theme.colors.icon])",
  ])
  func aSymbolHasThoseOfItsConfiguration(_ look: String) {
    let code = "it.preferredSymbolConfiguration = \(look); it.image = UIImage(systemName: \"star\")"
    #expect(Self.seen("UIImageView()", code).all == ["icon on card"])
  }

  @Test func aTextLayerLiesOnItsView() {
    let seen = Seen(
      """
      final class V: UIView {
        private let text = CATextLayer()
        override init(frame: CGRect) {
          super.init(frame: frame); layer.addSublayer(text); text.foregroundColor = theme.colors.text.cgColor
          backgroundColor = theme.colors.card
        }
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  private static func bar(_ code: String) -> Seen {
    Seen(
      """
      final class C: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.barTintColor = theme.colors.card
          let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
          let label = UILabel()
          \(code)
        }
      }
      """)
  }

  @Test(arguments: [
    "item.setTitleTextAttributes([.foregroundColor: theme.colors.text], for: .normal); navigationItem.rightBarButtonItem = item",
    "item.tintColor = theme.colors.text; navigationItem.setLeftBarButton(item, animated: false)",
    "label.textColor = theme.colors.text; navigationItem.titleView = label",
  ])
  func itemsLieOnTheirBar(_ code: String) {
    #expect(Self.bar(code).likely == ["text on card"], "\(code)")
  }

  /// A view that code puts into another view keeps what lies behind it there, whatever bar is given it, too.
  @Test func aTitleViewOfAnotherViewStaysThere() {
    let seen = Seen(
      """
      final class C: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = theme.colors.page; view.addSubview(label); label.textColor = theme.colors.text
        }
        func scrolled() { navigationItem.titleView = label }
      }
      """)
    #expect(seen.proven == ["text on page"])
  }

  /// The view that becomes a screen's own lies on nothing else.
  @Test func theRootOfAScreenHasItsOwnGround() {
    let seen = Seen(
      """
      final class C: UIViewController {
        private let label = UILabel()
        override func loadView() {
          let root = UIView(); root.backgroundColor = theme.colors.page
          root.addSubview(label); label.textColor = theme.colors.text; view = root
        }
      }
      """)
    #expect(seen.proven == ["text on page"])
  }

  /// An item that no bar is known to show lies on nothing known.
  @Test func anItemByItselfIsTold() {
    let seen = Self.bar("item.tintColor = theme.colors.text")
    #expect(seen.all.isEmpty)
    #expect(seen.unplaced == ["text: no view that is known to lie behind it has a background"])
  }
}
