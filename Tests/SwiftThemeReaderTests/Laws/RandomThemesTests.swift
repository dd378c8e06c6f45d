import Foundation
import Testing

/// Whatever the way in which themes are kept: a colour is what Swift would compute, or it is said to be undetermined.
struct RandomThemesTests {
  /// LEGIBLE_SEEDS asks for more.
  private static let seeds = ProcessInfo.processInfo.environment["LEGIBLE_SEEDS"].flatMap { Int($0) } ?? 100

  @Test(arguments: RandomThemes.Shape.allCases)
  func everyColourIsRightOrUndetermined(_ shape: RandomThemes.Shape) {
    var right = 0
    for seed in 0..<Self.seeds {
      let made = RandomThemes(shape, seed: UInt64(seed))
      let reading = Reading(made.source)
      for one in made.expected {
        let contexts = one.mode == "dark" ? ["mode": "dark"] : [:]
        if let hex = reading.hex(one.token, one.theme, contexts) {
          #expect(hex == one.hex, "\(one) in seed \(seed):\n\(made.source)")
          right += 1
        } else {
          let isSaid = reading.reason(one.token, one.theme, contexts) != nil
          #expect(isSaid, "\(one) is lost in seed \(seed):\n\(made.source)")
        }
      }
    }
    // A reader that knows nothing is never wrong.
    #expect(right > 3 * Self.seeds)
  }

}
