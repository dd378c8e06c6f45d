import Testing

/// Styles that keep how they find their color in the theme: a key path, or a closure.
@Suite struct KeyPathStylesTests {
  private static func code(_ style: String, _ members: String) -> String {
    """
    struct Palette {
      var label: Labels, page: Color
      struct Labels { var ink: Color, hint: Color }
      static let day = Palette(label: Labels(ink: .black, hint: .gray), page: .white)
      static let night = Palette(label: Labels(ink: .white, hint: .gray), page: .black)
    }
    extension EnvironmentValues { @Entry var palette: Palette = .day }
    struct Themed: ShapeStyle { \(style) }
    extension ShapeStyle where Self == Themed { \(members) }
    struct V: View {
      var body: some View { VStack { Text("a").foregroundStyle(.ink); Text("b").foregroundStyle(.hint) }.background(.sheet) }
    }
    """
  }

  private static let made = """
    static var ink: Themed { .init(get: \\.label.ink) }
    static var hint: Themed { Themed(get: \\.label.hint) }
    static var sheet: Themed { .init(get: \\.page) }
    """

  @Test(arguments: [
    "let get: (Palette) -> Color; func resolve(in environment: EnvironmentValues) -> Color { get(environment.palette) }",
    "let get: (Palette) -> Color; func resolve(in values: EnvironmentValues) -> Color { self.get(values.palette) }",
    "let get: KeyPath<Palette, Color>; func resolve(in values: EnvironmentValues) -> Color { values.palette[keyPath: get] }",
  ])
  func aKeyPathLeadsToTheToken(style: String) {
    #expect(OwnPairs.of(Self.code(style, Self.made)) == ["label.ink on page", "label.hint on page"])
  }

  @Test func aClosureLeadsToTheToken() {
    let style =
      "let get: (Palette) -> Color; func resolve(in environment: EnvironmentValues) -> Color { get(environment.palette) }"
    let members = Self.made.replacing("\\.label.ink", with: "{ $0.label.ink }").replacing(
      "\\.page", with: "{ one in one.page }")
    #expect(OwnPairs.of(Self.code(style, members)) == ["label.ink on page", "label.hint on page"])
  }

  /// What the style makes of the color is not the token.
  @Test func aChangedColorIsNotTheToken() {
    let style = """
      let get: (Palette) -> Color
      func resolve(in environment: EnvironmentValues) -> Color { get(environment.palette).mix(with: .red, by: 0.5) }
      """
    #expect(!OwnPairs.of(Self.code(style, Self.made)).contains("label.ink on page"))
  }
}
