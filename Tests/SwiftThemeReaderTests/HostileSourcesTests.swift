import SwiftThemeReader
import Testing
import ThemeModel

/// Broken or malicious sources end in a clear message, and affect nothing else.
struct HostileSourcesTests {
  private func tokens(_ declarations: String) -> Reading {
    Reading("enum Colors {\nstatic let good = UIColor(white: 1, alpha: 1)\n\(declarations)\n}")
  }

  @Test func aCycleNamesItsMembers() throws {
    let reading = tokens("static let a: UIColor = b\nstatic let b: UIColor = c\nstatic let c: UIColor = a")
    let reason = try #require(reading.reason("Colors.a"))
    #expect(reason.code == "alias-cycle")
    #expect(reason.reason.contains("Colors.a → Colors.b → Colors.c → Colors.a"))
    #expect(reason.place == Place(file: "Theme.swift", line: 3, column: 12))
    #expect(reading.hex("Colors.good") == "#FFFFFF")
  }

  @Test(arguments: [("Maker.shared.darker()", false), ("Maker().darker()", true)])
  func whatAnObjectMakesOfItsOwnMemberIsNoCycle(_ call: String, _ isKnown: Bool) {
    let reading = Reading(
      """
      final class Maker {
        static let shared = Maker()
        var ink: UIColor = .black
        func darker() -> UIColor {
          ink = ink.withAlphaComponent(0.5)
          return ink
        }
      }
      enum Palette {
        static let surface = UIColor.white
        static var badge: UIColor { \(call) }
      }
      """)
    #expect(reading.hex("Palette.badge") == (isKnown ? "#00000080" : nil))
    #expect(reading.hex("Palette.surface") == "#FFFFFF")
    let variant = ThemeResolver(reading.system).variants[0]
    let palette = ThemeResolver(reading.system).palette(for: variant)
    #expect(palette?.tokens.contains { "\($0.value)".contains("circle") } == false)
    #expect(!reading.system.diagnostics.contains { $0.severity == .error })
  }

  @Test func endlessRecursionRunsOutOfItsBudget() throws {
    let reading = tokens(
      """
      static func down(_ n: Int) -> UIColor { down(n + 1) }
      static func fork(_ n: Int) -> Int { n > 60 ? 1 : fork(n + 1) + fork(n + 1) }
      static let deep: UIColor = down(0)
      static let wide = UIColor(rgb: fork(0))
      static var loop: UIColor { var i = 0; while true { i += 1 }; return .white }
      """)
    #expect(reading.reason("Colors.deep")?.code == "too-deep")
    #expect(reading.reason("Colors.wide")?.code == "out-of-budget")
    #expect(reading.reason("Colors.loop")?.code == "out-of-budget")
    #expect(reading.hex("Colors.good") == "#FFFFFF")
  }

  @Test func aThousandNestedClosuresAreNotParsed() throws {
    let nested = String(repeating: "{ ", count: 1000) + "UIColor.white" + String(repeating: " }()", count: 1000)
    let reading = Reading([
      ("Deep.swift", "enum Deep { static let x: UIColor = \(nested) }"),
      ("Good.swift", "enum Colors { static let good = UIColor(white: 1, alpha: 1) }"),
    ])
    let diagnostic = try #require(reading.system.diagnostics.first)
    #expect(diagnostic.message.contains("nested more than 200 levels deep"))
    #expect(diagnostic.place?.file == "Deep.swift")
    #expect(reading.hex("Colors.good") == "#FFFFFF")
  }

  @Test func chainsOfAnyLengthEnd() {
    let members = "UIColor" + String(repeating: ".white", count: 50_000)
    let sum = "UIColor(white: 0" + String(repeating: " + 0.0001", count: 20_000) + ", alpha: 1)"
    let prefixes = "UIColor(white: " + String(repeating: "-", count: 1) + "0.5, alpha: 1)"
    let calls = "UIColor.white" + String(repeating: ".withAlphaComponent(0.5)", count: 20_000)
    let reading = tokens(
      "static let a: UIColor = \(members)\nstatic let b = \(sum)\nstatic let c = \(prefixes)\nstatic let d: UIColor = \(calls)"
    )
    #expect(reading.reason("Colors.a") != nil)
    #expect(reading.reason("Colors.b")?.reason.contains("too long") == true)
    #expect(reading.reason("Colors.d") != nil)
    #expect(reading.hex("Colors.good") == "#FFFFFF")
  }

