import Testing

/// The content of modifiers, extensions and styles of the team's own. What it is, its uses say; without them, it is assumed to be a text
/// without colors of its own.
struct ContentUsesTests {
  private static let painting = "foregroundStyle(.theme.text).background(.theme.card)"

  /// The ways to paint whatever is shown, with how code applies each to a view.
  static let functions: [(declaration: String, use: String)] = [
    ("struct M: ViewModifier { func body(content: Content) -> some View { content.\(painting) } }", ".modifier(M())"),
    ("extension View { func card() -> some View { self.\(painting) } }", ".card()"),
    ("extension View { func card() -> some View { \(painting) } }", ".card()"),
  ]

  private static func seen(_ declaration: String, _ body: String, _ more: String = "") -> Seen {
    Seen("\(declaration)\n\(more)\nstruct V: View { var body: some View { \(body) } }")
  }

  @Test(arguments: functions)
  func itsUsesSayWhatTheContentIs(_ function: (declaration: String, use: String)) {
    func seen(_ view: String, _ more: String = "") -> Seen {
      Self.seen(function.declaration, view + function.use, more)
    }
    let plain = seen("Text(\"a\")")
    #expect(plain.proven == ["text on card"])
    #expect(plain.likely.isEmpty)
    let owned = seen("Text(\"a\").foregroundStyle(.theme.warn)")
    #expect(owned.all == ["warn on card"])
    #expect(owned.proven == ["warn on card"])
    #expect(seen("Text(\"a\").background(.theme.page)").all == ["text on page, card"])
    #expect(seen("AsyncImage(url: nil)").all.isEmpty)
    #expect(seen("Color.theme.warn").proven.isEmpty)
    #expect(seen("Image(\"photo\")").proven.isEmpty)
    #expect(seen("VStack { Text(\"a\").foregroundStyle(.theme.warn) }").all == ["warn on card"])
    #expect(seen("Unread()").all == ["text on card"])
    #expect(seen("Unread()").proven.isEmpty)
  }

  /// The sources of a library lack the uses of what it offers.
  @Test(arguments: [
    (
      "public struct M: ViewModifier { public func body(content: Content) -> some View { content.\(painting) } }",
      ".modifier(M())"
    ),
    ("extension View { public func card() -> some View { \(painting) } }", ".card()"),
    ("public extension View { func card() -> some View { \(painting) } }", ".card()"),
  ])
  func whatALibraryOffersHasOtherUses(_ declaration: String, _ use: String) {
    let demo = "Image(systemName: \"star\")\(use)"
    let library = Self.seen(declaration, demo)
    #expect(library.likely == ["text on card"])
    let app = Self.seen(declaration, demo, "@main struct A: App { var body: some Scene { WindowGroup { V() } } }")
    #expect(app.likely.isEmpty)
  }

  @Test(arguments: functions)
  func withoutAUseTheContentIsAssumed(_ function: (declaration: String, use: String)) {
    let seen = Self.seen(function.declaration, "EmptyView()")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely == ["text on card"])
  }

  /// One function inside of another is used wherever the outer one is.
  @Test func aFunctionWithinAnotherHasTheUsesOfThat() {
    let inner = "extension View { func card() -> some View { self.\(Self.painting) } }"
    let outer = "struct M: ViewModifier { func body(content: Content) -> some View { content.padding().card() } }"
    func seen(_ body: String) -> Seen { Self.seen("\(inner)\n\(outer)", body) }
    #expect(seen("Text(\"a\").foregroundStyle(.theme.warn).modifier(M())").all == ["warn on card"])
    #expect(seen("Text(\"a\").modifier(M())").proven == ["text on card"])
    #expect(seen("EmptyView()").proven.isEmpty)
  }

  @Test func theLabelsOfAStyleSayWhatItShows() {
    let style = """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.\(Self.painting) }
      }
      """
    func seen(_ label: String) -> Seen { Self.seen(style, "Button { act() } label: { \(label) }.buttonStyle(S())") }
    #expect(seen("Text(\"a\")").proven == ["text on card"])
    #expect(seen("Text(\"a\").foregroundStyle(.theme.warn)").all == ["warn on card"])
    #expect(seen("Text(\"a\").background(.theme.page)").all == ["text on page, card"])
    #expect(seen("Image(\"photo\")").proven.isEmpty)
    #expect(Self.seen(style, "Button(\"a\") { act() }.buttonStyle(S())").proven == ["text on card"])
    #expect(Self.seen(style, "EmptyView()").proven.isEmpty)
    let owned = "Button { } label: { Text(\"b\").foregroundStyle(.theme.warn) }"
    let two = Self.seen(style, "VStack { Button(\"a\") { }; \(owned) }.buttonStyle(S())")
    #expect(two.proven == ["text on card", "warn on card"])
  }

  /// What a function that makes the content shows is not known.
  @Test(arguments: functions)
  func contentThatAFunctionMakesIsOpen(_ function: (declaration: String, use: String)) {
    for view in ["ForEach(names, id: \\.self, content: Row.init)", "VStack(content: rows)"] {
      let seen = Self.seen(function.declaration, "Image(systemName: \"star\")\(function.use); \(view)\(function.use)")
      #expect(seen.likely.contains("text on card") || seen.proven.contains("text on card"), "\(view)")
      #expect(seen.sightings.contains { $0.element != .icon && $0.certainty != .proven }, "\(view)")
    }
  }
}
