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
      struct W: View { let ink: Ink; var body: some View { Text("b").foregroundColor(ink).background(.theme.page) } }
      """, "")
    #expect(!seen.all.contains { $0.hasSuffix("on page") })
  }
}
