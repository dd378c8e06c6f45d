import Testing
import ThemeModel

/// What lies in front of a view, or limits what lies behind it. A proven pair is shown; in doubt it is likely, or none.
struct CoveredViewsTests {
  static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  private static let corners =
    "struct Corners { let size: CGFloat; var shape: RoundedRectangle { RoundedRectangle(cornerRadius: size) } }"

  static let overlays: [ViewShape] = [
    ViewShape(name: "a color", body: "\(text).background(.theme.card).overlay(Color.theme.page)"),
    ViewShape(
      name: "a color in a closure", body: "\(text).padding().background(.theme.card).overlay { Color.theme.page }"),
    ViewShape(name: "a filled shape", body: "\(text).background(.theme.card).overlay(Capsule().fill(.theme.page))"),
    ViewShape(name: "a veil", body: "\(text).background(.theme.card).overlay(Color.black.opacity(0.4))"),
    ViewShape(
      name: "a gradient",
      body:
        "\(text).background(.theme.card).overlay(LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom))"
    ),
    ViewShape(name: "a picture", body: "\(text).background(.theme.card).overlay(Image(\"photo\").resizable())"),
    ViewShape(name: "a material", body: "\(text).background(.theme.card).overlay(Rectangle().fill(.thinMaterial))"),
    ViewShape(
      name: "a view of the team's own", body: "\(text).background(.theme.card).overlay { Veil() }",
      more: "struct Veil: View { var body: some View { Color.theme.page } }"),
    ViewShape(
      name: "one that is shown in one state",
      body: "\(text).background(.theme.card).overlay { if on { Color.theme.page } }", likely: ["text on card"]),
    ViewShape(
      name: "a clear one", body: "\(text).background(.theme.card).overlay(Color.clear)", proven: ["text on card"]),
    ViewShape(
      name: "a dot at the corner",
      body:
        "\(text).background(.theme.card).overlay(alignment: .topTrailing) { Circle().fill(.black).frame(width: 8, height: 8) }",
      proven: ["text on card"]),
    ViewShape(
      name: "an outline", body: "\(text).background(.theme.card).overlay(Capsule().stroke(.black))",
      proven: ["text on card"], likely: [".black on card"]),
    ViewShape(
      name: "an outline of a shape that a value gives",
      body: "\(text).background(.theme.card).overlay(Corners(size: 4).shape.stroke(.black))",
      proven: ["text on card"], likely: [".black on card"], more: corners),
    ViewShape(
      name: "a filled shape that a value gives",
      body: "\(text).background(.theme.card).overlay(Corners(size: 4).shape.fill(.theme.page))", more: corners),
    ViewShape(
      name: "on a symbol",
      body:
        "Image(systemName: \"seal.fill\").foregroundStyle(other).overlay { \(text) }.background(.theme.card)",
      likely: ["text on card"]),
  ]

  static let stacks: [ViewShape] = [
    ViewShape(
      name: "a gradient after the text",
      body:
        "ZStack { \(text).background(.theme.card); LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom) }"
    ),
    ViewShape(
      name: "a container that fills the room",
      body: "ZStack { \(text).background(.theme.card); VStack { Color.black } }", likely: ["text on card"]),
    ViewShape(
      name: "a button at the bottom",
      body: "ZStack { \(text).background(.theme.card); VStack { Spacer(); Text(\"b\").padding() } }",
      proven: ["text on card"]),
    ViewShape(
      name: "what is shown in one state hides nothing in the other",
      body: "ZStack { \(text).background(.theme.card); if on { Color.black } }", proven: ["text on card"]),
    ViewShape(
      name: "depths turn the order round",
      body: "ZStack { Color.theme.card.zIndex(2); \(text) }"),
    ViewShape(
      name: "a negative depth is behind",
      body: "ZStack { \(text); Color.theme.card.zIndex(-1) }", proven: ["text on card"]),
    ViewShape(
      name: "depths within a child order that child alone",
      body: "ZStack { Color.theme.card; VStack { \(text).zIndex(-1) } }", proven: ["text on card"]),
    ViewShape(
      name: "a covered child stays covered, whatever its own order",
      body: "ZStack { VStack { \(text).background(.theme.card).zIndex(1) }; Color.theme.page }"),
    ViewShape(
      name: "a depth that the state decides",
      body: "ZStack { Color.theme.card.zIndex(on ? 1 : -1); \(text) }", likely: ["text on card"]),
    ViewShape(
      name: "a number on a filled symbol",
      body: "ZStack { Image(systemName: \"circle.fill\").foregroundStyle(other); \(text) }.background(.theme.card)",
      likely: ["text on card"]),
  ]

