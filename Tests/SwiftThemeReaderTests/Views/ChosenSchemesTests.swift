import Testing

/// The color schemes that functions and properties choose for a view.
@Suite struct ChosenSchemesTests {
  private static func seen(_ scheme: String, _ more: String = "") -> Seen {
    Seen(
      """
      enum Choice: String { case system, light, dark
        static let start = Choice.dark
        var scheme: ColorScheme? { switch self { case .system: nil
          case .light: .light
          case .dark: .dark } } }
      struct V: View {
        @AppStorage("choice") var choice = Choice.system
        @State var isDark = false
        var body: some View { Inner().preferredColorScheme(\(scheme)) }
        func scheme(for one: Choice) -> ColorScheme? { switch one { case .system: return nil
          case .light: return .light
          case .dark: return .dark } }
        \(more)
      }
      struct Inner: View { var body: some View { Text("a").foregroundStyle(.theme.text).background(.theme.card) } }
      """, modal: ["card"])
  }

  /// The modes in which a pair is proven; none for one that is proven in each.
  private static func proven(_ seen: Seen) -> [Set<String>] {
    seen.sightings.filter { $0.certainty == .proven }.map { Set($0.contexts["mode"] ?? []) }
  }

  @Test(arguments: [
    ("scheme(for: .dark)", ""), ("scheme(for: .dark) ?? nil", ""), ("Choice.dark.scheme", ""),
    ("Choice.start.scheme", ""),
    ("mine", "var mine: ColorScheme { .dark }"),
    ("mine()", "func mine() -> ColorScheme { let one = ColorScheme.dark; return one }"),
  ])
  func whatIsReadIsThatModeAlone(scheme: String, more: String) {
    #expect(Self.proven(Self.seen(scheme, more)) == [["dark"]])
  }

  @Test(arguments: [
    "scheme(for: choice)", "choice.scheme", "isDark ? .dark : nil", "isDark ? .dark : .light", "scheme(for: .system)",
  ])
  func aVariableMayBeBoth(scheme: String) {
    #expect(Self.proven(Self.seen(scheme)) == [[]])
  }

  /// It may be one mode alone.
  @Test(arguments: [
    ("Elsewhere.scheme(1)", ""),
    ("mine()", "func mine() -> ColorScheme { for one in [1] { if one > 0 { return .dark } }\n return .light }"),
  ])
  func whatIsNotReadIsAssumed(scheme: String, more: String) {
    let seen = Self.seen(scheme, more)
    #expect(seen.likely == ["text on card"] && seen.proven.isEmpty)
  }
}
