import Testing

/// Views that functions of their own make of them.
struct CopiedViewsTests {
  private static func seen(_ members: String, _ uses: String, others: String = "") -> Seen {
    Seen(
      others
        + """

        struct Card: View {
          var ink: Color = .theme.text
          var fill: Color = .theme.card
          var isLoud = false
          var body: some View { Text("a").foregroundStyle(ink).background(fill) }
          \(members)
        }
        struct Screen: View { let isOn: Bool; let number: Int
          let card = Card(); let cards: [Card]
          var own: Card { Card() }
          func make() -> Card { Card() }
          var body: some View { \(uses) } }
        """)
  }

  static let settings = [
    "func inked(_ c: Color) -> Card { var copy = self; copy.ink = c; return copy }",
    "func inked(_ c: Color) -> Self { var copy = self; copy.ink = c; return copy }",
    "func inked(_ c: Color) -> some View { var copy = self; copy.ink = c; return copy }",
    "func inked(_ c: Color) -> Card { Card(ink: c, fill: fill) }",
    "func inked(_ c: Color) -> Self { .init(ink: c, fill: self.fill) }",
    "func inked(_ c: Color) -> Self { Self(ink: c, fill: fill, isLoud: isLoud) }",
    "func inked(_ c: Color) -> Card { with { $0.ink = c } }",
    "func inked(_ c: Color) -> Card { return self.with { card in card.ink = c } }",
    "func inked(_ c: Color) -> Self { setting(\\.ink, to: c) }",
    "func inked(_ c: Color) -> Self { mapped { var other = $0; other.ink = c; return other } }",
    "func inked(_ c: Color) -> Self { var copy = self; copy.set(c); return copy }; mutating func set(_ d: Color) { ink = d }",
    "func inked(_ c: Color) -> Self { var copy = self; copy = copy.set(c); return copy }; func set(_ d: Color) -> Self { Card(ink: d, fill: fill) }",
    "func inked(_ c: Color) -> Self { let first = filled(fill); var copy = first.filled(self.fill); copy.ink = c; return copy }",
  ]

  private static let helpers = """
    extension View {
      func with(_ change: (inout Self) -> Void) -> Self { var copy = self; change(&copy); return copy }
      func mapped(_ change: (Self) -> Self) -> Self { change(self) }
      func setting<T>(_ path: WritableKeyPath<Self, T>, to value: T) -> Self {
        var copy = self; copy[keyPath: path] = value; return copy }
    }
    """

  @Test(arguments: settings)
  func haveWhatTheFunctionSets(_ function: String) {
    let all = function + "\nfunc filled(_ c: Color) -> Self { var copy = self; copy.fill = c; return copy }"
    let one = Self.seen(all, "Card().inked(.theme.warn)", others: Self.helpers)
    #expect(one.proven.contains("warn on card"))
    #expect(one.unread.isEmpty)
    let chain = Self.seen(all, "Card().filled(.theme.page).inked(.theme.warn).padding()", others: Self.helpers)
    #expect(chain.proven.contains("warn on page"))
    #expect(!chain.all.contains("warn on card"))
  }

  /// Whatever code gives the view to which the function is applied.
  @Test(arguments: ["card", "self.card", "own", "make()", "self.make()", "Card.init()", "(isOn ? card : Card())"])
  func areMadeOfWhatCodeNames(_ view: String) {
    let seen = Self.seen(Self.settings[0], "\(view).inked(.theme.warn)")
    #expect(seen.proven.contains("warn on card"))
  }

  /// What is not followed is open and not the value from before.
  @Test(arguments: [
    ("func changed() -> Card { var copy = self; for c in [Color.theme.warn] { copy.ink = c }; return copy }", "Card()"),
    ("func changed() -> Card { var copy = self; edit(&copy); return copy }", "Card()"),
    ("func changed() -> Card { if number == 1 { return self }; return Card(ink: .theme.warn) }", "Card()"),
    ("func changed() -> Self { changed() }", "Card()"),
    ("func changed() -> Self { Shared.change(self) }", "Card()"),
    (
      "func changed() -> Self { var copy = self; copy.flip(); return copy }; mutating func flip() { ink = .theme.warn; ink = ink.opacity(0.5) }",
      "Card()"
    ),
    (settings[0] + "; func changed() -> Card { self }", "cards[0]"),
  ])
  func areOpenWhereTheFunctionIsNotFollowed(_ function: String, _ view: String) {
    let seen = Self.seen(function, "\(view).changed().padding()")
    #expect(seen.unread.contains { $0.hasPrefix("Card.ink on") })
  }

