import SwiftThemeReader
import Testing
import ThemeModel

/// Values of a theme's model that code makes outside of the themes are themes of their own.
struct ValuesInCodeTests {
  private static let night = "AppTheme(ink: Color(white: 0.2), page: .black)"

  struct Place: Sendable, CustomTestStringConvertible {
    var source: String
    var name: String

    var testDescription: String { name }
  }

  static let places = [
    Place(source: "extension EnvironmentValues { @Entry var theme = \(night) }", name: "theme"),
    Place(
      source:
        "extension EnvironmentValues { @Entry var theme: AppTheme = .init(ink: Color(white: 0.2), page: .black) }",
      name: "theme"),
    Place(source: "struct Key: EnvironmentKey { static let defaultValue = \(night) }", name: "Key.defaultValue"),
    Place(
      source: "struct Key: EnvironmentKey { static var defaultValue: AppTheme { \(night) } }", name: "Key.defaultValue"),
    Place(source: "final class Manager: ObservableObject { @Published var current = \(night) }", name: "current"),
    Place(source: "final class Manager { lazy var dusk: AppTheme = { \(night) }() }", name: "dusk"),
    Place(source: "final class Manager { var theme: AppTheme; init() { theme = \(night) } }", name: "theme"),
    Place(source: "final class Manager { let all = [AppTheme.day, \(night)] }", name: "all.1"),
    Place(source: "final class Manager { let all: [String: AppTheme] = [\"dusk\": \(night)] }", name: "dusk"),
    Place(
      source: "struct Root: View { @State var theme = \(night); var body: some View { Text(\"a\") } }", name: "theme"),
    Place(
      source: "struct Root: View { init(theme: AppTheme = \(night)) {}; var body: some View { Text(\"a\") } }",
      name: "Root"),
    Place(
      source: "struct Root: View { var body: some View { Content().environment(\\.theme, \(night)) } }",
      name: "Root.body"),
    Place(source: "func setUp() { Manager.current = \(night) }", name: "Manager.current"),
    Place(source: "func setUp() { Manager.register(\(night), for: \"dusk\") }", name: "setUp"),
    Place(
      source: "func setUp() { let ink = Color(white: 0.2); let dusk = AppTheme(ink: ink, page: .black); use(dusk) }",
      name: "dusk"),
  ]

