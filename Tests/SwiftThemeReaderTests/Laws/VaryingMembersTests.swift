import SwiftThemeReader
import Testing
import ThemeModel

/// Members of a theme's value that code sets, or makes values with: the first value is not the only one that is shown.
@Suite struct VaryingMembersTests {
  private static let theme = """
    struct Theme {
      var isDark = false
      var background: Color { isDark ? .black : .white }
      var text: Color { isDark ? Color(white: 0.2) : .black }
    }
    """

  private static func shades(_ reading: Reading, _ token: String) -> Set<String> {
    let resolver = ThemeResolver(reading.system)
    return Set(
      resolver.variants.compactMap { variant in
        guard let found = resolver.palette(for: variant)?.tokens.first(where: { $0.path.hasSuffix(token) }) else {
          return nil
        }
        if case .color(let color) = found.value { return color.hex8 }
        return "?"
      })
  }

  /// Whatever sets the flag of a value with defaults.
  @Test(arguments: [
    "final class Store: ObservableObject { @Published var theme = Theme(); func go() { theme.isDark = true } }",
    "final class Store { var theme = Theme(); func go() { theme.isDark.toggle() } }",
    "final class Store { var theme = Theme(); init(_ saved: Bool?) { if let saved { theme.isDark = saved } } }",
    "struct Home: View { @ObservedObject var store: Store; var body: some View { Toggle(\"\", isOn: $store.theme.isDark) } }; final class Store: ObservableObject { @Published var theme = Theme() }",
    "struct Home: View { @Environment(\\.colorScheme) var scheme; var theme: Theme { Theme(isDark: scheme == .dark) } }",
    "final class Store { @AppStorage(\"dark\") var dark = false; var theme: Theme { .init(isDark: dark) } }",
    "extension Theme { mutating func follow(_ on: Bool) { isDark = on } }; final class Store { var theme = Theme(); func go() { theme.follow(true) } }",
  ])
  func aFlagThatCodeSetsFollowsTheMode(_ code: String) {
    let reading = Reading("import SwiftUI\n" + (Self.theme + "; " + code).replacing("; ", with: "\n"))
    #expect(Self.shades(reading, "text") == ["#000000", "#333333"], "\(code)")
    #expect(Self.shades(reading, "background") == ["#000000", "#FFFFFF"], "\(code)")
  }

  /// What sets it may stand in a file that names neither the type nor a color.
  @Test func theFileOfAToggleIsRead() {
    let store = "final class Store: ObservableObject { @Published var theme = Theme() }"
    let toggle = """
      struct Settings: View {
        @EnvironmentObject var store: Store
        var body: some View { Toggle("Dark", isOn: $store.theme.isDark) }
      }
      """
    let reading = Reading([("Theme.swift", Self.theme), ("Store.swift", store), ("Settings.swift", toggle)])
    #expect(Self.shades(reading, "text") == ["#000000", "#333333"])
  }

  /// Code that is not read, such as the app that uses a package, may set what a manager lets it set.
  @Test(arguments: [
    ("public var isDark = false", true), ("var isDark = false", true), ("public var isDark: Bool = false", true),
    ("public private(set) var isDark = false", false), ("private var isDark = false", false),
    ("public let isDark = false", false),
    ("public var a = false; public var b = false; public var isDark = false", false),
  ])
  func aManagersOpenFlagFollowsTheMode(_ flag: String, _ isOpen: Bool) {
    let reading = Reading(
      """
      public final class SkinManager {
        public static let shared = SkinManager()
        \(flag)
        public var background: UIColor { isDark ? .black : .white }
        public var text: UIColor { isDark ? UIColor(white: 0.2, alpha: 1) : .black }
      }
      """)
    #expect(Self.shades(reading, "text") == (isOpen ? ["#000000", "#333333"] : ["#000000"]))
  }

  /// A flag that nothing sets is what it is.
  @Test(arguments: [
    "", "final class Store { var theme = Theme() }", "let theme = Theme()",
    "struct Other { var isDark = false }; final class Store { var other = Other(); func go() { other.isDark = true } }",
    "#Preview { Home(theme: Theme(isDark: Bool.random())) }",
  ])
  func aFlagThatNothingSetsHasOneValue(_ code: String) {
    let reading = Reading("import SwiftUI\n" + (Self.theme + "; " + code).replacing("; ", with: "\n"))
    #expect(Self.shades(reading, "text") == ["#000000"], "\(code)")
  }

  private static let tones = """
    enum Tone { case ink, haze }
    struct Theme {
      var tone: Tone
      var level: Int
      var background: Color { .white }
      var text: Color { tone == .haze ? Color(white: 0.6) : .black }
    }
    """

  /// Each case is a context, whatever other members the value has.
  @Test(arguments: [
    "final class Store { var theme = Theme(tone: .ink, level: 0); func go() { theme.tone = .haze } }",
    "final class Store { var theme = Theme(tone: .ink, level: 0); func go(_ tone: Tone) { theme = Theme(tone: tone, level: 0) } }",
    "final class Store { var theme = Theme(tone: .ink, level: 0); func go(_ tone: Tone) { theme = .init(tone: tone, level: 0) } }",
  ])
  func eachCaseThatCodeMayGiveIsAContext(_ code: String) {
    let reading = Reading("import SwiftUI\n" + (Self.tones + "; " + code).replacing("; ", with: "\n"))
    #expect(Self.shades(reading, "text") == ["#000000", "#999999"], "\(code)")
  }