  @Test func haveTheColorsOfBothBranches() {
    let seen = Self.seen(
      """
      func marked(_ on: Bool) -> Self { var copy = self
        if on { copy.ink = .theme.onAccent; copy.fill = .theme.accent } else { copy.ink = .theme.warn }
        return copy }
      """, "Card().marked(isOn)")
    #expect(seen.proven.isSuperset(of: ["onAccent on accent", "warn on card"]))
    #expect(!seen.all.contains("warn on accent") && !seen.all.contains("onAccent on card"))
  }

  /// The arguments decide which branch runs.
  @Test(arguments: [
    (
      "func toned(_ n: Int) -> Card { var copy = self; if n > 1 { copy.ink = .theme.warn }; return copy }", "toned(2)",
      "warn"
    ),
    (
      "func toned(_ n: Int) -> Card { var copy = self; if n > 1 { copy.ink = .theme.warn }; return copy }", "toned(1)",
      "text"
    ),
    (
      "func toned(_ n: Int) -> Card { guard n != 1 else { return self }; return Card(ink: .theme.warn) }", "toned(2)",
      "warn"
    ),
    (
      "func toned(_ n: Bool) -> Card { guard n else { return self }; return Card(ink: .theme.warn) }", "toned(true)",
      "warn"
    ),
  ])
  func haveTheColorsOfTheBranchThatRuns(_ function: String, _ call: String, _ ink: String) {
    let seen = Seen(
      """
      struct Card: View { var ink: Color = .theme.text
        var body: some View { Text("a").foregroundStyle(ink) }
        \(function) }
      struct Screen: View { var body: some View { Card().\(call).background(Color.theme.page) } }
      """)
    #expect(seen.proven == ["\(ink) on page"])
  }

  @Test func haveThePartsOfStylesThatFunctionsSet() {
    let seen = Seen(
      """
      struct Look { var ink: Color = .theme.text; var fill: Color = .theme.card }
      struct Card: View { var look = Look()
        var body: some View { Text("a").foregroundStyle(look.ink).background(look.fill) }
        func inked(_ c: Color) -> Self { var copy = self; copy.look.ink = c; return copy } }
      struct Screen: View { var body: some View { Card().inked(.theme.warn) } }
      """)
    #expect(seen.proven.contains("warn on card"))
  }

  /// Styles and modifiers have such functions as well.
  @Test(arguments: [
    "Button(\"a\") {}.buttonStyle(Chip().inked(.theme.warn))", "Text(\"a\").modifier(Mark().inked(.theme.warn))",
    "Text(\"a\").modifier(Mark().inked(.theme.muted).inked(.theme.warn))",
  ])
  func areWhatStylesAndModifiersAreToo(_ use: String) {
    let seen = Seen(
      """
      struct Chip: ButtonStyle { var ink: Color = .theme.text
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(ink).background(Color.theme.card) }
        func inked(_ c: Color) -> Self { var copy = self; copy.ink = c; return copy } }
      struct Mark: ViewModifier { var ink: Color = .theme.text
        func body(content: Content) -> some View { content.foregroundStyle(ink).background(Color.theme.card) }
        func inked(_ c: Color) -> Self { var copy = self; copy.ink = c; return copy } }
      struct Screen: View { var body: some View { \(use) } }
      """)
    #expect(seen.proven == ["warn on card"])
  }

  @Test func areChangedBeforeOtherModifiers() {
    let seen = Self.seen(
      "func marked() -> some View { var copy = self; copy.ink = .theme.warn; return copy.padding().font(.body) }",
      "Card().marked()")
    #expect(seen.proven.contains("warn on card") && seen.unread.isEmpty)
  }

