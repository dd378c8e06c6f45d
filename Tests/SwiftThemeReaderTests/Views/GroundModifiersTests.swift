import Testing

/// Modifiers on the views that paint grounds. A ground is followed through them as content is.
struct GroundModifiersTests {
  private static func seen(_ declarations: String, _ body: String) -> Seen {
    Seen("\(declarations)\nstruct V: View { var body: some View { \(body) } }")
  }

  private static let raised = """
    struct Raised: ViewModifier { var far = false; func body(content: Content) -> some View { if far { content.shadow(radius: 4) } else { content.shadow(radius: 2) } } }
    extension View { func raised() -> some View { modifier(Raised()) }; func twice() -> some View { self.raised().raised() } }

    """

  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  /// The view around is painted as well, so that a ground that is lost would leave another one.
  private static func bodies(_ ground: String) -> [String] {
    [
      "\(text).background(\(ground)).background(.theme.page)",
      "\(text).background { \(ground) }.background(.theme.page)",
      "ZStack { \(ground); \(text) }.background(.theme.page)",
      "\(ground).overlay(\(text)).background(.theme.page)",
      "List { \(text).listRowBackground(\(ground)) }",
      "Button(\"a\") {}.buttonStyle(Chip())\n} }\nstruct Chip: ButtonStyle { func makeBody(configuration: Configuration) -> some View { "
        + "configuration.label.foregroundStyle(.theme.text).background(\(ground))",
    ]
  }

  private static func isOnCard(_ pairs: Set<String>) -> Bool {
    pairs.contains { $0 == "text on card" || $0.hasPrefix("text on card, ") }
  }

  @Test(arguments: [
    ".modifier(Raised())", ".raised()", ".twice()", ".raised().raised()",
    ".modifier(Raised()).modifier(Raised(far: true))", ".modifier(Raised().concat(Raised()))",
    ".sheet(isPresented: $shown) { EmptyView() }", ".border(.theme.line)", ".blur(radius: 0)",
  ])
  func aGroundIsFollowedThroughThem(_ modifier: String) {
    for body in Self.bodies("Color.theme.card\(modifier)") {
      let seen = Self.seen(Self.raised, body)
      #expect(Self.isOnCard(seen.proven), "\(body)")
      #expect(!seen.all.contains("text on page"), "\(body)")
    }
  }

  /// What is the same in light and dark mode is the same in a mode that is forced on it.
  @Test(arguments: [
    ".environment(\\.colorScheme, .dark)", ".colorScheme(.light)", ".environment(\\.colorScheme, settings.scheme)",
    ".environment(\\.colorScheme, scheme)", ".preferredColorScheme(.dark)",
    ".environment(\\.colorScheme, .dark).ignoresSafeArea()",
  ])
  func aModeOnTheGroundMattersWhereTheGroundDiffers(_ modifier: String) {
    for body in Self.bodies("Color.theme.card\(modifier)") {
      let seen = Self.seen("", body)
      #expect(Self.isOnCard(seen.proven), "\(body)")
    }
    let isForced = !modifier.hasSuffix(" scheme)") && !modifier.hasPrefix(".preferred")
    let view = "\(Self.text).background(Color.theme.card\(modifier))"
    let seen = Seen(
      "struct V: View { @Environment(\\.colorScheme) var scheme; var body: some View { \(view) } }", modal: ["card"])
    #expect(seen.proven == (isForced ? [] : ["text on card"]))
    #expect(seen.likely == (isForced ? ["text on card"] : []))
  }

