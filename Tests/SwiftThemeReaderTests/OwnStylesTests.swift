import SwiftThemeReader
import Testing
import ThemeModel

/// A team's own styles are the colors that they resolve to.
struct OwnStylesTests {
  private static let members = """
    extension ShapeStyle where Self == Tone {
      static var ink: Tone { INK }
      static var paper: Tone { PAPER }
    }
    """

  private static func source(_ declaration: String, ink: String, paper: String) -> String {
    declaration + "\n" + members.replacing("INK", with: ink).replacing("PAPER", with: paper)
  }

  static let styles = [
    source(
      """
      struct Tone: ShapeStyle {
        let light: Color
        let dark: Color
        func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? dark : light }
      }
      """, ink: "Tone(light: .black, dark: .red)", paper: "Tone(light: .white, dark: .black)"),
    source(
      """
      enum Tone { case ink, paper }
      extension Tone: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
          switch self {
          case .ink: environment.colorScheme == .dark ? Color.red : Color.black
          case .paper: environment.colorScheme == .dark ? Color.black : Color.white
          }
        }
      }
      """, ink: ".ink", paper: ".paper"),
    source(
      """
      struct Tone: ShapeStyle {
        let number: Int
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
          let isDark = environment.colorScheme == .dark
          let color: Color = number == 0 ? (isDark ? .red : .black) : (isDark ? .black : .white)
          return color.resolve(in: environment)
        }
      }
      """, ink: "Tone(number: 0)", paper: "Tone(number: 1)"),
  ]

  @Test(arguments: styles)
  func areReadInEachMode(_ style: String) {
    let reading = Reading("import SwiftUI\n" + style)
    let red = Reading("import SwiftUI\nenum C { static let red = Color.red }").hex("C.red", nil, ["mode": "dark"])
    #expect(reading.hex("ShapeStyle.ink") == "#000000")
    #expect(reading.hex("ShapeStyle.ink", nil, ["mode": "dark"]) == red)
    #expect(reading.hex("ShapeStyle.paper") == "#FFFFFF")
    #expect(reading.hex("ShapeStyle.paper", nil, ["mode": "dark"]) == "#000000")
  }

