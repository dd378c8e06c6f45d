import Testing

/// What code gives to `modifier(…)`: not only a new modifier.
struct ModifierValuesTests {
  private static let types = """
    struct M: ViewModifier {
      let ink: Color
      static let card = M(ink: .theme.card)
      static func of(_ ink: Color) -> M { M(ink: ink) }
      func body(content: Content) -> some View { content.background(ink) }
    }
    struct A: ViewModifier { func body(content: Content) -> some View { content.padding() } }
    struct Gone: ViewModifier { let ink: Color; func body(content: Content) -> some View { content.hidden().background(ink) } }
    extension ViewModifier where Self == M {
      static var carded: M { M(ink: .theme.card) }
      static func inked(_ ink: Color) -> M { .init(ink: ink) }
    }
    let everywhere = M(ink: .theme.card)
    func make() -> M { M(ink: .theme.card) }

    """

  private static func seen(_ body: String, _ members: String = "") -> Seen {
    Seen("\(types)\nstruct V: View { let on: Bool; \(members)\nvar body: some View { \(body) } }")
  }

  private static let members = """
    let held = M(ink: .theme.card); private var kept = M(ink: .theme.card); let typed: M = .init(ink: .theme.card)
    var computed: M { return M(ink: .theme.card) }
    var chosen: M { on ? M(ink: .theme.card) : .of(.theme.card) }
    func own() -> some ViewModifier { M(ink: .theme.card) }
    """

  @Test(arguments: [
    "M(ink: .theme.card)", "M.init(ink: .theme.card)", "M.card", "M.of(.theme.card)", ".carded", ".inked(.theme.card)",
    "make()", "everywhere", "held", "self.held", "kept", "typed", "computed", "chosen", "own()",
    "A().concat(M(ink: .theme.card))", "M.card.concat(A())", "A().concat(A()).concat(held)",
    "on ? M.card : held", "EmptyModifier().concat(M.card)",
  ])
  func aModifierIsFollowedToWhatMakesIt(_ value: String) {
    let seen = Self.seen(
      "Text(\"a\").foregroundStyle(.theme.text).modifier(\(value)).background(.theme.page)", Self.members)
    #expect(seen.proven == ["text on card, page"])
    #expect(seen.likely.isEmpty)
  }

  @Test func theSecondOfTwoIsFurtherOut() {
    let seen = Self.seen("Text(\"a\").foregroundStyle(.theme.text).modifier(M.of(.theme.warn).concat(M.card))")
    #expect(seen.proven == ["text on warn, card"])
  }

  @Test func aChoiceIsBoth() {
    let seen = Self.seen(
      "Text(\"a\").foregroundStyle(.theme.text).modifier(on ? M(ink: .theme.card) : M(ink: .theme.page))")
    #expect(seen.proven == ["text on card", "text on page"])
  }

  @Test(arguments: ["held", "Self.gone", "A().concat(held)", "on ? held : Self.gone"])
  func aGroundIsFollowedThroughThem(_ value: String) {
    let seen = Self.seen(
      "Text(\"a\").foregroundStyle(.theme.text).background(Color.theme.page.modifier(\(value)))",
      "let held = Gone(ink: .theme.card); static let gone = Gone(ink: .theme.card)")
    #expect(seen.all == ["text on card"])
    #expect(seen.proven == ["text on card"])
  }

  /// One that is not read may be one of the team's, which paints what is behind the view.
  @Test(arguments: ["any()", "model.style", "state", "parts[0]"])
  func nothingIsKnownBehindOneThatIsNotRead(_ value: String) {
    let seen = Self.seen(
      "VStack { Text(\"a\").foregroundStyle(.theme.text).modifier(\(value)); Text(\"b\").foregroundStyle(.theme.muted) }"
        + ".background(.theme.page)", "@State var state = M.card")
    #expect(seen.all == ["muted on page", "text on nothing"])
  }

  /// One of a framework seldom paints a ground.
  @Test func oneOfAFrameworkIsAssumedToPaintNothing() {
    let seen = Self.seen("Text(\"a\").foregroundStyle(.theme.text).modifier(Glow()).background(.theme.page)")
    #expect(seen.likely == ["text on page"])
    #expect(seen.proven.isEmpty)
    let empty = Self.seen("Text(\"a\").foregroundStyle(.theme.text).modifier(EmptyModifier()).background(.theme.page)")
    #expect(empty.proven == ["text on page"])
  }
}
