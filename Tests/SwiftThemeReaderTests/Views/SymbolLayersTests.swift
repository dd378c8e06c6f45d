import Testing

/// Symbols with a style for each of their layers.
struct SymbolLayersTests {
  /// The shape is the ground of the sign, and need not stand out by itself.
  @Test func theSignIsOnTheShapeAroundIt() {
    let seen = Seen(
      """
      struct V: View { var body: some View {
        Image(systemName: "lock.circle.fill").foregroundStyle(.theme.onAccent, .theme.accent).background(.theme.card)
      } }
      """)
    #expect(seen.proven == ["onAccent on accent, card"])
    #expect(seen.likely == ["onAccent on card"])
    #expect(seen.unread.isEmpty)
  }

  private static func seen(_ view: String) -> Seen {
    Seen(
      """
      enum Icons { static let lock = "lock.circle.fill" }
      enum Kind {
        case open, locked
        var icon: String { switch self { case .open: "lock.open"; case .locked: "lock.circle.fill" } }
      }
      extension String { static let locked = "lock.circle.fill" }
      struct Item { let icon: String }
      struct V: View {
        let on: Bool; let kind: Kind; let item: Item
        let icon = "lock.circle.fill"
        var computed: String { "lock.circle.fill" }
        @State var changing = "lock"
        var open = "lock"
        var body: some View { \(view).background(.theme.card) }
      }
      """)
  }

  /// The name is a constant, or put together.
  @Test(arguments: [
    "icon", "self.icon", "computed", "Icons.lock", ".locked",
    "\"lock\" + \".circle.fill\"", "\"\\(item.icon).circle.fill\"",
    "on ? icon : Icons.lock",
  ])
  func theNameIsFollowed(_ name: String) {
    let seen = Self.seen("Image(systemName: \(name)).foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["text on page, card"])
    #expect(seen.unread.isEmpty)
  }

  @Test func eachCaseHasItsName() {
    let seen = Self.seen("Image(systemName: kind.icon).foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["text on card", "text on page, card"])
    #expect(seen.unread.isEmpty)
  }

  @Test func aShapeWithABadgeIsOnTheBackground() {
    let seen = Self.seen(
      "Image(systemName: \"person.crop.circle.fill.badge.plus\").foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["page on card"])
    #expect(seen.likely == ["text on card", "text on page, card"])
  }

  /// Neither style is surely on the background, and the pair is not lost.
  @Test(arguments: [
    "item.icon", "changing", "open", "\"\\(item.icon).fill\"", "\"house.fill\"", "\"bolt.house.fill\"",
    "\"square.on.square.fill\"", "\"person.crop.square.filled.and.at.rectangle\"",
  ])
  func whichStyleIsOnTheBackgroundIsNotKnown(_ name: String) {
    let seen = Self.seen("Image(systemName: \(name)).foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven.isEmpty)
    #expect(seen.likely.isSuperset(of: ["text on card", "page on card"]))
    #expect(seen.unread == ["one of the 2 styles of `\(name)` on card"])
  }

  @Test(arguments: [
    ".symbolVariant(.fill)", ".symbolVariant(.circle.fill)", ".environment(\\.symbolVariants, .fill)",
    ".symbolVariant(variant)",
  ])
  func aVariantMayFillASymbol(_ variant: String) {
    let seen = Self.seen("Image(systemName: \"heart\")\(variant).foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven.isEmpty)
    #expect(seen.unread == ["one of the 2 styles of `\"heart\"` on card"])
  }

  @Test func aVariantOfLinesFillsNothing() {
    let seen = Self.seen(
      "Image(systemName: \"heart\").symbolVariant(.circle).foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["text on card"])
  }

  /// A symbol of one layer shows the first style alone.
  @Test(arguments: [
    "Image(systemName: \"star\").foregroundStyle(.theme.text, .theme.page)",
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
  @Test(arguments: [
    ("star", ["page on card"]), ("lock.circle.fill", ["page on canvas, card"]),
  ])
  func theThirdStyleIsNotSurelySeen(_ name: String, _ proven: [String]) {
    let seen = Self.seen("Image(systemName: \"\(name)\").foregroundStyle(.theme.page, .theme.canvas, .theme.text)")
    #expect(seen.proven == Set(proven))
    #expect(seen.likely.contains("text on card"))
  }

  @Test func aSymbolThatChangesShowsBoth() {
    let seen = Self.seen(
      "Image(systemName: on ? \"lock.circle.fill\" : \"lock\").foregroundStyle(.theme.text, .theme.page)")
    #expect(seen.proven == ["text on card", "text on page, card"])
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
