import SwiftThemeReader
import Testing
import ThemeModel

/// Variables that the running app may set: their first values are not the only ones.
struct RunningStateTests {
  private static func reading(_ state: String, _ condition: String) -> Reading {
    Reading(
      """
      import SwiftUI
      \(state)
      enum AppColors {
        static var page: UIColor { \(condition) ? .black : .white }
        static var ink: UIColor { UIColor(white: 0.2, alpha: 1) }
      }
      """)
  }

  /// Every value that the code compares with is a context.
  @Test(arguments: [
    ("enum App { static var look = \"plain\" }", "App.look == \"late\"", "look", "late"),
    ("enum App { static var level = 0 }", "App.level == 2", "level", "2"),
    ("enum App { static var custom: String? = nil }", "App.custom != nil", "custom", "otherwise"),
    ("enum App { static var look = \"plain\" }", "App.look != \"plain\"", "look", "otherwise"),
    (
      "final class App: ObservableObject { static let shared = App(); @AppStorage(\"s\") var look = \"a\" }",
      "App.shared.look == \"b\"", "look", "b"
    ),
    (
      "final class App: ObservableObject { static let shared = App(); @Published var level = 0 }",
      "App.shared.level == 1", "level", "1"
    ),
    (
      "enum Kind: String { case plain, late }\nenum App { @AppStorage(\"s\") static var look = \"plain\" }",
      "Kind(rawValue: App.look) == .late", "look", "late"
    ),
  ])
  func eachValueIsAContext(_ state: String, _ condition: String, _ axis: String, _ context: String) {
    let reading = Self.reading(state, condition)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, [axis: context]) == "#000000")
    #expect(reading.hex("AppColors.ink", nil, [axis: context]) == "#333333")
  }

  @Test func wordsForModesAreTheModes() {
    let reading = Self.reading("enum App { static var look = \"light\" }", "App.look == \"dark\"")
    #expect(reading.hex("AppColors.page", nil, ["mode": "dark"]) == "#000000")
  }

  /// A local name, an argument or `self` with the value of a variable decides no more than the variable itself.
  @Test(arguments: [
    "let level = App.level; return level < 10 ? .black : .white",
    "var next = 1; next = App.level; return next < 10 ? .black : .white",
    "var next = 1; next += App.level; return next < 10 ? .black : .white",
    "let next = App.level + 1; return next < 10 ? .black : .white",
    "let next = App.level + 1; let more = next * 2; if more < 10 { return .black }; return .white",
    "return pick(App.level)",
    "return pick(App.level + 1)",
    "return App.level.ink",
    "return [App.level].map { $0 < 10 ? UIColor.black : .white }.first!",
    "switch App.level { case 0..<10: return .black; default: return .white }",
    "let level = App.level; switch level { case 0...9: return .black; default: return .white }",
    // Through arguments of all kinds.
    "return standard()",
    "return any(App.level + 1)",
    "let pick: (Int) -> UIColor = { $0 < 10 ? .black : .white }; return pick(App.level + 1)",
    "var level = 0; fill(&level); return level < 10 ? .black : .white",
    // Through elements and members.
    "return App.levels.map { $0 + 1 }.map { $0 < 10 ? UIColor.black : .white }[0]",
    "for level in App.levels where level < 10 { return .black }; return .white",
    "for level in App.levels { if level < 10 { return .black } }; return .white",
    "var ink = UIColor.white; for level in App.levels { let next = level + 1; if next < 10 { ink = .black } }; return ink",
    "var all: [Int] = []; all.append(App.level + 1); return all.contains(4) ? .black : .white",
    "var all = [0]; all[0] = App.level + 1; return all[0] < 10 ? .black : .white",
    "var all: [String: Int] = [:]; all[\"a\"] = App.level + 1; return all[\"a\"] == 4 ? .black : .white",
    "var (level, n) = (0, 0); (level, n) = (App.level + 1, 2); return level < 10 && n == 2 ? .black : .white",
    "let (level, n) = (App.level + 1, 2); return level < 10 && n == 2 ? .black : .white",
    "var look = Look(level: 0); look.level = App.level + 1; return look.ink",
    "return Look(level: App.level + 1).ink",
    "let look = Look(level: App.level + 1); return look.ink",
    "return Look.shared.ink",
    "return Holder().ink",
  ])
  func whatIsMadeOfAVariableDecidesNothing(_ body: String) {
    let reading = Reading(
      """
      import UIKit
      enum App { static var level = 3; static var levels = [3] }
      struct Look {
        static let shared = Look(level: App.level + 1)
        var level: Int
        var ink: UIColor { level < 10 ? .black : .white }
      }
      final class Holder {
        private let level: Int
        init() { level = App.level + 1 }
        var ink: UIColor { level < 10 ? .black : .white }
      }
      enum AppColors {
        static var page: UIColor { \(body) }
        static func pick(_ number: Int) -> UIColor { number < 10 ? .black : .white }
        static func standard(_ number: Int = App.level + 1) -> UIColor { number < 10 ? .black : .white }
        static func any(_ numbers: Int...) -> UIColor { numbers.contains(4) ? .black : .white }
        static func fill(_ number: inout Int) { number = App.level + 1 }
        static let ink = UIColor.black
      }
      extension Int { var ink: UIColor { self < 10 ? .black : .white } }
      """)
    #expect(reading.hex("AppColors.page") == nil)
    #expect(reading.hex("AppColors.ink") == "#000000")
  }

  /// A comparison for equality lists the values, also through a local name.
  @Test func aLocalNameIsComparedAsItsVariableIs() {
    let reading = Reading(
      """
      import UIKit
      enum App { static var level = 3 }
      enum AppColors {
        static var page: UIColor { let level = App.level; return level == 4 ? .black : .white }
        static let ink = UIColor.black
      }
      """)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["level": "4"]) == "#000000")
  }

  /// An optional word that some function fills is no constant, although it starts with nothing.
  @Test(arguments: ["String", "Look"])
  func aWordThatIsFilledIsNoConstant(_ type: String) {
    let value = type == "Look" ? ".dark" : "\"dark\""
    let reading = Reading(
      """
      import UIKit
      enum Look { case plain, dark }
      final class Settings {
        static let shared = Settings()
        var look: \(type)?
        func prepare() { if look == nil { look = \(value) } }
      }
      enum AppColors {
        static var page: UIColor { Settings.shared.look == \(value) ? .black : .white }
        static let ink = UIColor.black
      }
      """)
    #expect(reading.hex("AppColors.page") == nil || reading.system.axes.map(\.name).contains("look"))
  }

  /// What a button's action fills is no constant, whatever its type is.
  @Test(arguments: [
    ("[String] = []", "if !kept.contains(\"a\") { kept.append(\"a\") }", "App.kept.contains(\"a\")"),
    ("Set<String> = []", "if !kept.contains(\"a\") { kept.insert(\"a\") }", "App.kept.contains(\"a\")"),
    ("[String: Bool] = [:]", "if kept[\"a\"] == nil { kept[\"a\"] = true }", "App.kept[\"a\"] == true"),
    ("Look?", "if kept == nil { kept = Look(name: \"a\") }", "App.kept?.name == \"a\""),
    ("Look?", "if kept == nil { kept = Look(name: \"a\") }", "App.kept != nil"),
    ("Date?", "if kept == nil { kept = Date() }", "App.kept != nil"),
    ("UIUserInterfaceStyle?", "if kept == nil { kept = .dark }", "App.kept == .dark"),
    ("Int64?", "if kept == nil { kept = 3 }", "App.kept != nil"),
    ("UIColor?", "if kept == nil { kept = .red }", "App.kept != nil"),
  ])
  func whatAnActionFillsIsNoConstant(_ kept: String, _ fill: String, _ condition: String) {
    let reading = Self.reading(
      """
      struct Look: Equatable { var name: String }
      enum App { static var kept: \(kept); static func change() { \(fill) } }
      struct Settings: View { var body: some View { Button("a") { App.change() } } }
      """, condition)
    #expect(reading.hex("AppColors.page") == nil || !reading.system.axes.isEmpty)
    #expect(reading.hex("AppColors.ink") == "#333333")
  }

  @Test func aColorThatAnActionFillsIsNoConstant() {
    let reading = Reading(
      """
      import UIKit
      enum App { static var kept: UIColor?; static func change() { if kept == nil { kept = .red } } }
      enum AppColors { static var page: UIColor { App.kept ?? .white }; static let ink = UIColor.black }
      struct Settings: View { var body: some View { Button("a") { App.change() } } }
      """)
    #expect(reading.reason("AppColors.page")?.code == "runtime-value")
  }

  @Test func casesOfASwitchAreContexts() {
    let reading = Reading(
      """
      enum App { static var level = 0 }
      enum AppColors {
        static var page: UIColor { switch App.level { case 0: .white; case 1: .gray; default: .black } }
        static let ink = UIColor.black
      }
      """)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["level": "1"]) != "#FFFFFF")
    #expect(reading.hex("AppColors.page", nil, ["level": "otherwise"]) == "#000000")
  }

  /// A decision by values that the code does not list is open.
  @Test(arguments: [
    ("enum App { static var level = 0 }", "App.level > 2"),
    ("enum App { static var shade = 1.0 }", "App.shade < 0.5"),
    ("enum App { static var names: [String] = [] }", "App.names.contains(\"dark\")"),
    ("enum App { static var pair = (false, 1) }", "App.pair.0"),
    (
      "struct Env { var flags: [String: Bool] = [:] }\nenum App { static var env = Env() }",
      "App.env.flags[\"a\"] == true"
    ),
    (
      "protocol Look {}\nstruct Day: Look {}\nstruct Night: Look {}\nenum App { static var look: Look = Day() }",
      "App.look is Night"
    ),
    (
      """
      protocol Look { var late: Bool { get } }
      struct Day: Look { let late = false }
      struct Night: Look { let late = true }
      enum App { static var look: Look = Day() }
      """, "App.look.late"
    ),
  ])
  func otherDecisionsAreOpen(_ state: String, _ condition: String) {
    let reading = Self.reading(state, condition)
    #expect(reading.reason("AppColors.page")?.code == "runtime-value")
    #expect(reading.hex("AppColors.ink") == "#333333")
  }

  @Test func membersOfAStructThatTheAppKeepsAreItsVariables() {
    let reading = Self.reading(
      """
      struct Prefs { var late = false }
      final class App { static let shared = App(); var prefs = Prefs() }
      """, "App.shared.prefs.late")
    #expect(reading.hex("AppColors.page", nil, ["late": "on"]) == "#000000")
  }

  @Test func whatIsMadeOfStoredValuesIsOpen() {
    let reading = Reading(
      """
      final class ThemeStore: ObservableObject {
        @AppStorage("shade") var shade = 255
        var page: Color { Color(white: Double(shade & 255) / 255) }
        var ink: Color { .black }
      }
      """)
    #expect(reading.reason("page")?.code == "runtime-value")
    #expect(reading.hex("ink") == "#000000")
  }

  /// What nothing sets, codes of colors, and colors themselves keep their values.
  @Test func otherVariablesKeepTheirValues() {
    let reading = Reading(
      """
      extension UIColor {
        convenience init(hex: String) {
          let code = hex.hasPrefix("#") ? String(hex.dropFirst()) : hex
          let number = Int(code, radix: 16) ?? 0
          self.init(red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: 1)
        }
      }
      enum AppColors {
        static var code = "#102030"
        private static var level = 0
        static var ink: UIColor { UIColor(hex: code) }
        static var page: UIColor { level == 0 ? .white : .black }
        static var tint: UIColor? = nil
        static var link: UIColor { if let tint { return tint }; return .blue }
      }
      """)
    #expect(reading.hex("AppColors.ink") == "#102030")
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    #expect(reading.hex("AppColors.link") == "#0000FF")
    #expect(reading.system.axes.isEmpty)
  }

  /// The form of a code is no choice, and its digits are one.
  @Test(arguments: [
    ("let code = App.code.lowercased(); return code == \"#ffffff\" ? .white : .black", false),
    ("return pick(App.code)", false),
    (
      "let code = App.code; switch code.lowercased() { case \"#ffffff\": return .white; default: return .black }", false
    ),
    ("let code = App.code; return [\"#ffffff\": UIColor.white][code.lowercased()] ?? .black", false),
    ("let code = App.code; return code.count == 7 && code.hasPrefix(\"#\") ? .black : .white", true),
    ("let code = App.code; return code.first == \"#\" ? .black : .white", true),
  ])
  func theDigitsOfACodeDecideNothing(_ body: String, isKnown: Bool) {
    let reading = Reading(
      """
      import UIKit
      enum App { static var code = "#00000A" }
      enum AppColors {
        static var page: UIColor { \(body) }
        static func pick(_ code: String) -> UIColor { code.hasPrefix("#f") ? .white : .black }
        static let ink = UIColor.black
      }
      """)
    #expect(reading.hex("AppColors.page") == (isKnown ? "#000000" : nil))
  }

  @Test func withoutAModeOfItsOwnTheSystemsCounts() {
    let reading = Reading(
      """
      final class ThemeStore: ObservableObject {
        @Published var override: ColorScheme? = nil
        @Environment(\\.colorScheme) var system
        var page: Color { (override ?? system) == .dark ? .black : .white }
        var ink: Color { .red }
      }
      """)
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#000000")
  }
}