  static let prompts: [ViewShape] = [
    ViewShape(
      name: "a prompt under the field that it is for",
      body: "TextField(\"\", text: $a).prompted { \(text) }.background(.theme.card)", proven: ["text on card"],
      more: """
        }
        extension View {
          func prompted<P: View>(_ prompt: () -> P) -> some View { ZStack { prompt().opacity(shown ? 1 : 0); self } }
        }
        struct W: View {
        """)
  ]

  static let grounds: [ViewShape] = [
    ViewShape(
      name: "a part of a shape", body: "\(text).background(Circle().trim(from: 0, to: 0.5).fill(.theme.card))",
      likely: ["text on card"]),
    ViewShape(
      name: "clipped to a shape of the team's own", body: "\(text).background(Color.theme.card.clipShape(Star()))",
      likely: ["text on card"],
      more: "struct Star: Shape { func path(in rect: CGRect) -> Path { Path() } }"),
    ViewShape(
      name: "in a shape that is declared elsewhere", body: "\(text).background(.theme.card, in: Star())",
      likely: ["text on card"]),
    ViewShape(
      name: "in a rounded rectangle", body: "\(text).background(.theme.card, in: .rect(cornerRadius: 4))",
      proven: ["text on card"]),
    ViewShape(
      name: "as wide as high", body: "\(text).background(Color.theme.card.aspectRatio(1, contentMode: .fit))",
      likely: ["text on card"]),
    ViewShape(
      name: "lower than the text", body: "\(text).background(Color.theme.card.frame(maxHeight: 4))",
      likely: ["text on card"]),
    ViewShape(
      name: "as wide as there is room", body: "\(text).background(Color.theme.card.frame(maxWidth: .infinity))",
      proven: ["text on card"]),
    ViewShape(
      name: "a function gives it", body: "\(text).background(ground())", proven: ["text on card"],
      more: "func ground() -> Color { .theme.card }"),
    ViewShape(
      name: "a function gives it in a closure", body: "\(text).background { self.ground() }", proven: ["text on card"],
      more: "func ground() -> Color { .theme.card }"),
    ViewShape(
      name: "a style without its type", body: "\(text).background(AnyShapeStyle(Color.theme.card))",
      proven: ["text on card"]),
    ViewShape(
      name: "a mask around it", body: "\(text).background(.theme.card).mask(Capsule())", proven: ["text on card"]),
    ViewShape(
      name: "a mask of another kind around it", body: "\(text).background(.theme.card).mask(Image(\"a\"))",
      likely: ["text on card"]),
    ViewShape(
      name: "a colour that only receives touches",
      body: "\(text).background(Color.white.opacity(0.001)).background(.theme.card)", proven: ["text on card"]),
    ViewShape(
      name: "a view that is moved with its background", body: "\(text).background(.theme.card).offset(y: 4)",
      proven: ["text on card"]),
    ViewShape(
      name: "a view that is moved on its background", body: "\(text).offset(y: 40).background(.theme.card)",
      likely: ["text on card"]),
  ]

  static let inks: [ViewShape] = [
    ViewShape(
      name: "a row of a list that leads on takes no tint",
      body: "List { NavigationLink(\"a\") { Text(\"b\") }.listRowBackground(Color.theme.card) }.tint(.theme.accent)"),
    ViewShape(
      name: "a link outside of a list has the tint",
      body: "VStack { NavigationLink(\"a\") { Text(\"b\") } }.tint(.theme.accent).background(.theme.card)",
      proven: ["accent on card"]),
    ViewShape(
      name: "a destructive button has the system's red",
      body: "Button(\"a\", role: .destructive) { }.tint(.theme.accent).background(.theme.card)",
      likely: [".red on card"]),
    ViewShape(
      name: "a button to cancel has the tint",
      body: "Button(\"a\", role: .cancel) { }.tint(.theme.accent).background(.theme.card)", proven: ["accent on card"]),
    ViewShape(
      name: "attributed text from a model",
      body: "Text(model.note).foregroundStyle(.theme.text).background(.theme.card)", likely: ["text on card"],
      more: "let model: Model; struct Model { let note: AttributedString }"),
    ViewShape(
      name: "plain text of a model, beside attributed text of the same name in another",
      body: "Text(model.title).foregroundStyle(.theme.text).background(.theme.card)", proven: ["text on card"],
      more:
        "let model: Model; struct Model { let title: String }; struct Other { let title: AttributedString }"),
    ViewShape(
      name: "attributed text in a variable",
      body: "shown()", likely: ["text on card"],
      more:
        "func shown() -> some View { var a = AttributedString(\"x\"); a.foregroundColor = .red; return Text(a).foregroundStyle(.theme.text).background(.theme.card) }"
    ),
    ViewShape(
      name: "a symbol in its own colors",
      body: "Image(systemName: \"star\").renderingMode(.original).foregroundStyle(.theme.icon).background(.theme.card)"),
  ]

