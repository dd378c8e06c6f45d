import Testing
import ThemeModel

/// Views of a file that code takes away before anything is shown.
struct RemovedViewsTests {
  private static let place = Place(file: "Main.storyboard", line: 7, column: 1)

  private static func seen(_ code: String, more: String = "") -> Seen {
    func node(
      _ name: String, _ kind: String, in parent: Int?, paint: String? = nil, text: String? = nil
    ) -> OutletTree.Node {
      func fill(_ token: String?) -> OutletTree.Fill { token.map { .color(.token($0), place) } ?? .unset }
      return OutletTree.Node(
        name: name, kind: kind, parent: parent, background: fill(paint), text: fill(text), size: .init(),
        isOpaque: false,
        place: place)
    }
    return Seen(
      """
      import UIKit
      extension UIStackView { func clear() { arrangedSubviews.forEach { $0.removeFromSuperview() } } }
      final class Screen: UIViewController {
        @IBOutlet var stack: UIStackView!
        @IBOutlet var title: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); \(code) }
        \(more)
      }
      """, palette: false,
      outlets: [
        OutletTree(
          type: "Screen",
          nodes: [
            node("view", "UIView", in: nil, paint: "page"), node("stack", "UIStackView", in: 0),
            node("title", "UILabel", in: 1, text: "text"),
          ])
      ])
  }

  @Test(arguments: [
    "title.removeFromSuperview()", "stack.removeFromSuperview()", "stack.removeAllArrangedSubviews()", "stack.clear()",
    "stack.arrangedSubviews.forEach { stack.removeArrangedSubview($0); $0.removeFromSuperview() }",
    "for one in stack.subviews { one.removeFromSuperview() }",
  ])
  func whatIsTakenAwayIsNotProven(_ code: String) {
    for seen in [Self.seen(code), Self.seen("update()", more: "private func update() { \(code) }")] {
      #expect(!seen.proven.contains("text on page"))
      #expect(seen.likely.contains("text on page"))
    }
  }

  /// Until it is taken away, or where it is put back, it is shown.
  @Test(arguments: [
    ("mark = 1", "func reload() { title.removeFromSuperview() }"), ("if isOff { title.removeFromSuperview() }", ""),
    ("for one in stack.subviews where one.tag == 3 { one.removeFromSuperview() }", ""),
    ("stack.subviews.first?.removeFromSuperview()", ""), ("title.removeFromSuperview(); view.addSubview(title)", ""),
    ("stack.subviews.forEach { if $0.isHidden { $0.removeFromSuperview() } }", ""),
  ])
  func whatStaysIsProven(_ code: String, _ more: String) {
    #expect(Self.seen(code, more: more).proven.contains("text on page"))
  }
}
