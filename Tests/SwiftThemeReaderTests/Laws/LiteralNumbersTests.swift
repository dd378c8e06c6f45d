import SwiftThemeReader
import Testing
import ThemeModel

/// Swift gives number literals the type of the expression that they stand in. The values are those of the compiler.
struct LiteralNumbersTests {
  /// An expression, and what a `CGFloat` made of it is, in 255ths.
  @Test(arguments: [
    ("let level = 1 / 2 + 0.25", "level", 191),
    ("let level = 200 / 255 * 1.0", "level", 200),
    ("let level = 1 / 2", "CGFloat(level)", 0),
    ("let level = Double(1 / 2)", "level", 0),
    ("let level = 1 / 2 * 255", "CGFloat(level) / 255", 0),
    ("let base = 2.0; let level = base * (1 / 4)", "level", 128),
    ("let base = 2.0; let level = base * 1 / 4", "level", 128),
    ("let level = -(1 / 2) + 1.5", "level", 255),
    ("let yes = true; let level = yes ? 1 / 2 : 0.25", "level", 128),
    ("let yes = false; let level = yes ? 0.25 : 1 / 2", "level", 128),
    ("let whole = 3; let level = whole / 4", "CGFloat(level)", 0),
    ("let none: Double? = nil; let level = none ?? 1 / 2", "level", 128),
    ("let levels = [0.25, 1 / 2]; let level = levels[1]", "level", 128),
    ("let levels = [1, 2]; let level = levels[0] / 2", "CGFloat(level)", 0),
    ("let levels = [\"a\": 1 / 2, \"b\": 0.5]; let level = levels[\"a\"]!", "level", 128),
    ("var level = 0.0; level = 1 / 2", "level", 128),
    ("var level = 1.0; level *= 1 / 2", "level", 128),
    ("let level: Double = 1 / 2", "level", 128),
    ("var levels: [CGFloat] = []; levels.append(1 / 2)", "levels[0]", 128),
    ("let width: Double? = nil; let level = width == nil ? 1 : width!", "level", 255),
    ("", "max(128 / 255, 0.1)", 128),
    ("", "max(1 / 2, 1 / 4)", 128),
    ("", "pow(1 / 2, 2)", 64),
    ("", "[1, 2].map { $0 / 4 }[0]", 64),
    ("", "(1 / 2).rounded(.up)", 255),
    ("", "(1 / 4).squareRoot()", 128),
    ("var levels = [0.0]; levels[0] = 1 / 2", "levels[0]", 128),
    ("var levels = [0.0]; levels.append(1 / 2)", "levels[1]", 128),
  ])
  func aLiteralHasTheTypeOfItsExpression(_ statements: String, _ level: String, _ expected: Int) {
    let reading = Reading(
      """
      struct Theme { let ink: UIColor }
      func made() -> UIColor {
        \(statements.replacing("; ", with: "\n  "))
        return UIColor(white: \(level), alpha: 1)
      }
      extension Theme { static let day = Theme(ink: made()) }
      """)
    let hex = String(expected, radix: 16, uppercase: true)
    let pair = hex.count == 1 ? "0" + hex : hex
    #expect(reading.hex("ink") == "#\(pair)\(pair)\(pair)", "\(statements) \(level)")
  }

  /// A literal for a generic parameter that has to be a decimal is one.
  @Test func aGenericParameterMayWantADecimal() {
    let reading = Reading(
      """
      struct Half<T: BinaryFloatingPoint> { let of: T; var part: CGFloat { CGFloat(of / 2) } }
      enum Palette { static let ink = UIColor(white: Half(of: 1).part, alpha: 1) }
      """.replacing("; ", with: "\n"))
    #expect(reading.hex("Palette.ink") == "#808080")
  }

  /// A constant without a written type keeps a whole number.
  @Test func aStoredLiteralIsWhole() {
    let reading = Reading(
      """
      enum Level { static let whole = 1 / 2; static let mixed = 1 / 2 + 0.25; static let typed: CGFloat = 1 / 2 }
      enum Palette {
        static let a = UIColor(white: CGFloat(Level.whole), alpha: 1)
        static let b = UIColor(white: Level.mixed, alpha: 1)
        static let c = UIColor(white: Level.typed, alpha: 1)
      }
      """)
    #expect(reading.hex("Palette.a") == "#000000")
    #expect(reading.hex("Palette.b") == "#BFBFBF")
    #expect(reading.hex("Palette.c") == "#808080")
  }
}