  /// The mode around is the one that is forced.
  @Test func theSameModeChangesNothing() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        \(Self.text).background(Color.theme.card.environment(\\.colorScheme, .dark)).environment(\\.colorScheme, .dark)
      } }
      """, modal: ["card"])
    #expect(seen.proven == ["text on card"])
  }

  /// A preference is one of the whole presentation, and the environment further out holds nevertheless.
  @Test(arguments: [
    (".preferredColorScheme(.light).environment(\\.colorScheme, .dark)", ["dark"]),
    (".environment(\\.colorScheme, .dark).preferredColorScheme(.light)", ["dark"]),
    (".preferredColorScheme(.light)", ["light"]),
    (".transformEnvironment(\\.colorScheme) { $0 = .light }", ["light"]),
    (".transformEnvironment(\\.colorScheme) { (one: inout ColorScheme) in one = .light }", ["light"]),
    (".transformEnvironment(\\.colorScheme) { $0 = settings.scheme }", []),
    (".transformEnvironment(\\.colorScheme) { change(&$0) }", []),
  ])
  func theModeOfAView(_ modifiers: String, _ modes: [String]) {
    let seen = Self.seen("", "\(Self.text).background(.theme.card)\(modifiers)")
    #expect(seen.first("text on card")?.contexts == (modes.isEmpty ? [:] : ["mode": modes]))
  }

  /// Which of them is applied does not matter, nor how many there are.
  @Test func modifiersThatDoTheSameAreOne() {
    let declarations = """
      struct A: ViewModifier { func body(content: Content) -> some View { content.padding() } }
      struct B: ViewModifier { func body(content: Content) -> some View { content.padding(3) } }

      """
    func chosen(_ count: Int) -> String {
      (0..<count).map { ".modifier(settings.c\($0) ? A() : B())" }.joined()
    }
    func joined(_ count: Int) -> String { ".modifier(A()" + String(repeating: ".concat(B())", count: count) + ")" }
    for view in [
      "\(Self.text)\(chosen(24)).background(.theme.card)", "\(Self.text)\(joined(40)).background(.theme.card)",
      // A ground with room around it is likely smaller.
      "\(Self.text).background(Color.theme.card\(chosen(10)))",
    ] {
      let seen = Self.seen(declarations, Self.beside(view))
      #expect(Self.isOnCard(seen.all), "\(view)")
      #expect(seen.proven.contains("muted on page"), "\(view)")
      #expect(!seen.diagnostics.contains { $0.code == "views-cut-short" })
    }
  }

  /// A choice between what paints and what does not stays one.
  @Test func modifiersThatPaintAreTwo() {
    let seen = Self.seen(
      """
      struct A: ViewModifier { func body(content: Content) -> some View { content.background(.theme.page) } }
      struct B: ViewModifier { func body(content: Content) -> some View { content.padding(3) } }

      """, "\(Self.text).modifier(settings.isOn ? A() : B()).background(.theme.card)")
    #expect(seen.all.contains("text on card"))
    #expect(seen.all.contains { $0.hasPrefix("text on page") })
  }

  @Test func aModifierMayFillTheShape() {
    let declarations = """
      struct Carded: ViewModifier { let ink: Color; func body(content: Content) -> some View { content.foregroundColor(ink) } }
      """
    let seen = Self.seen(declarations, "\(Self.text).background(Rectangle().modifier(Carded(ink: .theme.card)))")
    #expect(seen.proven == ["text on card"])
  }

  /// What is not read may paint anything, but the ground is still there.
  @Test(arguments: [
    ".glow(3)", ".modifier(Glow())", ".modifier(glow)", ".tapped()",
  ])
  func aGroundIsLikelyUnderOneThatIsNotRead(_ modifier: String) {
    let tapped = "extension View { func tapped() -> some View { Button { go() } label: { self } } }"
    for body in Self.bodies("Color.theme.card\(modifier)") {
      let seen = Self.seen(Self.raised + tapped, body)
      #expect(Self.isOnCard(seen.likely), "\(body)")
      #expect(!Self.isOnCard(seen.proven), "\(body)")
      #expect(!seen.proven.contains("text on page"), "\(body)")
    }
  }

  @Test func aGroundInAViewThatIsNotReadIsLikely() {
    let seen = Self.seen("", "\(Self.text).background(Shimmer { Color.theme.card })")
    #expect(seen.likely == ["text on card"])
  }

  /// The line of a filled shape leaves its fill.
  @Test func aLineOnAFilledShapeLeavesTheFill() {
    let seen = Self.seen(
      "", "\(Self.text).background(Rectangle().fill(.theme.card).stroke(.theme.line)).background(.theme.page)")
    #expect(Self.isOnCard(seen.proven))
    #expect(!seen.all.contains("text on page"))
    let line = Self.seen("", "\(Self.text).background(Rectangle().stroke(.theme.line)).background(.theme.page)")
    #expect(line.proven.contains("text on page"))
    #expect(!line.all.contains("text on line"))
  }

  /// A shape of the team's own may leave nothing behind the text, and one of the framework's leaves all but the corners.
  @Test(arguments: [".clipShape(@)", ".mask(@)", ".mask { @ }", ".mask(alignment: .leading) { @ }"])
  func aShapeThatCutsAGroundMayLeaveNothing(_ modifier: String) {
    let star = """
      struct Star: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 1, height: 1)) } }

      """
    func cut(by shape: String) -> String { modifier.split(separator: "@").joined(separator: shape) }
    for body in Self.bodies("Color.theme.card\(cut(by: "Star()"))") {
      let seen = Self.seen(star, body)
      #expect(Self.isOnCard(seen.likely), "\(body)")
      #expect(!Self.isOnCard(seen.proven), "\(body)")
    }
    let round = Self.seen(star, "\(Self.text).background(Color.theme.card\(cut(by: "Circle()")))")
    #expect(round.proven == ["text on card"])
  }

  /// A view that is no ground is read once, however many modifiers it has: else one view uses up the steps of all that follow.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ".mask(Circle())", ".opacity(0.5)", ".environment(\\.colorScheme, .dark)", ".colorScheme(.dark)", ".raised()",
      ".modifier(Raised())", ".tapped()",
    ])
  func aViewThatIsNoGroundIsReadOnce(_ modifier: String) {
    let tapped = "extension View { func tapped() -> some View { ZStack { self } } }"
    let chain = String(repeating: modifier, count: 18)
    let seen = Self.seen(
      Self.raised + tapped,
      "VStack { Text(\"b\").background(VStack { Text(\"c\") }\(chain)); \(Self.text).background(.theme.card) }")
    #expect(seen.proven == ["text on card"])
    #expect(!seen.diagnostics.contains { $0.code == "views-cut-short" })
  }

  /// Another text beside the one on the ground, which is read whatever the ground is.
  private static func beside(_ view: String) -> String {
    "VStack { \(view); Text(\"b\").foregroundStyle(.theme.muted) }.background(.theme.page)"
  }

  /// What changes colors leaves no known ground.
  @Test(arguments: [".blur(radius: 3)", ".brightness(0.2)", ".mask(Image(\"a\"))", ".glassEffect()"])
  func whatChangesColorsIsNoGround(_ modifier: String) {
    let seen = Self.seen("", Self.beside("\(Self.text).background(Color.theme.card\(modifier))"))
    #expect(seen.all.subtracting(["text on nothing"]) == ["muted on page"])
  }

  @Test func aModifierThatContainsItselfEnds() {
    let seen = Self.seen(
      "struct Loop: ViewModifier { func body(content: Content) -> some View { content.modifier(Loop()) } }",
      Self.beside("\(Self.text).background(Color.theme.card.modifier(Loop()))"))
    #expect(seen.proven == ["muted on page"])
  }
}
