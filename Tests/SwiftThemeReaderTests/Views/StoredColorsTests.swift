import Testing

/// Colors that an initialiser stores and that other code of the class shows.
struct StoredColorsTests {
  private static func badge(_ members: String, _ initializers: String) -> String {
    """
    final class Badge: UIView {
      private let title = UILabel()
      \(members)
      \(initializers)
    }
    final class C: UIViewController { private let badge = Badge(ink: theme.colors.text) }
    """
  }

  private static let initializer =
    "init(ink: UIColor) { self.ink = ink; super.init(frame: .zero); addSubview(title); backgroundColor = theme.colors.card }"
  private static let stops = "required init?(coder: NSCoder) { fatalError() }"

  @Test(arguments: [
    "private let ink: UIColor; func setUp() { title.textColor = ink }",
    "private let ink: UIColor; override func layoutSubviews() { title.textColor = self.ink }",
    "private let ink: UIColor; private lazy var label: UILabel = { let l = UILabel(); addSubview(l); l.textColor = ink; return l }()",
    "private var ink: UIColor; func setUp() { title.textColor = ink }",
  ])
  func areShown(_ members: String) {
    let seen = Seen(Self.badge(members, Self.initializer + "\n" + Self.stops))
    #expect(seen.all.contains("text on card"), "\(members)")
  }

  private static let use =
    "private let ink: UIColor; func setUp() { title.backgroundColor = theme.colors.page; title.textColor = ink }"

  /// An initialiser that stops the app makes no object.
  @Test func whatStopsTheAppMakesNone() {
    #expect(Seen(Self.badge(Self.use, Self.initializer + "\n" + Self.stops)).proven == ["text on page"])
  }

  /// Another initialiser may be the one that is called.
  @Test func ofSeveralInitializersOneIsAssumed() {
    let other = "required init?(coder: NSCoder) { ink = theme.colors.warn; super.init(coder: coder) }"
    let seen = Seen(Self.badge(Self.use, Self.initializer + "\n" + other))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on page", "warn on page"])
  }

  /// What one initialiser decides by the same condition is shown together.
  @Test func oneConditionDecidesBoth() {
    let seen = Seen(
      """
      final class Badge: UIView {
        private let title = UILabel()
        private let ink: UIColor
        private let fill: UIColor
        init(warns: Bool) {
          ink = warns ? theme.colors.warn : theme.colors.text
          fill = warns ? theme.colors.field : theme.colors.page
          super.init(frame: .zero)
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
        func setUp() { title.backgroundColor = fill; title.textColor = ink }
      }
      """)
    #expect(seen.all == ["text on page", "warn on field"])
  }

  /// A variable may be another color by now.
  @Test func aVariableIsAssumed() {
    let variable = Self.use.replacing("let ink", with: "var ink")
    let seen = Seen(Self.badge(variable, Self.initializer + "\n" + Self.stops))
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on page"])
  }
}