  @Test func literalsOfAMegabyteAreLookedAtAndLeft() throws {
    let digits = String(repeating: "9", count: 1 << 20)
    let reading = tokens(
      """
      static let number = UIColor(rgb: \(digits))
      static let text = UIColor(hex: "\(digits)")
      static let list: UIColor = pick([\(String(repeating: "1, ", count: 200_000))1])
      static func pick(_ all: [Int]) -> UIColor { all.map { $0 * 2 }.count > 5 ? .black : .white }
      """)
    #expect(reading.reason("Colors.number")?.code == "number-out-of-range")
    #expect(reading.reason("Colors.text")?.code == "not-a-color")
    #expect(reading.reason("Colors.text").map { $0.reason.utf8.count < 200 } == true)
    #expect(reading.reason("Colors.list") != nil)
    #expect(reading.hex("Colors.good") == "#FFFFFF")
  }

  @Test func aSyntaxErrorLosesItsDeclarationAlone() throws {
    let reading = tokens(
      "static let broken: UIColor = UIColor(white: , alpha 1\nstatic let after = UIColor(white: 0, alpha: 1)")
    let warning = try #require(reading.system.diagnostics.first { $0.code == "syntax-error" })
    #expect(warning.message.contains("broken"))
    #expect(warning.place?.line == 3)
    #expect(reading.hex("Colors.good") == "#FFFFFF")
    #expect(reading.reason("Colors.broken")?.code == "syntax-error")
  }

  /// Swift 5 accepts a space before the arguments of an attribute.
  @Test func aSpaceAfterAnAttributeIsNoError() {
    let reading = tokens(
      "@available (iOS 12, *)\nstatic let after = UIColor(white: 0, alpha: 1)\n"
        + "@available   (iOS 13, *) static let last = UIColor(white: 1, alpha: 1)")
    #expect(!reading.system.diagnostics.contains { $0.code == "syntax-error" })
    #expect(reading.hex("Colors.after") == "#000000")
    #expect(reading.hex("Colors.last") == "#FFFFFF")
  }

  /// A text that looks like an attribute is a text, and a pattern is a pattern.
  @Test func textsThatLookLikeAttributesStay() {
    let reading = tokens(
      """
      static let after = "@a() -> b".hasPrefix("@") ? UIColor.black : UIColor.white
      static func find() { let pattern = /@a(b) -> c/ }
      """)
    #expect(!reading.system.diagnostics.contains { $0.code == "syntax-error" })
    #expect(reading.hex("Colors.after") == "#000000")
  }

  /// Compilers up to Swift 6.1 accept an attribute directly before the type of a function.
  @Test func anAttributeWithoutASpaceIsNoError() {
    let reading = tokens(
      """
      let tap: (@MainActor() -> Void)?
      func later(_ work: @escaping @Sendable(Int) async -> Int, @ViewBuilder content: () -> Int) {}
      static let after = UIColor(white: 0, alpha: 1)
      """)
    #expect(!reading.system.diagnostics.contains { $0.code == "syntax-error" })
    #expect(reading.hex("Colors.after") == "#000000")
  }

  @Test func aListOfItsOwnElementsEnds() {
    let reading = Reading(
      """
      struct Theme { var ink: UIColor; var paper: UIColor }
      enum Themes {
        static let list = [list[0], list[1]]
        static let first = list[0]
        static let day = Theme(ink: .black, paper: .white)
      }
      """)
    #expect(reading.system.themes.count <= 3)
  }

  @Test func typesThatInheritInCirclesEnd() {
    let reading = Reading(
      """
      class A: B { var x: UIColor = .white }
      class B: A { var y: UIColor = .black }
      protocol P: Q { var z: UIColor { get } }
      protocol Q: P {}
      typealias S = T
      typealias T = S
      struct Theme: P { var z: UIColor = .white; var s: S }
      struct Light: P { var z: UIColor = UIColor(white: 0.5, alpha: 1) }
      """)
    #expect(reading.hex("z", "Light") == "#808080")
  }

