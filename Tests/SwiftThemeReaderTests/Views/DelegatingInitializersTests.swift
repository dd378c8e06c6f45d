import Testing

/// Initialisers that call others, and copies that functions of a view's own make. What they give is known, or told as unknown.
struct DelegatingInitializersTests {
  private static func chip(_ members: String, _ uses: String, _ more: String = "") -> Seen {
    Seen(
      """
      struct Chip: View {
        \(members)
        var body: some View {
          VStack {
            Text("a").foregroundStyle(tint)
            if isLoud { Text("b").foregroundStyle(.theme.warn) }
          }
        }
      }
      \(more)
      struct V: View {
        let on: Bool
        var body: some View { VStack { \(uses) }.background(Color.theme.card) }
      }
      """)
  }

  private static let two = """
    let tint: Color
    var isLoud: Bool
    init(_ title: String, tint: Color = .theme.text, isLoud: Bool = false) { self.init(tint: tint, isLoud: isLoud) }
    init(tint: Color, isLoud: Bool = false) { self.tint = tint; self.isLoud = isLoud }
    """

  @Test func eachCallGivesWhatTheOtherInitialiserGets() {
    let seen = Self.chip(Self.two, "Chip(\"a\"); Chip(\"b\", tint: .theme.muted)")
    #expect(seen.proven == ["text on card", "muted on card"])
    #expect(seen.likely.isEmpty)
    #expect(Self.chip(Self.two, "Chip(\"a\", isLoud: true)").proven == ["text on card", "warn on card"])
  }

  /// A struct keeps the initialiser that Swift makes, where extensions alone have others.
  @Test func anInitialiserOfAnExtensionCallsTheOneOfSwift() {
    let seen = Self.chip(
      "var tint: Color = .theme.text; var isLoud = false", "Chip(isLoud: false); Chip(warning: \"b\")",
      "extension Chip { init(warning: String) { self.init(tint: .theme.muted) } }")
    #expect(seen.proven == ["text on card", "muted on card"])
  }

  @Test func whatNoInitialiserSetsIsAsItStarts() {
    let seen = Self.chip(
      "let title: String; var tint: Color = .theme.text; var isLoud = false; init(_ title: String) { self.title = title }",
      "Chip(\"a\")")
    #expect(seen.proven == ["text on card"])
  }

  @Test func aBranchGivesAChoice() {
    let seen = Self.chip(
      "let tint: Color; let isLoud = false\ninit(isPale: Bool) { if isPale { tint = Color.theme.muted } else { self.tint = Color.theme.text } }",
      "Chip(isPale: on)")
    #expect(seen.proven == ["text on card", "muted on card"])
  }

  /// A call that is not followed gives an unknown color, not the default, and not nothing.
  @Test(arguments: [
    (
      two + "\ninit(on: Bool) { if on { self.init(tint: .theme.text) } else { self.init(tint: .theme.muted) } }",
      "Chip(on: on)"
    ),
    (two, "Chip(model: 3)"),
    (
      "var tint: Color = .theme.text; var isLoud = false\ninit(_ all: [Int]) { for one in all { if one > 2 { tint = .theme.muted } } }",
      "Chip([1, 2])"
    ),
    (
      "var tint: Color = .theme.text; var isLoud = false\nfunc toned(_ all: [Int]) -> Chip { var copy = self; for one in all { if one > 2 { copy.tint = .theme.muted } }; return copy }",
      "Chip().toned([2])"
    ),
    (
      "private var tint = Color.theme.text; var isLoud = false\nfunc toned(_ ink: Color) -> Self { other(ink) }\nfunc other(_ ink: Color) -> Self { Maker.make(self, ink) }",
      "Chip().toned(.theme.muted)"
    ),
  ])
  func whatIsNotFollowedIsUnknown(_ members: String, _ use: String) {
    let seen = Self.chip(members, use)
    #expect(seen.unread == ["Chip.tint on card"])
    #expect(!seen.proven.contains("text on card"))
    #expect(!seen.proven.contains("warn on card"))
  }

  private static let copies = """
    private var tint: Color = .theme.text
    private var isLoud = false
    func tinted(_ ink: Color) -> Chip { var copy = self; copy.tint = ink; return copy }
    func loud(_ on: Bool = true) -> some View { var it = self; it.isLoud = on; return it }
    """

  @Test func aCopyHasWhatIsSetInIt() {
    #expect(Self.chip(Self.copies, "Chip().tinted(.theme.muted)").proven.contains("muted on card"))
    let both = Self.chip(Self.copies, "Chip().tinted(.theme.muted).loud().padding()")
    #expect(both.proven.contains("muted on card"))
    #expect(!both.all.contains("text on card"))
  }

  /// A class of UIKit's has convenience initialisers, each of whose calls leads to another one.
  @Test func aConvenienceInitialiserHandsOn() {
    let badge = """
      final class Badge: UIView {
        private let title = UILabel()
        init(ink: UIColor, ground: UIColor) {
          super.init(frame: .zero)
          addSubview(title)
          backgroundColor = ground
          title.textColor = ink
        }
        convenience init(ink: UIColor) { self.init(ink: ink, ground: theme.colors.card) }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let seen = Seen(
      badge + """
        final class C: UIViewController {
          let badge = Badge(ink: theme.colors.text)
          let other = Badge(ink: theme.colors.onAccent, ground: theme.colors.accent)
        }
        """)
    #expect(seen.proven == ["text on card", "onAccent on accent"])
    #expect(seen.likely.isEmpty)
    let open = Seen(
      badge.replacing("self.init(ink: ink,", with: "let it = ink; if true { self.init(ink: it, ground: it) }; print(")
        + "final class C: UIViewController { let badge = Badge(ink: theme.colors.text) }")
    #expect(open.proven.isEmpty)
  }
}
