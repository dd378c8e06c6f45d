import Testing
import ThemeModel

/// Colors that views show beside tokens and that only the running app knows, or that code makes which is not followed. No pair with
/// one is passed over.
struct UnknownColorsTests {
  private static let settings = """
    enum Shades {
      static let amber = Color(red: 0.9, green: 0.6, blue: 0)
      static let ink = Color(red: 0, green: 0, blue: 0.2)
    }
    enum Accent {
      case amber, ink
      var color: Color { switch self { case .amber: return Shades.amber; case .ink: return Shades.ink } }
    }
    final class Settings: ObservableObject {
      static let shared = Settings()
      @Published var accent: Accent = .amber
      @Published var mark: Color = Color(red: 1, green: 0.9, blue: 0.3)
      @Published var name = ""
      var own: Color { name.color }
    }

    """

  private static func view(_ body: String, holder: String = "@StateObject var s = Settings()") -> Seen {
    Seen(Self.settings + "struct V: View { \(holder)\nvar body: some View { \(body) } }")
  }

  private static let accented = "Text(\"a\").foregroundStyle(.theme.onAccent).background(s.accent.color)"
  private static let marked = "Text(\"a\").foregroundStyle(.theme.text).background(s.mark)"

  /// Two calls of one function that is not followed are two colors.
  @Test func whatAFunctionCannotTellHasTheNameOfTheCall() {
    let seen = Seen(
      """
      import Outside
      extension UIColor { static func color(_ role: Role) -> UIColor { return role.resolve() } }
      final class Panel: UIView {
        let label = UILabel()
        let hint = UILabel()
        func setUp() {
          addSubview(label)
          addSubview(hint)
          backgroundColor = .color(.page)
          label.textColor = .color(.ink)
          hint.textColor = .color(.hint)
        }
      }
      """)
    #expect(
      seen.unread == [
        ".color(.ink) of Panel on .color(.page) of Panel", ".color(.hint) of Panel on .color(.page) of Panel",
      ])
  }

  /// The type of a property is that of its first value, where none is declared.
  @Test(arguments: [
    "@StateObject var s = Settings()", "@EnvironmentObject var s: Settings",
    "@Environment(Settings.self) private var s",
    "@ObservedObject var s = Settings.shared", "let s: Settings",
  ])
  func theCasesOfAnEnumAreEachAGround(_ holder: String) {
    let seen = Self.view(Self.accented, holder: holder)
    #expect(
      seen.proven == [
        "onAccent on Color(red: 0.9, green: 0.6, blue: 0)", "onAccent on Color(red: 0, green: 0, blue: 0.2)",
      ])
    #expect(seen.unread.isEmpty)
    #expect(Set(seen.sightings.compactMap(\.condition)) == ["s.accent == amber", "s.accent == ink"])
  }

  /// What a mend would change is the constant, not the case of a switch that names it.
  @Test func theValueHasThePlaceOfTheConstant() {
    let places = Self.view(Self.accented).sightings.compactMap { $0.background?.definition?.line }
    let lines = (Self.settings).split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.contains("static let amber") } ?? 0
    #expect(Set(places.map { $0 - (places.min() ?? 0) }) == [0, 1])
    #expect((places.min() ?? 0) > first)
  }

  @Test(arguments: [
    "@StateObject var s = Settings()", "@EnvironmentObject var s: Settings",
    "@Environment(Settings.self) private var s",
  ])
  func aColorThatTheUserChoosesIsToldOfBothSides(_ holder: String) throws {
    let ground = Self.view(Self.marked, holder: holder)
    #expect(ground.unread == ["text on Settings.mark"])
    #expect(ground.all.isEmpty)
    #expect(ground.sightings.map(\.certainty) == [.proven])
    #expect(
      ground.first("text on Settings.mark")?.background?.color
        == .unread(name: "Settings.mark", .chosen))
    let ink = Self.view("Text(\"a\").foregroundColor(s.mark).background(Color.theme.card)", holder: holder)
    #expect(ink.unread == ["Settings.mark on card"])
  }

  @Test func whatIsNotFollowedIsTold() {
    #expect(
      Self.view("Text(\"a\").foregroundStyle(.theme.text).background(s.own)").unread == ["text on Settings.own"])
    #expect(
      Self.view("Text(\"a\").foregroundStyle(Kit.tone(3)).background(Color.theme.card)").unread
        == ["Kit.tone(3) of V on card"])
    #expect(
      Self.view("Text(\"a\").foregroundStyle(.theme.text).background(Color(hex: s.name))").unread
        == ["text on Color(hex: s.name) of V"])
  }

  /// A material and a dimmed level have no color that the app decides.
  @Test(arguments: [
    ("Text(\"a\").foregroundStyle(.theme.text).background(.ultraThinMaterial)", "text on .ultraThinMaterial"),
    ("Text(\"a\").foregroundStyle(.tint).background(Color.theme.card)", ".tint on card"),
    (
      "VStack { Text(\"a\").foregroundStyle(.secondary) }.foregroundStyle(.theme.text).background(Color.theme.card)",
      ".secondary on card"
    ),
  ])
  func whatTheSystemPicksIsTold(_ body: String, _ pair: String) throws {
    let seen = Self.view(body)
    #expect(seen.unread == [pair])
    let one = try #require(seen.first(pair))
    let paints = [one.foreground, one.background].compactMap { $0?.color }
    #expect(paints.contains { if case .unread(_, .ofTheSystem) = $0 { true } else { false } })
    let note = try #require(seen.diagnostics.first { $0.code == "colors-not-read" })
    #expect(
      note.message == "1 pair that views show is not judged, because the system decides one of its colours: \(pair)")
  }

  /// A holder that copies a theme's colors has its tokens.
  @Test func aHolderOfTheThemesColorsHasTheTokens() {
    let holder = """
      @Observable class LookTheme {
        var text: Color = .black; var mark: Color = .black
        func load(_ colors: Palette) { text = colors.text }
      }
      struct V: View { @Environment(LookTheme.self) private var theme
        var body: some View { VStack { Text("a").foregroundStyle(theme.text); Text("b").foregroundStyle(theme.mark) }
          .background(Color.theme.card) } }
      """
    let seen = Seen(holder)
    #expect(seen.all == ["text on card"])
    #expect(seen.unread == ["LookTheme.mark on card"])
  }

  @Test func objectsAreToldOfToo() {
    let seen = Seen(
      Self.settings + """
        class C: UIViewController {
          let l = UILabel()
          func f(theme: Theme, s: Settings) { l.textColor = theme.text; l.backgroundColor = UIColor(s.mark) }
        }
        """)
    #expect(seen.unread == ["text on Settings.mark"])
  }

  /// In one state it is a token, and in the other it is not known: each by itself.
  @Test func oneWayOfAChoiceIsTold() {
    let seen = Self.view(
      "Text(\"a\").foregroundStyle(.theme.text).background(on ? Color.theme.card : s.mark)",
      holder: "@StateObject var s = Settings(); let on: Bool")
    #expect(seen.proven == ["text on card"])
    #expect(seen.unread == ["text on Settings.mark"])
  }

  /// What is not known may be a token, whatever it lies on.
  @Test func onALiteralItIsTold() {
    let seen = Self.view(
      "Text(\"a\").foregroundStyle(s.mark).background(.white)", holder: "@StateObject var s = Settings()")
    #expect(seen.unread == ["Settings.mark on .white"])
  }

  /// A view's own properties get their colors from its callers, which are read where they are; and what is no color is none.
  @Test(arguments: [
    "struct Badge: View { let ink: Color; var body: some View { Text(\"a\").foregroundStyle(ink).background(Color.theme.card) } }",
    "struct Badge: View { @Binding var ink: Color; var body: some View { Text(\"a\").foregroundStyle(ink).background(Color.theme.card) } }",
    "struct Badge: View { var body: some View { Text(\"a\").foregroundStyle(.theme.text).background(Glow()) } }",
    "struct Badge: View { let s: Settings; var body: some View { Circle().fill(s.mark).background(Color.theme.card) } }",
  ])
  func othersAreNot(_ source: String) {
    #expect(Seen(Self.settings + source).unread.isEmpty)
  }

  @Test func aCallersColorIsKnown() {
    let seen = Seen(
      """
      struct Badge: View { let ink: Color; var body: some View { Text("a").foregroundStyle(ink).background(Color.theme.card) } }
      struct Page: View { var body: some View { Badge(ink: .theme.text) } }
      """)
    #expect(seen.all == ["text on card"])
    #expect(seen.unread.isEmpty)
  }
}
