import Testing
import ThemeModel

/// One place of code that shows a pair is one sighting of it, however many walks lead there.
struct LayeredSightingsTests {
  private static let chip = """
    struct Chip: View {
      var body: some View { Text("a").foregroundStyle(.theme.text).background(.theme.card) }
    }

    """

  @Test func aViewByItselfKnowsNoMoreThanInItsCaller() {
    let seen = Seen(
      Self.chip + "struct Page: View { var body: some View { VStack { Chip() }.background(Color.theme.page) } }")
    #expect(seen.all == ["text on card, page"])
    #expect(Seen(Self.chip).all == ["text on card"])
  }

  /// What is only assumed to lie under it does not make the pair less certain.
  @Test func anAssumedCanvasLeavesThePairAsItIs() {
    let seen = Seen(
      Self.chip + "struct Page: View { var body: some View { Shelf { Chip() }.background(Color.theme.page) } }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }
}
