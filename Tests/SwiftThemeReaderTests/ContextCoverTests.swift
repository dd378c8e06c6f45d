import SwiftThemeReader
import Testing
import ThemeModel

/// Many traits make more combinations than can be tried. What each token depends on is still followed.
struct ContextCoverTests {
  private static func traits(_ count: Int) -> String {
    "extension UITraitCollection {\n"
      + (0..<count).map { "var t\($0): Bool { self[T\($0).self] }" }.joined(separator: "\n")
      + "\n}\n"
      + (0..<count).map { "struct T\($0): UITraitDefinition { static let defaultValue = false }" }
      .joined(separator: "\n")
  }

  /// Ten traits make 1024 combinations. None of these tokens distinguishes more than eight.
  @Test func everyCombinationThatATokenTellsApartIsFollowed() {
    let reading = Reading(
      Self.traits(10) + """

        enum Ink {
          static let a = UIColor { t in t.t0 ? (t.t1 ? .red : .green) : (t.t2 ? .blue : .black) }
          static let b = UIColor { t in t.t3 ? (t.t4 ? .red : .green) : .black }
          static let c = UIColor { t in t.t5 || t.t6 ? .red : .black }
          static let d = UIColor { t in t.t7 ? (t.t8 ? (t.t9 ? .red : .green) : .blue) : .black }
        }
        """)
    #expect(reading.system.axes.count == 10)
    #expect(
      !reading.system.diagnostics.contains { $0.code == "too-many-combinations" || $0.code == "axis-without-effect" })
    // The resolver enumerates all 1024 variants.
    #expect(reading.hex("Ink.a", nil, ["t0": "on", "t1": "on"]) == "#FF0000")
    #expect(reading.hex("Ink.a", nil, ["t0": "on", "t2": "on"]) == "#00FF00")
    #expect(reading.hex("Ink.a", nil, ["t2": "on", "t1": "on"]) == "#0000FF")
    #expect(reading.hex("Ink.b", nil, ["t3": "on", "t4": "on", "t9": "on"]) == "#FF0000")
    #expect(reading.hex("Ink.d", nil, ["t7": "on", "t8": "on", "t9": "on"]) == "#FF0000")
    #expect(reading.hex("Ink.d", nil, ["t7": "on", "t8": "on"]) == "#00FF00")
  }

  /// A token that one trait does not change is read once for all of its contexts, also beside an object that other tokens read in them.
  @Test func tokensThatShareAnObjectKeepTheirOwnTraits() {
    let reading = Reading(
      Self.traits(3) + """

        final class Stock {
          lazy var first = UIColor { t in t.t0 ? .red : .green }
          var second: UIColor { UIColor { t in t.t1 ? self.first : .blue } }
        }
        enum Ink {
          static let stock = Stock()
          static var first: UIColor { stock.first }
          static let second = stock.second
          static let third = UIColor { t in t.t2 ? Ink.stock.second : .black }
          static let plain = UIColor.white
        }
        """)
    for (first, second, third) in [
      (0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1),
    ] {
      let on = [("t0", first), ("t1", second), ("t2", third)].filter { $0.1 == 1 }.map { ($0.0, "on") }
      let contexts = Dictionary(uniqueKeysWithValues: on)
      let one = first == 1 ? "#FF0000" : "#00FF00"
      let two = second == 1 ? one : "#0000FF"
      #expect(reading.hex("Ink.first", nil, contexts) == one)
      #expect(reading.hex("Ink.second", nil, contexts) == two)
      #expect(reading.hex("Ink.third", nil, contexts) == (third == 1 ? two : "#000000"))
      #expect(reading.hex("Ink.plain", nil, contexts) == "#FFFFFF")
    }
  }

  /// What a color was made of is told in every variant, also where it is an object's.
  @Test func colorsMadeOfAnObjectsColorKeepTheirWay() throws {
    let reading = Reading(
      Self.traits(2) + """

        struct Stock { let ink = UIColor.black; let page = UIColor { t in t.t0 ? .white : .gray } }
        struct Theme {
          let stock = Stock()
          var faint: UIColor { stock.ink.withAlphaComponent(0.5) }
          var page: UIColor { stock.page }
          let edge = UIColor { t in t.t1 ? .red : .blue }
        }
        enum Themes { static let sand = Theme() }
        """)
    let theme = try #require(reading.theme("sand"))
    let faint = try #require(theme.tokens.first { $0.path == "faint" })
    #expect(!faint.values.isEmpty)
    for value in faint.values {
      var found: [String] = []
      value.value.forEachAlias { found.append($0) }
      #expect(found == ["stock.ink"], "\(value)")
    }
  }

  /// One token that depends on nine traits. Combinations that were not computed are undetermined, and never get another's color.
  @Test func aTokenOfTooManyAxesIsUndeterminedWhereItWasNotWorkedOut() throws {
    let sum = (0..<9).map { "(t.t\($0) ? 1 : 0)" }.joined(separator: " + ")
    let reading = Reading(
      Self.traits(9) + """

        enum Ink {
          static let sum = UIColor { t in UIColor(white: CGFloat(\(sum)) / 9, alpha: 1) }
          static let plain = UIColor { t in t.t0 ? .white : .black }
        }
        """)
    let warning = try #require(reading.system.diagnostics.first { $0.code == "too-many-combinations" })
    #expect(warning.message.hasPrefix("Ink.sum varies with 9 axes, in 512 combinations: t0, t1,"))
    #expect(warning.severity == .warning)
    #expect(reading.hex("Ink.sum") == "#000000")
    #expect(reading.hex("Ink.sum", nil, ["t4": "on"]) == "#1C1C1C")
    #expect(reading.reason("Ink.sum", nil, ["t4": "on", "t5": "on"])?.code == "too-many-combinations")
    #expect(reading.hex("Ink.plain", nil, ["t0": "on", "t5": "on"]) == "#FFFFFF")
  }

  /// Names for the combinations of nine flags would be useless: each flag is an axis, and every combination is right.
  @Test func manyFlagsOfATuningAreAxesOfTheirOwn() {
    let flags = (0..<9).map { "f\($0)" }
    let reading = Reading(
      """
      struct Tuning { \(flags.map { "var \($0) = false" }.joined(separator: "; ")) }
      class Palette {
        let tuning: Tuning
        init(_ tuning: Tuning) { self.tuning = tuning }
        \(flags.map { "var ink\($0): UIColor { tuning.\($0) ? .red : .blue }" }.joined(separator: "\n"))
      }
      class BaseTheme { let colors: Palette; init(tuning: Tuning = Tuning()) { colors = Palette(tuning) } }
      class HouseTheme: BaseTheme {}
      """)
    #expect(reading.system.axes.map(\.name) == flags.map { "tuning." + $0 })
    let both = ["tuning.f2": "on", "tuning.f7": "on"]
    #expect(reading.hex("inkf2", "HouseTheme", both) == "#FF0000")
    #expect(reading.hex("inkf7", "HouseTheme", both) == "#FF0000")
    #expect(reading.hex("inkf3", "HouseTheme", both) == "#0000FF")
  }
}
