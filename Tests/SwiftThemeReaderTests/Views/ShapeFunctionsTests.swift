import Testing

/// Functions of the team's own on shapes and colors.
struct ShapeFunctionsTests {
  private static func seen(_ functions: String, _ body: String) -> Seen {
    Seen("\(functions)\nstruct V: View { var body: some View { \(body) } }")
  }

  private static let text = "Text(\"a\").foregroundStyle(.theme.text)"

  @Test(arguments: [
    ("extension Shape { func paint(_ color: Color) -> some View { fill(color) } }", "Rectangle().paint(.theme.card)"),
    (
      "extension Shape { func paint(_ color: Color) -> some View { self.fill(color) } }",
      "Rectangle().paint(.theme.card)"
    ),
    (
      "extension InsettableShape { func paint(_ color: Color) -> some View { fill(color) } }",
      "Rectangle().paint(.theme.card)"
    ),
    ("extension Rectangle { func card() -> some View { fill(Color.theme.card) } }", "Rectangle().card()"),
    ("extension Color { func wide() -> some View { ignoresSafeArea() } }", "Color.theme.card.wide()"),
    (
      "extension Shape { func paint(_ color: Color) -> some View { fill(color) }; func twice(_ color: Color) -> some View { paint(color) } }",
      "Rectangle().twice(.theme.card)"
    ),
  ])
  func theyPaintAsWhatTheyAreMadeOf(_ function: String, _ shape: String) {
    for body in [
      "\(shape).overlay { \(Self.text) }", "\(Self.text).background(\(shape))", "\(Self.text).background { \(shape) }",
      "ZStack { \(shape); \(Self.text) }",
    ] {
      let seen = Self.seen(function, body)
      #expect(seen.proven == ["text on card"], "\(body)")
      #expect(seen.likely.isEmpty, "\(body)")
    }
  }

  /// Of functions of one name, that of the narrower type is meant.
  @Test func aFunctionOfTwoTypesIsThatOfTheNarrowerOne() {
    let function = """
      extension Shape { func fill(_ color: Color, edge: Color) -> some View { fill(color).overlay(stroke(edge)) } }
      extension InsettableShape { func fill(_ color: Color, edge: Color) -> some View { fill(color).overlay(strokeBorder(edge)) } }
      """
    let seen = Self.seen(function, "\(Self.text).background(Rectangle().fill(.theme.card, edge: .theme.line))")
    #expect(seen.proven.contains("text on card"))
    #expect(!seen.likely.contains("text on card"))
  }

  /// A function that calls itself ends, and an outline is no surface.
  @Test func othersDoNotPaint() {
    let endless = Self.seen(
      "extension Shape { func paint(_ color: Color) -> some View { paint(color) } }",
      "\(Self.text).background(Rectangle().paint(.theme.card))")
    #expect(endless.proven.isEmpty)
    let outline = Self.seen(
      "extension Shape { func line(_ color: Color) -> some View { stroke(color) } }",
      "\(Self.text).background(Rectangle().line(.theme.line)).background(.theme.card)")
    #expect(!outline.all.contains("text on line"))
  }
}