  /// Other functions of a view show the view itself among what they make.
  @Test(arguments: [
    "func framed() -> some View { VStack { self; Text(\"b\").foregroundStyle(.theme.warn) }.background(Color.theme.page) }",
    "func framed() -> some View { overlaid().background(Color.theme.page) }; func overlaid() -> some View { HStack { self; Text(\"b\").foregroundStyle(.theme.warn) } }",
  ])
  func areShownByFunctionsOfTheirOwn(_ function: String) {
    let seen = Self.seen(function, "Card(ink: .theme.muted).framed()")
    #expect(seen.proven.isSuperset(of: ["muted on card, page", "warn on page"]))
    #expect(!seen.all.contains("muted on page"))
  }

  @Test(arguments: ["self.padding().background(Color.theme.page)", "padding().background(Color.theme.page)"])
  func areWhatTheirOwnModifiersAreAppliedTo(_ body: String) {
    let seen = Seen(
      """
      struct Tag: View { var ink: Color = .theme.text; var body: some View { Text("a").foregroundStyle(ink) }
        func framed() -> some View { \(body) }
        var shown: some View { \(body) } }
      struct Screen: View { var body: some View { Tag(ink: .theme.warn).framed(); Tag(ink: .theme.muted).shown } }
      """)
    #expect(seen.proven == ["warn on page", "muted on page"])
  }

  /// A function of every view that makes other views is no copy.
  @Test func areNotWhatFunctionsOfEveryViewMake() {
    let seen = Self.seen(
      "", "Card().panel()",
      others: "extension View { func panel() -> some View { padding().background(Color.theme.page) } }")
    #expect(seen.proven.contains("text on card, page"))
    #expect(!seen.all.contains("text on page"))
  }

  /// Whatever changes the copy on the way, the old color alone is never all that is shown.
  @Test(arguments: [
    "func a(_ d: Bool) -> Card { var t = self; var c = Color.theme.text; if d { c = .theme.warn }; t.ink = c; return t }",
    "func a(_ d: Bool) -> Card { var t = self; let c: Color; if d { c = .theme.warn } else { c = .theme.text }; t.ink = c; return t }",
    "mutating func set(_ c: Color) { ink = c }; mutating func warn() { set(.theme.warn) }; func a(_ d: Bool) -> Card { var t = self; t.warn(); return t }",
    "func a(_ d: Bool) -> Card { var t = self; func warn() { t.ink = .theme.warn }; warn(); return t }",
    "func a(_ d: Bool) -> Card { var t = self; let warn = { t.ink = .theme.warn }; warn(); return t }",
    "func a(_ d: Bool) -> Card { var t = self; var c = Color.theme.text; func f() { c = .theme.warn }; f(); t.ink = c; return t }",
    "mutating func set(_ c: Color) -> Bool { ink = c; return true }; func a(_ d: Bool) -> Card { var t = self; if t.set(.theme.warn) { t.isLoud = true }; return t }",
    "mutating func set(_ c: Color) -> Bool { ink = c; return true }; func a(_ d: Bool) -> Card { var t = self; let b = t.set(.theme.warn); t.isLoud = b; return t }",
    "mutating func set(_ c: Color) -> Bool { ink = c; return true }; func a(_ d: Bool) -> Card { var t = self; t.isLoud = t.set(.theme.warn); return t }",
    "mutating func set(_ c: Color) { fill = c; let k = fill; ink = k }; func a(_ d: Bool) -> Card { var t = self; t.set(.theme.warn); return t }",
  ])
  func areNeverTheirOldColorAlone(_ members: String) {
    let seen = Self.seen(members, "Card().a(isOn)")
    #expect(!seen.unread.isEmpty || seen.all.contains { $0.hasPrefix("warn on ") }, "\(seen.proven)")
  }

  /// A color that is handed over for one that may be missing is there.
  @Test func optionalColorsThatAreGiven() {
    let seen = Self.seen(
      "func a(_ c: Color?) -> Card { var t = self; if let c { t.ink = c }; return t }",
      "Card().a(palette.warn)",
      others: "let palette = Palette.current; extension Palette { static let current = Palette() }")
    #expect(seen.proven.contains("warn on card"))
  }
}
