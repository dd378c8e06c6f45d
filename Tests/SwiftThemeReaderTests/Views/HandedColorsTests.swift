import Testing

/// Colors that a class of UIKit's gets through its initialiser.
struct HandedColorsTests {
  private static let kept = """
    final class Badge: UIView {
      private let ink: UIColor
      private let title = UILabel()
      init(ink: UIColor) { self.ink = ink; super.init(frame: .zero); addSubview(title); setup() }
      func setup() { backgroundColor = theme.colors.card; title.textColor = ink }
    }

    """
  private static let direct = """
    final class Badge: UIView {
      private let title = UILabel()
      init(ink: UIColor) {
        super.init(frame: .zero)
        addSubview(title)
        backgroundColor = theme.colors.card
        title.textColor = ink
      }
    }

    """

  @Test(arguments: [kept, direct])
  func theOneCallSaysWhichColorItIs(_ badge: String) {
    let seen = Seen(badge + "final class C: UIViewController { let badge = Badge(ink: theme.colors.text) }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// A view that makes others of its own type hands on what it was handed, and twice at each step.
  @Test func aTypeThatMakesItselfTwiceEnds() {
    let seen = Seen(
      Self.kept + """
        extension Badge { func add() { addSubview(Badge(ink: ink)); addSubview(Badge(ink: ink)) } }
        final class C: UIViewController { let badge = Badge(ink: theme.colors.text) }
        """)
    #expect(!seen.proven.contains("warn on card"))
  }

  @Test(arguments: [kept, direct])
  func eachCallGivesAPair(_ badge: String) {
    let seen = Seen(
      badge + """
        final class C: UIViewController {
          let badge = Badge(ink: theme.colors.text)
          func make() -> Badge { let tone = theme.colors.warn; return Badge(ink: tone) }
        }
        """)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely == ["warn on card"])
    #expect(
      seen.first("text on card")?.condition == "the call of Badge == Views.swift:\(badge == Self.kept ? 11 : 14):15")
  }

  /// Where no call is read, or another class may hand on other colors, nobody knows.
  @Test(arguments: [
    "final class C: UIViewController { func make(_ ink: UIColor) -> Badge { Badge(ink: ink) } }",
    "class Other: Badge { init() { super.init(ink: theme.colors.warn) } }\nlet badge = Badge(ink: theme.colors.text)",
    "struct P: PreviewProvider { static var previews: some View { Badge(ink: theme.colors.text) } }", "",
  ])
  func othersAreNot(_ more: String) {
    #expect(Seen(Self.kept.replacing("final class Badge", with: "class Badge") + more).all.isEmpty)
  }

  /// A call that does not name the type may make its values too.
  @Test(arguments: [
    "let other: Badge = .init(ink: theme.colors.warn)", "let other = make { .init(ink: $0) }",
    "let other = { (kind: Badge.Type) in kind.init(ink: theme.colors.warn) }",
    "let other = [theme.colors.warn].map(Badge.init)",
    "let other: [Badge] = [theme.colors.warn].map(.init)",
  ])
  func aCallWithoutATypeMayBeOne(_ other: String) {
    let call = "final class C: UIViewController { let badge = Badge(ink: theme.colors.text); \(other) }"
    #expect(Seen(Self.kept + call).proven.isEmpty)
  }

  /// Calls in global code and with the type around the name count like others.
  @Test(arguments: [
    "func global() -> UIView { Badge(ink: theme.colors.warn) }", "let global = Badge(ink: theme.colors.warn)",
    "extension C { var other: UIView { App.Badge(ink: theme.colors.warn) } }",
    "extension C { var other: UIView { Badge.init(ink: theme.colors.warn) } }",
    "extension Badge { static func strong() -> Badge { Self(ink: theme.colors.warn) } }",
    "extension Badge { static func strong() -> Badge { self.init(ink: theme.colors.warn) } }",
    "typealias Chip = Badge\nfunc global() -> UIView { Chip(ink: theme.colors.warn) }",
    "func global(_ view: UIView = Badge(ink: theme.colors.warn)) {}",
  ])
  func everyCallCounts(_ other: String) {
    let call = "final class C: UIViewController { let badge = Badge(ink: theme.colors.text) }"
    #expect(Seen("\(Self.kept)\(call)\n\(other)").all == ["text on card", "warn on card"])
  }

  @Test func aColorOfACallThatIsNotKnownIsTold() {
    let seen = Seen(Self.kept + "final class C: UIViewController { let badge = Badge(ink: Kit.tone(3)) }")
    #expect(seen.unread == ["Kit.tone(3) of C on card"])
  }

  /// Two calls on one line are two.
  @Test func callsOnOneLineAreApart() {
    let seen = Seen(
      """
      final class Badge: UIView {
        private let ink: UIColor
        private let ground: UIColor
        private let title = UILabel()
        init(ink: UIColor, ground: UIColor) { self.ink = ink; self.ground = ground; super.init(frame: .zero); setup() }
        func setup() { title.backgroundColor = ground; title.textColor = ink }
      }
      final class C: UIViewController {
        func add() { isOn ? Badge(ink: theme.text, ground: theme.card) : Badge(ink: theme.warn, ground: theme.page) }
      }
      """)
    #expect(seen.all == ["text on card", "warn on page"])
  }

  /// A name that a block around the call declares is no member of the class.
  @Test(arguments: [
    "if isOn { let ink = theme.colors.warn; add(Badge(ink: ink)) }",
    "for ink in [theme.colors.warn] { add(Badge(ink: ink)) }",
    "[theme.colors.warn].forEach { ink in add(Badge(ink: ink)) }",
    "guard let ink = pick() else { return }; add(Badge(ink: ink))",
    "var ink = theme.colors.text; if isOn { ink = theme.colors.warn }; add(Badge(ink: ink))",
  ])
  func aNameOfABlockIsItsOwn(_ body: String) {
    let seen = Seen(
      Self.kept + """
        final class C: UIViewController {
          var ink: UIColor { theme.colors.text }
          func show() { \(body) }
        }
        """)
    #expect(!seen.all.contains("text on card"), "\(body)")
  }
}
