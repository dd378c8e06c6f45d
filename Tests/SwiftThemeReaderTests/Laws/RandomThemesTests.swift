import Foundation
import SwiftThemeReader
import Testing
import ThemeModel

/// Whatever form themes are in, a color is what Swift would compute, or it is undetermined.
struct RandomThemesTests {
  /// The number of seeds per shape and batch. LEGIBLE_SEEDS asks for more.
  private static let seeds = ProcessInfo.processInfo.environment["LEGIBLE_SEEDS"].flatMap { Int($0) } ?? 40

  @Test(arguments: RandomThemes.Shape.allCases, 0..<4)
  func everyColourIsRightOrUndetermined(_ shape: RandomThemes.Shape, _ batch: Int) {
    var right = 0
    for seed in (batch * Self.seeds)..<((batch + 1) * Self.seeds) {
      let made = RandomThemes(shape, seed: UInt64(seed))
      let shown = Self.shown(made.source)
      for one in made.expected {
        switch shown[Shown(theme: one.theme, mode: one.mode, token: one.token)] {
        case .color(let color)?:
          #expect(color.hex8 == one.hex, "\(one) in seed \(seed):\n\(made.source)")
          right += 1
        case .undetermined?: break
        default: Issue.record("\(one) is lost in seed \(seed):\n\(made.source)")
        }
      }
    }
    // A reader that knows nothing is never wrong, so some colors must be right.
    #expect(right > 3 * Self.seeds)
  }

  private struct Shown: Hashable {
    var theme: String
    var mode: String
    var token: String
  }

  /// Returns the value of each token in each theme and mode. A theme without modes is the same in both.
  private static func shown(_ source: String) -> [Shown: ResolvedValue] {
    let resolver = ThemeResolver(Reading(source).system)
    var shown: [Shown: ResolvedValue] = [:]
    for variant in resolver.variants {
      let mode = variant.choices.first { $0.axis == "mode" }?.context
      for token in resolver.palette(for: variant)?.tokens ?? [] {
        for one in mode.map({ [$0] }) ?? ["light", "dark"] {
          shown[Shown(theme: variant.theme, mode: one, token: token.path)] = token.value
        }
      }
    }
    return shown
  }
}
