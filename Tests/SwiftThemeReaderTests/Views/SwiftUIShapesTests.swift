import Testing

/// Shapes of SwiftUI code, with the pairs that must be found. Any other proven pair is wrong.
struct SwiftUIShapesTests {
  static let shapes: [ViewShape] = [
    ViewShape(
      name: "the nearest of two backgrounds, with the one behind as a layer",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).padding().background(.theme.card).padding().background(.theme.page)",
      proven: ["text on card, page"]),
    ViewShape(
      name: "a background that is clipped to its outline",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).background(Color.theme.accent.clipShape(Capsule().inset(by: 1).stroke())).background(.theme.card)",
      proven: ["text on card"]),
    ViewShape(
      name: "a background that is clipped to a shape",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(Color.theme.accent.clipShape(Capsule().inset(by: 1)))",
      proven: ["text on accent"]),
    ViewShape(
      name: "the foreground nearest to the leaf",
      body: "Text(\"a\").foregroundStyle(.theme.text).foregroundStyle(.theme.warn).background(.theme.card)",
      proven: ["text on card"]),
    ViewShape(
      name: "a foreground of nil sets nothing",
      body: "Text(\"a\").foregroundColor(nil).foregroundStyle(.theme.warn).background(.theme.card)",
      proven: ["warn on card"]),
    ViewShape(
      name: "a helper property",
      body: "VStack { Text(\"a\"); mark }.foregroundStyle(.theme.text).background(.theme.card)",
      proven: ["text on card", "icon on card"],
      more: "var mark: some View { Image(systemName: \"star\").foregroundStyle(.theme.icon) }"),
    ViewShape(
      name: "a helper function with an argument", body: "VStack { mark(.theme.warn) }.background(.theme.card)",
      proven: ["warn on card"],
      more: "func mark(_ ink: Color) -> some View { Image(systemName: \"star\").foregroundStyle(ink) }"),
    ViewShape(
      name: "a background that is the caller's", body: "Text(\"a\").foregroundStyle(.theme.text)"),
    ViewShape(
      name: "a colour behind in a stack",
      body: "ZStack { Color.theme.page.ignoresSafeArea(); Text(\"a\").foregroundStyle(.theme.text) }",
      proven: ["text on page"]),
    ViewShape(
      name: "a picture under a veil in a stack",
      body: "ZStack { Image(\"photo\"); Color.black.opacity(0.4); Text(\"a\").foregroundStyle(.theme.onDark) }",
      likely: ["onDark on nothing"]),
    ViewShape(
      name: "an overlay on a filled shape",
      body: "Circle().fill(.theme.accent).overlay { Image(systemName: \"plus\").foregroundStyle(.theme.onAccent) }",
      proven: ["onAccent on accent"]),
    ViewShape(
      name: "an overlay on text",
      body:
        "Text(\"v\").foregroundStyle(.theme.muted).overlay(alignment: .trailing) { Image(systemName: \"x\").foregroundStyle(.theme.icon) }.background(.theme.card)",
      proven: ["muted on card", "icon on card"]),
    ViewShape(
      name: "a row of a list is not on the list's background",
      body: "List { Text(\"a\").foregroundStyle(.theme.text) }.scrollContentBackground(.hidden).background(.theme.page)"
    ),
    ViewShape(
      name: "a row's own background",
      body: "List { Text(\"a\").foregroundStyle(.theme.text).listRowBackground(Color.theme.card) }",
      proven: ["text on card"]),
    ViewShape(
      name: "a row's background where no list is seen",
      body: "Text(\"a\").foregroundStyle(.theme.text).listRowBackground(Color.theme.card)", likely: ["text on card"]),
    ViewShape(
      name: "a row's background within a stack does nothing",
      body: "List { VStack { Text(\"a\").foregroundStyle(.theme.text).listRowBackground(Color.theme.card) } }"),
    ViewShape(
      name: "a material between",
      body: "Text(\"a\").foregroundStyle(.theme.text).background(.regularMaterial).background(.theme.page)"),
    ViewShape(
      name: "a gradient of one colour between",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).background(.theme.page)",
      proven: ["text on .red"]),
    ViewShape(
      name: "a sheet's own surface",
      body:
        "VStack { Text(\"q\") }.sheet(isPresented: $on) { Text(\"a\").foregroundStyle(.theme.text).presentationBackground(.theme.page) }.background(.theme.card)",
      proven: ["text on page"], likely: ["UIColor.label on card"]),
    ViewShape(
      name: "a sheet does not lie on what opens it",
      body:
        "VStack { Text(\"q\") }.sheet(isPresented: $on) { Text(\"a\").foregroundStyle(.theme.text) }.background(.theme.card)",
      likely: ["UIColor.label on card"]),
    ViewShape(
      name: "an outline within a filled shape",
      body:
        "RoundedRectangle(cornerRadius: 8).fill(.theme.card).overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.theme.line) }",
      likely: ["line on card"]),
    ViewShape(
      name: "a divider", body: "VStack { Divider().overlay(.theme.line) }.background(Color.theme.page)",
      proven: ["line on page"]),
    ViewShape(
      name: "one condition on both sides",
      body: "Text(\"a\").foregroundStyle(ink).background(on ? .theme.accent : .theme.canvas, in: Capsule())",
      proven: ["onAccent on accent", "text on canvas"], more: "var ink: Color { on ? .theme.onAccent : .theme.text }"),
    ViewShape(
      name: "different conditions go together only perhaps",
      body:
        "Text(\"a\").foregroundStyle(on ? .theme.onAccent : .theme.text).background(big ? .theme.accent : .theme.canvas)",
      likely: ["onAccent on accent", "onAccent on canvas", "text on accent", "text on canvas"], more: "let big: Bool"),
    ViewShape(
      name: "an if around a view is a condition",
      body: "if on { label } else { label.background(.theme.accent) }", proven: ["onAccent on accent"],
      more: "var label: some View { Text(\"a\").foregroundStyle(on ? .theme.text : .theme.onAccent) }"),
    ViewShape(
      name: "one switch on both sides", body: "Text(\"a\").foregroundStyle(front).background(back)",
      proven: ["onAccent on accent", "text on canvas"],
      more: """
        let kind: Kind
        var front: Color { switch kind { case .loud: .theme.onAccent; default: .theme.text } }
        var back: Color { switch kind { case .loud: return .theme.accent; case .calm, .still: return .theme.canvas } }
        """),
    ViewShape(
      name: "a foreground of a button's label wins over its tint",
      body:
        "Button { go() } label: { Text(\"a\").foregroundStyle(.theme.text) }.tint(.theme.warn).background(.theme.card)",
      proven: ["text on card"]),
    ViewShape(
      name: "a tint colours a button's title and no text",
      body: "VStack { Button(\"a\") { }; Text(\"b\") }.tint(.theme.accent).background(.theme.card)",
      proven: ["accent on card"], likely: ["UIColor.label on card"]),
    ViewShape(
      name: "a text without a foreground is the system's",
      body: "VStack { Text(\"a\"); Image(systemName: \"x\") }.background(.theme.card)",
      likely: ["UIColor.label on card"]),
    ViewShape(
      name: "a text without a foreground on nothing that is known", body: "VStack { Text(\"a\") }"),
    ViewShape(
      name: "a button's label without a foreground is the tint's",
      body: "Button { } label: { Text(\"a\") }.background(.theme.card)"),
    ViewShape(
      name: "an attributed text may have colours of its own",
      body: "VStack { Text(price(1)); Text(note).foregroundStyle(.theme.text) }.background(.theme.card)",
      likely: ["text on card"],
      more: "let note: AttributedString; func price(_ n: Int) -> AttributedString { make(n) }"),
    ViewShape(
      name: "a prompt has a colour of its own",
      body: "TextField(\"a\", text: $t, prompt: Text(\"p\")).foregroundStyle(.theme.text).background(.theme.card)",
      proven: ["text on card"]),
    ViewShape(
      name: "a foreground further out is no default",
      body: "VStack { Inner() }.foregroundStyle(.theme.text)", proven: ["text on card"],
      more: "struct Inner: View { var body: some View { Text(\"a\").background(.theme.card) } }"),
    ViewShape(
      name: "content that a modifier is given may have its own foreground",
      body: "Text(\"a\").foregroundStyle(.theme.text)",
      more: "struct Card: ViewModifier { func body(content: Content) -> some View { content.background(.theme.card) } }"
    ),
    ViewShape(
      name: "a prominent button paints its own background",
      body: "Button(\"a\") { }.buttonStyle(.borderedProminent).foregroundStyle(.theme.text).background(.theme.card)"),
    ViewShape(
      name: "hidden and transparent views",
      body:
        "VStack { Text(\"a\").hidden(); Text(\"b\").opacity(0) }.foregroundStyle(.theme.text).background(.theme.card)"),
    ViewShape(
      name: "a dimmed foreground",
      body: "Text(\"a\").foregroundStyle(.theme.text.opacity(0.5)).background(.theme.card)",
      proven: ["text@0.5 on card"]),
    ViewShape(
      name: "a view that is not read may paint",
      body: "Panel { Text(\"a\").foregroundStyle(.theme.text) }.background(.theme.card)",
      likely: ["text on card"]),
    ViewShape(
      name: "a blurred view", body: "Text(\"a\").foregroundStyle(.theme.text).blur(radius: 3).background(.theme.card)",
      likely: ["text on nothing"]),
    ViewShape(
      name: "a comparison of two values on both sides",
      body:
        "ForEach(kinds) { kind in Text(\"a\").foregroundStyle(chosen == kind ? .theme.onAccent : .theme.text).background(chosen == kind ? .theme.accent : .theme.canvas) }",
      proven: ["onAccent on accent", "text on canvas"], more: "let chosen: Kind; let kinds: [Kind]"),
    ViewShape(
      name: "a picture is not tinted", body: "Image(\"photo\").foregroundStyle(.theme.text).background(.theme.card)",
      likely: ["text on card"]),
    ViewShape(
      name: "a branch of a background",
      body:
        "Text(\"a\").foregroundStyle(.theme.text).background { if on { Capsule().fill(.theme.accent) } }.background(.theme.card)",
      proven: ["text on accent, card", "text on card"]),
  ]

  @Test(arguments: shapes)
  func aShapeGivesItsPairsAndNoOthers(_ shape: ViewShape) {
    let seen = Seen("struct V: View { let on: Bool\n\(shape.more)\nvar body: some View { \(shape.body) } }")
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  @Test func aModeDecides() {
    let seen = Seen(
      """
      struct V: View {
        @Environment(\\.colorScheme) var colorScheme
        var body: some View {
          Text("a").foregroundStyle(colorScheme == .light ? .theme.text : .theme.onDark).background(.theme.card)
        }
      }
      """)
    #expect(seen.first("text on card")?.contexts == ["mode": ["light"]])
    #expect(seen.first("onDark on card")?.contexts == ["mode": ["dark"]])
  }

  @Test func aForcedSchemeLimitsThePair() {
    let seen = Seen(
      "struct V: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(.theme.card).preferredColorScheme(.dark) } }"
    )
    #expect(seen.first("text on card")?.contexts == ["mode": ["dark"]])
  }

  @Test func aDisabledBranchAndAPromptAreTold() {
    let seen = Seen(
      """
      struct V: View { let off: Bool
        var body: some View {
          VStack {
            Button("a") { }.foregroundStyle(off ? .theme.muted : .theme.text).disabled(off)
            TextField("", text: $a, prompt: Text("b").foregroundStyle(.theme.warn))
          }.background(.theme.card)
        } }
      """)
    #expect(seen.first("muted on card")?.element == .disabled)
    #expect(seen.first("text on card")?.element == .text(.init(points: 17, isBold: false)))
    #expect(seen.first("warn on card")?.element == .placeholder(.init(points: 17, isBold: false)))
  }

  @Test func previewsAndTestsShowNothing() {
    let view = "Text(\"a\").foregroundStyle(.theme.text).background(.theme.card)"
    #expect(Seen("struct P: PreviewProvider { static var previews: some View { \(view) } }").all.isEmpty)
    #expect(Seen("#Preview { \(view) }").all.isEmpty)
    let shown = "struct V: View { var body: some View { \(view) } }"
    #expect(Seen(shown, in: "AppTests/Views.swift").all.isEmpty)
    #expect(Seen(shown, in: "Samples/Views.swift").all.isEmpty)
    #expect(Seen(shown, in: "App/Views.swift").proven == ["text on card"])
  }

  @Test func largeTextIsToldBySize() {
    let seen = Seen(
      "struct V: View { var body: some View { Text(\"a\").font(.title2.bold()).foregroundStyle(.theme.text).background(.theme.card) } }"
    )
    #expect(seen.first("text on card")?.element == .text(.init(points: 22, isBold: true)))
  }

  /// The title of a button with a symbol is spoken, not shown, where labels show only their icons.
  @Test func aButtonShowsWhatLabelsShow() {
    func elements(_ style: String, _ title: String = "\"a\", systemImage: \"star\"") -> [String] {
      let view = "Button(\(title)) {}\(style).foregroundStyle(.theme.text).background(.theme.card)"
      let seen = Seen("struct V: View { var body: some View { \(view) } }")
      return seen.sightings.map { if case .icon = $0.element { "icon" } else { "text" } }.sorted()
    }
    #expect(elements("") == ["icon", "text"])
    #expect(elements(".labelStyle(.iconOnly)") == ["icon"])
    #expect(elements(".labelStyle(.titleOnly)") == ["text"])
    #expect(elements(".labelStyle(.iconOnly)", "\"a\"") == ["text"])
  }
}
