import SwiftThemeReader
import Testing
import ThemeModel

/// Static and global variables that code sets while colors are read.
struct SharedStateTests {
  private static let colors = """
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    """

  /// What a function reads after it has set a variable.
  @Test(arguments: [
    "Kit.tone = Kit.blue; return Kit.tone",
    "Self.tone = blue; return Self.tone",
    "tone = blue; return tone",
    "set(); return tone",
    "Kit.pair.ink = blue; return pair.ink",
    "Kit.pair.turn(); return Kit.pair.ink",
    "change(&Kit.tone); return Kit.tone",
    "change(&Kit.pair.ink); return Kit.pair.ink",
    "Kit.list[0] = blue; return Kit.list[0]",
    "Kit.list.append(blue); return Kit.list[1]",
    "Kit.byName[\"a\"] = blue; return Kit.byName[\"a\"]!",
    "Kit.both = blue; return Kit.tone",
    "watched = blue; return Kit.seen",
    "globalTone = blue; return globalTone",
    "Other.tone = blue; return Other.tone",
    "Other.set(); return Other.tone",
    "let old = tone; tone = blue; let now = tone; tone = old; return now",
  ])
  func aFunctionReadsWhatItHasSet(_ body: String) {
    let reading = Reading(
      """
      var globalTone = Kit.red
      enum Other { static var tone = Kit.red; static func set() { tone = Kit.blue } }
      struct Pair { var ink: UIColor; mutating func turn() { ink = Kit.blue } }
      enum Kit {
        \(Self.colors)
        static var tone = red
        static var pair = Pair(ink: red)
        static var list = [red]
        static var byName: [String: UIColor] = [:]
        static var seen = red
        static var watched = red { didSet { seen = watched } }
        static var both: UIColor { get { tone } set { tone = newValue } }
        static func set() { tone = blue }
        static func change(_ color: inout UIColor) { color = blue }
        static func make() -> UIColor { \(body) }
      }
      struct Theme { let ink: UIColor }
      extension Theme { static let one = Theme(ink: Kit.make()) }
      """.replacing("; ", with: "\n"))
    #expect(reading.hex("ink", "one") == "#0000FF", "\(body)")
  }

  /// The order of the reads decides, and only the running app knows it.
  @Test(arguments: [
    "var ink: UIColor { Kit.tone = Kit.blue; return Kit.red }; var text: UIColor { Kit.tone }",
    "var text: UIColor { Kit.tone }; var ink: UIColor { Kit.tone = Kit.blue; return Kit.red }",
    "var ink: UIColor { Kit.set(); return Kit.red }; var text: UIColor { Kit.get() }",
    "var ink: UIColor { Kit.next() }; var text: UIColor { Kit.next() }",
    "var ink: UIColor { Kit.both = Kit.blue; return Kit.red }; var text: UIColor { Kit.both }",
    "var ink: UIColor { Kit.pair.ink = Kit.blue; return Kit.red }; var text: UIColor { Kit.pair.ink }",
    "var ink: UIColor { Kit.pair.lose(); return Kit.red }; var text: UIColor { Kit.pair.ink }",
    "var ink: UIColor { Maker.shared.next() }; var text: UIColor { Maker.shared.next() }",
    "var ink: UIColor { Maker.shared.n = 2; return Kit.red }; var text: UIColor { [Kit.red, Kit.blue, Kit.red][Maker.shared.n] }",
  ])
  func whatAnotherReadHasSetIsUndetermined(_ members: String) {
    let reading = Reading(
      """
      struct Pair { var ink: UIColor; mutating func lose() { ink = unknown() } }
      enum Kit {
        \(Self.colors)
        static var tone = red
        static var count = 0
        static var pair = Pair(ink: red)
        static var both: UIColor { get { tone } set { tone = newValue } }
        static func set() { Self.tone = blue }
        static func get() -> UIColor { tone }
        static func next() -> UIColor { Kit.count += 1; return [red, blue, red][count] }
      }
      final class Maker {
        static let shared = Maker()
        var n = 0
        func next() -> UIColor { n += 1; return [Kit.red, Kit.blue, Kit.red][n] }
      }
      protocol Theme { var ink: UIColor { get }; var text: UIColor { get } }
      struct One: Theme { \(members) }
      """.replacing("; ", with: "\n"))
    let path = reading.system.themes.flatMap(\.tokens).map(\.path).first { $0.hasSuffix("text") } ?? ""
    #expect(reading.hex(path) == nil, "\(members)")
    #expect(reading.reason(path)?.place != nil, "\(members)")
  }

  /// What is kept so that it is made only once has the same value at each read.
  @Test(arguments: [
    "if let kept { return kept }; let made = blue; Kit.kept = made; return made",
    "Store.shared.color(for: \"a\")",
    "if let found = Kit.byName[\"a\"] { return found }; let made = blue; Self.byName[\"a\"] = made; return made",
  ])
  func aMemoIsWhatItIsMadeOf(_ body: String) {
    let reading = Reading(
      """
      enum Kit {
        \(Self.colors)
        static var kept: UIColor?
        static var byName: [String: UIColor] = [:]
        static func tone() -> UIColor { \(body) }
      }
      final class Store {
        static let shared = Store()
        private var made: [String: UIColor] = [:]
        func color(for name: String) -> UIColor {
          if let known = made[name] { return known }
          let color = Kit.blue
          made[name] = color
          return color
        }
      }
      protocol Theme { var ink: UIColor { get }; var text: UIColor { get } }
      struct One: Theme { var ink: UIColor { Kit.tone() }; var text: UIColor { Kit.tone() } }
      """.replacing("; ", with: "\n"))
    #expect(reading.hex("ink") == "#0000FF")
    #expect(reading.hex("text") == "#0000FF")
  }

  /// A stored member has the value that the variable had when Swift made the instance.
  @Test func aMemberIsOlderThanTheChange() {
    let reading = Reading(
      """
      enum Kit {
        \(Self.colors)
        static var tone = red
        static func make() -> UIColor { let held = Held(); tone = blue; return held.ink }
      }
      struct Held { var ink = Kit.tone }
      struct Theme { let ink: UIColor }
      extension Theme { static let one = Theme(ink: Kit.make()) }
      """.replacing("; ", with: "\n"))
    #expect(reading.hex("ink", "one") != "#0000FF")
  }
}
