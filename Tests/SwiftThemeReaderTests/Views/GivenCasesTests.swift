import Testing

/// Cases that callers give for a property that may be nothing.
struct GivenCasesTests {
  private static func seen(_ uses: String) -> Seen {
    Seen(
      """
      enum Kind { case habit, daily }
      struct Tile: View {
        var kind: Kind?
        var body: some View { Text("a").foregroundStyle(kind == nil ? Color.theme.muted : Color.theme.text) }
      }
      struct V: View { var body: some View { VStack { \(uses) } } }
      """)
  }

  @Test(arguments: [".habit", "Kind.habit"])
  func aCaseIsNotNothing(_ kind: String) {
    let seen = Self.seen("Tile(kind: \(kind)).background(Color.theme.card)")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test func nothingIsNothing() {
    #expect(Self.seen("Tile(kind: nil).background(Color.theme.card)").proven == ["muted on card"])
    #expect(Self.seen("Tile().background(Color.theme.card)").proven == ["muted on card"])
  }

  @Test(arguments: ["stored", ".none"])
  func anythingElseMayBeBoth(_ kind: String) {
    let seen = Self.seen("Tile(kind: \(kind)).background(Color.theme.card)")
    #expect(seen.all.contains("muted on card"))
  }
}
