import Testing

/// Symbols with a style for each of their layers.
struct SymbolLayersTests {
  @Test func onlyTheLastLayerIsSurelyOnTheBackground() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        Image(systemName: "lock.circle.fill").foregroundStyle(.theme.onAccent, .theme.accent).background(.theme.card)
      } }
      """)
    #expect(seen.proven == ["accent on card"])
    #expect(seen.likely == ["onAccent on card", "onAccent on accent, card"])
  }

  @Test func oneStyleIsThatOfTheWholeSymbol() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        HStack { Image(systemName: "lock").foregroundStyle(.theme.icon) }.foregroundStyle(.theme.text, .theme.muted).background(.theme.card)
      } }
      """)
    #expect(seen.all == ["icon on card"])
    #expect(seen.proven == ["icon on card"])
  }
}