  @Test(arguments: overlays + stacks + prompts + grounds + inks)
  func aCoverOrALimitIsRespected(_ shape: ViewShape) {
    let seen = Seen("struct V: View { let on: Bool\n\(shape.more)\nvar body: some View { \(shape.body) } }")
    #expect(seen.proven == shape.proven)
    let likely = seen.likely.filter { !$0.hasPrefix("UIColor.label") }
    #expect(likely == shape.likely)
  }

  /// A case of a style that no call asks for is shown nowhere.
  @Test func aStateThatNoCallGivesIsLikely() {
    let chip = """
      enum Tone { case plain, loud, quiet }
      struct Chip: View { let tone: Tone
        var ink: Color { switch tone { case .plain: .theme.text; case .loud: .theme.warn; case .quiet: .theme.muted } }
        var body: some View { Text("a").foregroundStyle(ink).background(.theme.card) } }
      struct V: View { let on: Bool; let tone: Tone; var body: some View { HStack { Chip(tone: .plain); CALL } } }
      """
    let some = Seen(chip.replacing("CALL", with: "Chip(tone: .loud)"))
    #expect(some.proven == ["text on card", "warn on card"] && some.likely == ["muted on card"])
    for call in ["Chip(tone: tone)", "quiet()"] {
      let any = Seen(
        chip.replacing("CALL", with: call) + "\nfunc quiet() -> Chip { .init(tone: .quiet) }")
      #expect(
        any.all.isSuperset(of: ["text on card", "muted on card"]) && any.proven.contains("muted on card"), "\(call)")
    }
  }

  @Test func aLabelStyleOfTheTeamsOwnColorsTheParts() {
    let seen = Seen(
      """
      struct Two: LabelStyle { func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.icon.foregroundStyle(.theme.icon); configuration.title.foregroundStyle(.theme.text) } } }
      struct V: View { var body: some View {
        Label("a", systemImage: "star").labelStyle(Two()).foregroundStyle(.theme.warn).background(.theme.card)
      } }
      """)
    #expect(seen.proven == ["icon on card", "text on card"] && seen.likely.isEmpty)
  }

  @Test func aBindingAndTwoEqualValuesAreOneCondition() {
    let bound = Seen(
      """
      struct Row: View { @Binding var flag: Bool
        var body: some View { Text("a").foregroundStyle(flag ? .theme.text : .theme.warn) } }
      struct V: View { @State var on = false
        var body: some View { Row(flag: $on).background(on ? .theme.card : .theme.page) } }
      """)
    #expect(bound.proven == ["text on card", "warn on page"] && bound.likely.isEmpty)
    let equal = Seen(
      """
      struct V: View { let a: Int; let b: Int
        var body: some View {
          Text("a").foregroundStyle(a == b ? .theme.text : .theme.warn).background(a != b ? .theme.card : .theme.page)
        } }
      """)
    #expect(equal.proven == ["text on page", "warn on card"] && equal.likely.isEmpty)
  }

  @Test func trailingClosuresGoToTheirParameters() {
    let seen = Seen(
      """
      struct Card<H: View, C: View>: View { let header: () -> H; let content: () -> C
        var body: some View { VStack { header().background(.theme.card); content().background(.theme.page) } } }
      struct V: View { var body: some View {
        Card { Text("a").foregroundStyle(.theme.text) } content: { Text("b").foregroundStyle(.theme.warn) }
      } }
      """)
    #expect(seen.proven == ["text on card", "warn on page"])
  }

  @Test func textThatMayShrinkHasNoKnownSize() {
    for modifier in ["minimumScaleFactor(0.5)", "scaleEffect(0.5)"] {
      let seen = Seen(
        "struct V: View { var body: some View { Text(\"a\").font(.largeTitle).foregroundStyle(.theme.text).\(modifier).background(.theme.card) } }"
      )
      #expect(seen.first("text on card")?.element == .text(.init(points: nil, isBold: false)), "\(modifier)")
    }
  }
}
