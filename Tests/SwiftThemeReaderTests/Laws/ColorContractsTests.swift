import SwiftThemeReader
import Testing
import ThemeModel

/// Static members whose types only say to what they conform, and protocols whose values each stand for one color.
struct ColorContractsTests {
  private static let pair = """
    struct Pair: View {
      let light: Color; let dark: Color
      @Environment(\\.colorScheme) var colorScheme
      init(light: Color, dark: Color) { self.light = light; self.dark = dark }
      var body: some View { colorScheme == .light ? light : dark }
    }
    """

  @Test(arguments: [
    "static var ink: some View { Pair(light: .black, dark: .white) }",
    "static var ink: some View { return Pair(light: .black, dark: .white) }",
    "static let ink: some View = Pair(light: .black, dark: .white)",
  ])
  func aHiddenTypeIsThatOfTheValue(_ member: String) {
    let reading = Reading(
      "\(Self.pair)\nstruct Inks { \(member); static var line: some View { Color.white.frame(height: 1) } }\n"
        + "struct Ground { static let page = Color.white }")
    #expect(reading.hex("Inks.ink") == "#000000", "\(member)")
    #expect(reading.hex("Inks.ink", nil, ["mode": "dark"]) == "#FFFFFF")
    #expect(reading.token("Inks.line") == nil)
    #expect(reading.hex("Ground.page") == "#FFFFFF")
  }

  private static let tones = """
    protocol Tone: View {
      func resolved(_ scheme: ColorScheme, _ level: UIUserInterfaceLevel) -> PlainTone
      var asCgColor: CGColor { get }
    }
    struct PlainTone: Tone {
      let color: Color
      init(_ color: Color) { self.color = color }
      func resolved(_: ColorScheme, _: UIUserInterfaceLevel) -> PlainTone { self }
      var asCgColor: CGColor { UIColor(color).cgColor }
      var body: some View { color }
    }
    struct ModeTone<L: Tone, D: Tone>: Tone {
      private var light: L
      private var dark: D
      init(light: Color, dark: Color) where L == PlainTone, D == PlainTone {
        self.light = PlainTone(light)
        self.dark = PlainTone(dark)
      }
      init(light: L, dark: D) { self.light = light; self.dark = dark }
      func resolved(_ scheme: ColorScheme, _ level: UIUserInterfaceLevel) -> PlainTone {
        if scheme == .light { return light.resolved(scheme, level) } else { return dark.resolved(scheme, level) }
      }
      var asCgColor: CGColor { UIColor.red.cgColor }
      var inverted: ModeTone<D, L> { ModeTone<D, L>(light: dark, dark: light) }
      var body: some View { light }
    }
    struct LevelTone<T: Tone>: Tone {
      let base: T; let raised: T
      func resolved(_ scheme: ColorScheme, _ level: UIUserInterfaceLevel) -> PlainTone {
        level == .elevated ? raised.resolved(scheme, level) : base.resolved(scheme, level)
      }
      var asCgColor: CGColor { UIColor.red.cgColor }
      var body: some View { base }
    }
    struct Grays {
      static var black: some Tone { PlainTone(Color(red: 0, green: 0, blue: 0)) }
      static var white: some Tone { PlainTone(Color(red: 1, green: 1, blue: 1)) }
    }
    struct Texts {
      static var primary: some Tone { ModeTone(light: Grays.black, dark: Grays.white) }
      static var accent: some Tone { ModeTone(light: Color(red: 1, green: 0, blue: 0), dark: Color(red: 0, green: 0, blue: 1)) }
      static var negative: some Tone { Texts.primary.inverted }
      static var card: some Tone { LevelTone(base: Grays.black, raised: Grays.white) }
    }
    """

  @Test func valuesOfAContractAreColors() {
    let reading = Reading(Self.tones)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Grays.white") == "#FFFFFF")
    for (name, light, dark) in [
      ("primary", "#000000", "#FFFFFF"), ("accent", "#FF0000", "#0000FF"), ("negative", "#FFFFFF", "#000000"),
    ] {
      #expect(reading.hex("Texts.\(name)") == light, "\(name)")
      #expect(reading.hex("Texts.\(name)", nil, ["mode": "dark"]) == dark, "\(name)")
    }
    #expect(reading.hex("Texts.card") == "#000000")
    #expect(reading.hex("Texts.card", nil, ["elevation": "elevated"]) == "#FFFFFF")
  }

  /// A function and another color are two colors, so the protocol is a theme.
  @Test func aContractOfSeveralColorsIsNoColor() {
    let reading = Reading(
      """
      protocol BrandColor {
        func ink(_ scheme: ColorScheme) -> Color
        var page: Color { get }
      }
      struct Ocean: BrandColor {
        func ink(_ scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }
        var page: Color { .white }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Ocean"])
    #expect(reading.hex("ink") == "#000000")
  }

  @Test func keysThatCodeLooksUpAreNamed() throws {
    let reading = Reading(
      """
      struct Theme {
        indirect enum ColorValue { case color(Color); case key(ColorKey) }
        struct ColorKey {
          let id: String; let value: ColorValue
          init(_ id: String, default value: ColorValue) { self.id = id; self.value = value }
        }
      }
      extension Theme.ColorKey {
        static let page = Theme.ColorKey("page", default: .color(.white))
        static let ink = Theme.ColorKey("ink", default: .key(.page))
        static let bare = Theme.ColorKey("bare")
      }
      enum Fixed { static let red = Color.red; static let page = Color.white }
      """)
    let warning = try #require(reading.system.diagnostics.first { $0.message.contains("stand for colours") })
    #expect(warning.code == "colors-not-read")
    #expect(warning.severity == .warning)
    #expect(warning.message.hasPrefix("2 static members that stand for colours are not read"))
    #expect(warning.message.hasSuffix("Theme.ColorKey.page, Theme.ColorKey.ink"))
    #expect(warning.place?.line == 9)
  }
}
