import Testing

/// Styles of texts and controls as values and types of the team's own.
struct StyleValuesTests {
  private static let style = """
    struct TextLook { let font: Font; let color: Color }
    extension TextLook {
      static let body = TextLook(font: .body, color: .theme.text)
      static let hint = TextLook(font: .body, color: .theme.muted)
    }

    """

  private static let page = "struct V: View { var body: some View { Text(\"a\").look(.hint).background(.theme.card) } }"

  @Test(arguments: [
    "extension View { func look(_ look: TextLook) -> some View { font(look.font).foregroundStyle(look.color) } }",
    """
    extension View { func look(_ look: TextLook) -> some View { modifier(Looks(look: look)) } }
    struct Looks: ViewModifier { let look: TextLook; func body(content: Content) -> some View { content.foregroundStyle(look.color) } }
    """,
    "extension Text { func look(_ look: TextLook) -> Text { foregroundColor(look.color) } }",
  ])
  func aConstantOfTheStyleHasItsColor(_ function: String) {
    let seen = Seen(Self.style + function + "\n" + Self.page)
    #expect(seen.proven == ["muted on card"])
  }

  @Test func aConstantIsReadByItsWholeName() {
    let seen = Seen(
      Self.style
        + "struct V: View { var body: some View { Text(\"a\").foregroundStyle(TextLook.hint.color).background(.theme.card) } }"
    )
    #expect(seen.proven == ["muted on card"])
  }

  /// What the app may set is no constant.
  @Test func aVariableOfTheStyleHasNoColor() {
    let seen = Seen(
      Self.style.replacing("static let hint", with: "static var hint")
        + "struct V: View { var body: some View { Text(\"a\").foregroundStyle(TextLook.hint.color).background(.theme.card) } }"
    )
    #expect(!seen.proven.contains("muted on card"))
  }

  /// A parameter hides a property of its name, and a control has no parts that it is not given.
  @Test func onlyWhatIsThereCounts() {
    let hidden = Seen(
      Self.style
        + """
        struct Other { let color: Color; static let hint = Other(color: .theme.warn) }
        struct V: View {
          let look: Other
          func row(_ look: TextLook) -> some View { Text("a").foregroundStyle(look.color) }
          var body: some View { row(.hint).background(.theme.card) }
        }
        """)
    #expect(hidden.proven == ["muted on card"])
    let box = Seen(
      "struct S: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label.foregroundStyle(.theme.warn); configuration.content }.background(.theme.card) } }\n"
        + "struct V: View { var body: some View { GroupBox { Text(\"a\").foregroundStyle(.theme.text) }.groupBoxStyle(S()) } }"
    )
    #expect(box.proven == ["text on card"])
  }

  @Test(arguments: [
    (
      "struct S: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content }.background(.theme.card) } }",
      "GroupBox { Text(\"a\").foregroundStyle(.theme.text) }.groupBoxStyle(S())"
    ),
    (
      "struct S: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label.foregroundStyle(.theme.text) }.background(.theme.card) } }",
      "GroupBox(\"a\") { }.groupBoxStyle(S())"
    ),
    (
      "struct S: ToggleStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label.foregroundStyle(.theme.text) }.background(.theme.card) } }",
      "Toggle(\"a\", isOn: .constant(true)).toggleStyle(S())"
    ),
    (
      "struct S: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { configuration.foregroundStyle(.theme.text).padding().background(.theme.card) } }",
      "TextField(\"a\", text: .constant(\"\")).textFieldStyle(S())"
    ),
    (
      "struct S: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.theme.text).background(.theme.card) } }",
      "ProgressView(\"a\").progressViewStyle(S())"
    ),
    (
      "struct S: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.content }.background(.theme.card) } }",
      "DisclosureGroup(\"a\") { Text(\"b\").foregroundStyle(.theme.text) }.disclosureGroupStyle(S())"
    ),
    (
      "struct S: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.content.foregroundStyle(.theme.text) }.background(.theme.card) } }",
      "LabeledContent(\"a\", value: \"b\").labeledContentStyle(S())"
    ),
    (
      "struct S: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.title.foregroundStyle(.theme.text) }.background(.theme.card) } }",
      "Label(\"a\", systemImage: \"b\").labelStyle(S())"
    ),
  ])
  func theStyleOfAControlIsFollowed(_ style: String, _ control: String) {
    let seen = Seen("\(style)\nstruct V: View { var body: some View { \(control) } }")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }
}
