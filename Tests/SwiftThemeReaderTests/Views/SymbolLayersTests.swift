import Testing

/// Symbols with a style for each of their layers.
struct SymbolLayersTests {
  @Test func theShapeAroundASignIsOnTheBackground() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        Image(systemName: "lock.circle.fill").foregroundStyle(.theme.onAccent, .theme.accent).background(.theme.card)
      } }
      """)
    #expect(seen.proven == ["accent on card"])
    #expect(seen.likely == ["onAccent on card", "onAccent on accent, card"])
  }

  private static func seen(_ view: String) -> Seen {
    Seen("struct V: View { let on: Bool; var body: some View { \(view).background(.theme.card) } }")
  }

  /// A symbol of one layer shows the first style alone.
  @Test(arguments: [
    "Image(systemName: \"star\").foregroundStyle(.theme.text, .theme.page)",
    "Image(systemName: name).foregroundStyle(.theme.text, .theme.page)",
    "Image(systemName: \"circle.fill\").foregroundStyle(.theme.text, .theme.page)",
    "Image(systemName: \"star\").symbolRenderingMode(.palette).foregroundStyle(.theme.text, .theme.page)",
    "Image(systemName: \"star\").foregroundStyle(.theme.text, .theme.page).symbolRenderingMode(.palette)",
    "Button {} label: { Image(systemName: \"star\") }.foregroundStyle(.theme.text, .theme.page)",
    "Label(\"a\", systemImage: \"star\").labelStyle(.iconOnly).foregroundStyle(.theme.text, .theme.page)",
  ])
  func theFirstStyleIsSurelySeen(_ view: String) {
    let seen = Self.seen(view)
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely == ["page on card", "text on page, card"])
  }

  @Test func aSymbolOfOneColorHasTheFirstStyle() {
    for name in ["star", "star.circle.fill"] {
      let seen = Self.seen(
        "Image(systemName: \"\(name)\").symbolRenderingMode(.monochrome).foregroundStyle(.theme.text, .theme.page)")
      #expect(seen.proven == ["text on card"])
      #expect(seen.likely.isEmpty)
    }
  }

  /// No layer may have it.
  @Test(arguments: [("star", "page on card"), ("lock.circle.fill", "canvas on card")])
  func theThirdStyleIsNotSurelySeen(_ name: String, _ proven: String) {
    let seen = Self.seen("Image(systemName: \"\(name)\").foregroundStyle(.theme.page, .theme.canvas, .theme.text)")
    #expect(seen.proven == [proven])
    #expect(seen.likely.contains("text on card"))
  }

  @Test func aSymbolThatChangesShowsBoth() {
    let seen = Self.seen(
      "Image(systemName: on ? \"lock.circle.fill\" : \"lock\").foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["page on card", "text on card"])
  }

  @Test func twoEqualStylesAreOne() {
    #expect(
      Self.seen("Image(systemName: \"star\").foregroundStyle(.theme.text, .theme.text)").proven == ["text on card"])
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
