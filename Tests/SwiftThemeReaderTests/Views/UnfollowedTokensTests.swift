import Testing

/// Tokens that code hands to something that is not followed.
struct UnfollowedTokensTests {
  private static func seen(_ code: String) -> Seen {
    Seen("final class C: UIViewController { let chart = Chart(); func show() { \(code) } }")
  }

  @Test(arguments: [
    ("chart.paint(theme.colors.text)", "text: what `paint` does with it is not read"),
    ("chart.show([theme.colors.text], on: axis)", "text: what `show` does with it is not read"),
    ("chart.show(isOn ? theme.colors.text : nil)", "text: what `show` does with it is not read"),
    ("chart.show(theme.colors.text.cgColor)", "text: what `show` does with it is not read"),
    ("chart.show(UIColor(theme.colors.text))", "text: what `show` does with it is not read"),
    ("chart.dotTone = theme.colors.text", "text: what `dotTone` colours is not known"),
    ("chart.set(\\.dotTone, theme.colors.text)", "text: what `set` does with it is not read"),
  ])
  func areTold(_ code: String, _ told: String) {
    #expect(Self.seen(code).unplaced == [told], "\(code)")
  }

  /// What is read elsewhere, what no view shows, grounds and shadows are not.
  @Test(arguments: [
    "view.backgroundColor = theme.colors.text", "view.layer.shadowColor = theme.colors.text.cgColor",
    "chart.fill(with: theme.colors.page)", "chart.show(background: theme.colors.page)",
    "if tone == theme.colors.text { go() }", "print(theme.colors.text)", "let tone = theme.colors.text",
  ])
  func othersAreNot(_ code: String) {
    #expect(Self.seen(code).unplaced.isEmpty, "\(code)")
  }

  /// A ground that code hands to a view is told where nothing is known to lie on it.
  @Test func soAreGrounds() {
    func row(_ body: String) -> Seen {
      Seen(
        """
        final class Row: UIView {
          private let title = UILabel()
          override init(frame: CGRect) { super.init(frame: frame); addSubview(title); title.textColor = theme.colors.text }
          func set(fill: UIColor) { \(body) }
        }
        final class C: UIViewController { let row = Row(); func show() { row.set(fill: theme.colors.page) } }
        """)
    }
    #expect(row("chart.tone = fill").unplaced.contains("page: what `set` does with it is not read"))
    let shown = row("backgroundColor = fill")
    #expect(shown.all == ["text on page"] && shown.unplaced.isEmpty)
  }

  /// What reads a call reads what it is given.
  @Test func whatACallMakesAColorOfIsRead() {
    let seen = Seen(
      """
      func tone(_ color: UIColor) -> UIColor { color }
      final class C: UIViewController {
        let title = UILabel()
        func show() { title.backgroundColor = theme.colors.card; title.textColor = tone(theme.colors.text) }
      }
      """)
    #expect(seen.proven == ["text on card"] && seen.unplaced.isEmpty)
  }

  /// A dot before a name may mean the case of a type.
  @Test func aCaseIsNoToken() {
    let cases = "enum Kind { case text }\n"
    #expect(Seen(cases + "final class C: UIViewController { func show() { go(.text) } }").unplaced.isEmpty)
  }

  /// A tint is taken by what lies in a view, which is not always known.
  @Test(arguments: ["view.tintColor = theme.colors.text", "window?.tintColor = theme.colors.text"])
  func soAreTints(_ code: String) {
    #expect(Self.seen(code).unplaced == ["text: which views take the tint is not known"])
  }

  @Test func aLabelTakesNoTint() {
    let seen = Seen(
      """
      final class C: UIViewController { let title = UILabel(); func show() { title.tintColor = theme.colors.text } }
      """)
    #expect(seen.unplaced.isEmpty)
  }
}
