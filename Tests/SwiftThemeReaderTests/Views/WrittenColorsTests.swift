import ColorScience
import Testing
import ThemeModel

/// Colors that views write as values, beside tokens.
@Suite struct WrittenColorsTests {
  private static func literals(_ source: String) -> [String] {
    Seen(source).literals.map { "\($0.text) \($0.place.line)" }
  }

  /// The color of the first sighting with a written foreground, by its components in sRGB, in a look of the device.
  private static func components(_ source: String, in contexts: Contexts = [:]) -> [Int]? {
    let found: Color
    switch Seen(source).sightings.first?.foreground.color {
    case .fixed(let color, _)?: found = color
    case .adapting(let adapting, _)?:
      let look = adapting.looks.last { look in look.when.allSatisfy { contexts[$0.key] == $0.value } }
      guard case .color(let color)? = look?.value else { return nil }
      found = color
    default: return nil
    }
    let rgb = found.converted(to: .srgb).components
    return [rgb.x, rgb.y, rgb.z].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    ("Color(red: 0.2, green: 0.4, blue: 0.6)", [51, 102, 153]),
    ("Color(.sRGB, red: 51 / 255, green: 0.4, blue: 0.6)", [51, 102, 153]),
    ("Color(.sRGB, white: 0.2, opacity: 1)", [51, 51, 51]),
    ("Color(uiColor: UIColor(white: 0.2, alpha: 1))", [51, 51, 51]),
    ("Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))", [255, 0, 0]),
    ("Color(hue: 0, saturation: 1, brightness: 1)", [255, 0, 0]),
    ("Color(hex: 0x336699)", [51, 102, 153]), ("Color(hex: \"#336699\")", [51, 102, 153]),
    ("Color(UIColor.darkGray)", [85, 85, 85]), ("Color(uiColor: .green)", [0, 255, 0]),
    ("Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))", [255, 0, 0]),
  ])
  func areKnownWhereTheyAreExact(code: String, rgb: [Int]) {
    let source = """
      struct A: View {
        var body: some View { Text("a").foregroundColor(\(code)).background(Color.theme.card) }
      }
      """
    #expect(Self.components(source) == rgb)
    #expect(Seen(source).sightings.map(\.certainty) == [.proven])
    #expect(Seen(source).literals.count == 1)
  }

  /// A function of the color's own type is evaluated, however the code names the type.
  @Test(arguments: [".rgb(0x336699)", "Color.rgb(0x336699)", "flag ? .rgb(0x336699) : .rgb(0x336699)"])
  func areWhatTheTeamsFunctionMakes(_ code: String) {
    let source = """
      extension Color {
        static func rgb(_ code: UInt) -> Self {
          Self(red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255, blue: Double(code & 0xFF) / 255)
        }
      }
      struct A: View { let flag: Bool
        var body: some View { Text("a").foregroundColor(\(code)).background(Color.theme.card) } }
      """
    #expect(Self.components(source) == [51, 102, 153])
  }

  /// It is one as a ground as well, and with an opacity.
  @Test(arguments: [
    "Text(\"a\").foregroundColor(.theme.text).background(.rgb(0x336699))",
    "Text(\"a\").foregroundColor(.theme.text).background(.rgb(0x336699), in: Rectangle())",
    "Text(\"a\").foregroundColor(Color.rgb(0x336699).opacity(0.5)).background(Color.theme.card)",
    "Text(\"a\").foregroundColor(.rgb(0x336699).opacity(0.5)).background(Color.theme.card)",
  ])
  func areThatWhereverTheyAreShown(_ view: String) {
    let seen = Seen(
      """
      extension Color {
        static func rgb(_ code: UInt) -> Color {
          Color(red: Double(code >> 16 & 0xFF) / 255, green: Double(code >> 8 & 0xFF) / 255, blue: Double(code & 0xFF) / 255)
        }
      }
      struct A: View { var body: some View { \(view) } }
      """)
    let colors = seen.sightings.flatMap(\.colors)
    #expect(
      colors.contains {
        if case .fixed(let color, _) = $0.color { AdaptingColor.name(of: color) == "#336699" } else { false }
      })
    #expect(seen.sightings.map(\.certainty) == [.proven])
  }

  /// The body of a team's own initializer says what it makes of the digits.
  @Test func areWhatTheTeamsInitialiserMakes() {
    let source = """
      extension Color {
        init(bgr: Int) {
          self.init(red: Double(bgr & 0xFF) / 255, green: Double(bgr >> 8 & 0xFF) / 255, blue: Double(bgr >> 16 & 0xFF) / 255)
        }
      }
      struct A: View {
        var body: some View { Text("a").foregroundColor(Color(bgr: 0x996633)).background(Color.theme.card) }
      }
      """
    #expect(Self.components(source) == [51, 102, 153])
  }

  /// A function with arguments is not the constant of the same name, whatever it returns.
  @Test func areNotConstantsOfTheSameName() {
    for code in ["Color(.accent(.shade30))", "Color(UIColor.accent(.shade30))"] {
      let seen = Seen(
        """
        enum Shade { case shade30 }
        extension UIColor { static func accent(_ shade: Shade) -> UIColor { Studio.color(of: shade) } }
        struct A: View { var body: some View { Text("a").foregroundColor(\(code)).background(Color.theme.card) } }
        """)
      #expect(seen.all.isEmpty)
    }
  }

  /// A closure that picks a color by the traits is read alike with its label and after the call.
  @Test(arguments: [
    "UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }",
    "UIColor(dynamicProvider: { traits in traits.userInterfaceStyle == .dark ? .white : .black })",
    "UIColor(dynamicProvider: { traits -> UIColor in return traits.userInterfaceStyle == .dark ? .white : .black })",
    "UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })",
  ])
  func thatDependOnTheTraitsAreRead(code: String) {
    let seen = Seen(
      """
      final class V: UIView {
        let title = UILabel()
        func applyTheme(theme: Palette) { title.textColor = \(code); title.backgroundColor = theme.card }
      }
      """)
    #expect(seen.proven.count == 1)
    #expect(seen.unread.isEmpty)
  }

  /// The team's own initialiser may make anything of its closure.
  @Test(arguments: [
    "UIColor(dynamicProvider: { _ in .white })", "UIColor(fade: 0.1, dynamicProvider: { _ in .white })",
  ])
  func aProviderOfTheTeamsOwnIsNotRead(code: String) {
    let label = code.contains("fade") ? "fade: CGFloat, " : ""
    let seen = Seen(
      """
      extension UIColor { convenience init(\(label)dynamicProvider make: @escaping (Look) -> UIColor) { self.init(white: 0, alpha: 1) } }
      struct A: View { var body: some View { Text("a").foregroundColor(.theme.text).background(Color(\(code))) } }
      """)
    #expect(!seen.all.contains { $0.contains("white") || $0.contains("FFFFFF") })
    #expect(!seen.unread.isEmpty)
  }

  /// The order of eight digits is a team's own choice, and a value that only the running app knows is not a color.
  @Test(arguments: [
    "Color(hex: 0x80336699)", "Color(hex: \"#80336699\")", "Color(red: share, green: 0, blue: 0)",
    "Color(swatch: 4)", "Color(uiColor: UIColor { _ in tint(share) })", "Color.accentColor", "Color.clear",
    "Color(uiColor: .tintColor)",
  ])
  func areNotGuessed(code: String) {
    let seen = Seen(
      """
      struct A: View {
        let share: Double
        var body: some View { Text("a").foregroundColor(\(code)).background(Color.theme.card) }
      }
      """)
    #expect(seen.all.allSatisfy { !$0.hasSuffix("on card") })
    #expect(seen.literals.isEmpty)
    // What is not clear is told.
    #expect(seen.unread.isEmpty == (code == "Color.clear"))
  }

  /// The system's hues have a value for each mode, and others at increased contrast. UIKit's hues of the same name do not change.
  @Test func ofTheSystemAreThoseOfEachMode() {
    let view = """
      struct A: View {
        var body: some View { Text("a").foregroundStyle(.red).background(Color.theme.card) }
      }
      """
    #expect(Self.components(view) == [255, 59, 48])
    #expect(Self.components(view, in: ["mode": "dark"]) == [255, 69, 58])
    #expect(Self.components(view, in: ["contrast": "high"]) == [215, 0, 21])
    #expect(Seen(view).proven == [".red on card"])
    #expect(Seen(view).sightings.allSatisfy { one in one.sites.allSatisfy { !$0.picksByMode } })
    let cell = """
      final class Cell: UIView {
        let title = UILabel()
        func applyTheme(theme: Palette) {
          backgroundColor = theme.card
          title.textColor = .red
          addSubview(title)
        }
      }
      """
    #expect(Self.components(cell) == [255, 0, 0])
    let property = """
      struct A: View {
        private var ink: UIColor { .red }
        var body: some View { Text("a").foregroundStyle(Color(uiColor: ink)).background(Color.theme.card) }
      }
      """
    #expect(Self.components(property) == [255, 0, 0])
  }

  /// Each system has its own green.
  @Test(arguments: [("SwiftUI", [52, 199, 89]), ("AppKit", [40, 205, 65])])
  func ofTheSystemAreThoseOfTheSystemThatCompilesTheView(module: String, green: [Int]) {
    let view = """
      import \(module)
      struct A: View {
        var body: some View { Text("a").foregroundStyle(.green).background(Color.theme.card) }
      }
      """
    #expect(Self.components(view) == green)
  }

  /// What the system names for a purpose has values that are known.
  @Test func ofTheSystemAreThoseOfItsPurposes() {
    let text = Seen(
      """
      struct A: View {
        var body: some View {
          VStack {
            Text("a").foregroundColor(.primary)
            Text("b").foregroundColor(.secondary)
            Text("c").foregroundColor(Color(.tertiaryLabel))
          }
          .background(Color.theme.card)
        }
      }
      """)
    #expect(text.proven == [".primary on card", ".secondary on card", ".tertiaryLabel on card"])
    let ground = Seen(
      """
      struct A: View {
        var body: some View { Text("a").foregroundStyle(.theme.text).background(Color(uiColor: .systemBackground)) }
      }
      """)
    #expect(ground.proven == ["text on .systemBackground"])
    #expect(ground.likely.isEmpty)
  }

  /// A level of the foreground around is no color by itself: where none is set, it is likely the system's.
  @Test func levelsAreNoColors() {
    let set = Seen(
      """
      struct A: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(.secondary); Text("b").foregroundStyle(.primary) }
            .foregroundStyle(Color.theme.text).background(Color.theme.card)
        }
      }
      """)
    #expect(set.all == ["text on card"])
    let unset = Seen(
      """
      struct A: View {
        var body: some View {
          VStack { Text("a").foregroundStyle(.secondary); Text("b").foregroundStyle(.primary) }
            .background(Color.theme.card)
        }
      }
      """)
    #expect(unset.proven.isEmpty)
    #expect(unset.likely == ["UIColor.secondaryLabel on card", "UIColor.label on card"])
  }

  /// UIKit has no color that is called as SwiftUI's styles are: there the name is a team's.
  @Test func namesOfStylesAreFreeForColorsOfUIKit() {
    let source = """
      struct A: View {
        var body: some View { Text("a").foregroundStyle(Color(.background)).background(Color.theme.card) }
      }
      """
    #expect(Seen(source, tokens: ["background", "card"]).proven == ["background on card"])
    let style = source.replacing("Color(.background)", with: ".background")
    #expect(Seen(style, tokens: ["background", "card"]).all.isEmpty)
  }

  /// A team's constant of the system's name is the team's.
  @Test func areNotTheSystemsWhereTheTeamHasItsOwn() {
    let seen = Seen(
      """
      extension Color { static let red = Color(red: 0.5, green: 0, blue: 0) }
      struct A: View { var body: some View { Text("a").foregroundStyle(Color.red).background(Color.theme.card) } }
      """)
    #expect(seen.sightings.map(\.foreground.words) == ["Color(red: 0.5, green: 0, blue: 0)"])
    // A style asked for by its name alone is none of a color's constants.
    let style = Seen(
      """
      extension Color { static let background = Color.theme.page }
      struct A: View {
        var body: some View { Text("a").foregroundStyle(Color.theme.text).background(.background, in: Capsule()) }
      }
      """)
    #expect(style.all.isEmpty)
  }

  /// Each file may have a private constant of a name.
  @Test func constantsOfTheFileComeFirst() {
    let view = """
      import SwiftUI
      struct A: View { var body: some View { Text("a").foregroundStyle(Color.theme.text).background(Color.ground) } }
      """
    let own = "\nprivate extension Color { static let ground = Color.theme.card }"
    let others = [
      "A.swift": "import SwiftUI\nprivate extension Color { static let ground = Color.theme.page }",
      "Z.swift": "import SwiftUI\nprivate extension Color { static let ground = Color.theme.accent }",
    ]
    #expect(Seen(view + own, others: others).proven == ["text on card"])
    #expect(Seen(view, others: others).all.isEmpty)
    let shared = (others["A.swift"] ?? "").replacing("private ", with: "")
    #expect(Seen(view, others: ["A.swift": shared]).proven == ["text on page"])
  }

  /// A literal color can be the ground of a token, and a translucent one shows what is under it.
  @Test func areGrounds() {
    let solid = Seen(
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundColor(.theme.text).background(Color(white: 0.9)).background(Color.theme.card)
        }
      }
      """)
    #expect(solid.proven == ["text on Color(white: 0.9)"])
    let veil = Seen(
      """
      struct A: View {
        var body: some View {
          Text("a").foregroundColor(.theme.text).background(Color(white: 0, opacity: 0.5)).background(Color.theme.card)
        }
      }
      """)
    #expect(veil.proven == ["text on Color(white: 0, opacity: 0.5)@0.5, card"])
  }

  /// A literal is reported whatever it lies on. Literals in previews and palettes, and those that nobody paints, are not.
  @Test func areToldWhereverViewsPaintWithThem() {
    #expect(
      Self.literals(
        """
        struct A: View {
          var body: some View {
            VStack { Text("a").foregroundStyle(.white) }
              .background(Color(red: 1, green: 0.5, blue: 0))
              .tint(.theme.accent)
          }
        }
        final class Cell: UIView {
          func applyTheme(theme: Palette) {
            layer.borderColor = UIColor(white: 0.5, alpha: 1).cgColor
            backgroundColor = theme.card
          }
        }
        #Preview { Text("a").foregroundStyle(.black) }
        """)
        == [".white 6", "Color(red: 1, green: 0.5, blue: 0) 7", "UIColor(white: 0.5, alpha: 1) 13"])
    #expect(
      Self.literals(
        """
        struct A: View {
          var body: some View { Text("a").foregroundStyle(.theme.text).background(Color.theme.card) }
        }
        """
      ).isEmpty)
  }
}
