import Testing

/// Colors that calls hand to the functions of other classes: `cell.configure(ink: theme.colors.text)`.
struct HandedToFunctionsTests {
  private static func badge(_ function: String, _ kind: String = "final class") -> String {
    """
    \(kind) Badge: UIView {
      let title = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(title); backgroundColor = theme.colors.card }
      \(function)
    }

    """
  }

  private static func controller(_ call: String) -> String {
    "final class C: UIViewController { private let badge = Badge(); func show() { \(call) } }"
  }

  @Test(arguments: [
    ("func paint(_ ink: UIColor) { title.textColor = ink }", "badge.paint(theme.colors.text)"),
    ("func paint(_ ink: UIColor?) { title.textColor = ink }", "badge.paint(theme.colors.text)"),
    (
      "func paint(ink: UIColor?) { guard let ink else { return }; title.textColor = ink }",
      "badge.paint(ink: theme.colors.text)"
    ),
    ("func paint(ink: UIColor = theme.colors.text) { title.textColor = ink }", "badge.paint()"),
    (
      "func paint(_ ink: UIColor) { apply(ink) }\nprivate func apply(_ ink: UIColor) { title.textColor = ink }",
      "badge.paint(theme.colors.text)"
    ),
    (
      "func paint(_ ink: UIColor) { title.attributedText = NSAttributedString(string: \"a\", attributes: [.foregroundColor: ink]) }",
      "badge.paint(theme.colors.text)"
    ),
  ])
  func areShownByWhatTheFunctionPaints(_ function: String, _ call: String) {
    let seen = Seen(Self.badge(function) + Self.controller(call))
    #expect(seen.all == ["text on card"], "\(function)")
    #expect(seen.unplaced.isEmpty)
  }

  /// Both colors of one call meet, and none of another call.
  @Test func twoColorsOfOneCallMeet() {
    let function =
      "func paint(_ ink: UIColor, on ground: UIColor) { title.backgroundColor = ground; title.textColor = ink }"
    let one = Seen(Self.badge(function) + Self.controller("badge.paint(theme.colors.text, on: theme.colors.page)"))
    #expect(one.proven == ["text on page"])
    let two = Seen(
      Self.badge(function)
        + """
        final class C: UIViewController {
          private let badge = Badge()
          private let other = Badge()
          func show() {
            badge.paint(theme.colors.text, on: theme.colors.page)
            other.paint(theme.colors.warn, on: theme.colors.field)
          }
        }
        """)
    #expect(two.proven == ["text on page", "warn on field"])
  }

  /// A cell that a table gives is of the class to which code casts it.
  @Test(arguments: ["as! Badge", "as? Badge ?? Badge()"])
  func aCellOfATableIsOne(_ cast: String) {
    let seen = Seen(
      """
      final class Badge: UITableViewCell {
        let title = UILabel()
        func setUp() { contentView.addSubview(title); contentView.backgroundColor = theme.colors.card }
        func paint(_ ink: UIColor) { title.textColor = ink }
      }
      final class C: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "a", for: path) \(cast)
          cell.paint(theme.colors.text)
          return cell
        }
      }
      """)
    #expect(seen.all == ["text on card"])
  }

  /// The function of a class between hands on what it is handed.
  @Test func aFunctionBetweenHandsOn() {
    let seen = Seen(
      Self.badge("func paint(_ ink: UIColor) { title.textColor = ink }")
        + """
        final class Box: UIView { private let badge = Badge(); func tone(_ ink: UIColor) { badge.paint(ink) } }
        final class C: UIViewController { private let box = Box(); func show() { box.tone(theme.colors.warn) } }
        """)
    #expect(seen.all == ["warn on card"])
  }

  /// Of an object whose class is not told, it is assumed where no other class has such a function, and told else.
  @Test func anObjectOfUnknownClassIsAssumed() {
    let function = "func paint(_ ink: UIColor) { title.backgroundColor = theme.colors.card; title.textColor = ink }"
    let call = "final class C: UIViewController { func show() { make { $0.paint(theme.colors.text) } } }"
    let one = Seen(Self.badge(function) + call)
    #expect(one.proven.isEmpty && one.likely == ["text on card"])
    let other = "final class Other: UIView { func paint(_ ink: UIColor) {} }\n"
    let two = Seen(Self.badge(function) + other + call)
    #expect(two.all.isEmpty)
    #expect(two.unplaced == ["text: what `paint` does with it is not read"])
  }

