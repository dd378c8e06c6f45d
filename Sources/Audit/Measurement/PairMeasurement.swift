import ColorScience

/// The contrast of a foreground on everything that can lie under it. All verdicts and figures come from this measurement.
///
/// It visits every stop of the foreground on every ground on every display. A ground is one stop of the background; when the
/// stop is translucent, it lies over one alternative of the backdrop.
struct PairMeasurement: Hashable, Sendable {
  /// The smallest of all ratios, unrounded; infinite when nothing is drawn.
  private(set) var ratio = Double.infinity
  /// The smallest ratio on each display.
  private(set) var displayRatios: [Double]
  /// The smallest ratio when each display composites in its own encoded space.
  private(set) var nativeRatio = Double.infinity
  /// What decided the ratio: the first of equals.
  private(set) var stop = 0
  private(set) var ground = 0
  private(set) var display = 0

  /// - Parameters:
  ///   - stops: The stops of the foreground that are drawn.
  ///   - seen: Returns a stop of the foreground on a display.
  ///   - under: Returns what is seen of a ground on a display.
  @inline(__always)
  init(
    stops: some Sequence<Int>, grounds: Int, displays: Int, seen: (_ stop: Int, _ display: Int) -> ShownColor,
    under: (_ ground: Int, _ display: Int) -> ShownColor
  ) {
    displayRatios = Array(repeating: .infinity, count: displays)
    for stop in stops {
      for ground in 0..<grounds {
        for display in 0..<displays {
          let below = under(ground, display)
          let top = seen(stop, display).over(below)
          let ratio = top.contrast(with: below)
          displayRatios[display] = min(displayRatios[display], ratio)
          nativeRatio = min(nativeRatio, top.nativeContrast(with: below))
          guard ratio < self.ratio else { continue }
          self.ratio = ratio
          self.stop = stop
          self.ground = ground
          self.display = display
        }
      }
    }
  }

  /// Returns the smallest ratio alone, for callers that do not ask what decided it. It equals the measurement's to the last bit.
  @inline(__always)
  static func ratio(
    stops: some Sequence<Int>, grounds: Int, displays: Int, seen: (_ stop: Int, _ display: Int) -> ShownColor,
    under: (_ ground: Int, _ display: Int) -> ShownColor
  ) -> Double {
    var ratio = Double.infinity
    for stop in stops {
      for ground in 0..<grounds {
        for display in 0..<displays {
          let below = under(ground, display)
          let top = seen(stop, display).over(below)
          ratio = min(ratio, top.contrast(with: below))
          // The other displays show the same.
          if top.isInsideSRGB, below.isInsideSRGB { break }
        }
      }
    }
    return ratio
  }

  /// Does the same for one color, which may be translucent, on one opaque ground.
  static func ratio(of top: ShownColor, on ground: ShownColor) -> Double {
    ratio(stops: 0..<1, grounds: 1, displays: 1, seen: { _, _ in top }, under: { _, _ in ground })
  }

  /// The fast path for one opaque color on another, from their luminances on each display. It equals the measurement to the last
  /// bit.
  @inline(__always)
  static func plainRatio(
    displays: Int, _ foreground: (_ display: Int) -> Double, _ background: (_ display: Int) -> Double
  ) -> Double {
    var ratio = Double.infinity
    for display in 0..<displays { ratio = min(ratio, WCAG.ratio(foreground(display), background(display))) }
    return ratio
  }

  /// Does the same for one display. Searches over luminances compare with it.
  @inline(__always)
  static func plainRatio(_ luminance: Double, _ other: Double) -> Double { WCAG.ratio(luminance, other) }

  /// Returns the smallest ratio when what is seen is rounded to eight bits per component.
  @inline(__always)
  static func roundedRatio(
    stops: some Sequence<Int>, grounds: Int, displays: Int, seen: (_ stop: Int, _ display: Int) -> ShownColor,
    under: (_ ground: Int, _ display: Int) -> ShownColor
  ) -> Double {
    var ratio = Double.infinity
    for stop in stops {
      for ground in 0..<grounds {
        for display in 0..<displays {
          let below = under(ground, display)
          ratio = min(ratio, ContrastMeasurement.roundedRatio(seen(stop, display).over(below), on: below))
        }
      }
    }
    return ratio
  }
}
