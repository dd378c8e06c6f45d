import Testing

/// Colors that depend on one call, or on what one call hands on.
struct CorrelatedCallsTests {
  private static let badge = """
    final class Badge: UIView {
      let label = UILabel()
      init(ink: UIColor) { super.init(frame: .zero); addSubview(label); label.textColor = ink }
    }
    """

  /// Two classes each have a view under one name.
  @Test func eachObjectHasWhatItsOwnCallHandsIt() {
    func parent(_ name: String, _ ink: String, _ ground: String) -> String {
      """
      final class \(name): UIView {
        private let badge = Badge(ink: theme.colors.\(ink))
        override init(frame: CGRect) { super.init(frame: frame); addSubview(badge); backgroundColor = theme.colors.\(ground) }
      }

      """
    }
    let seen = Seen(Self.badge + "\n" + parent("A", "text", "card") + parent("B", "warn", "page"))
    #expect(seen.all == ["text on card", "warn on page"])
  }

  private static func states(_ calls: String, _ access: String = "private") -> Seen {
    Seen(
      """
      final class V: UIView {
        private let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
        func show(_ on: Bool) { \(calls) }
        \(access) func ink(_ on: Bool) { label.textColor = on ? theme.colors.text : theme.colors.warn }
        \(access) func ground(_ on: Bool) { backgroundColor = on ? theme.colors.card : theme.colors.page }
      }
      """)
  }

  /// Two functions decide by what one call hands to both.
  @Test func helpersOfOneValueAgree() {
    let seen = Self.states("ink(on); ground(on)")
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isSubset(of: seen.proven))
  }

  @Test func helpersOfTwoValuesDoNot() {
    let seen = Self.states("ink(on); ground(isHidden)")
    #expect(seen.proven.isEmpty || seen.all.isSuperset(of: ["text on page", "warn on card"]))
    #expect(seen.all == ["text on card", "text on page", "warn on card", "warn on page"])
  }

  /// Other types may call the functions by themselves.
  @Test func helpersThatOthersCall() {
    #expect(Self.states("ink(on); ground(on)", "").all.isSuperset(of: ["text on card", "warn on page"]))
  }

  @Test(arguments: [
    (
      "Look(ink: theme.colors.text, ground: theme.colors.card)",
      "let badge = Badge(look: .init(ink: theme.colors.text, ground: theme.colors.card))"
    ),
    ("", "let badge = Badge(look: .quiet)"),
    ("", "let badge = Badge(look: Look.quiet)"),
  ])
  func colorsInAValue(_ unused: String, _ property: String) {
    let seen = Seen(Self.looks(property))
    #expect(seen.proven == ["text on card"])
    #expect(seen.unread.isEmpty)
  }

  private static func looks(_ members: String) -> String {
    """
    struct Look {
      var ink: UIColor
      var ground: UIColor
      static let quiet = Look(ink: theme.colors.text, ground: theme.colors.card)
      static let loud = Look(ink: theme.colors.warn, ground: theme.colors.page)
    }
    final class Badge: UIView {
      let label = UILabel()
      init(look: Look) { super.init(frame: .zero); addSubview(label); label.textColor = look.ink; backgroundColor = look.ground }
    }
    final class V: UIView { \(members) }
    """
  }

  /// The colors of one value belong together.
  @Test func valuesAreNotCrossed() {
    let seen = Seen(Self.looks("let a = Badge(look: .quiet); let b = Badge(look: .loud)"))
    #expect(seen.proven == ["text on card", "warn on page"])
    #expect(seen.likely.isSubset(of: seen.proven))
  }

  @Test func anInitialiserThatDecides() {
    let seen = Seen(
      """
      final class Badge: UIView {
        private let label = UILabel()
        private let ink: UIColor
        init(warns: Bool) {
          if warns { ink = theme.colors.warn } else { ink = theme.colors.text }
          super.init(frame: .zero); addSubview(label); backgroundColor = theme.colors.card; label.textColor = ink
        }
      }
      """)
    #expect(seen.proven == ["text on card", "warn on card"])
  }

  /// Two objects of one class that one function paints: neither color takes the place of the other.
  @Test func twoObjectsOfOneFunction() {
    let seen = Seen(
      """
      final class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label); label.textColor = theme.colors.text }
      }
      final class V: UIView {
        let a = Badge(), b = Badge()
        func paint() { a.backgroundColor = theme.colors.card; b.backgroundColor = theme.colors.page }
      }
      """)
    #expect(seen.all == ["text on card", "text on page"])
  }

  /// The color of one of two views of a class is not on the ground of the other.
  @Test func colorsOfTwoObjectsAreNotCrossed() {
    let seen = Seen(
      """
      final class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
      }
      final class V: UIView {
        let a = Badge(), b = Badge()
        func paint() {
          a.label.textColor = theme.colors.text; a.backgroundColor = theme.colors.card
          b.label.textColor = theme.colors.warn; b.backgroundColor = theme.colors.page
        }
      }
      """)
    #expect(seen.all == ["text on card", "warn on page"])
  }

  private static func made(_ more: String, _ heirs: String = "") -> Seen {
    Seen(
      """
      class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame); addSubview(label); label.textColor = theme.colors.text; backgroundColor = theme.colors.page
        }
      }
      \(heirs)
      final class V: UIView {
        let badge = Badge()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(badge); \(more) }
      }
      """)
  }

  /// What whoever makes an object sets at once is what is seen of it.
  @Test func whatMakersSetCounts() {
    #expect(Self.made("badge.backgroundColor = theme.colors.card").all == ["text on card"])
    #expect(Self.made("badge.label.textColor = theme.colors.warn").all == ["warn on page"])
    #expect(Self.made("").proven == ["text on page"])
  }

  /// As long as an object may be there of which its maker sets nothing, its own color may be seen.
  @Test(arguments: [
    ("if isHidden { badge.backgroundColor = theme.colors.card }", ""),
    ("badge.backgroundColor = theme.colors.card", "final class W: UIView { let other = Badge() }"),
    ("badge.backgroundColor = theme.colors.card", "final class Dark: Badge {}"),
    (
      "badge.backgroundColor = theme.colors.card",
      "let kinds: [UIView.Type] = [Badge.self]; final class W { func f() { use(Badge.self) } }"
    ),
  ])
  func theRestIsSeen(_ code: String, _ heirs: String) {
    #expect(Self.made(code, heirs).all.contains("text on page"), "\(code) \(heirs)")
  }

  /// A ground that a function sets afterwards lies behind a color that was set before.
  @Test func aGroundThatComesLater() {
    let seen = Seen(
      """
      final class Row: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame); addSubview(label); label.textColor = theme.colors.text; backgroundColor = theme.colors.page
        }
        func set(fill: UIColor) { backgroundColor = fill }
        func warn() { backgroundColor = theme.colors.warn; label.textColor = theme.colors.onWarn }
      }
      final class V: UIView { let row = Row(); func show() { row.set(fill: theme.colors.card) } }
      """)
    #expect(seen.likely.contains("text on card"))
    #expect(!seen.all.contains("text on warn"))
    #expect(seen.all.isSuperset(of: ["text on page", "onWarn on warn"]))
  }
}