  /// Where one object is given two colors, one after the other, only one stays.
  @Test func theLastOfTwoCallsIsAssumed() {
    let function = "func paint(_ ink: UIColor) { title.backgroundColor = theme.colors.card; title.textColor = ink }"
    for calls in [
      "badge.paint(theme.colors.text); badge.paint(theme.colors.warn)",
      "let other = badge; badge.paint(theme.colors.text); other.paint(theme.colors.warn)",
      "badge.paint(theme.colors.text) }\n  func end() { badge.paint(theme.colors.warn)",
    ] {
      let seen = Seen(Self.badge(function) + Self.controller(calls))
      #expect(seen.proven.isEmpty, "\(calls)")
      #expect(seen.likely == ["text on card", "warn on card"], "\(calls)")
    }
  }

  /// What is shown in place of none is not what stays.
  @Test func noColorMayNotBeTheLast() {
    let function =
      "func paint(_ ink: UIColor?) { title.backgroundColor = theme.colors.card; title.textColor = ink ?? theme.colors.muted }"
    let seen = Seen(Self.badge(function) + Self.controller("badge.paint(nil); badge.paint(theme.colors.warn)"))
    #expect(seen.proven.isEmpty && seen.likely == ["muted on card"])
    #expect(seen.unplaced == ["warn: what `paint` does with it is not read"])
  }

  /// What is kept may be called at any time.
  @Test func aFunctionThatIsKeptIsAssumed() {
    let function = "func paint(_ ink: UIColor) { title.backgroundColor = theme.colors.card; title.textColor = ink }"
    let calls = "badge.paint(theme.colors.text); let again = badge.paint; again(theme.colors.warn)"
    let seen = Seen(Self.badge(function) + Self.controller(calls))
    #expect(seen.proven.isEmpty && seen.likely == ["text on card"])
  }

  /// A function may set another color for some of those that it is given.
  @Test(arguments: [
    "if ink == theme.colors.text { title.textColor = theme.colors.muted }",
    "tone(ink) }\n  private func tone(_ tint: UIColor) { if tint.isEqual(theme.colors.text) { title.textColor = theme.colors.muted }",
  ])
  func whatAFunctionDecidesIsAssumed(_ more: String) {
    let function =
      "func paint(_ ink: UIColor) { title.backgroundColor = theme.colors.card; title.textColor = ink; \(more) }"
    let seen = Seen(Self.badge(function) + Self.controller("badge.paint(theme.colors.text)"))
    #expect(seen.proven.isEmpty && seen.likely.contains("text on card"), "\(more)")
  }

  /// A color that a function keeps, and that nothing is known to show, is told.
  @Test func whatIsKeptIsTold() {
    let seen = Seen(
      Self.badge("var ink: UIColor?\n  func keep(_ color: UIColor) { ink = color }")
        + Self.controller("badge.keep(theme.colors.text)"))
    #expect(seen.unplaced.contains { $0.hasPrefix("text:") })
  }

  /// Another class has another function in place of it.
  @Test func aSubclassMayPaintOtherwise() {
    let function = "func paint(_ ink: UIColor) { title.backgroundColor = theme.colors.card; title.textColor = ink }"
    let seen = Seen(
      Self.badge(function, "class") + "final class Quiet: Badge { override func paint(_ ink: UIColor) {} }\n"
        + Self.controller("badge.paint(theme.colors.text)"))
    #expect(seen.proven.isEmpty)
  }

  /// A function of another class that has the same name hands nothing to this one.
  @Test func anotherClassIsAnother() {
    let other = "final class Other: UIView { func paint(_ ink: UIColor) {} }\n"
    let seen = Seen(
      Self.badge("func paint(_ ink: UIColor) { title.textColor = ink }") + other
        + "final class C: UIViewController { let it = Other(); func show() { it.paint(theme.colors.text) } }")
    #expect(seen.all.isEmpty)
  }

  /// Functions that no object has are handed colors, too: what makes a look for a button.
  @Test func soAreStaticFunctions() {
    let seen = Seen(
      """
      extension UIButton.Configuration {
        static func brand(ink: UIColor, fill: UIColor) -> Self {
          var look = Self.filled()
          look.baseForegroundColor = ink
          look.baseBackgroundColor = fill
          return look
        }
      }
      final class C: UIViewController {
        let go = UIButton(configuration: .brand(ink: theme.colors.text, fill: theme.colors.card))
      }
      """)
    #expect(seen.all == ["text on card"])
  }
}
