import SwiftThemeReader
import Testing

/// `Float` has 32 bits: what it computes differs from what `Double` does.
struct FloatsTests {
  private static func white(_ expression: String) -> String? {
    Reading(
      """
      typealias Share = Float
      let share: Float = 0.29
      func part(_ x: Float) -> Double { 0.2 }
      func part(_ x: Double) -> Double { 0.4 }
      enum Palette {
        static let known = UIColor.black
        static let tone = UIColor(white: \(expression), alpha: 1)
      }
      """
    ).hex("Palette.tone")
  }

  /// The right values are those of the compiled code.
  @Test(arguments: [
    ("CGFloat(Int(share * 100)) / 100", 0.29), ("share * 100 == 29 ? 0.2 : 0.4", 0.2),
    ("Double(share) == 0.29 ? 0.2 : 0.4", 0.4), ("Float(0.1) + Float(0.2) == 0.3 ? 0.2 : 0.4", 0.2),
    ("{ let x: Float = 16777216; return x + 1 == 16777216 ? 0.2 : 0.4 }()", 0.2),
    ("{ let x: Share = 0.29; return Double(Int(x * 100)) / 100 }()", 0.29),
    ("{ let x: [Float] = [0.29]; return Double(Int(x[0] * 100)) / 100 }()", 0.29),
    ("{ let x = -share; return Double(Int(x * -100)) / 100 }()", 0.29),
    ("max(share, 0.1) * 100 == 29 ? 0.2 : 0.4", 0.2), ("\"\\(Float(0.1) + Float(0.7))\".count == 3 ? 0.2 : 0.4", 0.2),
    ("part(share)", 0.2), ("part(0.5)", 0.4), ("Double(exactly: 0.1) == 0.1 ? 0.2 : 0.4", 0.2),
    ("Float(exactly: 0.1) == nil ? 0.2 : 0.4", 0.2), ("0.1 + 0.2 == 0.3 ? 0.2 : 0.4", 0.4),
  ])
  func floatsAreComputedAsFloats(_ expression: String, _ white: Double) {
    #expect(Self.white(expression) == Self.white("\(white)"), "\(expression)")
  }
}
