import ColorScience
import Testing
import ThemeModel

/// Precedence and the arithmetic of Swift, seen in the resulting colors.
struct OperatorsTests {
  @Test(arguments: [
    ("0.1 + 0.2 * 2", 0.5), ("(0.1 + 0.2) * 2", 0.6), ("1 - 0.25 - 0.25", 0.5), ("true ? 0.25 : 0.75", 0.25),
    ("false || 1 > 2 ? 0.25 : false ? 0 : 0.75", 0.75), ("nil ?? 0.5", 0.5), ("CGFloat(7 / 2) / 10", 0.3),
    ("7 / 2 / 10", 0.35), ("CGFloat(0xFF >> 4 & 0b11) / 10", 0.3), ("CGFloat(1 << 2 | 1) / 10", 0.5),
    ("-(-0.5)", 0.5), ("min(0.9, max(0.1, 0.4))", 0.4), ("2 == 2 && !(1 != 1) ? 1 : 0", 1),
    ("CGFloat(0o17) / 0x1e", 0.5), ("[0.1, 0.2, 0.3].reduce(0) { $0 + $1 }", 0.6), ("[0.2, 0.4][1]", 0.4),
    ("{ let x = 0.25; return x * 2 }()", 0.5), ("switch 3 { case 1...2: 0.1; case 3: 0.3; default: 0 }", 0.3),
    ("if 1 > 0 { 0.7 } else { 0.1 }", 0.7),
  ]) func values(expression: String, expected: Double) throws {
    let reading = Reading(
      """
      enum Colors {
        static let share: CGFloat = \(expression.replacing("; case", with: "\ncase").replacing("; default", with: "\ndefault"))
        static let x = UIColor(white: share, alpha: 1)
      }
      """)
    let color = try #require(reading.color("Colors.x"), "\(reading.reason("Colors.x")?.reason ?? "")")
    #expect(abs(color.components.x - expected) < 1e-12)
  }
}
