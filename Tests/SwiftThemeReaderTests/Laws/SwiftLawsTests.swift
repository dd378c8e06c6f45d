import SwiftThemeReader
import Testing
import ThemeModel

/// A color is what Swift would compute, or it is undetermined: overloads, labels, closures, members of the same name.
struct SwiftLawsTests {
  struct Law: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    /// The token, the mode and the color; `nil` when undetermined.
    var colors: [(token: String, mode: String, hex: String?)]

    var testDescription: String { name }
  }

  static let laws = [
    Law(
      name: "in a protocol's extension a member that is no requirement is the protocol's own",
      source: """
        protocol Theme { var ink: UIColor { get } }
        extension Theme {
          var ink: UIColor { .black }
          var accent: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
          var button: UIColor { accent }
          var link: UIColor { self.accent }
          var title: UIColor { ink }
          var badge: UIColor { tint() }
          func tint() -> UIColor { .blue }
        }
        struct Day: Theme {
          var ink: UIColor { .red }
          var accent: UIColor { .green }
          func tint() -> UIColor { .green }
        }
        """,
      colors: [
        ("accent", "light", "#00FF00"), ("button", "light", "#0000FF"), ("link", "light", "#0000FF"),
        ("title", "light", "#FF0000"), ("badge", "light", "#0000FF"),
      ]),
    Law(
      name: "a value that is known by its protocol gives the protocol's member",
      source: """
        protocol Shades { var deep: UIColor { get } }
        extension Shades { var deep: UIColor { .black }; var pale: UIColor { .white } }
        struct Own: Shades { let step: Int; var deep: UIColor { .red }; var pale: UIColor { .green } }
        enum Store { static let shades: Shades = Own(step: 1); static let own = Own(step: 2) }
        enum Colors {
          static let deep = Store.shades.deep
          static let pale = Store.shades.pale
          static let own = Store.own.pale
        }
        """,
      colors: [
        ("Colors.deep", "light", "#FF0000"), ("Colors.pale", "light", "#FFFFFF"), ("Colors.own", "light", "#00FF00"),
      ]),
    Law(
      name: "an initialiser for text does not take a colour",
      source: """
        extension UIColor {
          convenience init(_ code: String) {
            var v: UInt64 = 0
            Scanner(string: code).scanHexInt64(&v)
            self.init(red: CGFloat((v >> 16) & 255) / 255, green: CGFloat((v >> 8) & 255) / 255, blue: CGFloat(v & 255) / 255, alpha: 1)
          }
          static let ink = UIColor("223344")
          static let glow = UIColor(Color.white)
        }
        """,
      colors: [("UIColor.ink", "light", "#223344"), ("UIColor.glow", "light", "#FFFFFF")]),
    Law(
      name: "an initialiser for an enum takes its cases alone",
      source: """
        enum Depth { case deep, shallow }
        extension Color {
          init(_ depth: Depth) { self = depth == .deep ? Color(white: 0.2) : Color(white: 0.8) }
          static let sea = Color(.deep)
          static let coal = Color(UIColor.black)
        }
        """,
      colors: [("Color.sea", "light", "#333333"), ("Color.coal", "light", "#000000")]),
    Law(
      name: "a trailing closure goes to what takes a function",
      source: """
        struct Pair { let light: Color; let dark: Color? }
        extension UIColor {
          convenience init(pair: Pair) {
            self.init { t in t.userInterfaceStyle == .dark ? (pair.dark.map { UIColor($0) } ?? .red) : UIColor(pair.light) }
          }
          static let ink = UIColor(pair: Pair(light: .white, dark: .black))
          static let plain = UIColor(pair: Pair(light: .white, dark: nil))
        }
        """,
      colors: [
        ("UIColor.ink", "light", "#FFFFFF"), ("UIColor.ink", "dark", "#000000"), ("UIColor.plain", "dark", "#FF0000"),
      ]),
    Law(
      name: "a method is no property of the same name",
      source: """
        protocol Coded { var code: UInt32 { get } }
        extension Coded {
          var color: UIColor { color(code: code) }
          func color(code: UInt32) -> UIColor { UIColor(rgb: code) }
        }
        struct Tone: Coded { let code: UInt32 }
        enum Colors { static let ink = Tone(code: 0x334455).color }
        """,
      colors: [("Colors.ink", "light", "#334455")]),
    Law(
      name: "an argument that is not understood is not left out",
      source: """
        enum Colors {
          static let a = UIColor(hex: "#FFFFFF", dark: "#000000")
          static let b = UIColor(lightHex: 0xFFFFFF, darkHex: 0x000000)
          static let c = Color(hexadecimal: 0xFF0000, colorSpace: .displayP3)
          static let d = UIColor(hex: "#102030")
        }
        """,
      colors: [
        ("Colors.a", "light", nil), ("Colors.b", "light", nil), ("Colors.c", "light", nil),
        ("Colors.d", "light", "#102030"),
      ]),
    Law(
      name: "what a map makes has the type that is asked for",
      source: """
        enum Colors {
          static let bases: [UIColor] = [.black, .black]
          static var inks: [UIColor] { bases.map { _ in .white } }
          static var ink: UIColor { inks[1] }
        }
        """,
      colors: [("Colors.ink", "light", "#FFFFFF")]),
    Law(
      name: "an alias of the platform's type is extended with it",
      source: """
        typealias PlatformColor = UIColor
        extension PlatformColor { static let ink = PlatformColor(white: 0.2, alpha: 1) }
        """,
      colors: [("UIColor.ink", "light", "#333333")]),
    Law(
      name: "styles give their colours to colours",
      source: """
        extension ShapeStyle where Self == Color { static var steel: Color { Color(white: 0.4) } }
        enum Card { static let ink: Color = .steel }
        """,
      colors: [("Card.ink", "light", "#666666")]),
    Law(
      name: "a flag by another name says whether it is dark",
      source: """
        enum App { static var isNightModeOn = false; static var lightTheme = true }
        enum Colors {
          static var page: UIColor { App.isNightModeOn ? .black : .white }
          static var ink: UIColor { App.lightTheme ? .black : .white }
        }
        """,
      colors: [
        ("Colors.page", "light", "#FFFFFF"), ("Colors.page", "dark", "#000000"), ("Colors.ink", "light", "#000000"),
        ("Colors.ink", "dark", "#FFFFFF"),
      ]),
    Law(
      name: "the written type of a global or a member chooses among initialisers",
      source: """
        private let day: Color = .init(red: 1, green: 1, blue: 1)
        enum Tones { static let evening: Color = .init(red: 0, green: 0, blue: 0) }
        extension Color {
          init(light: UIColor, dark: UIColor) { self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? light : dark }) }
          init(light: Color, dark: Color) {
            self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
          }
        }
        enum Colors {
          static let page = Color(light: day, dark: Tones.evening)
          static let ink = Color(
            light: .init(red: 1, green: 0, blue: 0, alpha: 1), dark: .init(red: 0, green: 0, blue: 1, alpha: 1))
        }
        """,
      // The initialiser for UIColor has its sides the other way round.
      colors: [
        ("Colors.page", "light", "#FFFFFF"), ("Colors.page", "dark", "#000000"), ("Colors.ink", "light", "#0000FF"),
        ("Colors.ink", "dark", "#FF0000"),
      ]),
    Law(
      name: "a type around a code is a colour",
      source: """
        struct Swatch {
          let code: UInt32
          var uiColor: UIColor { UIColor(rgb: code) }
          var color: Color { Color(uiColor) }
        }
        enum Colors { static let ink = Swatch(code: 0x445566) }
        """,
      colors: [("Colors.ink", "light", "#445566")]),
    Law(
      name: "cases with one colour in two forms are tokens",
      source: """
        enum BrandColor: CaseIterable {
          case ink, page
          var color: Color { self == .ink ? .black : .white }
          var uiColor: UIColor { UIColor(color) }
        }
        """,
      colors: [("BrandColor.ink", "light", "#000000"), ("BrandColor.page", "light", "#FFFFFF")]),
  ]

  @Test(arguments: laws)
  func everyColourIsRight(_ law: Law) {
    let reading = Reading(law.source)
    #expect(reading.system.themes.count == 1)
    for (token, mode, hex) in law.colors {
      let contexts = mode == "dark" ? ["mode": "dark"] : [:]
      #expect(reading.hex(token, nil, contexts) == hex, "\(token) in \(mode)")
      if hex == nil { #expect(reading.reason(token, nil, contexts) != nil, "\(token) is said to be undetermined") }
    }
  }

  /// A theme is not lost because the way it is made is not understood.
  @Test(arguments: [".tuned(1)", " + Tweak.one", " |> softened", " as! AppTheme", ".with { $0.text = .white }"])
  func aThemeThatIsNotUnderstoodStays(_ rest: String) {
    let reading = Reading(
      """
      struct AppTheme {
        var background: UIColor
        var text: UIColor
        static let day = AppTheme(background: .white, text: .black)
        static let evening = AppTheme(background: .black, text: .darkGray)\(rest)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day", "evening"])
    #expect(reading.theme("evening")?.paths.filter { $0 == "text" || $0 == "background" }.count == 2)
    #expect(reading.hex("text", "day") == "#000000")
    let isOther = [".darkGray", "#555555"].contains(reading.hex("text", "evening") ?? "")
    #expect(isOther == (rest == " as! AppTheme"))
  }

  /// The parser may know less of the language than the compiler. Where no color is declared, that does not stop an audit.
  @Test(arguments: [
    ("func show() { let x = ) }", false), ("func show() -> UIColor { let x = ) }", true),
    ("func show() { let x = (", true), ("static let b: UIColor = )", true),
  ])
  func aFunctionThatGivesNothingStopsNothing(text: String, isError: Bool) {
    let colors = "enum Colors {\n  static let a = UIColor.white\n"
    func faults(_ reading: Reading) -> [Diagnostic] {
      #expect(reading.hex("Colors.a") == "#FFFFFF")
      return reading.system.diagnostics.filter { $0.code == "syntax-error" }
    }
    let view = "final class View {\n  private let tint = UIColor.red\n  \(text)\n}\n"
    let apart = faults(Reading([("Colors.swift", colors + "}\n"), ("View.swift", view)]))
    #expect(!apart.isEmpty)
    #expect(apart.contains { $0.severity == .error } == isError)
    // In a file with colors, nothing is left unread.
    #expect(faults(Reading("\(colors)  \(text)\n}\n")).contains { $0.severity == .error })
  }

  @Test(arguments: [
    "<<<<<<< HEAD\n  static let b = UIColor.red\n=======\n  static let b = UIColor.blue\n>>>>>>> other\n",
    "  static let b = UIColor(white: 0 alpha: 1)\n",
  ])
  func whatDoesNotParseIsAnError(_ text: String) {
    let reading = Reading("enum Colors {\n  static let a = UIColor.white\n" + text + "}\n")
    let error = reading.system.diagnostics.first { $0.code == "syntax-error" }
    #expect(error?.severity == .error)
    #expect(error?.place?.file == "Theme.swift")
  }

  /// A call of an overridden function has the default arguments of the class that the caller sees.
  @Test func defaultArgumentsAreThoseOfTheStaticType() {
    let reading = Reading(
      """
      class Base {
        func level(_ n: Int = 1) -> CGFloat { CGFloat(n) / 10 }
        var own: CGFloat { level() }
      }
      final class Sub: Base {
        override func level(_ n: Int = 5) -> CGFloat { CGFloat(n) / 10 }
        var further: CGFloat { level() }
      }
      func seen(_ base: Base) -> CGFloat { base.level() }
      enum Palette {
        static let own = UIColor(white: Sub().own, alpha: 1)
        static let further = UIColor(white: Sub().further, alpha: 1)
        static let direct = UIColor(white: Sub().level(), alpha: 1)
        static let given = UIColor(white: seen(Sub()), alpha: 1)
      }
      """)
    #expect(reading.hex("Palette.own") == "#1A1A1A")
    #expect(reading.hex("Palette.further") == "#808080")
    #expect(reading.hex("Palette.direct") == "#808080")
    #expect(reading.hex("Palette.given") == "#1A1A1A")
  }
}
