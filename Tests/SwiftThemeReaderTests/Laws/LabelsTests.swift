import SwiftThemeReader
import Testing

/// Jumps to the labels of statements.
struct LabelsTests {
  /// The right values are those of the compiled code.
  @Test(arguments: [
    ("outer: for i in 0..<3 { for j in 0..<3 { if j == 1 { continue outer }; n += 1; if i == 2 { break outer } } }", 3),
    ("outer: while n < 9 { n += 1; for k in 0..<4 { if k == 2, n == 4 { break outer } } }", 4),
    ("check: if n == 0 { n = 5; if n > 4 { break check }; n = 9 }", 5),
    ("done: do { n = 2; if n > 0 { break done }; n = 9 }", 2),
    ("turn: repeat { n += 1; switch n { case 6: break turn; default: continue turn } } while n < 9", 6),
    (
      "outer: for i in 0..<4 { inner: for j in 0..<4 { if j > i { continue inner }; if i == 3 { break outer }; n += 1 } }",
      6
    ),
    ("outer: for _ in 0..<2 { switch n { case 0: n = 4; default: n += 1; break outer } }", 5),
  ])
  func aJumpEndsWhatItNames(_ statements: String, _ expected: Int) {
    let reading = Reading(
      """
      func count() -> Int {
        var n = 0
        \(statements.replacing("; ", with: "\n"))
        return n
      }
      enum Palette { static let ink = UIColor(white: CGFloat(count()) / 10, alpha: 1) }
      """)
    let known = Reading("enum Palette { static let ink = UIColor(white: 0.\(expected), alpha: 1) }")
    #expect(reading.hex("Palette.ink") == known.hex("Palette.ink"), "\(statements)")
  }
}
