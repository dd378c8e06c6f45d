import SwiftThemeReader
import Testing
import ThemeModel

/// Members whose types are not written: what they are, their values tell.
struct LostMembersTests {
  @Test func aGenericFunctionMakesWhatItIsGiven() {
    let reading = Reading(
      """
      func pick<T>(_ first: Bool, _ a: T, _ b: T) -> T { first ? a : b }
      func tinted<C: ShapeStyle>(_ c: C) -> C { c }
      enum Palette {
        static let text = Color.black
        static let a = pick(false, Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        static let c = tinted(Color(red: 0, green: 1, blue: 0))
        static let width = pick(true, 3, 4)
      }
      """)
    #expect(reading.hex("Palette.a") == "#0000FF")
    #expect(reading.hex("Palette.c") == "#00FF00")
    #expect(reading.hex("Palette.text") == "#000000")
    #expect(reading.token("Palette.width") == nil)
  }

  /// What one call hands in for a generic parameter is not what all do, and an initialiser may take something else under its name.
  @Test(arguments: [
    ("init(ink: Ink) { self.ink = ink; page = .green }", "#34C759"),
    (
      "init(ink: Color) where Ink == Plain { self.ink = Plain(ink); page = .green }\ninit(ink: Ink) { self.ink = ink }",
      "#FFFFFF"
    ),
  ])
  func aGenericParameterIsNoColorByOneCall(_ initializers: String, _ page: String) {
    let reading = Reading(
      """
      struct Plain { let color: Color
      init(_ color: Color) { self.color = color } }
      struct Pair<Ink> {
        var ink: Ink
        var page: Color = .white
        \(initializers)
      }
      enum Palette {
        static let text = Color.black
        static let plain = Pair(ink: Plain(.red)).page
        static let green = Pair(ink: Color.red).page
      }
      """)
    #expect(reading.hex("Palette.plain") == page, "\(initializers)")
    #expect(reading.hex("Palette.green") == "#34C759", "\(initializers)")
  }

