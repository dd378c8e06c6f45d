import SwiftThemeReader
import Testing
import ThemeModel

/// Colors in tuples, in cases with values, and in what callers hand over.
struct TupleColorsTests {
  private static let palette = """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.1, blue: 0.1); static let page = Color(red: 1, green: 1, blue: 1)
      static let gold = Color(red: 0.9, green: 0.7, blue: 0.2); static let leaf = Color(red: 0.6, green: 0.8, blue: 0.3)
    }
    enum Kind { case a, b }

    """

  private static func pairs(_ code: String) -> Set<String> { OwnPairs.of(palette + code) }

  private static func view(_ members: String, _ ink: String, _ ground: String) -> String {
    """
    struct A: View { \(members)
    var body: some View { Text("a").foregroundColor(\(ink)).background(\(ground)) } }
    """
  }

  @Test(arguments: [
    ("", "Looks.pair.fg", "Looks.pair.bg"),
    ("private var pair: (bg: Color, fg: Color) { (.gold, .page) }", "pair.fg", "pair.bg"),
    ("private let pair = (bg: Color.gold, fg: Color.page)", "pair.fg", "pair.bg"),
    ("private let pair: (Color, Color) = (.gold, .page)", "pair.1", "pair.0"),
    ("func pick() -> (bg: Color, fg: Color) { (.gold, .page) }", "pick().fg", "pick().bg"),
  ])
  func aTupleHasItsParts(_ members: String, _ ink: String, _ ground: String) {
    let looks = "enum Looks { static let pair = (bg: Color.gold, fg: Color.page) }\n"
    #expect(Self.pairs(looks + Self.view(members, ink, ground)) == ["Color.page on Color.gold"], "\(members)")
  }

  /// A constant of a body may be one of several tuples.
  @Test(arguments: [
    "let pair = isOn ? (Color.gold, Color.page) : (Color.leaf, Color.ink)",
    "let pair: (Color, Color) = isOn ? (.gold, .page) : (.leaf, .ink)",
    "let pair = if isOn { (Color.gold, Color.page) } else { (Color.leaf, Color.ink) }",
    "let pair = switch isOn { case true: (Color.gold, Color.page)\ncase false: (Color.leaf, Color.ink) }",
  ])
  func aLocalTupleHasItsParts(_ pair: String) {
    let code = """
      struct A: View { let isOn: Bool
      var body: some View { \(pair)
        Text("a").foregroundColor(pair.1).background(pair.0) } }
      """
    #expect(Self.pairs(code) == ["Color.page on Color.gold", "Color.ink on Color.leaf"])
    guard !pair.contains("pair:") else { return }
    let labelled = code.replacing("(Color.gold, Color.page)", with: "(bg: Color.gold, fg: Color.page)")
      .replacing("(Color.leaf, Color.ink)", with: "(bg: Color.leaf, fg: Color.ink)")
      .replacing("pair.1", with: "pair.fg").replacing("pair.0", with: "pair.bg")
    #expect(Self.pairs(labelled) == ["Color.page on Color.gold", "Color.ink on Color.leaf"])
  }

