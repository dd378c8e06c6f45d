import Testing

/// Functions and properties that return colors on several ways, one after the other.
struct ReturnChainsTests {
  private static let members = """
    enum State { case a, b, c }
    struct V: View { let s: State; let n: Int; let isOn: Bool
      var ground: Color { switch s { case .a: .theme.card
        case .b: .theme.field
        case .c: .theme.page } }

    """

  @Test(arguments: [
    "if s == .a { return .theme.text } else if s == .b { return .theme.warn }; return .theme.muted",
    "if s == .a { return .theme.text } else { if s == .b { return .theme.warn } }; return .theme.muted",
    "if s == .a { return .theme.text }; if s == .b { return .theme.warn }; return .theme.muted",
    "if s != .a { if s == .b { return .theme.warn } else { return .theme.muted } }; return .theme.text",
    "if s != .a { if s == .b { return .theme.warn }; return .theme.muted }; return .theme.text",
    "switch s { case .a: return .theme.text\ncase .b: return .theme.warn\ndefault: break }; return .theme.muted",
    "switch s { case .a: break\ncase .b: return .theme.warn\ncase .c: return .theme.muted }; return .theme.text",
    "guard s != .a else { return .theme.text }; if s == .b { return .theme.warn } else if s == .a { return .theme.onDark }; return .theme.muted",
    "if s == .a { return .theme.text } else if case .b = s { return .theme.warn }; return .theme.muted",
  ])
  func eachWayHasItsColor(_ body: String) {
    let seen = Seen(
      Self.members
        + """
          func ink(for s: State) -> Color { \(body) }
          var body: some View { Text("a").foregroundStyle(ink(for: s)).background(ground) } }
        """)
    #expect(seen.all == ["text on card", "warn on field", "muted on page"])
    #expect(seen.likely.isEmpty && seen.unread.isEmpty)
  }

  /// What no branch returns goes on with what is true there.
  @Test func theRestOfABranchGoesOn() {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { if isOn { if n > 3 { return .theme.text } } else if n < 0 { return .theme.warn }; return .theme.muted }
          var body: some View { Text("a").foregroundStyle(ink).background(isOn ? Color.theme.card : .theme.page) } }
        """)
    #expect(seen.proven == ["text on card", "warn on page", "muted on card", "muted on page"])
  }

  @Test func soDoObjects() {
    let seen = Seen(
      """
      enum State { case a, b, c }
      class Badge: UIView { let label = UILabel(); let theme: Palette; var state = State.a
        func ink(for s: State) -> UIColor {
          if s == .a { return theme.text } else if s == .b { return theme.warn }
          return theme.muted }
        func applyTheme() { addSubview(label); backgroundColor = theme.page; label.textColor = ink(for: state) } }
      """)
    #expect(seen.all == ["text on page", "warn on page", "muted on page"])
  }

  /// What is not followed on one of the ways is no silence.
  @Test func aLoopOnTheWayIsOpen() {
    let seen = Seen(
      Self.members
        + """
          var ink: Color { if isOn { for one in [1] { if one == n { return .theme.text } } }; return .theme.muted }
          var body: some View { Text("a").foregroundStyle(ink).background(Color.theme.page) } }
        """)
    #expect(!seen.unread.isEmpty)
  }

  /// A variable that a branch sets beside one that returns has a color that is not known.
  @Test(arguments: [
    "var k = Color.theme.text; if isOn { k = .theme.warn } else if n == 1 { return .theme.text }; return k",
    "var k = Color.theme.text; switch s { case .a: k = .theme.warn\ncase .b: return .theme.text\ndefault: break }; return k",
  ])
  func aVariableThatSomeBranchesSet(_ body: String) {
    let seen = Seen(
      Self.members
        + "var ink: Color { \(body) }\nvar body: some View { Text(\"a\").foregroundStyle(ink).background(.theme.page) } }"
    )
    #expect(!seen.unread.isEmpty || seen.all.contains("warn on page"))
  }
}
