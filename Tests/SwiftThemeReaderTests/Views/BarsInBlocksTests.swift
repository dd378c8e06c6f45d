import Testing

/// Appearances of bars that code makes in a block, and so only under its condition.
struct BarsInBlocksTests {
  private static func seen(_ body: String) -> Seen {
    Seen(
      """
      import UIKit
      final class C: UIViewController {
        var isBig = false
        override func viewDidLoad() { super.viewDidLoad(); \(body) }
      }
      """)
  }

  private static let bar = """
    let bar = UINavigationBarAppearance(); bar.configureWithOpaqueBackground()
    bar.titleTextAttributes = [.foregroundColor: theme.colors.text]; bar.backgroundColor = theme.colors.card
    navigationItem.standardAppearance = bar
    """
  private static let tabs = """
    let bar = UITabBarAppearance(); bar.configureWithOpaqueBackground(); bar.backgroundColor = theme.colors.card
    bar.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: theme.colors.text]
    tabBarController?.tabBar.standardAppearance = bar
    """

  @Test(
    arguments: [
      "BAR", "if #available(iOS 13.0, *) { BAR }", "guard #available(iOS 13.0, *) else { return }; BAR",
      "if let nav = navigationController { print(nav); BAR }", "if isBig { BAR }", "guard isBig else { return }; BAR",
      "if isBig { print(1) } else { BAR }", "switch isBig { case true: BAR\ncase false: print(1) }",
      "do { BAR }", "for _ in all { BAR }", "token = bus.observe { [weak self] in BAR }",
      "if #available(iOS 13.0, *) { if isBig { BAR } }",
    ], [bar, tabs])
  func theBarIsReadInAnyBlock(_ code: String, _ bar: String) {
    let seen = Self.seen(code.replacing("BAR", with: bar))
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// Two blocks make two bars, whatever they call them.
  @Test func eachBlockHasItsOwnBar() {
    let clear = """
      let bar = UINavigationBarAppearance(); bar.configureWithTransparentBackground()
      bar.titleTextAttributes = [.foregroundColor: theme.colors.warn]; navigationItem.standardAppearance = bar
      """
    for code in ["if isBig { \(Self.bar) } else { \(clear) }", "if isBig { \(clear) } else { \(Self.bar) }"] {
      let seen = Self.seen(code)
      #expect(seen.proven == ["text on card"])
      #expect(seen.likely.isEmpty)
    }
    let other = Self.bar.replacing("text]", with: "onWarn]").replacing("card", with: "warn")
    let seen = Self.seen("if isBig { \(Self.bar) } else { \(other) }")
    #expect(seen.proven == ["text on card", "onWarn on warn"])
    #expect(seen.likely.isEmpty)
  }

  /// What a bar made outside of the block looks like depends on the condition.
  @Test func aConditionAboutABarThatIsThereAnyway() {
    let seen = Self.seen(
      """
      let bar = UINavigationBarAppearance()
      if isBig { bar.configureWithOpaqueBackground() } else { bar.configureWithTransparentBackground() }
      bar.titleTextAttributes = [.foregroundColor: theme.colors.text]; bar.backgroundColor = theme.colors.card
      navigationItem.standardAppearance = bar
      """)
    #expect(seen.proven.isEmpty)
  }
}
