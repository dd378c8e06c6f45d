import SwiftThemeReader
import Testing
import ThemeModel

/// Declarations that look like themes and are none: requirements, choices, wrappers, names of assets, keys.
struct NoThemesTests {
  @Test func casesWithOneColorInSeveralFormsAreTokens() {
    func entry(_ red: Double) -> NamedColors.Entry {
      let place = Place(file: "A.xcassets", line: 1, column: 1)
      return .init(values: [ConditionalValue(value: .color(.init(.srgb, red, 0, 0)), place: place)], place: place)
    }
    let reading = Reading(
      """
      public enum ColorAsset: String { case page = "Page"; case ink = "Ink" }
      public extension ColorAsset {
        func color() -> Color { Color(uiColor()) }
        func uiColor() -> UIColor { UIColor(named: rawValue, in: .module, compatibleWith: nil) ?? .clear }
      }
      """, namedColors: NamedColors(entries: ["Page": entry(1), "Ink": entry(0)]))
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(
      reading.system.themes.first?.tokens.filter { $0.tier != .raw }.map(\.path) == [
        "ColorAsset.page", "ColorAsset.ink",
      ])
    #expect(reading.hex("ColorAsset.page") == "#FF0000")
  }

  @Test func keysWithOneColorAreTokens() {
    let reading = Reading(
      """
      struct ColorKey {
        let id: String; let value: Color
        init(_ id: String, default value: Color) { self.id = id; self.value = value }
      }
      extension ColorKey {
        static let page = ColorKey("page", default: .white)
        static let ink = ColorKey("ink", default: .black)
      }
      enum Fixed { static let mark = Color(red: 1, green: 0, blue: 0) }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Fixed.mark") == "#FF0000")
    #expect(reading.system.themes.first?.tokens.contains { $0.path.hasPrefix("ColorKey.ink") } == true)
  }

  private static let contract = """
    protocol Look { var page: Color { get }; var ink: Color { get } }
    struct PlainLook: Look { let page = Color.white; let ink = Color.black }
    struct InsetLook: Look { let page = Color.black; let ink = Color.white }
    """

  @Test(arguments: [
    "struct AnyLook: Look { let page: Color; let ink: Color\ninit<L: Look>(from l: L) { page = l.page; ink = l.ink } }",
    "struct AnyLook: Look { let page: Color; let ink: Color\ninit(from l: some Look) { page = l.page; ink = l.ink } }",
    "struct AnyLook: Look { let page: Color; let ink: Color\ninit(from l: any Look) { page = l.page; ink = l.ink } }",
    "struct AnyLook: Look { let page: Color; let ink: Color\ninit<L>(from l: L) where L: Look { page = l.page; ink = l.ink } }",
  ])
  func aWrapperOfAThemeIsNone(_ wrapper: String) {
    let reading = Reading(
      "\(Self.contract)\n\(wrapper)\nextension Look { var erased: AnyLook { return AnyLook(from: self) } }")
    #expect(reading.system.themes.map(\.name) == ["PlainLook", "InsetLook"], "\(wrapper)")
    let tokens = reading.theme("PlainLook")?.tokens.filter { $0.tier != .raw }.map(\.path)
    #expect(tokens?.sorted() == ["ink", "page"])
    #expect(reading.hex("ink", "InsetLook") == "#FFFFFF")
  }

  @Test func aStaticRequirementIsNoTheme() {
    let reading = Reading(
      """
      struct KeyTheme { let page: Color; let ink: Color }
      protocol Providing { static var native: KeyTheme { get }; static var plain: KeyTheme { get } }
      enum AppTheme: Providing {
        static let native = KeyTheme(page: .white, ink: .black)
        static let plain = KeyTheme(page: .black, ink: .white)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["native", "plain"])
    #expect(reading.hex("page", "plain") == "#000000")
  }

  @Test(arguments: [
    "registered.first(where: { $0.id == \"a\" }) ?? registered[0]", "registered[0]", "registered.first!",
    "Registry.registered.randomElement() ?? Self.registered[1]",
  ])
  func aMemberThatTakesOneOfAListIsNoTheme(_ choice: String) {
    let reading = Reading(
      """
      struct Theme { let id: String; let page: Color; let ink: Color }
      enum Registry {
        private static var registered: [Theme] = builtIn
        static func register(_ theme: Theme) { registered.append(theme) }
        static var standard: Theme { \(choice) }
        private static let builtIn: [Theme] = [
          Theme(id: "a", page: .white, ink: .black), Theme(id: "b", page: .black, ink: .white),
        ]
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["a", "b"], "\(choice)")
  }

  @Test func anObjectThatLeadsToTheThemeIsNoStaticColor() {
    let reading = Reading(
      """
      protocol Theme { var page: Color { get }; var ink: Color { get } }
      struct Day: Theme { let page = Color.white; let ink = Color.black }
      struct Night: Theme { let page = Color.black; let ink = Color.white }
      final class ThemeKeeper { static let shared = ThemeKeeper(); var current: Theme = Day() }
      """)
    #expect(reading.system.themes.map(\.name) == ["Day", "Night"])
    #expect(!reading.system.diagnostics.contains { $0.code == "colors-not-read" })
  }

  /// A member that does not parse, in a file without colors that a name led to, is of no theme.
  @Test(arguments: [
    ("func isShort(_ n: Int) -> Bool { return is Empty }", false), ("var isShort: Bool { return is Empty }", false),
    ("func isShort(_ n: Int) -> Bool { return is Empty", true),
  ])
  func aBrokenMemberElsewhereStopsNothing(_ member: String, _ isError: Bool) {
    let reading = Reading([
      ("Colors.swift", "enum Colors { static let a = UIColor.white; static let b = UIColor.make(\"x\".first) }"),
      ("Text.swift", "extension String {\n  \(member)\n}\n"),
    ])
    let faults = reading.system.diagnostics.filter { $0.code == "syntax-error" }
    #expect(faults.contains { $0.severity == .error } == isError, "\(member)")
    #expect(reading.hex("Colors.a") == "#FFFFFF")
  }
}
