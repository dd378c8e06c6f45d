import SwiftThemeReader
import Testing
import ThemeModel

/// Themes whose names, and those of their colors, say nothing, and that code shows all the same.
struct ThemesByUseTests {
  private static let view = """
    final class RowView: UIView {
      private let theme: Hues
      private let title = UILabel()
      func paint() { title.textColor = theme.kettle; backgroundColor = theme.spoon }
    }

    """

  private static func system(_ hues: String, view: String = view) -> ThemeSystem {
    SwiftThemeReader.read(files: [
      SourceFile(name: "Hues.swift", bytes: Array(("import UIKit\n" + hues).utf8)),
      SourceFile(name: "RowView.swift", bytes: Array(("import UIKit\n" + view).utf8)),
    ])
  }

  private static let byCase = """
    enum Hues {
      case day, dusk
      var kettle: UIColor { switch self { case .day: .black; case .dusk: .white } }
      var spoon: UIColor { switch self { case .day: .white; case .dusk: .black } }
    }
    """
  private static let byKey = """
    enum Key { case kettle, spoon }
    enum Hues {
      case day, dusk
      func color(for key: Key) -> UIColor {
        switch (self, key) {
        case (.day, .kettle), (.dusk, .spoon): .black
        case (.day, .spoon), (.dusk, .kettle): .white
        }
      }
    }
    """

  @Test func casesOfEnumsUnderAnyName() {
    #expect(Self.system(Self.byCase).themes.map(\.name) == ["day", "dusk"])
    let keyed = Self.view.replacing("theme.kettle", with: "theme.color(for: .kettle)")
      .replacing("theme.spoon", with: "theme.color(for: .spoon)")
    let system = Self.system(Self.byKey, view: keyed)
    #expect(system.themes.map(\.name) == ["day", "dusk"])
    #expect(system.themes.allSatisfy { Set($0.paths).isSuperset(of: ["kettle", "spoon"]) })
  }

  /// Cases that are colors, and kinds of a part that nothing calls a theme, are not themes.
  @Test func otherEnumsAreNone() {
    let parts = Self.system(Self.byCase, view: Self.view.replacing("theme", with: "kind"))
    #expect(parts.themes.map(\.name) == ["colors"])
    let tokens = Self.system(
      Self.byCase,
      view: "final class Row: UIView { func paint() { tintColor = Hues.day.kettle; backgroundColor = Hues.day.spoon } }"
    )
    #expect(tokens.themes.map(\.name) == ["colors"])
  }

  private static let stored = "let kettle: UIColor; let spoon: UIColor; let fork: UIColor"

  @Test(arguments: [
    "struct Hues { let id: String; \(stored); static let all = [Hues(id: \"a\", kettle: .black, spoon: .white, fork: .red), "
      + "Hues(id: \"b\", kettle: .white, spoon: .black, fork: .red)] }",
    "final class Hues { \(stored); init(dark: Bool) { kettle = dark ? .white : .black; spoon = dark ? .black : .white; fork = .red } }",
    "struct Hues { let isNight: Bool; var kettle: UIColor { isNight ? .white : .black }; var spoon: UIColor { isNight ? .black : .white } }",
    "final class Hues { enum Kind { case day, dusk }; var kind: Kind; init(kind: Kind) { self.kind = kind }\n"
      + "var kettle: UIColor { kind == .day ? .black : .white }; var spoon: UIColor { kind == .day ? .white : .black } }",
  ])
  func typesUnderAnyName(hues: String) {
    let system = Self.system(hues)
    #expect(!system.themes.isEmpty && !system.themes.map(\.name).contains("colors"))
    #expect(system.themes.allSatisfy { Set($0.paths).isSuperset(of: ["kettle", "spoon"]) })
    // Nothing shows it.
    #expect(Self.system(hues, view: "final class RowView: UIView { let theme: Hues }").themes.isEmpty)
  }

  @Test(arguments: ["var isDark = false", "var mode: Mode = .day", "var mode = Mode.day"])
  func objectsThatKeepAChoice(choice: String) {
    let test = choice.contains("isDark") ? "isDark" : "mode == .night"
    let system = Self.system(
      """
      enum Mode { case day, night }
      final class HueManager {
        static let shared = HueManager()
        \(choice)
        var kettle: UIColor { \(test) ? .white : .black }
        var spoon: UIColor { \(test) ? .black : .white }
      }
      """,
      view: """
        final class RowView: UIView {
          func paint() { tintColor = HueManager.shared.kettle; backgroundColor = HueManager.shared.spoon }
        }
        """)
    #expect(system.themes.map(\.name) == ["HueManager"])
    #expect(system.axes.count == 1, "both sides are told")
  }

  /// A named theme beside it hides no side of it.
  @Test func besideNamedThemes() {
    let palette =
      "\nstruct Palette { let ink: UIColor; let page: UIColor; static let light = Palette(ink: .black, page: .white) }\n"
    let system = Self.system(Self.byCase + palette)
    let readings = system.readings.filter { $0.recogniser == "enum-of-colors" }
    #expect(readings.map { $0.themes.map(\.name) } == [["day", "dusk"]])
  }

  /// What has a name as a theme comes before what only its use tells.
  @Test func namedThemesComeFirst() {
    let system = Self.system(
      Self.byCase + "\nstruct Palette { let ink: UIColor; let page: UIColor }\n"
        + "enum Palettes { static let light = Palette(ink: .black, page: .white); static let dark = Palette(ink: .white, page: .black) }"
    )
    #expect(system.themes.map(\.name) == ["light", "dark"])
  }

  @Test func colorsOfTraits() {
    let reading = Reading(
      """
      extension UITraitCollection {
        var kettle: UIColor { userInterfaceStyle == .dark ? .white : .black }
        var spoon: UIColor { userInterfaceStyle == .dark ? .black : .white }
      }
      """)
    #expect(reading.hex("kettle", "colors", ["mode": "light"]) == "#000000")
    #expect(reading.hex("kettle", "colors", ["mode": "dark"]) == "#FFFFFF")
  }

  @Test func membersOfTypesThatOnlyGroupThem() {
    let reading = Reading("struct HueService { static let ink = UIColor.black; static let page = UIColor.white }")
    #expect(Set(reading.system.themes.flatMap(\.paths)).isSuperset(of: ["HueService.ink", "HueService.page"]))
  }

  /// R.swift calls a type and the constant of it alike.
  @Test func constantsCalledAfterTheirTypes() {
    let reading = Reading(
      """
      struct Theme {
        static let color = color()
        struct color { let ink = UIColor.black; let page = UIColor.white }
      }
      """)
    #expect(reading.hex("ink", "color", [:]) == "#000000")
  }
}