  /// A color that other code sets, or that an initialiser chooses by what only the app knows, has no one value.
  @Test(arguments: [
    "final class Theme: ObservableObject { @Published var background = Color.white; @Published var text = Color.black; func haze() { text = Color(white: 0.6) } }",
    "struct Theme { var background = Color.white; var text = Color.black }; final class Store { var theme = Theme(); func haze() { theme.text = .gray } }",
    "struct Theme { let background: Color; let text: Color; init(haze: Bool, level: Int) { background = .white; text = haze ? .gray : .black } }; final class Store { var theme = Theme(haze: false, level: 0); func go(_ haze: Bool) { theme = Theme(haze: haze, level: 0) } }",
  ])
  func aColorThatCodeSetsIsUndetermined(_ code: String) {
    let reading = Reading("import SwiftUI\n" + code.replacing("; ", with: "\n"))
    #expect(Self.shades(reading, "text") == ["?"], "\(code)")
    #expect(Self.shades(reading, "background") == ["#FFFFFF"], "\(code)")
  }

  /// A flag of an object that a method sets is both, as in a value.
  @Test(arguments: ["shared", "standard", "main"])
  func aDarkFlagOfAnObjectFollowsTheMode(_ name: String) {
    let reading = Reading(
      """
      import UIKit
      final class Theme {
        static let \(name) = Theme()
        private(set) var isDark = false
        func setDark(_ on: Bool) { isDark = on }
        var background: UIColor { isDark ? .black : .white }
        var text: UIColor { isDark ? UIColor(white: 0.2, alpha: 1) : .black }
      }
      """)
    #expect(Self.shades(reading, "text") == ["#000000", "#333333"])
  }

  /// A switch over all cases of an enum leaves no further one.
  @Test(arguments: [
    "switch flavor { case .vanilla: return .white; case .mocha: return .black }",
    "flavor == .vanilla ? .white : .black",
  ])
  func theCasesOfAnEnumAreAllThereAre(_ body: String) {
    let reading = Reading(
      """
      import SwiftUI
      enum Flavor: String, CaseIterable { case vanilla, mocha }
      final class ThemeManager: ObservableObject {
        @Published var flavor: Flavor = .vanilla
        var background: Color { \(body.replacing("; ", with: "\n")) }
        var text: Color { flavor == .mocha ? .white : .black }
      }
      """)
    #expect(Self.shades(reading, "background") == ["#000000", "#FFFFFF"])
    #expect(Self.shades(reading, "text") == ["#000000", "#FFFFFF"])
  }

  /// A method that only calls another one of its name is called by others.
  @Test func aMethodCalledToggleSetsItsFlag() {
    let reading = Reading(
      """
      import UIKit
      public final class Theme {
        public static let shared = Theme()
        public private(set) var soft = false
        public func toggle() { soft.toggle() }
        public var background: UIColor { .white }
        public var text: UIColor { soft ? UIColor(white: 0.6, alpha: 1) : .black }
      }
      """)
    #expect(Self.shades(reading, "text") != ["#000000"])
  }

  /// Palettes may be made, and contracts met, in files without a color's name, whatever the types are called.
  @Test(arguments: ["ReaderTheme", "_ReaderTheme", "ÜberTheme"])
  func filesThatMakePalettesWithoutColorsAreRead(_ name: String) {
    let model = "import SwiftUI\nstruct \(name) { let background: Color; let text: Color }"
    let presets = """
      enum Presets {
        static let all = [\(name)(background: .white, text: .black), \(name)(background: .black, text: .red)]
      }
      """
    let lists = Reading([("Model.swift", model), ("Presets.swift", presets)])
    #expect(lists.system.themes.count == 2)
    let contract = """
      import SwiftUI
      typealias Paint = Color
      protocol Look { var background: Paint { get }; var text: Paint { get } }
      """
    func look(_ name: String, _ text: String) -> (String, String) {
      ("\(name).swift", "struct \(name): Look { let background: Paint = .white\nlet text: Paint = \(text) }")
    }
    let conformers = Reading([("Look.swift", contract), look("Bright", ".black"), look("Pale", ".gray")])
    #expect(Set(conformers.system.themes.map(\.name)).count == 2)
  }

  /// A color's name of the sources is a color in every file, and an alias of a contract in the types that meet it.
  @Test func namesOfColorsAreKnownEverywhere() {
    let ramp =
      "import SwiftUI\ntypealias Paint = Color\nenum Ramp { static let light: Paint = .white\nstatic let dark: Paint = .black }"
    let schemes = """
      protocol Scheme { var background: Paint { get }; var text: Paint { get } }
      struct Bright: Scheme { var background: Paint { Ramp.light }; var text: Paint { Ramp.dark } }
      struct Dim: Scheme { var background: Paint { Ramp.dark }; var text: Paint { Ramp.light } }
      """
    #expect(Reading([("Ramp.swift", ramp), ("Schemes.swift", schemes)]).system.themes.count == 2)
    let skins = Reading(
      """
      import SwiftUI
      protocol Skin { typealias C = Color; var background: C { get }; var text: C { get } }
      struct Day: Skin { let background: C = .white; let text: C = .black }
      struct Haze: Skin { let background: C = .white; let text: C = .gray }
      """)
    #expect(skins.system.themes.count == 2 && skins.hex("text", "Day") == "#000000")
  }

  /// One entry of a dictionary tells the type of the others.
  @Test func entriesOfADictionaryAreOfOneType() {
    let reading = Reading(
      """
      import UIKit
      enum Mode { case day, night }
      struct Theme {
        let mode: Mode
        var text: UIColor { [.day: UIColor.black, .night: .white][mode]! }
        var background: UIColor { [Mode.day: UIColor.white, .night: .black][mode]! }
        static let day = Theme(mode: .day)
        static let night = Theme(mode: .night)
      }
      """)
    #expect(reading.hex("text", "night") == "#FFFFFF" && reading.hex("background", "night") == "#000000")
  }
}