  @Test func whatTheTupleDependsOnGoesTogether() {
    let members = """
      let kind: Kind
      private var colors: (bg: Color, fg: Color) { switch kind { case .a: return (.gold, .page)
      case .b: return (.leaf, .ink) } }
      """
    #expect(
      Self.pairs(Self.view(members, "colors.fg", "colors.bg")) == [
        "Color.page on Color.gold", "Color.ink on Color.leaf",
      ])
  }

  /// A tuple that is called `colors` has no theme's colors.
  @Test func aTupleIsNoTheme() {
    let code = """
      struct Skin { var bg: Color; var fg: Color
        static let warm = Skin(bg: .ink, fg: .page) }
      struct P: View { let skin = Skin.warm
        var body: some View { Text("a").foregroundColor(skin.fg).background(skin.bg) } }

      """
    let members = "let kind: Kind\nprivate var colors: (bg: Color, fg: Color) { make(kind) }"
    let pairs = Self.pairs(code + Self.view(members, "colors.fg", "colors.bg"))
    #expect(pairs == ["fg on bg", "A.colors.fg on A.colors.bg"])
  }

  @Test func namesOfPartsAreParts() {
    let code = """
      struct A: View { func pick() -> (Color, Color) { (.gold, .page) }
        var body: some View { let (bg, fg) = pick(); return Text("a").foregroundColor(fg).background(bg) } }
      """
    #expect(Self.pairs(code) == ["Color.page on Color.gold"])
  }

  private static let styles = """
    enum Style { case filled(Color), outlined(Color), plain
      var ink: Color { switch self { case .filled: return .page
        case let .outlined(color): return color
        case .plain: return .ink } }
      var ground: Color { switch self { case let .filled(color): return color
        default: return .page } } }
    struct Badge: View { let style: Style
      var body: some View { Text("a").foregroundColor(style.ink).background(style.ground) } }

    """

  @Test(arguments: [
    (".filled(.gold)", "Color.page on Color.gold"), (".outlined(.leaf)", "Color.leaf on Color.page"),
    (".plain", "Color.ink on Color.page"), ("Style.filled(.leaf)", "Color.page on Color.leaf"),
  ])
  func aCaseHoldsWhatTheCallerGives(_ style: String, _ pair: String) {
    let code = Self.styles + "struct Screen: View { var body: some View { VStack { Badge(style: \(style)) } } }"
    #expect(Self.pairs(code).contains(pair), "\(style)")
  }

  /// The function of a protocol that a case meets, on an argument of a modifier.
  @Test func aModifierShowsTheCaseThatItIsGiven() {
    let code = """
      protocol Colorable { func color(_ scheme: ColorScheme) -> Color }
      enum Inks: Colorable { case snow, dim
        func color(_ scheme: ColorScheme) -> Color { switch self { case .snow: return .page; case .dim: return .leaf } } }
      struct Front: ViewModifier { @Environment(\\.colorScheme) var scheme; let style: Colorable
        func body(content: Content) -> some View { content.foregroundColor(style.color(scheme)) } }
      extension View { func front(_ style: Colorable) -> some View { modifier(Front(style: style)) } }
      struct A: View { var body: some View { Text("a").front(Inks.snow).background(Color.gold) } }
      struct B: View { var body: some View { Text("a").front(Inks.dim).background(Color.page) } }
      """
    #expect(Self.pairs(code) == ["Color.page on Color.gold", "Color.leaf on Color.page"])
  }

  /// What the caller hands over is there.
  @Test func anArgumentThatIsThereDecides() {
    let code = """
      extension Color { static func pick(_ light: Color, dark: Color? = nil) -> Color { if let dark { return dark }; return light } }

      """
    #expect(Self.pairs(code + Self.view("", ".page", "Color.pick(.gold, dark: .ink)")) == ["Color.page on Color.ink"])
    #expect(Self.pairs(code + Self.view("", ".page", "Color.pick(.gold)")) == ["Color.page on Color.gold"])
  }

  /// Two colors that the running app chooses are a pair all the same.
  @Test func whatIsChosenOnBothSidesIsAPair() {
    let members = "@State private var front = Color.page; @State private var back = Color.gold"
    #expect(Self.pairs(Self.view(members, "front", "back")) == ["A.front on A.back"])
    #expect(Self.pairs(Self.view("", ".white", "Color.gold.gradient")) == [".white on Color.gold.gradient"])
  }

  @Test func aPropertyOfAValueIsAView() {
    let code = """
      enum Tab { case all
        var label: some View { Text("a").padding(8) } }
      struct A: View { let tab: Tab; var body: some View { tab.label.foregroundColor(.page).background(Color.gold) } }
      """
    #expect(Self.pairs(code) == ["Color.page on Color.gold"])
  }

  @Test func anAccentColorOfTheTeamsIsItsOwn() {
    let code = "extension Color { static var accentColor: Color { Color(red: 0.9, green: 0.7, blue: 0.2) } }\n"
    #expect(Self.pairs(code + Self.view("", ".white", ".accentColor")) == [".white on Color.accentColor"])
  }

  /// A constant of the enumeration may equal any case, a case may go on to the next, and a subclass may give another tuple.
  @Test(arguments: [
    "enum Style: Equatable { case filled(Color), plain\nstatic let brand = Style.filled(.gold) }\n"
      + "struct A: View { var body: some View { Text(\"a\").foregroundColor(.white).background(ground(.filled(.gold))) }\n"
      + "func ground(_ style: Style) -> Color { switch style { case .brand: return .gold\ncase .filled: return .ink\ncase .plain: return .ink } } }",
    "enum Style { case filled(Color), plain, other(Int) }\n"
      + "struct A: View { var body: some View { Text(\"a\").foregroundColor(.white).background(ground(.other(2))) }\n"
      + "func ground(_ style: Style) -> Color { switch style { case .other: fallthrough\ncase .plain: return .gold\ncase .filled: return .ink } } }",
    "class Base { var pair: (bg: Color, fg: Color) { (.ink, .white) }\n"
      + "func row() -> some View { Text(\"a\").foregroundColor(pair.fg).background(pair.bg) } }\n"
      + "class Sub: Base { override var pair: (bg: Color, fg: Color) { (.gold, .white) } }",
    "extension Color { static var maybe: Color? = Color(red: 0.1, green: 0.1, blue: 0.1) }\n"
      + "struct A: View { var body: some View { Text(\"a\").foregroundColor(.white).background(ground(Color.maybe)) }\n"
      + "func ground(_ tone: Color?) -> Color { if let tone { return tone }; return .gold } }",
  ])
  func whatMayBeOtherwiseIsNotDecided(_ code: String) {
    #expect(!Self.pairs(code).isSubset(of: [".white on Color.ink", ".white on Color.maybe"]), "\(code)")
    #expect(!Self.pairs(code).isEmpty, "\(code)")
  }
}
