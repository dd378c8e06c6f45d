import Testing

/// States that exclude each other, and what a modifier does to the colors before it. A pair that no screen shows is never proven.
struct SwiftUIStatesTests {
  static let shapes: [ViewShape] = [
    ViewShape(
      name: "a branch in front of a ground that another state paints",
      body: """
        VStack {
          if case .failed = order { Text("a").foregroundStyle(.theme.text) }
          Text("b").foregroundStyle(.theme.muted)
        }.background(payment == .done ? .theme.accent : .theme.card)
        """,
      proven: ["muted on accent", "muted on card"], likely: ["text on accent", "text on card"],
      more: "let order: Order; let payment: Payment"),
    ViewShape(
      name: "a branch in front of a ground that the same state paints",
      body: """
        VStack { if case .failed = order { Text("a").foregroundStyle(.theme.text) } }
          .background(order == .failed ? .theme.accent : .theme.card)
        """,
      proven: ["text on accent"], more: "let order: Order"),
    ViewShape(
      name: "a number that is small in front of a ground that is for large ones",
      body: """
        VStack { if count < 3 { Text("a").foregroundStyle(.theme.text) } }
          .background(count >= 3 ? .theme.accent : .theme.card)
        """,
      proven: ["text on card"], more: "let count: Int"),
    ViewShape(
      name: "a number compared from both sides",
      body: """
        VStack { if 3 > count { Text("a").foregroundStyle(.theme.text) } }
          .background(count < 3 ? .theme.accent : .theme.card)
        """,
      proven: ["text on accent"], more: "let count: Int"),
    ViewShape(
      name: "a ground that is painted within the branch itself",
      body: "if on { Text(\"a\").foregroundStyle(.theme.text).background(done ? .theme.accent : .theme.card) }",
      proven: ["text on accent", "text on card"], more: "let done: Bool"),
    ViewShape(
      name: "the width of the device excludes no state of the app",
      body: """
        VStack { if width == .compact { Text("a").foregroundStyle(.theme.text) } }
          .background(on ? .theme.accent : .theme.card)
        """,
      proven: ["text on accent", "text on card"], more: "@Environment(\\.horizontalSizeClass) var width"),
    ViewShape(
      name: "a text that is scaled in front of its background",
      body: "Text(\"a\").foregroundStyle(.theme.text).scaleEffect(3).background(.theme.card)", likely: ["text on card"]),
    ViewShape(
      name: "a text that is scaled with its background, and one that is turned around",
      body: """
        Text("a").foregroundStyle(.theme.text).background(.theme.card).scaleEffect(3)
        Text("a").foregroundStyle(.theme.warn).scaleEffect(x: -1, y: 1, anchor: .center).background(.theme.card)
        """, proven: ["text on card", "warn on card"]),
    ViewShape(
      name: "a text that is larger than the frame of its background",
      body: "Text(\"a\").foregroundStyle(.theme.text).fixedSize().frame(width: 4).background(.theme.card)",
      likely: ["text on card"]),
    ViewShape(
      name: "a text that keeps the dimension that its frame leaves to it",
      body: """
        Text("a").foregroundStyle(.theme.text).fixedSize(horizontal: false, vertical: true)
          .frame(width: 300).frame(maxHeight: .infinity).background(.theme.card)
        """, proven: ["text on card"]),
    ViewShape(
      name: "an image with its own colors",
      body: "Image(\"photo\").renderingMode(.original).foregroundStyle(.theme.text).background(.theme.card)"),
    ViewShape(
      name: "a background smaller than what lies on it",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).background(Circle().fill(.theme.accent).frame(width: 20, height: 20))",
      likely: ["text on accent"]),
    ViewShape(
      name: "a background that is padded inwards",
      body: "Text(\"a\").foregroundStyle(.theme.text).background { Capsule().fill(.theme.accent).padding(8) }",
      likely: ["text on accent"]),
    ViewShape(
      name: "a background that is padded outwards",
      body: "Text(\"a\").foregroundStyle(.theme.text).background { Capsule().fill(.theme.accent).padding(-8) }",
      proven: ["text on accent"]),
    ViewShape(
      name: "brightness around both colours",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).brightness(-0.2)",
      likely: ["text on nothing"]),
    ViewShape(
      name: "grey while it is off",
      body:
        "Text(\"a\").foregroundStyle(on ? .theme.text : .theme.muted).background(.theme.card).grayscale(on ? 0 : 1)",
      proven: ["text on card"], likely: ["muted on nothing"]),
    ViewShape(
      name: "colours that are multiplied",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).colorMultiply(.red)",
      likely: ["text on nothing"]),
    ViewShape(
      name: "bars that stand in for a text",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).redacted(reason: .placeholder)"),
    ViewShape(
      name: "bars that may stand in for a text",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).redacted(reason: on ? .placeholder : [])",
      proven: ["text on card"]),
    ViewShape(
      name: "a symbol of several colours",
      body:
        "Image(systemName: \"x\").foregroundStyle(.theme.icon).background(.theme.card).symbolRenderingMode(.palette)"),
    ViewShape(
      name: "a field whose style paints a frame",
      body:
        "VStack { TextField(\"a\", text: $t); Text(\"b\") }.foregroundStyle(.theme.text).textFieldStyle(.roundedBorder)"
        + ".background(.theme.card)",
      proven: ["text on card"]),
    ViewShape(
      name: "a switch in a style that is not read",
      body: "Toggle(\"a\", isOn: $t).foregroundStyle(.theme.text).toggleStyle(Pill()).background(.theme.card)",
      likely: ["text on card"]),
    ViewShape(
      name: "a switch that looks like a button",
      body: "Toggle(\"a\", isOn: $t).foregroundStyle(.theme.text).toggleStyle(.button).background(.theme.card)"),
    ViewShape(
      name: "a view that another one of the stack covers",
      body: "ZStack { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card); Color.theme.page }"),
    ViewShape(
      name: "a view that another one of the stack covers at times",
      body: "ZStack { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card); if on { Color.theme.page } }",
      proven: ["text on card"]),
    ViewShape(
      name: "a variable that is given another colour",
      body:
        "var ink = Color.theme.text; ink = .theme.warn; return Text(\"a\").foregroundStyle(ink).background(.theme.card)",
      proven: ["warn on card"]),
    ViewShape(
      name: "a scheme that only the running app knows forces nothing",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).environment(\\.colorScheme, model.scheme)",
      proven: ["text on card"]),
  ]

  @Test(arguments: shapes)
  func aShapeGivesItsPairsAndNoOthers(_ shape: ViewShape) {
    let seen = Seen("struct V: View { let on: Bool\n\(shape.more)\nvar body: some View { \(shape.body) } }")
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  @Test func aSchemeThatIsNotKnownNarrowsNoPair() {
    func contexts(_ scheme: String) -> [String: [String]]? {
      Seen(
        "struct V: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).environment(\\.colorScheme, \(scheme)) } }"
      ).first("text on card")?.contexts
    }
    #expect(contexts("model.scheme") == [:])
    #expect(contexts(".dark") == ["mode": ["dark"]])
  }

  /// Whether a mode that is forced on a view holds in what it presents depends on more than the code.
  @Test func aForcedModeMayEndAtASheet() {
    let text = "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card)"
    let sheet = "Text(\"b\").sheet(isPresented: $on) { \(text) }.environment(\\.colorScheme, .dark)"
    let seen = Seen("struct V: View { @State var on = false; var body: some View { \(sheet) } }")
    #expect(seen.proven.isEmpty)
    #expect(seen.first("text on card")?.contexts == [:])
    let header = "List { Section(header: \(text)) { Text(\"b\") } }.environment(\\.colorScheme, .dark)"
    let list = Seen("struct V: View { var body: some View { \(header) } }")
    #expect(list.first("text on card")?.contexts == ["mode": ["dark"]])
  }

  @Test func ofALabelOnlyWhatItsStyleShows() {
    func elements(_ style: String) -> Set<String> {
      let seen = Seen(
        "struct V: View { var body: some View { Label(\"a\", systemImage: \"x\").foregroundStyle(.theme.text).labelStyle(\(style)).background(.theme.card) } }"
      )
      return Set(seen.sightings.map { "\($0.element)".prefix { $0.isLetter }.description })
    }
    #expect(elements(".iconOnly") == ["icon"])
    #expect(elements(".titleOnly") == ["text"])
    #expect(elements(".titleAndIcon") == ["icon", "text"])
  }

  /// Types are not compared: when labels do not say which function is called, the choice is an assumption.
  @Test func oneOfSeveralFunctionsIsAssumed() {
    func seen(_ second: String, _ call: String = "Text(\"a\").tone(kind)") -> Seen {
      Seen(
        """
        extension View {
          func tone(_ kind: Kind) -> some View { foregroundStyle(.theme.text) }
          \(second)
        }
        struct V: View { let kind: Kind; var body: some View { \(call).background(.theme.card) } }
        """)
    }
    #expect(seen("func tone(_ level: Level) -> some View { foregroundStyle(.theme.warn) }").proven.isEmpty)
    #expect(seen("func tone(level: Level) -> some View { foregroundStyle(.theme.warn) }").proven == ["text on card"])
    let whole = "func tone(_ kind: Kind, isLoud: Bool = false) -> some View { foregroundStyle(.theme.warn) }"
    #expect(seen(whole).proven == ["text on card"])
    #expect(seen(whole, "Text(\"a\").tone(kind, isLoud: true)").proven == ["warn on card"])
  }

  /// A value that a followed view further out puts into the environment is known.
  @Test func whatTheEnvironmentIsGivenIsKnown() {
    func seen(_ modifier: String) -> Seen {
      Seen(
        """
        extension EnvironmentValues { @Entry var isInset = false; @Entry var tone: Color = .clear }
        struct Row: View {
          @Environment(\\.isInset) private var inset
          @Environment(\\.tone) private var tone
          var body: some View {
            VStack { Text("a").foregroundStyle(.theme.text); Text("b").foregroundStyle(tone) }
              .background(inset ? Color.theme.card : Color.theme.page)
          }
        }
        extension View { func inset() -> some View { environment(\\.isInset, true) } }
        struct V: View { var body: some View { VStack { Row() }\(modifier) } }
        """)
    }
    #expect(seen("").proven == ["text on card", "text on page"], "by itself, a row shows both of its states")
    #expect(seen(".environment(\\.tone, .theme.warn).inset()").proven.isSuperset(of: ["text on card", "warn on card"]))
    #expect(!seen(".environment(\\.tone, .theme.warn).inset()").all.contains("warn on page"))
    let changed = seen(".transformEnvironment(\\.isInset) { $0.toggle() }.environment(\\.tone, .theme.warn).inset()")
    #expect(!changed.proven.contains("warn on card"))
  }

  /// Each sighting has its own assumption.
  @Test func assumptionsStayApart() {
    let seen = Seen(
      """
      struct A: View { var body: some View { Text("a").foregroundStyle(.theme.text).glow(3).background(.theme.card) } }
      struct B: View { var body: some View { Text("a").foregroundStyle(.theme.text).offset(y: 9).background(.theme.card) } }
      """)
    let views = seen.sightings.map { "\($0.sites.compactMap(\.view)) \($0.certainty.assumption ?? "")" }
    #expect(
      Set(views) == [
        "[\"A\"] `glow`, which is not read, paints nothing", "[\"B\"] the view that is moved stays on its background",
      ])
  }

  @Test func onAMacAndOnAWatchButtonsHaveASurface() {
    let source =
      "struct V: View { var body: some View { Button(\"a\") { }.foregroundStyle(.theme.text).background(.theme.card) } }"
    #expect(Seen(source, in: "App/V.swift").proven == ["text on card"])
    #expect(Seen(source, in: "Wrist Watch App/V.swift").all.isEmpty)
    #expect(Seen(source, in: "Watchlist/V.swift").proven == ["text on card"])
  }

  /// Where `a && b` is not true, `a` is not, or it is and `b` is not: what asks for one of them alone is decided.
  @Test(arguments: [
    ("selected && !pressed ? .theme.warn : .theme.text", ["text on card", "warn on accent"], ["text on page"]),
    ("!(!selected || pressed) ? .theme.warn : .theme.text", ["text on card", "warn on accent"], ["text on page"]),
    ("pressed || selected ? .theme.warn : .theme.text", ["text on page", "warn on accent", "warn on card"], []),
  ])
  func partsOfAConditionDecide(_ ink: String, _ pairs: [String], _ likely: [String]) {
    let seen = Seen(
      """
      struct V: View { let selected: Bool; let pressed: Bool
        var body: some View {
          Text("a").foregroundStyle(\(ink))
            .background(pressed ? Color.theme.card : selected ? Color.theme.accent : Color.theme.page)
        } }
      """)
    #expect(seen.proven == Set(pairs))
    #expect(seen.likely == Set(likely))
  }
}
