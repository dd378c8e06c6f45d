import Testing

/// Switches over one value whose patterns ask for what its cases hold.
@Suite struct PayloadSwitchesTests {
  private static func code(_ front: String, _ back: String, by style: String) -> String {
    """
    struct Theme {
      let quiet: Color, loud: Color, page: Color, card: Color
      static let day = Theme(quiet: .gray, loud: .orange, page: .white, card: .yellow)
      static let dusk = Theme(quiet: .gray, loud: .orange, page: .black, card: .brown)
    }
    enum Style { case vote(isActive: Bool), comments, level(Int) }
    func front(_ style: Style, _ theme: Theme) -> Color { switch style { \(front) } }
    func back(_ style: Style, _ theme: Theme) -> Color { switch style { \(back) } }
    struct V: View {
      let theme: Theme
      let isOn: Bool
      var body: some View {
        let style = \(style)
        return Text("a").foregroundStyle(front(style, theme)).background(back(style, theme))
      }
    }
    """
  }

  private static let ink = """
    case .vote(isActive: true): theme.loud
    case .vote(isActive: false): theme.quiet
    case .comments, .level: theme.quiet
    """

  @Test func equalPatternsTakeOneCase() {
    let ground = Self.ink.replacing("theme.loud", with: "theme.card").replacing("theme.quiet", with: "theme.page")
    let pairs = OwnPairs.of(Self.code(Self.ink, ground, by: "Style.vote(isActive: isOn)"))
    #expect(pairs == ["loud on card", "quiet on page"])
    #expect(OwnPairs.of(Self.code(Self.ink, ground, by: "Style.comments")) == ["quiet on page"])
  }

  /// The cases of the one may be any of the other.
  @Test(arguments: [
    "case .vote(isActive: false): theme.page\n default: theme.card",
    "case .vote: theme.page\n default: theme.card",
    "case .vote(isActive: false): theme.page\n case .vote(isActive: true), .comments, .level: theme.card",
  ])
  func otherPatternsMayTakeAnother(ground: String) {
    let pairs = OwnPairs.of(Self.code(Self.ink, ground, by: "isOn ? Style.vote(isActive: isOn) : .comments"))
    #expect(pairs.contains { $0.hasPrefix("loud on card") } || pairs.contains { $0.hasPrefix("loud on page") })
    #expect(pairs.contains { $0.hasPrefix("quiet on page") })
    #expect(pairs.contains { $0.hasPrefix("quiet on card") })
  }

  /// A pattern with a condition of its own takes a case that the patterns do not tell.
  @Test func aConditionIsNotCompared() {
    let some = Self.ink.replacing(
      "case .vote(isActive: true):", with: "case .vote(isActive: true) where theme.page == .white:")
    let front = some + "\ncase .vote: theme.quiet"
    let back = front.replacing("theme.loud", with: "theme.card").replacing("theme.quiet", with: "theme.page")
    let pairs = OwnPairs.of(Self.code(front, back, by: "Style.vote(isActive: isOn)"))
    #expect(pairs.contains { $0.hasPrefix("loud on card") } && pairs.contains { $0.hasPrefix("quiet on page") })
  }
}
