import Testing
import ThemeModel

/// Views and controllers of an app's that nothing names are on no screen.
struct UnmadeViewsTests {
  private static let app = """
    import UIKit
    @main class Delegate: UIResponder, UIApplicationDelegate {
      func run() { window.rootViewController = Home(); window.backgroundColor = theme.colors.page }
    }
    class Home: UIViewController {}

    """
  private static let box = """
    class Box: UIView {
      private let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title); title.textColor = theme.colors.text; backgroundColor = theme.colors.card
      }
    }

    """

  private static func seen(_ more: String = "", app: String = Self.app, beside: [SourceFile]? = []) -> Seen {
    Seen(app + box, palette: false, others: ["More.swift": "import UIKit\n" + more], beside: beside)
  }

  @Test(arguments: [
    "", "extension Box { func f() {} }", "//  Box.swift\nlet view: UIView? = nil", "#Preview { Box(frame: .zero) }",
  ])
  func whatNothingMakesIsNotProven(_ more: String) {
    #expect(Self.seen(more).proven.isEmpty)
    #expect(Self.seen(more).likely == ["text on card"])
  }

  @Test func neitherIsAController() {
    let code = """
      class Screen: UITableViewController {
        private let title = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(title); title.textColor = theme.colors.warn; title.backgroundColor = theme.colors.field
        }
      }
      """
    #expect(!Self.seen(code).proven.contains("warn on field"))
    #expect(Self.seen(code).likely.contains("warn on field"))
    #expect(Self.seen(code + "\nlet all = [Screen.self]").proven.contains("warn on field"))
  }

  @Test(arguments: [
    "let box = Box(frame: .zero)", "class Card: Box {}", "let name = \"Box\"", "func f(_ box: Box) {}",
    "@objc extension Home { var b: Box? { nil } }",
  ])
  func whatCodeNamesIs(_ more: String) {
    #expect(Self.seen(more).proven == ["text on card"])
  }

  @Test(arguments: [
    ("Main.storyboard", "<view id=\"a\" customClass=\"Box\"/>"), ("X.m", "Box *box = [Box new];"),
    ("Info.plist", "<string>$(PRODUCT_MODULE_NAME).Box</string>"),
  ])
  func whatAnotherFileNamesIs(_ name: String, _ text: String) {
    let file = SourceFile(name: name, bytes: Array(text.utf8))
    #expect(Self.seen(beside: [file]).proven == ["text on card"])
  }

  /// Who uses a library is elsewhere, and so may be a file that is not known.
  @Test func othersMayMakeIt() {
    #expect(Self.seen(app: "import UIKit\n").proven == ["text on card"])
    #expect(Self.seen(beside: nil).proven == ["text on card"])
  }
}
