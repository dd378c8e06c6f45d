import Testing

/// The grounds of rows, headers and gaps in lists.
struct ListRowsTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var list: String
    var proven: Set<String> = []
    var likely: Set<String> = []

    var testDescription: String { name }
  }

  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"
  private static let icon = "Text(\"b\").foregroundStyle(.theme.icon)"
  private static let onPage = ".scrollContentBackground(.hidden).background(.theme.page)"

  static let shapes: [Shape] = [
    Shape(name: "a row without a background is the system's", list: "List { \(text) }\(onPage)"),
    Shape(
      name: "a clear row lets through what is behind a list that hides its background",
      list: "List { \(text).listRowBackground(Color.clear) }\(onPage)", likely: ["text on page"]),
    Shape(
      name: "a clear row of a list with its own background",
      list: "List { \(text).listRowBackground(Color.clear) }.background(.theme.page)"),
    Shape(
      name: "the background of a section's rows",
      list: "Form { Section { \(text) }.listRowBackground(Color.theme.card) }\(onPage)", proven: ["text on card"]),
    Shape(
      name: "the background of rows that a loop makes",
      list: "List { ForEach(items) { _ in \(text) }.listRowBackground(Color.theme.card) }", proven: ["text on card"]),
    Shape(
      name: "a row's own content in front of its background",
      list: "List { \(text).padding().background(.theme.accent, in: Capsule()).listRowBackground(Color.theme.card) }",
      proven: ["text on accent, card"]),
    Shape(
      name: "a background that is set on the list is no row's",
      list: "List { \(text) }.listRowBackground(Color.theme.card)"),
    Shape(
      name: "what a button's label says of its row may not reach it",
      list: "List { Button { } label: { \(text).listRowBackground(Color.theme.card) } }", likely: ["text on card"]),
    Shape(
      name: "the header of a grouped list",
      list: "List { Section { Text(\"q\") } header: { \(text) } }.listStyle(.insetGrouped)\(onPage)",
      likely: ["text on page"]),
    Shape(
      name: "the header of a plain list",
      list: "List { Section { Text(\"q\") } header: { \(text) } }.listStyle(.plain)\(onPage)"),
    Shape(
      name: "the header of a plain list whose style is made",
      list: "List { Section { Text(\"q\") } header: { \(text) } }.listStyle(PlainListStyle())\(onPage)"),
    Shape(
      name: "the header of a list without a style",
      list: "Form { Section { Text(\"q\") } header: { \(text) } }\(onPage)", likely: ["text on page"]),
    Shape(
      name: "a header is no row of its section",
      list: "Form { Section(header: \(text)) { Text(\"q\") }.listRowBackground(Color.theme.card) }\(onPage)",
      likely: ["UIColor.label on card", "text on page"]),
    Shape(
      name: "a section that may be in a list elsewhere",
      list: "Section(header: \(text)) { Toggle(isOn: .constant(on), label: { \(icon) }) }"
        + ".listRowBackground(Color.theme.card)",
      likely: ["icon on card"]),
    Shape(
      name: "a row that its state chooses",
      list: "List { Text(\"a\").foregroundStyle(on ? .theme.onAccent : .theme.text)"
        + ".listRowBackground(on ? Color.theme.accent : .theme.card) }",
      proven: ["onAccent on accent", "text on card"]),
    Shape(
      name: "a table's rows are the system's", list: "Table(items) { TableColumn(\"a\") { _ in \(text) } }\(onPage)"),
  ]

  @Test(arguments: shapes)
  func aListGivesItsPairsAndNoOthers(_ shape: Shape) {
    let seen = Seen("struct V: View { let on: Bool; let items: [Item]\nvar body: some View { \(shape.list) } }")
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }

  /// A row in a view of its own, which the list creates.
  @Test func aRowThatIsAViewOfItsOwn() {
    let seen = Seen(
      """
      struct Row: View { let ground: Color; var body: some View { HStack { \(Self.text) }.listRowBackground(ground) } }
      struct V: View { var body: some View { List { Section { Row(ground: .theme.card) } } } }
      """)
    #expect(seen.proven == ["text on card"])
  }
}