  @Test(arguments: [
    "UIColor(white: 1 / 0, alpha: 1)", "UIColor(rgb: 1 % 0)", "UIColor(rgb: 9223372036854775807 + 1)",
    "UIColor(rgb: Int(1e300))", "UIColor(rgb: 1 << 99999)", "UIColor(white: CGFloat(\"x\")!, alpha: 1)",
    "[UIColor.white][7]", "UIColor(hex: \"#GGGGGG\")", "undeclared", "UIColor(named: undeclared)",
    "UIColor(frob: 1)", "UIColor.white.frobnicated()", "{ fatalError() }()", "(\"abc\" as Any) as! UIColor",
  ]) func whatCannotBeWorkedOutSaysSo(expression: String) throws {
    let reading = tokens("static let x: UIColor = \(expression)")
    let token = try #require(reading.token("Colors.x"))
    if case .color(let color) = token.value {
      // A shift that is too far is zero in Swift, too; an infinite white is not a crash.
      #expect(expression.contains("<<") || color.components.x.isInfinite)
    } else {
      let reason = try #require(reading.reason("Colors.x"))
      #expect(!reason.reason.isEmpty && !reason.code.isEmpty)
    }
  }

  @Test func bytesThatAreNoTextEnd() {
    var state: UInt64 = 7
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    for _ in 0..<40 {
      let noise = (0..<300).map { _ in next() }
      let text = Array("enum Colors { static let good = UIColor(white: 1, alpha: 1) }\n".utf8)
      let system = SwiftThemeReader.read(files: [SourceFile(name: "Noise.swift", bytes: text + noise)])
      #expect(system.themes.count <= 1)
    }
  }

  @Test func cuttingASourceAnywhereNeverFails() throws {
    let file = try #require(try ThemeSources.files(in: "pure-black").first { $0.name.contains("UIColor") })
    for length in stride(from: 0, to: file.bytes.count, by: 97) {
      let system = SwiftThemeReader.read(
        files: [SourceFile(name: file.name, bytes: Array(file.bytes.prefix(length)))])
      #expect(system.themes.count <= 1)
    }
  }

  /// A template's member holds nothing of a theme, although its class is called after colors.
  @Test func aFaultInAMemberThatHidesNothing() {
    let reading = Reading([
      ("Theme.swift", "enum Theme { static let ink = UIColor.black; static let page = UIColor.white }"),
      (
        "Other.swift",
        "import UIKit\nclass ColorPicker: UIView { convenience init(<#parameters#>) { self.init(frame: .zero) } }"
      ),
    ])
    let faults = reading.system.diagnostics.filter { $0.code == "syntax-error" }
    #expect(faults.map(\.severity) == [.warning])
  }

  private static let model = """
    struct AppTheme { var ink: UIColor; var page: UIColor; static let day = AppTheme(ink: .black, page: .white) }
    """

  /// Each level has three overloads: 60 levels are 3⁶⁰ ways, but only one type.
  @Test func overloadsInEachOther() {
    let value = ".init(ink: .red, page: .white)"
    let calls = String(repeating: ".a(", count: 60) + value + String(repeating: ")", count: 60)
    let reading = Reading(
      """
      \(Self.model)
      indirect enum Node { case none
        static func a(_ n: Node) -> Node { .none }
        static func a(_ n: Node, x: Int = 0) -> Node { .none }
        static func a(_ n: Node, y: Int = 0) -> Node { .none } }
      func use(_ n: Node) {}
      func f() { use(\(calls)) }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
  }

  /// Each list has the one before twenty times: ten of them are 20¹⁰ elements, of variables and of static members.
  @Test(arguments: ["let", "static let"]) func listsOfEachOther(_ keyword: String) {
    let lists = (1...10).map { level in
      "\(keyword) a\(level) = [" + Array(repeating: "a\(level - 1)", count: 20).joined(separator: ", ") + "]"
    }
    let isLocal = keyword == "let"
    let reading = Reading(
      """
      \(Self.model)
      enum Lists { static let a0 = unknown.ink
      \(isLocal ? "" : lists.joined(separator: "\n")) }
      func f() {
        let a0 = unknown.ink
        \(isLocal ? lists.joined(separator: "\n") : "")
        var all = \(isLocal ? "a10" : "Lists.a10")
        all.append(.init(ink: .red, page: .white))
        use(all)
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["day"])
    #expect(reading.system.diagnostics.filter { $0.isOfUnreadThemes }.map { $0.place?.line } == [17])
  }
}
