import Wording

/// A bar from 1 to 10 on a logarithmic scale.
struct MarginBar: Hashable, Sendable {
  var x: Double
  var width: Double
  /// The middle of the bar.
  var y: Double

  func position(_ ratio: Double) -> Double {
    x + width * min(max(Mathematics.logarithm10(max(ratio, 1)), 0), 1)
  }

  static let figures = [1.0, 3, 4.5, 7, 10]
}

extension Drawing {
  /// Draws the ratio now, the part missing to the requirement, and the ratio of a suggestion.
  mutating func failureBar(_ bar: MarginBar, ratio: Double, required: Double, suggested: Double?) {
    let now = bar.position(ratio)
    let needed = bar.position(required)
    fill(Rect(bar.x, bar.y - 3, bar.width, 6), .chrome(.fill))
    if needed > now { hatch(Rect(now, bar.y - 3, needed - now, 6), .chrome(.ink2), step: 4, stroke: 1) }
    // Even a ratio of 1 is drawn as a short bar, as a start for the eye.
    fill(Rect(bar.x, bar.y - 3, max(2, now - bar.x), 6), .chrome(.ink))
    requirement(at: needed, y: bar.y, height: 18)
    if let suggested { ring(at: bar.position(suggested), y: bar.y) }
  }

  /// Draws a ratio before and after.
  mutating func changeBar(_ bar: MarginBar, before: Double, after: Double, required: Double) {
    let (from, to) = (bar.position(before), bar.position(after))
    fill(Rect(bar.x, bar.y - 2, bar.width, 4), .chrome(.fill))
    fill(Rect(min(from, to), bar.y - 1, abs(to - from), 2), .chrome(.ink))
    requirement(at: bar.position(required), y: bar.y, height: 16)
    ring(at: from, y: bar.y)
    shape(.circle(center: SIMD2(to, bar.y), radius: 4.5), .chrome(.ink))
  }

  mutating func requirement(at x: Double, y: Double, height: Double) {
    fill(Rect((x - 1).rounded(), y - height / 2, 2, height), .chrome(.ink))
  }

  mutating func ring(at x: Double, y: Double) {
    shape(.circle(center: SIMD2(x, y), radius: 4), .chrome(.page))
    shape(.ring(center: SIMD2(x, y), radius: 4, stroke: 1.5), .chrome(.ink))
  }

  mutating func barFigures(_ bar: MarginBar, upTo highest: Double = 10, baseline: Double, with engine: TextEngine) {
    for figure in MarginBar.figures where figure <= highest {
      text(
        ShownNumber.requirement(figure), .note, center: bar.position(figure), baseline: baseline, .chrome(.ink2),
        with: engine)
    }
  }
}
