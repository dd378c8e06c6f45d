import ColorScience
import Foundation
import SwiftThemeReader
import Testing
import ThemeModel

/// Themes that code gives by name to a part of the views, while another theme may be in use around it.
struct GivenThemesTests {
  private static let themes = """
    struct Theme { let page: Color; let ink: Color
      static let light = Theme(page: Color(white: 1), ink: Color(white: 0.1))
      static let dark = Theme(page: Color(white: 0), ink: Color(white: 0.9))
      static var current = Theme.light }
    private struct Key: EnvironmentKey { static let defaultValue = Theme.light }
    extension EnvironmentValues { var theme: Theme { get { self[Key.self] } set { self[Key.self] = newValue } } }
    final class Store: ObservableObject { @Published var theme: Theme; init(theme: Theme) { self.theme = theme } }
    extension View { func theme(_ theme: Theme) -> some View { environment(\\.theme, theme) } }

    """

  private static func pairs(
    _ member: String, _ ink: String, shown: String, on page: String = "theme.page"
  ) -> Set<String> {
    OwnPairs.of(
      themes + """
        struct Part: View { \(member); var body: some View { Text("a").foregroundStyle(\(ink)) } }
        struct Screen: View { @Environment(\\.theme) var theme; @EnvironmentObject var store: Store
          var body: some View { VStack { \(shown) }.background(\(page)) } }
        """
    ).filter { $0.contains(" on ") }
  }

  private static let environment = "@Environment(\\.theme) var theme"

  /// The part has the color of its theme on the ground of every theme.
  @Test(arguments: [
    (environment, "Part().environment(\\.theme, .dark)"), (environment, "Part().environment(\\.theme, Theme.dark)"),
    (environment, "VStack { Part() }.environment(\\.theme, .dark)"), (environment, "Part().theme(.dark)"),
    ("let theme: Theme", "Part(theme: .dark)"), ("var theme: Theme", "Part(theme: Theme.dark)"),
  ])
  func aPartMayHaveAThemeOfItsOwn(_ member: String, _ shown: String) {
    #expect(Self.pairs(member, "theme.ink", shown: shown) == ["dark.ink on page"])
  }

