import SwiftThemeReader
import Testing
import ThemeModel

/// Sets, optionals within optionals, and other values that are not what their parts look like.
struct OneNilTests {
  struct Way: Sendable, CustomTestStringConvertible {
    var declarations = ""
    var body: String
    /// `nil` when undetermined.
    var hex: String?

    var testDescription: String { body }
  }

  private static let red = "#FF0000"

  static let ways = [
    // Sets
    Way(
      declarations: "let used: Set<String> = [\"a\", \"b\", \"a\"]", body: "return used.first! == \"a\" ? .red : .blue"),
    Way(declarations: "let used: Set<String> = [\"a\", \"b\"]", body: "return used.joined() == \"ab\" ? .red : .blue"),
    Way(declarations: "let used: Set<String> = [\"a\", \"b\"]", body: "return Array(used)[0] == \"a\" ? .red : .blue"),
    Way(
      declarations: "typealias Tags = Set<String>; let used: Tags = [\"a\", \"b\"]",
      body: "return used.first == \"a\" ? .red : .blue"),
    Way(
      declarations: "let used: Set<String> = [\"a\", \"b\", \"a\"]", body: "return used.count == 2 ? .red : .blue",
      hex: red),
    Way(
      declarations: "let used: Set<String> = [\"a\", \"b\"]", body: "return used == [\"b\", \"a\"] ? .red : .blue",
      hex: red),
    Way(body: "return ([1, 1, 2] as Set<Int>).count == 2 ? .red : .blue", hex: red),
    Way(
      declarations: "func size(_ all: Set<Int>) -> Int { all.count }", body: "return size([1, 1]) == 1 ? .red : .blue",
      hex: red),
    // One `nil` for two
    Way(
      declarations: "struct Style { var tint: UIColor? }; let style: Style? = Style(tint: nil)",
      body: "if let tint = style.map({ $0.tint }) { return tint ?? .green }; return .red"),
    Way(
      declarations: "let cache: [String: Int?] = [\"ink\": nil]",
      body: "if let level = cache[\"ink\"] { return level == nil ? .green : .blue }; return .red"),
    Way(declarations: "let list: [Int?] = [nil, 2]", body: "return list.first == nil ? .red : .green"),
    Way(declarations: "let list: [Int?] = [nil, 2]", body: "return list.first { $0 == nil } == nil ? .red : .green"),
    Way(body: "let o: Int?? = .some(nil); switch o { case .none: return .red; default: return .green }"),
    Way(
      body: "var d: [String: Int?] = [:]; d[\"x\"] = .some(nil); return d.count == 1 ? .red : .green", hex: red),
    Way(body: "let n: Int? = 5; return \"\\(n)\".count == 1 ? .red : .green"),
    Way(body: "let n: Int? = 5; return \"\\(n as Any)\".count == 1 ? .red : .green"),
    Way(body: "let n: Int? = nil; return \"\\(n)\" == \"nil\" ? .red : .green", hex: red),
    Way(
      body: "let n: Int? = 5; guard let n else { return .green }; return \"\\(n)\" == \"5\" ? .red : .green", hex: red),
    // Numbers of few bits
    Way(
      declarations: "let double = { (x: UInt8) in x << 1 }", body: "return double(200) == 144 ? .red : .green", hex: red
    ),
    Way(body: "let bytes = Array(\"abc\".utf8); return bytes[0] &* 3 == 35 ? .red : .green", hex: red),
    // What is worked out each time, and what has code of its own
    Way(
      body:
        "var n = 0; let l = (0..<5).lazy.map { x -> Int in n += 1; return x }; _ = l.first; return n == 5 ? .red : .green"
    ),
    Way(
      declarations: "func line(_ n: Int = #line) -> Int { n }", body: "return line() == 0 ? .red : .green"),
    Way(body: "var n = 1 { didSet { n += 1 } }; n = 3; return n == 3 ? .red : .green"),
    Way(
      declarations:
        "@propertyWrapper struct Twice { private var n = 0; var wrappedValue: Int { get { n } set { n = newValue * 2 } } }",
      body: "@Twice var n: Int; n = 3; return n == 3 ? .red : .green"),
    // Names of names
    Way(
      declarations: """
        enum App { enum Palette { static let ink = UIColor.red }; typealias Base = Palette }
        enum Palette { static let ink = UIColor.blue }
        typealias Deep = App.Base
        extension Deep { static let shade = ink }
        """, body: "return Deep.shade", hex: red),
  ]

  @Test(arguments: ways)
  func aValueIsWhatSwiftMakesOfIt(_ way: Way) {
    let reading = Reading(
      """
      \(way.declarations.replacing("; ", with: "\n"))
      enum Colors {
        static let known = UIColor.green
        static let ink: UIColor = {
          \(way.body.replacing("; ", with: "\n"))
        }()
      }
      """)
    #expect(reading.hex("Colors.known") == "#00FF00")
    #expect(reading.hex("Colors.ink") == way.hex)
    if way.hex == nil { #expect(reading.reason("Colors.ink") != nil) }
  }

  @Test func aFilesOwnExtensionsAreOfNoOtherFile() {
    let reading = Reading([
      (
        "A.swift",
        """
        fileprivate extension UIColor { var faded: UIColor { withAlphaComponent(0.5) } }
        private extension String { var color: UIColor { .red } }
        struct LightTheme: Theme { let line = UIColor.black.faded; let link = "x".color }
        """
      ),
      (
        "B.swift",
        """
        fileprivate extension UIColor { var faded: UIColor { withAlphaComponent(0.25) } }
        private extension String { var color: UIColor { .blue } }
        struct DarkTheme: Theme { let line = UIColor.white.faded; let link = "x".color }
        """
      ),
      ("Theme.swift", "protocol Theme { var line: UIColor { get }; var link: UIColor { get } }"),
    ])
    #expect(reading.color("line", "LightTheme")?.alpha == 0.5)
    #expect(reading.color("line", "DarkTheme")?.alpha == 0.25)
    #expect(reading.hex("link", "LightTheme") == "#FF0000")
    #expect(reading.hex("link", "DarkTheme") == "#0000FF")
  }

  @Test func observersSeeWhatAnInitialiserPutsOff() {
    let reading = Reading(
      """
      struct Style {
        var text: UIColor = .black { didSet { border = text.withAlphaComponent(0.2) } }
        var border: UIColor = .red
        init(_ color: UIColor) { defer { text = color } }
        static let light = Style(.blue), dark = Style(.yellow)
      }
      """)
    #expect(reading.color("Style.light.border")?.alpha == 0.2)
  }

  /// A build may have a module that is not the system's, or not.
  @Test func anothersModuleIsAMatterOfTheBuild() {
    let reading = Reading(
      """
      enum Colors {
        #if canImport(Paints)
        static let ink = UIColor.red
        #else
        static let ink = UIColor.blue
        #endif
        #if canImport(Combine)
        static let page = UIColor.white
        #else
        static let page = UIColor.black
        #endif
      }
      """)
    #expect(reading.hex("Colors.ink") == "#0000FF")
    #expect(reading.hex("Colors.ink", nil, ["canImport(Paints)": "on"]) == "#FF0000")
    #expect(reading.hex("Colors.page") == "#FFFFFF")
  }
}
