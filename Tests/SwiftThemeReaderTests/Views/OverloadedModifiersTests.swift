import Testing

/// Functions of one name that a team adds to views.
struct OverloadedModifiersTests {
  private static func seen(_ declarations: String, _ modifier: String) -> Seen {
    Seen(
      """
      \(types)
      \(declarations)
      struct V: View { var body: some View { Text("a").foregroundStyle(.theme.text)\(modifier).background(.theme.card) } }
      """)
  }

  private static let types = """
    enum Space: CGFloat { case small = 8, medium = 16 }
    struct Insets { var top: Space }
    struct Padded: ViewModifier {
      let edges: Edge.Set; let length: Space
      func body(content: Content) -> some View { content.padding(edges, length.rawValue) }
    }
    struct Inset: ViewModifier { let insets: Insets; func body(content: Content) -> some View { content.padding(insets.top.rawValue) } }
    """

  private static let paddings = """
    extension View {
      func padding(_ edges: Edge.Set, _ length: Space) -> some View { modifier(Padded(edges: edges, length: length)) }
      func padding(_ length: Space) -> some View { modifier(Padded(edges: .all, length: length)) }
      func padding(_ insets: Insets) -> some View { modifier(Inset(insets: insets)) }
    }
    """

  /// A function that takes fewer arguments is not meant, and a number of the team's own is one.
  @Test(arguments: [".gap(.all, .grid(7))", ".gap(.all, 7)", ".gap(.all)", ".gap(Insets(top: .small))"])
  func theNumberOfArgumentsDecidesFirst(_ modifier: String) {
    let seen = Self.seen(
      """
      extension CGFloat { static func grid(_ steps: Int) -> CGFloat { CGFloat(steps) * 4 } }
      extension View {
        func gap(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
        func gap(_ insets: Insets) -> some View { modifier(Inset(insets: insets)) }
      }
      """, modifier)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  /// Whichever is meant, the text keeps its colour and its ground.
  @Test(arguments: [
    ".padding(.small)", ".padding(.leading, .medium)", ".padding(space)", ".padding(.small).padding(.medium)",
  ])
  func itDoesNotMatterWhichLeavesColorsAlone(_ modifier: String) {
    let seen = Self.seen(Self.paddings, modifier)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  private static func twice(_ effect: String) -> String {
    """
    extension EnvironmentValues { @Entry var tone: Color = Color.theme.muted }
    struct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text("b").foregroundStyle(tone) } }
    extension View {
      func gap(_ space: Space) -> some View { \(effect) }
      func gap(_ space: Space?) -> some View { \(effect) }
    }
    """
  }

  /// What sets something back to what it is by default changes it where a view further out sets it.
  @Test(arguments: [
    ("fixedSize()", "Text(\"b\")", ".frame(width: 10).foregroundStyle(.theme.text)"),
    (
      "labelStyle(.titleAndIcon)", "Label(\"b\", systemImage: \"c\")",
      ".foregroundStyle(.theme.text).labelStyle(.iconOnly)"
    ),
    (
      "symbolRenderingMode(.monochrome)", "Image(systemName: \"star\")",
      ".foregroundStyle(.theme.text).symbolRenderingMode(.multicolor)"
    ),
    ("transformEnvironment(\\.tone) { $0 = Color.theme.muted }", "Inner()", ".environment(\\.tone, Color.theme.page)"),
    ("padding(4)", "Text(\"b\")", ".foregroundStyle(.theme.text)"),
  ])
  func whatBothSetIsSet(_ effect: String, _ view: String, _ around: String) {
    let plain = Seen(
      "\(Self.twice(effect))\nstruct V: View { var body: some View { \(view).\(effect)\(around).background(.theme.card) } }"
    )
    let seen = Seen(
      """
      \(Self.types)
      \(Self.twice(effect))
      struct V: View { var body: some View { \(view).gap(.small)\(around).background(.theme.card) } }
      """)
    #expect(seen.proven == plain.proven)
    #expect(seen.likely == plain.likely)
    #expect(seen.sightings.map(\.element) == plain.sightings.map(\.element))
  }

  /// Functions of one name that lead to each other are asked once each: there are four to the power of ten ways.
  @Test(.timeLimit(.minutes(1)))
  func manyThatLeadToEachOtherAreAskedOnce() {
    let chain = (1...10).map { level in
      ["Space", "Space?"].map { "func n\(level)(_ a: \($0)) -> some View { self.n\(level - 1)(a).n\(level - 1)(a) }" }
        .joined(separator: "\n")
    }
    let seen = Self.seen(
      """
      extension View {
        func n0(_ a: Space) -> some View { padding(4) }
        func n0(_ a: Space?) -> some View { padding(5) }
        \(chain.joined(separator: "\n"))
      }
      """, ".n10(.small)")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  private static let marks = """
    extension View {
      func mark(_ space: Space) -> some View { padding(8) }
      func mark(_ width: CGFloat) -> some View { background(Color.theme.warn) }
      func mark(_ title: String) -> some View { background(Color.theme.accent) }
      func mark(_ insets: Insets) -> some View { background(Color.theme.page) }
    }
    """

  @Test(arguments: [
    (".mark(.small)", "text on card"), (".mark(4)", "text on warn, card"), (".mark(1.5)", "text on warn, card"),
    (".mark(\"a\")", "text on accent, card"), (".mark(Insets(top: .small))", "text on page, card"),
  ])
  func theTypeOfTheArgumentDecides(_ modifier: String, _ pair: String) {
    let seen = Self.seen(Self.marks, modifier)
    #expect(seen.proven == [pair])
    #expect(seen.likely.isEmpty)
  }

  @Test func anArgumentOfUnknownTypeDecidesNothing() {
    #expect(Self.seen(Self.marks, ".mark(value())").proven.isEmpty)
  }

  /// The framework's own function is meant where the argument is nothing for the team's.
  @Test func anArgumentMayBeForTheFrameworks() {
    let seen = Self.seen(
      "extension View { func padding(_ space: Space) -> some View { background(Color.theme.warn) } }", ".padding(8)")
    #expect(seen.proven == ["text on card"])
  }

  /// A protocol, an alias of an optional, a superclass and a protocol of numbers tell what they take.
  @Test(arguments: [
    ("protocol Step {}\nextension String: Step {}", "any Step", "\"wide\""),
    ("protocol Step {}\nextension String: Step {}", "some Step", "\"wide\""),
    ("typealias MaybeSpace = Space?", "MaybeSpace", "nil"),
    ("extension BinaryFloatingPoint { static var gutter: Self { 8 } }", "CGFloat", ".gutter"),
    ("class Base: ExpressibleByStringLiteral {}\nfinal class Tag: Base {}", "Tag", "\"wide\""),
  ])
  func whatATypeTakesIsToldByItsDeclarations(_ declarations: String, _ type: String, _ argument: String) {
    let seen = Self.seen(
      "\(declarations)\nextension View { func padding(_ space: \(type)) -> some View { background(Color.theme.warn) } }",
      ".padding(\(argument))")
    #expect(seen.proven == ["text on warn, card"])
  }

  @Test func aGroundIsFollowedThroughThemToo() {
    let seen = Seen(
      """
      \(Self.types)
      \(Self.paddings)
      struct V: View { var body: some View { Text("a").foregroundStyle(.theme.text).background(Color.theme.card.padding(.small)) } }
      """)
    // A ground with room around it is smaller than what lies on it may be.
    #expect(seen.likely == ["text on card"])
    #expect(seen.proven.isEmpty)
  }

  /// A function of the team's that hands on to the framework's of its name is what that one is.
  @Test func theFrameworksFunctionBehindThemCounts() {
    let seen = Self.seen(
      """
      struct Inked: ViewModifier { let ink: Ink; func body(content: Content) -> some View { content.foregroundColor(ink.color) } }
      extension View {
        func foregroundColor(_ ink: Ink) -> some View { modifier(Inked(ink: ink)) }
        func foregroundColor(_ ink: Ink?) -> some View { modifier(Inked(ink: ink!)) }
      }
      struct W: View { let ink: Ink; var body: some View {
        VStack { Text("b").foregroundColor(ink); Text("c").foregroundStyle(.theme.muted) }.background(.theme.page)
      } }
      """, "")
    #expect(seen.all == ["muted on page", "text on card"])
  }

  @Test func whatABlockSetsInTheEnvironmentIsRead() {
    let seen = Self.seen(
      """
      extension EnvironmentValues { @Entry var tone: Color = Color.theme.muted }
      struct Inner: View { @Environment(\\.tone) var tone; var body: some View { Text("b").foregroundStyle(tone) } }
      struct W: View { var body: some View {
        Inner().transformEnvironment(\\.tone) { $0 = Color.theme.warn }.environment(\\.tone, Color.theme.icon).background(.theme.page)
      } }
      """, "")
    #expect(seen.all == ["warn on page", "text on card"])
  }
}
