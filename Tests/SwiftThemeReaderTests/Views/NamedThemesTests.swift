import Testing

/// Views that name one of the themes show its colors, and those of no other.
@Suite struct NamedThemesTests {
  private static func code(_ keyword: String = "let") -> String {
    """
    struct Palette {
      var page: Color, words: Color, whisper: Color
      static \(keyword) light = Palette(page: .white, words: .black, whisper: Color(white: 0.4))
      static \(keyword) dark = Palette(page: .black, words: .white, whisper: Color(white: 0.3))
    }

    """
  }

  private static func view(_ front: String, _ back: String) -> String {
    "struct V: View { var body: some View { Text(\"a\").foregroundStyle(\(front)).background(\(back)) } }"
  }

  @Test func aConstantIsItsTheme() {
    let view = Self.view("Palette.dark.whisper", "Palette.dark.page")
    #expect(OwnPairs.of(Self.code() + view) == ["whisper on page in dark"])
  }

  @Test func twoConstantsAreNeverOne() {
    #expect(OwnPairs.of(Self.code() + Self.view("Palette.dark.whisper", "Palette.light.page")).isEmpty)
  }

  @Test func aVariableMayHoldAnother() {
    let view = Self.view("Palette.dark.whisper", "Palette.dark.page")
    #expect(OwnPairs.of(Self.code("var") + view) == ["whisper on page, likely"])
  }

  @Test func eachModeHasItsOwn() {
    let view = """
      struct V: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View {
          Text("a").foregroundStyle(scheme == .dark ? Palette.dark.whisper : Palette.light.whisper)
            .background(scheme == .dark ? Palette.dark.page : Palette.light.page)
        }
      }
      """
    #expect(OwnPairs.of(Self.code() + view) == ["whisper on page in dark", "whisper on page in light"])
  }

  /// One theme, whose colors have modes of their own.
  @Test func theOnlyThemeIsTheOneThatIsJudged() {
    let code = """
      extension Color { static let theme = ColorTheme() }
      struct ColorTheme {
        let card = Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
        let text = Color(white: 0.1)
      }

      """
    #expect(OwnPairs.of(code + Self.view("Color.theme.text", "Color.theme.card")) == ["text on card"])
  }
}