  /// So has what a function makes that gets a theme by name, wherever it is declared.
  @Test func aFunctionMayGetATheme() {
    let function = "func row(_ t: Theme) -> some View { Text(\"a\").foregroundStyle(t.ink) }"
    func pairs(_ code: String, _ members: String = "") -> Set<String> {
      OwnPairs.of(
        Self.themes + """
          struct Screen: View { @Environment(\\.theme) var theme; typealias Look = Theme
            \(members)
            var body: some View { \(code) } }
          """)
    }
    let shown = "VStack { row(.dark) }.background(theme.page)"
    #expect(pairs(shown, function) == ["dark.ink on page"])
    #expect(pairs("\(function); return \(shown)") == ["dark.ink on page"])
    #expect(pairs("VStack { row(.dark) }.background(Theme.dark.page)", function) == ["ink on page in dark"])
    #expect(pairs("VStack { row(theme) }.background(theme.page)", function) == ["ink on page"])
    let ink = "func tint(_ t: Theme = .dark) -> Color { t.ink }"
    #expect(pairs("\(ink); return Text(\"a\").foregroundStyle(tint()).background(theme.page)") == ["dark.ink on page"])
    let pick = "func pick() -> Theme { .dark }"
    #expect(
      pairs("\(pick); return Text(\"a\").foregroundStyle(pick().ink).background(theme.page)") == ["dark.ink on page"])
    let either = "func pick() -> Theme { isOn ? .dark : theme }"
    #expect(
      pairs("\(either); return Text(\"a\").foregroundStyle(pick().ink).background(theme.page)", "let isOn: Bool")
        == ["ink on page, likely"])
    #expect(pairs("Text(\"a\").foregroundStyle(Look.dark.ink).background(theme.page)") == ["dark.ink on page"])
  }

  /// The ground of a named theme is what it is, whatever lies further out.
  @Test func aGroundOfANamedThemeHidesWhatIsBelow() {
    let pairs = OwnPairs.of(
      Self.themes + """
        struct Screen: View { @Environment(\\.theme) var theme
          var body: some View { VStack { Text("a").foregroundStyle(Theme.dark.ink).background(Theme.light.page) }
            .background(theme.page) } }
        """)
    #expect(pairs.count == 1 && pairs.allSatisfy { $0.hasPrefix("dark.ink on light.page") && !$0.contains("likely") })
  }

  /// What is handed on is the theme in use.
  @Test(arguments: [
    (environment, "Part().environment(\\.theme, theme)"), (environment, "Part().theme(theme)"), (environment, "Part()"),
    ("let theme: Theme", "Part(theme: theme)"),
  ])
  func whatIsHandedOnIsTheSame(_ member: String, _ shown: String) {
    #expect(Self.pairs(member, "theme.ink", shown: shown) == ["ink on page"])
  }

  /// A variable of the object may hold another theme by then.
  @Test func anObjectMayHaveAThemeOfItsOwn() {
    let member = "@EnvironmentObject var store: Store"
    let given = Self.pairs(
      member, "store.theme.ink", shown: "Part().environmentObject(Store(theme: .dark))", on: "store.theme.page")
    #expect(given == ["ink on page, likely"])
    #expect(Self.pairs(member, "store.theme.ink", shown: "Part()", on: "store.theme.page") == ["ink on page"])
  }

  /// Both sides are of the part's own theme.
  @Test func aPartOfOneThemeIsOfThatAlone() {
    let pairs = OwnPairs.of(
      Self.themes + """
        struct Part: View { @Environment(\\.theme) var theme
          var body: some View { Text("a").foregroundStyle(theme.ink).background(theme.page) } }
        struct Screen: View { var body: some View { Part().environment(\\.theme, .dark) } }
        """)
    #expect(pairs == ["ink on page", "ink on page in dark"] || pairs == ["ink on page"], "\(pairs)")
  }

  /// What a property gets where a call leaves it out, or where some call names it, may be another theme than the one in use.
  @Test(arguments: [
    ("init(theme: Theme = .dark) { self.theme = theme; super.init(frame: .zero); show() }", "Box()", ", likely"),
    ("init(theme: Theme) { self.theme = theme; super.init(frame: .zero); show() }", "Box(theme: .dark)", ", likely"),
    ("init(theme: Theme) { self.theme = theme; super.init(frame: .zero); show() }", "Box(theme: Theme.current)", ""),
  ])
  func aStoredThemeMayBeNamed(_ initializer: String, _ made: String, _ likely: String) {
    let kit = Self.themes.replacing("Color(white: ", with: "UIColor(hue: 0, saturation: 0, alpha: 1, brightness: ")
      .replacing(": Color", with: ": UIColor")
    let pairs = OwnPairs.of(
      "import UIKit\n" + kit.components(separatedBy: "private struct Key")[0] + """
        final class Box: UIView { let label = UILabel(); let theme: Theme
          \(initializer)
          func show() { addSubview(label); label.text = "a"; label.textColor = theme.ink; backgroundColor = Theme.current.page } }
        final class Home: UIViewController { override func viewDidLoad() { view.addSubview(\(made)) } }
        """)
    #expect(pairs.filter { $0.hasPrefix("ink on page") } == ["ink on page\(likely)"], "\(pairs)")
  }

  /// A theme that asks for the one in use and gives another is not that one.
  @Test func whatAsksForTheThemeInUseIsAnother() {
    func colors(_ front: String, _ back: String) -> [Sighting.DrawnColor.Color] {
      let code =
        "import SwiftUI\n" + Self.themes + """
          extension Theme { static var inverse: Theme { current.page == dark.page ? light : dark } }
          struct Screen: View { var body: some View { Text("a").foregroundStyle(\(front)).background(\(back)) } }
          """
      let files = [SourceFile(name: "App.swift", bytes: Array(code.utf8))]
      let read = ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: 1)
      return read.sightings.flatMap { one -> [Sighting.DrawnColor.Color] in
        guard case .layers(let layers) = one.ground else { return [] }
        return [one.foreground.color] + layers.map(\.color)
      }
    }
    #expect(
      colors("Theme.inverse.page", "Theme.current.page") == [.unread(name: "page", .otherTheme), .token("page")])
    #expect(colors("Theme.inverse.ink", "Theme.inverse.page") == [.token("ink"), .token("page")])
    #expect(colors("Theme.current.ink", "Theme.current.page") == [.token("ink"), .token("page")])
    let dark = Color(.srgb, 0, 0, 0)
    #expect(
      colors("Theme.current.ink", "Theme.dark.page") == [.token("ink"), .fixed(dark, text: "dark.page")])
  }
}
