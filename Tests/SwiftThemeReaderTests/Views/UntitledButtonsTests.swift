import Testing
import ThemeModel

/// A button that never gets a title shows none, whatever color the title would have.
struct UntitledButtonsTests {
  private static let place = Place(file: "Main.storyboard", line: 7, column: 1)

  private static func seen(
    _ code: String, more: String = "", title: OutletTree.Node.Title = .missing, others: [String: String] = [:]
  ) -> Seen {
    func node(_ name: String, _ kind: String, in parent: Int?, _ title: OutletTree.Node.Title = .given)
      -> OutletTree.Node
    {
      OutletTree.Node(
        name: name, kind: kind, parent: parent, background: parent == nil ? .color(.token("page"), place) : .unset,
        text: parent == nil ? .unset : .color(.token("text"), place), size: .init(), isOpaque: false, place: place,
        title: title)
    }
    return Seen(
      """
      import UIKit
      extension UIButton { func named(_ name: String) { setTitle(name, for: .normal) } }
      final class Screen: UIViewController {
        @IBOutlet var go: UIButton!
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
        \(more)
      }
      """, palette: false,
      outlets: [
        OutletTree(type: "Screen", nodes: [node("view", "UIView", in: nil), node("go", "UIButton", in: 0, title)])
      ],
      others: others)
  }

  /// A button with an image alone needs none.
  @Test(arguments: [
    "go.setImage(UIImage(systemName: \"star\"), for: .normal)",
    "go.setTitleColor(theme.colors.text, for: .normal); go.setImage(image, for: .normal)",
  ])
  func besideAnImageATitleIsAssumed(_ code: String) {
    #expect(!Self.seen(code).proven.contains("text on page"))
    #expect(Self.seen(code).likely.contains("text on page"))
  }

  /// What shows nothing yet gets its title from code, in ways that are not all followed.
  @Test(arguments: [
    "mark = 1", "go.addTarget(self, action: tap, for: .touchUpInside)", "go.isHidden = true; go.isHidden = false",
  ])
  func withoutAnImageItHasATitle(_ code: String) {
    #expect(Self.seen(code).proven.contains("text on page"))
  }

  @Test(arguments: [
    "go.setTitle(\"Go\", for: .normal)", "go.setTitle(name, for: .normal); go.setImage(image, for: .normal)",
  ])
  func aTitleOfCodeIsShown(_ code: String) {
    #expect(Self.seen(code).proven.contains("text on page"))
    #expect(Self.seen("mark = 1", more: "func show() { \(code) }").proven.contains("text on page"))
    #expect(Self.seen("mark = 1", title: .given).proven.contains("text on page"))
  }

  /// What is done with the button may give it one.
  @Test(arguments: [
    "go.named(\"Go\")", "Kit.dress(go)", "go.localize(\"go\")", "for one in [go] { one?.named(\"Go\") }",
    "self.buttons = [go]",
  ])
  func aTitleMayComeFromElsewhere(_ code: String) {
    let seen = Self.seen(code)
    #expect(seen.likely.union(seen.proven).contains("text on page"))
  }

  @Test func anotherTypeMayGiveIt() {
    let other = "import UIKit\nclass Other { func f(_ screen: Screen) { screen.go.setTitle(\"Go\", for: .normal) } }"
    let image = "go.setImage(image, for: .normal)"
    #expect(Self.seen(image, others: ["Other.swift": other]).likely.contains("text on page"))
    #expect(Self.seen(image, title: .left).likely.contains("text on page"))
  }

  /// A button of the system's shows its title in the tint as well.
  @Test func theTintIsThatOfTheTitle() {
    func seen(_ code: String) -> Seen {
      Seen(
        """
        import UIKit
        final class Box: UIView {
          private let go = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = theme.colors.card; addSubview(go); go.tintColor = theme.colors.text
            go.setImage(UIImage(systemName: "star"), for: .normal)
            \(code)
          }
        }
        """, palette: false)
    }
    func isText(_ seen: Seen) -> Bool { if case .text? = seen.first("text on card")?.element { true } else { false } }
    #expect(isText(seen("go.setTitle(\"Go\", for: .normal)")))
    #expect(!isText(seen("mark = 1")))
    #expect(seen("mark = 1").all == ["text on card"])
  }
}
