import ColorScience

/// The contrast of a foreground on everything that can lie under it: the one measurement that all verdicts and figures come from.
///
/// It visits every stop of the foreground on every ground on every display. A ground is one stop of the background, over one
/// alternative of what lies under it where it is translucent.
struct PairMeasurement: Hashable, Sendable {
  /// The smallest of all, unrounded; infinite where nothing is drawn.
  private(set) var ratio = Double.infinity
  /// The smallest on each display.
  private(set) var displayRatios: [Double]
  /// The smallest where each display composites in its own encoded space.
  private(set) var nativeRatio = Double.infinity
  /// What decided: the first of equals.
  private(set) var stop = 0
  private(set) var ground = 0
  private(set) var display = 0

  /// - Parameters:
  ///   - stops: Those of the foreground that are drawn.
  ///   - seen: A stop of the foreground on a display.
  ///   - under: What is seen of a ground on a display.
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

  /// The smallest ratio alone, where nobody asks what decided. Equal to the measurement's, to the last bit.
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

  /// The fast path: one opaque color on another, by their luminances on each display. Equal to the measurement, to the last bit.
  @inline(__always)
  static func plainRatio(
    displays: Int, _ foreground: (_ display: Int) -> Double, _ background: (_ display: Int) -> Double
  ) -> Double {
    var ratio = Double.infinity
    for display in 0..<displays { ratio = min(ratio, WCAG.ratio(foreground(display), background(display))) }
    return ratio
  }

  /// The same on one display: what searches over luminances compare with.
  @inline(__always)
  static func plainRatio(_ luminance: Double, _ other: Double) -> Double { WCAG.ratio(luminance, other) }

  /// The smallest ratio when what is seen has eight bits a component.
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
