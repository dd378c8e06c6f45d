import Testing

/// Colors that code sets for all views of a class.
struct AppearanceProxiesTests {
  private static func seen(_ statements: String) -> Seen {
    Seen(
      """
      import UIKit
      let theme = Palette.current
      final class Delegate: NSObject { func start() { \(statements) } }
      """)
  }

  @Test(arguments: [
    "UINavigationBar.appearance().barTintColor = theme.card; UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: theme.text]",
    "let bar = UINavigationBar.appearance(); bar.barTintColor = theme.card; bar.titleTextAttributes = [.foregroundColor: theme.text]",
    "UILabel.appearance().backgroundColor = theme.card; UILabel.appearance().textColor = theme.text",
    "let label = UILabel.appearance(whenContainedInInstancesOf: [Menu.self]); label.backgroundColor = theme.card; label.textColor = theme.text",
  ])
  func aProxyHasWhatEachViewHas(_ statements: String) {
    let seen = Self.seen(statements)
    #expect(seen.likely == ["text on card"], "\(statements)")
    #expect(seen.proven.isEmpty, "\(statements)")
  }

  @Test func theItemsOfABarTakeItsTint() {
    let seen = Self.seen(
      "UITabBar.appearance().barTintColor = theme.page; UITabBar.appearance().tintColor = theme.accent")
    #expect(seen.likely == ["accent on page"])
  }

  @Test func proxiesOfTwoClassesAreTwo() {
    let seen = Self.seen(
      "UILabel.appearance().textColor = theme.text; UITextView.appearance().backgroundColor = theme.card")
    #expect(seen.all.isEmpty)
    let within = Self.seen(
      "UILabel.appearance(whenContainedInInstancesOf: [Menu.self]).textColor = theme.text; UILabel.appearance().backgroundColor = theme.card"
    )
    #expect(within.all.isEmpty)
  }
}