  /// The calls in members of a theme tell the argument of a generic wrapper, whether they name it or not.
  @Test(arguments: [
    ("", "Wrapped(value: UIColor.black)"), ("", "Wrapped(value: Raw.ink)"), ("", "Wrapped<UIColor>(value: .black)"),
    ("init(_ value: V) { self.value = value }", "Wrapped(UIColor.black)"),
    ("init(_ value: V, note: String = \"\") { self.value = value }", "Wrapped(Raw.ink, note: \"plain\")"),
  ])
  func aGenericWrapperHasWhatItIsGiven(_ initializer: String, _ value: String) {
    let reading = Reading(
      """
      enum Raw { static let ink = UIColor.black }
      struct Wrapped<V> { var value: V
        \(initializer) }
      struct Theme { var ink = \(value)
        static let day = Theme() }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"], "\(value)")
    #expect(reading.hex("value") == "#000000", "\(value)")
  }

  /// A theme that a function, a list or a subscript gives is one, whatever the way to it.
  @Test(arguments: [
    "tuned(Theme(ink: .red, paper: .white))", "made { Theme(ink: .red, paper: .white) }", "Registry.shared[0]",
    "Registry.shared.list[0]", "Registry.shared.list.first!", "Registry.all[\"red\"]!",
    "Optional(Theme(ink: .red, paper: .white)) ?? .day", "picked([Theme(ink: .red, paper: .white)])",
  ])
  func aThemeIsFoundOnEveryWay(_ expression: String) {
    let reading = Reading(
      """
      struct Theme { let ink: UIColor; let paper: UIColor }
      func tuned<T>(_ theme: T) -> T { theme }
      func made<T>(_ make: () -> T) -> T { make() }
      func picked<T>(_ all: [T]) -> T { all[0] }
      struct Registry {
        static let shared = Registry()
        static let all: [String: Theme] = ["red": Theme(ink: .red, paper: .white)]
        let list = [Theme(ink: .red, paper: .white)]
        subscript(index: Int) -> Theme { list[index] }
      }
      extension Theme {
        static let day = Theme(ink: .black, paper: .white)
        static let other = \(expression)
      }
      """.replacing("; ", with: "\n"))
    #expect(reading.system.themes.contains { $0.name == "other" }, "\(expression)")
    #expect(reading.hex("ink", "other") == "#FF0000", "\(expression)")
    #expect(reading.hex("ink", "day") == "#000000")
  }

  /// An implicit member beside another argument of the same generic parameter has its type.
  @Test func anImplicitMemberHasTheTypeOfTheOthers() {
    let reading = Reading(
      """
      func pick<T>(_ first: Bool, _ a: T, _ b: T) -> T { first ? a : b }
      func themed(light: UIColor, dark: UIColor) -> UIColor { dark }
      enum Palette {
        static let ink = pick(false, UIColor.red, .blue)
        static let page = themed(light: Color.white, dark: .black)
      }
      enum Color { static let white = UIColor.white }
      """)
    #expect(reading.hex("Palette.ink") == "#0000FF")
    // A parameter of a type that is no parameter keeps its own.
    #expect(reading.hex("Palette.page") == "#000000")
  }

  /// A value that is not known is undetermined where its code gives colors.
  @Test func anUnknownValueOfColorsIsNotLost() {
    let reading = Reading(
      """
      enum Palette {
        static let known = UIColor.black
        static let accent = UserDefaults.standard.string(forKey: "accent").map { _ in UIColor.red } ?? .blue
      }
      """)
    #expect(reading.hex("Palette.known") == "#000000")
    #expect(reading.reason("Palette.accent") != nil)
  }

  @Test func eachNameOfATupleIsAMember() {
    let reading = Reading(
      """
      func two() -> (UIColor, (Int, UIColor)) { (UIColor(white: 0, alpha: 1), (1, UIColor(white: 1, alpha: 1))) }
      enum Palette {
        static let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        static let (c, (_, d)) = two()
        static let text = Color.black
      }
      """)
    #expect(reading.hex("Palette.a") == "#FF0000")
    #expect(reading.hex("Palette.b") == "#0000FF")
    #expect(reading.hex("Palette.c") == "#000000")
    #expect(reading.hex("Palette.d") == "#FFFFFF")
  }

  @Test func anEnumOfColorsBesideThemesIsNamed() {
    let reading = Reading(
      """
      protocol ColorSet { var tint: Color { get }; var page: Color { get } }
      struct Dark: ColorSet { var tint = Color.red; var page = Color.black }
      struct Light: ColorSet { var tint = Color.blue; var page = Color.white }
      enum Metric {
        case follow, mention
        var color: Color { switch self { case .follow: Color(white: 0.2); case .mention: Color(white: 0.4) } }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Dark", "Light"])
    let warning = reading.system.diagnostics.first { $0.code == "colors-not-read" }
    #expect(warning?.message.contains("Metric.follow, Metric.mention") == true)
  }

  @Test func whatThemesAreFilledFromIsNotUnread() {
    let reading = Reading(
      """
      enum Shade: String, CaseIterable {
        case ink, page
        var color: Color { switch self { case .ink: Color(white: 0); case .page: Color(white: 1) } }
        static let all: [Color] = Self.allCases.map { $0.color }
      }
      struct Theme { var list: [Color] = []; var ink = Color.red; var page = Color.red }
      struct OceanTheme {
        let theme: Theme
        init() { var theme = Theme(); theme.list = Shade.all; theme.ink = Shade.ink.color; self.theme = theme }
      }
      struct SandTheme {
        let theme: Theme
        init() { var theme = Theme(); theme.page = Shade.page.color; self.theme = theme }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["OceanTheme", "SandTheme"])
    #expect(!reading.system.diagnostics.contains { $0.code == "colors-not-read" })
  }

  @Test func anEnumThatIsPartOfTheThemesIsRead() {
    let reading = Reading(
      """
      protocol ColorSet { var tint: Color { get }; var page: Color { get } }
      enum Hue { case warm, cold; var color: Color { switch self { case .warm: .red; case .cold: .blue } } }
      struct Dark: ColorSet { var tint: Color { Hue.warm.color }; var page = Color.black }
      struct Light: ColorSet { var tint: Color { Hue.cold.color }; var page = Color.white }
      """)
    #expect(!reading.system.diagnostics.contains { $0.code == "colors-not-read" })
  }

  @Test func aThemeThatAViewMakesIsRead() {
    let reading = Reading(
      """
      struct Theme { var ink = Color(white: 0); var paper = Color(white: 1) }
      extension EnvironmentValues { @Entry var theme = Theme() }
      struct Start: View {
        var body: some View { Text("x").environment(\\.theme, Theme(ink: .blue, paper: Color(white: 0.9))) }
      }
      extension View {
        func themed(ink: Color, paper: Color) -> some View { environment(\\.theme, Theme(ink: ink, paper: paper)) }
      }
      struct Start_Previews: PreviewProvider {
        static var previews: some View { Start().environment(\\.theme, Theme(ink: .red, paper: .white)) }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["Theme", "Start.body"])
    #expect(reading.hex("paper", "Start.body") == "#E6E6E6")
    // The value of the preview is left aside, with a note.
    let notes = reading.system.diagnostics.filter { $0.isOfUnreadThemes }
    #expect(notes.map(\.message) == ["a value of Theme for tests, previews or samples is left aside"])
    #expect(notes.map(\.severity) == [.note])
  }
}