  @Test(arguments: places) func aValueThatCodeMakes(_ place: Place) {
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }
      \(place.source.replacing("; ", with: "\n"))
      """)
    #expect(reading.system.themes.map(\.name) == ["day", place.name])
    #expect(reading.hex("ink", place.name) == "#333333")
    #expect(reading.hex("page", place.name) == "#000000")
    #expect(reading.hex("ink", "day") == "#000000")
    #expect(!reading.system.diagnostics.contains { $0.isOfUnreadThemes })
  }

  @Test(arguments: places) func besideAThemeOfDefaults(_ place: Place) {
    guard place.name != "all.1" else { return }
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color = .black; var page: Color = .white }
      \(place.source.replacing("; ", with: "\n"))
      """)
    #expect(reading.system.themes.map(\.name) == ["AppTheme", place.name])
    #expect(reading.hex("ink", place.name) == "#333333")
  }

  /// The same text makes another value where its names mean something else, and of another type.
  @Test func theSameTextElsewhere() {
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }
      func first() { let ink = Color(white: 0.2)
        use(AppTheme(ink: ink, page: .black)) }
      func second() { let ink = Color(white: 0.9)
        use(AppTheme(ink: ink, page: .black)) }
      func third() { use(AppTheme(ink: .red, page: .black)) }
      func fourth() { use(AppTheme(ink: .red, page: .black)) }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "first", "second", "third"])
    #expect(reading.hex("ink", "first") == "#333333")
    #expect(reading.hex("ink", "second") == "#E6E6E6")
  }

  /// What is not read for its number alone is told.
  @Test func moreValuesThanAreRead() {
    let makers = (0..<260).map { "func make\($0)() { use(AppTheme(ink: Color(white: 0.\(1000 + $0)), page: .black)) }" }
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }
      \(makers.joined(separator: "\n"))
      """)
    #expect(reading.system.themes.count == 257)
    let told = reading.system.diagnostics.filter { $0.isOfUnreadThemes }
    #expect(told.map(\.message) == ["4 more values of AppTheme are not read: code makes more than 256"])
  }

  /// An enum that hands out several kinds of values has those that are called themes among them.
  @Test func besideAnEnumOfTwoKinds() {
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color }
      struct Tone { var glow: Color; var line: Color }
      enum Mode: CaseIterable { case day
        var theme: AppTheme { switch self { case .day: AppTheme(ink: .black, page: .white) } }
        var tone: Tone { switch self { case .day: Tone(glow: .red, line: .blue) } } }
      func use() { show(AppTheme(ink: Color(white: 0.2), page: .black)) }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "use"])
  }

  @Test func whatAFunctionMakesForEachCase() {
    let reading = Reading(
      """
      struct AppTheme { var ink: UIColor; var page: UIColor; static let day = AppTheme(ink: .black, page: .white) }
      enum Mode { case noon, dusk }
      final class Manager {
        func theme(for mode: Mode) -> AppTheme {
          switch mode {
          case .noon: return AppTheme(ink: .black, page: .white)
          case .dusk: return AppTheme(ink: UIColor(white: 0.2, alpha: 1), page: .black)
          }
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "dusk"])
    #expect(reading.hex("ink", "dusk") == "#333333")
  }

  /// What is made of what only the running app knows is no theme, but is reported where it has a color of its own.
  @Test func whatTheRunningAppHandsIn() {
    let reading = Reading(
      """
      struct AppTheme { var ink: UIColor; var page: UIColor; static let day = AppTheme(ink: .black, page: .white) }
      extension AppTheme { func inked(_ ink: UIColor) -> AppTheme { AppTheme(ink: ink, page: page) } }
      func made(_ ink: UIColor) -> AppTheme { AppTheme(ink: ink, page: .black) }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(reading.system.diagnostics.filter { $0.isOfUnreadThemes }.map { $0.place?.line } == [3])
  }

  @Test func whatCodeChangesAfterwards() {
    let reading = Reading(
      """
      struct AppTheme { var ink: UIColor; var page: UIColor; static let day = AppTheme(ink: .black, page: .white) }
      func setUp() {
        var dusk = AppTheme(ink: .white, page: .white)
        dusk.page = .black
        use(dusk)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "dusk"])
    #expect(reading.hex("page", "dusk") == "#000000")
  }

  @Test(arguments: [
    "struct Root_Previews: PreviewProvider { static var previews: some View { Root(theme: VALUE) } }",
    "enum MockThemes { static func make() -> AppTheme { VALUE } }",
    "struct OnboardingDemo { let theme = VALUE }",
  ])
  func previewsAndSamplesAreNoThemes(_ source: String) {
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }
      \(source.replacing("VALUE", with: Self.night))
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
  }

  @Test func aFlagThatSomeValueSets() {
    let reading = Reading(
      """
      protocol Look { var ink: UIColor { get }; var page: UIColor { get } }
      struct Mark: Look {
        var isLoud = false
        var ink: UIColor { isLoud ? UIColor(white: 0.2, alpha: 1) : .black }
        var page: UIColor { isLoud ? .black : .white }
      }
      let loud = Mark(isLoud: true)
      """)
    #expect(reading.system.themes.map(\.name) == ["Mark", "loud"])
    #expect(reading.hex("ink", "loud") == "#333333")
    #expect(reading.hex("ink", "Mark") == "#000000")
  }

  /// Equal values are one theme.
  @Test func aValueWithTheColorsOfATheme() {
    let reading = Reading(
      """
      import SwiftUI
      struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }
      struct Key: EnvironmentKey { static let defaultValue = AppTheme(ink: .black, page: .white) }
      final class Manager { var theme = AppTheme.day }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
  }

  /// A file that makes a value need not mention a color.
  @Test func inAFileWithoutColors() {
    let reading = Reading([
      (
        "Theme.swift",
        "struct AppTheme { var ink: Color; var page: Color; static let day = AppTheme(ink: .black, page: .white) }"
      ),
      ("Setup.swift", "func setUp() { Manager.current = AppTheme(ink: .white, page: .black) }"),
    ])
    #expect(reading.system.themes.map(\.name) == ["day", "Manager.current"])
    #expect(reading.hex("page", "Manager.current") == "#000000")
  }
}
