import Testing

/// Switches and chains of conditions over the mode. What a window shows is light or dark, and there is no third way.
struct ModeSwitchesTests {
  private static let scheme = "@Environment(\\.colorScheme) private var scheme"

  private static func seen(_ ink: String, _ member: String = scheme, more: String = "") -> Seen {
    Seen(
      """
      struct V: View {
        \(member)
        var ink: Color { \(ink) }
        var body: some View { Text("a").foregroundStyle(ink).background(.theme.card) }
      }
      \(more)
      """)
  }

  @Test(arguments: [
    "switch scheme { case .dark: .theme.muted; case .light: .theme.text; @unknown default: .theme.warn }",
    "switch scheme { case .dark: return .theme.muted; case .light: return .theme.text; default: return .theme.warn }",
    "switch scheme { case .light: return .theme.text; case .dark: return .theme.muted; @unknown default: fatalError() }",
    "if scheme == .dark { .theme.muted } else if scheme == .light { .theme.text } else { .theme.warn }",
  ])
  func aDefaultBesideBothModesIsNeverShown(_ ink: String) {
    let seen = Self.seen(ink)
    #expect(seen.proven == ["text on card", "muted on card"], "\(ink)")
    #expect(seen.all == seen.proven && seen.unread.isEmpty, "\(ink)")
    #expect(seen.first("text on card")?.contexts == ["mode": ["light"]], "\(ink)")
    #expect(seen.first("muted on card")?.contexts == ["mode": ["dark"]], "\(ink)")
  }

  @Test func aDefaultBesideOneModeIsTheOther() {
    let seen = Self.seen("switch scheme { case .dark: .theme.muted; default: .theme.text }")
    #expect(seen.first("text on card")?.contexts == ["mode": ["light"]])
  }

  @Test func viewsAreChosenInTheSameWay() {
    let seen = Seen(
      """
      struct V: View {
        \(Self.scheme)
        var body: some View {
          switch scheme {
          case .light: Text("a").foregroundStyle(.theme.text).background(.theme.card)
          case .dark: Text("a").foregroundStyle(.theme.muted).background(.theme.card)
          @unknown default: Text("a").foregroundStyle(.theme.warn).background(.theme.card)
          }
        }
      }
      """)
    #expect(seen.all == ["text on card", "muted on card"])
  }

  @Test func theStyleOfTheTraitsIsOneOfTwo() {
    let seen = Seen(
      """
      final class Page: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .theme.card
          view.addSubview(label)
          switch traitCollection.userInterfaceStyle {
          case .dark: label.textColor = .theme.muted
          case .light, .unspecified: label.textColor = .theme.text
          @unknown default: label.textColor = .theme.warn
          }
        }
      }
      """)
    #expect(seen.all == ["text on card", "muted on card"])
    #expect(seen.first("text on card")?.contexts == ["mode": ["light"]])
  }

  /// A choice of the app's, and a scheme that need not be set, may have a third value.
  @Test(arguments: [
    ("let colorScheme: Choice", "enum Choice { case light, dark, system }"), ("let colorScheme: ColorScheme?", ""),
  ])
  func anotherValueMayBeAThird(_ member: String, _ more: String) {
    let ink = "switch colorScheme { case .dark: .theme.muted; case .light: .theme.text; default: .theme.warn }"
    #expect(Self.seen(ink, member, more: more).all.contains("warn on card"), "\(member)")
    let chain =
      "if colorScheme == .dark { .theme.muted } else if colorScheme == .light { .theme.text } else { .theme.warn }"
    #expect(Self.seen(chain, member, more: more).all.contains("warn on card"), "\(member)")
  }

  @Test func allCasesOfAnEnumerationLeaveNothing() {
    let ink = "switch kind { case .one: .theme.muted; case .two: .theme.text; @unknown default: .theme.warn }"
    let all = Self.seen(ink, "let kind: Kind", more: "enum Kind { case one, two }").all
    #expect(all == ["text on card", "muted on card"])
    let more = Self.seen(ink, "let kind: Kind", more: "enum Kind { case one, two, three }").all
    #expect(more.contains("warn on card"))
  }

  /// The body of a case that falls through is the next one.
  @Test func aCaseThatFallsThroughHasTheNextBody() {
    let seen = Self.seen(
      "switch scheme { case .dark: return .theme.muted; case .light: fallthrough; @unknown default: return .theme.text }"
    )
    #expect(seen.proven == ["text on card", "muted on card"])
    #expect(seen.first("text on card")?.contexts == ["mode": ["light"]])
  }

  /// Where the app stops, nothing is shown. A color that always stops it is not known.
  @Test func aWayOnWhichTheAppStopsShowsNothing() {
    let seen = Self.seen(
      "switch kind { case .one: return .theme.text; default: fatalError() }", "let kind: Kind",
      more: "enum Kind { case one, two, three }")
    #expect(seen.proven == ["text on card"] && seen.unread.isEmpty)
    #expect(Self.seen("guard let name else { fatalError() }\nreturn .theme.text", "let name: String?").unread.isEmpty)
    #expect(Self.seen("fatalError()").unread.count == 1)
  }
}