  private func sightings(_ views: String, _ style: String) -> [Sighting] {
    let files = [SourceFile(name: "App/V.swift", bytes: Array(("import SwiftUI\n" + style + "\n" + views).utf8))]
    return ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1).sightings
  }

  @Test(arguments: styles)
  func areSeenInViews(_ style: String) {
    let seen = sightings(
      "struct Card: View { var body: some View { Text(\"a\").foregroundStyle(.ink).padding().background(.paper) } }",
      style)
    #expect(seen.count == 1 && seen.first?.certainty == .proven)
    #expect(seen.first?.foreground.color == .token("ShapeStyle.ink"))
  }

  private static let wrapper = """
    @propertyWrapper struct Adaptive: DynamicProperty {
      @Environment(\\.colorScheme) private var scheme
      let light: Color, dark: Color
      init(light: Color, dark: Color) { self.light = light; self.dark = dark }
      var wrappedValue: Color { scheme == .dark ? dark : light }
    }
    extension Color { static let paper = Color.white }
    """

  private static let themed = """
    struct Palette {
      var ink: Color, paper: Color
      static let light = Palette(ink: .black, paper: .white)
      static let dark = Palette(ink: .white, paper: .black)
      static func of(_ scheme: ColorScheme) -> Palette { scheme == .dark ? dark : light }
    }
    @propertyWrapper struct Themed: DynamicProperty {
      @Environment(\\.colorScheme) private var scheme
      let path: KeyPath<Palette, Color>
      init(_ path: KeyPath<Palette, Color>) { KEPT }
      var wrappedValue: Color { Palette.of(scheme)[keyPath: path] }
    }
    """

  private static let card = """
    struct Card: View {
      @Themed(\\.ink) var ink
      @Themed(\\.paper) var page
      var body: some View { Text("b").foregroundStyle(ink).background(page) }
    }
    """

  @Test func aTeamsOwnWrapperIsReadAsAComputedProperty() {
    let seen = sightings(Self.card, Self.themed.replacing("KEPT", with: "self.path = path"))
    #expect(seen.map(\.certainty) == [.proven])
    #expect(
      seen.map(\.foreground.color) == [.token("ink")] && seen.map { "\($0.ground)" }.allSatisfy { $0.contains("paper") }
    )
    let adaptive = sightings(
      """
      struct Card: View {
        @Adaptive(light: .black, dark: .red) var ink
        var body: some View { Text("a").foregroundStyle(ink).background(Color.paper) }
      }
      """, Self.wrapper)
    #expect(adaptive.contains { $0.certainty == .proven && $0.contexts == ["mode": ["dark"]] })
  }

  /// What a wrapper lets code set later is another color.
  @Test(arguments: [
    ("var wrappedValue: Color { get { Palette.of(scheme)[keyPath: path] } nonmutating set { } }", "ink"),
    ("var wrappedValue: Color { Palette.of(scheme)[keyPath: path] }", "_ink"),
  ])
  func whatIsSetLaterIsNotKnown(_ value: String, _ name: String) {
    let plain = "var wrappedValue: Color { Palette.of(scheme)[keyPath: path] }"
    let wrapper = Self.themed.replacing("KEPT", with: "self.path = path").replacing(plain, with: value)
    let set = name == "ink" ? "" : "init() { _ink = Themed(\\.paper) }"
    let card = Self.card.replacing("var body", with: "\(set)\n  var body")
    let seen = sightings(card, wrapper)
    #expect(seen.count == 1 && seen.first?.foreground.color != .token("ink"))
  }

  /// A function may give another style at each call.
  @Test func aStyleOfAFunctionIsNoToken() {
    let style = """
      struct Tone: ShapeStyle {
        let isWeak: Bool
        func resolve(in environment: EnvironmentValues) -> Color { isWeak ? .gray : .black }
      }
      extension ShapeStyle where Self == Tone { static func tone(weak: Bool = false) -> Tone { Tone(isWeak: weak) } }
      extension Color { static let paper = Color.white }
      """
    let seen = sightings(
      "struct V: View { var body: some View { Text(\"a\").foregroundStyle(.tone(weak: true)).background(Color.paper) } }",
      style)
    #expect(seen.count == 1)
    if case .token? = seen.first?.foreground.color { Issue.record("the style is a token") }
  }

  /// Two colors that are not known are told where a wrapper that is read would have told them.
  @Test func whatAWrapperKeepsOfItsArgumentsMayBeUnknown() {
    let seen = sightings(Self.card, Self.themed.replacing("KEPT", with: "self.path = Chooser.path(path)"))
    #expect(seen.count == 1)
    if case .unread? = seen.first?.foreground.color {} else { Issue.record("the color is known") }
  }

  private static let tones = """
    struct Paper: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.theme.page } }
    struct Tone: ShapeStyle { let color: Color
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle { color } }
    struct Level: ShapeStyle { private let color: Color; init(_ color: Color) { self.color = color }
      func resolve(in environment: EnvironmentValues) -> Color { color } }
    struct Pair: ShapeStyle { var light: Color; var dark: Color = .theme.canvas
      func resolve(in environment: EnvironmentValues) -> Color { environment.colorScheme == .dark ? dark : light } }
    enum Kind: ShapeStyle { case paper, card
      func resolve(in environment: EnvironmentValues) -> Color {
        switch self { case .paper: .theme.page
        case .card: .theme.card } } }
    extension ShapeStyle where Self == Tone { static func tone(_ color: Color) -> Tone { Tone(color: color) } }
    struct Frost: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .thinMaterial } }

    """

  private static func shown(_ view: String) -> Seen {
    Seen(tones + "struct V: View { var body: some View { \(view) } }")
  }

  /// What lies behind a view may be one.
  @Test(arguments: [
    ("background(Paper())", "page"), ("background(Paper(), in: Capsule())", "page"),
    ("background(Tone(color: .theme.card))", "card"), ("background(Level(.theme.card))", "card"),
    ("background(Kind.card)", "card"), ("background(.tone(.theme.card))", "card"),
    ("background { Rectangle().fill(Tone(color: .theme.card)) }", "card"),
    ("background(Rectangle().fill(Level(.theme.card)))", "card"),
  ])
  func areGrounds(_ modifier: String, _ ground: String) {
    let seen = Self.shown("Text(\"a\").foregroundStyle(.theme.text).\(modifier)")
    #expect(seen.proven == ["text on \(ground)"])
    #expect(seen.likely.isEmpty && seen.unread.isEmpty)
  }

  @Test func areGroundsInEachMode() {
    let seen = Self.shown("Text(\"a\").foregroundStyle(.theme.text).background(Pair(light: .theme.page))")
    #expect(seen.proven == ["text on page", "text on canvas"])
    #expect(seen.first("text on page")?.contexts == ["mode": ["light"]])
    #expect(seen.first("text on canvas")?.contexts == ["mode": ["dark"]])
  }

  @Test func lieBehindWhatLiesOnAShape() {
    let seen = Self.shown(
      "Rectangle().fill(Tone(color: .theme.card)).overlay { Text(\"a\").foregroundStyle(.theme.text) }")
    #expect(seen.proven == ["text on card"])
  }

  /// A style that is no color is no ground, and what lies behind it is none either.
  @Test(arguments: ["Frost()", "Tone(color: make())"])
  func areNoGroundWhereTheyAreNoKnownColor(_ style: String) {
    let seen = Self.shown("Text(\"a\").foregroundStyle(.theme.text).background(\(style)).background(Color.theme.page)")
    #expect(!seen.all.contains("text on page"))
  }
}
