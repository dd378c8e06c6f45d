import Testing

/// Tokens that are shown on nothing known.
struct UnplacedTokensTests {
  private static let caller = "the background is the caller's"
  private static let row = "it is a row of a list, whose background is the system's"

  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(.theme.text)", ["text: \(caller)"]),
    ("ZStack { Image(\"p\"); Text(\"a\").foregroundStyle(.theme.text) }", ["text: a picture"]),
    ("List { Text(\"a\").foregroundStyle(.theme.text) }", ["text: \(row)"]),
    ("Text(\"a\").foregroundStyle(isOn ? Color.theme.text : .theme.warn)", ["text: \(caller)", "warn: \(caller)"]),
    (
      "Text(\"a\").background(Color.theme.page).sheet(isPresented: $s) { Text(\"b\").foregroundStyle(.theme.text) }",
      ["text: `sheet` shows it on a surface of the system's"]
    ),
    ("Divider().overlay(Color.theme.line)", ["line: \(caller)"]),
  ])
  func areTold(_ view: String, _ told: [String]) {
    let seen = Seen("struct V: View { let isOn: Bool; var body: some View { \(view) } }")
    #expect(seen.unplaced == Set(told))
    #expect(seen.proven.isEmpty)
  }

  /// A surface is none, nor is what another sighting tells.
  @Test(arguments: [
    "Rectangle().fill(Color.theme.page)", "Text(\"a\").foregroundStyle(.theme.text).background(Color.theme.page)",
    "Text(\"a\").foregroundStyle(.theme.text).background(.regularMaterial)", "Text(\"a\").foregroundStyle(.red)",
    "Text(\"a\").foregroundStyle(.theme.text).opacity(0)",
  ])
  func otherThingsAreNot(_ view: String) {
    #expect(Seen("struct V: View { var body: some View { \(view) } }").unplaced.isEmpty)
  }

  private static let leaf = "struct Leaf: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text) } }\n"

  /// A view by itself does not know what its callers do.
  @Test func callersTellMore() {
    let placed = Seen(Self.leaf + "struct V: View { var body: some View { Leaf().background(Color.theme.page) } }")
    #expect(placed.proven == ["text on page"] && placed.unplaced.isEmpty)
    let row = Seen(Self.leaf + "struct V: View { var body: some View { List { Leaf() } } }")
    #expect(row.unplaced == ["text: \(Self.row)"])
    let modifier = Seen(
      """
      extension View { func inked() -> some View { foregroundStyle(.theme.text) } }
      struct V: View { var body: some View { Text("a").inked().background(Color.theme.page) } }
      """)
    #expect(modifier.unplaced.isEmpty)
  }

  /// One entry has all places and sizes.
  @Test func eachTokenIsToldOnce() {
    let seen = Seen(
      """
      struct V: View { let isOn: Bool; var body: some View { VStack {
        Text("a").font(.title).foregroundStyle(.theme.text)
        if isOn { Text("b").foregroundStyle(.theme.text) } else { Text("c").foregroundStyle(Color.theme.text.opacity(0.5)) }
      } } }
      """)
    #expect(seen.unplaced == ["text: \(Self.caller)"])
  }

  /// A function of a view whose value is not known shows what it is given in a way that nobody knows.
  @Test func soIsWhatAFunctionIsGivenThatIsNotRead() {
    let seen = Seen(
      """
      struct Card: View { var ink: Color = .theme.text; var body: some View { Text("a").foregroundStyle(ink) }
        func inked(_ c: Color) -> Self { var copy = self; copy.ink = c; return copy } }
      struct V: View { let deck: Deck; var body: some View { deck.top.inked(.theme.warn).background(Color.theme.page) } }
      """)
    #expect(seen.unplaced.contains("warn: what `inked` does with it is not read"))
  }

  @Test func soAreTheColorsOfObjects() {
    let seen = Seen(
      """
      class Cell: UITableViewCell { let label = UILabel(); let other = UILabel()
        func apply(theme: Palette) { label.textColor = theme.text; addSubview(other); backgroundColor = theme.page
          other.textColor = theme.warn } }
      """)
    #expect(seen.unplaced == ["text: no view that is known to lie behind it has a background"])
  }
}
