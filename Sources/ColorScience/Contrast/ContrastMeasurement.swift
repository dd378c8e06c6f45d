/// The contrast of a foreground with the layers under it, on each display.
public struct ContrastMeasurement: Hashable, Sendable {
  /// The contrast on one display.
  public struct Reading: Hashable, Sendable {
    public let display: Display
    /// Unrounded.
    public let ratio: Double
    /// What is seen after each layer, bottom first. The ratio is between the last two.
    public let composites: [ShownColor]

    /// The two composites that the ratio is between.
    var foreground: ShownColor { composites[composites.count - 1] }
    var background: ShownColor { composites[composites.count - 2] }
  }

  /// In the order of the displays of the request.
  public let readings: [Reading]

  /// Measures the top layer against the composite of the layers under it. Returns `nil` without a defined answer: fewer
  /// than two layers, no display, or a translucent bottom layer.
  public init?(
    layersBottomUp layers: [Color], on displays: [Display] = Display.allCases, mapping: GamutMapping = .minde
  ) {
    guard layers.count >= 2, !displays.isEmpty, layers[0].alpha >= 1 else { return nil }
    readings = displays.map { display in
      let composites = Self.composites(layers.map { ShownColor($0, on: display, mapping: mapping) })
      let ratio = composites[layers.count - 1].contrast(with: composites[layers.count - 2])
      return Reading(display: display, ratio: ratio, composites: composites)
    }
  }

  /// The smallest ratio of all displays.
  public var ratio: Double { worst.ratio }

  /// The reading with the smallest ratio. Of equals, the first.
  public var worst: Reading {
    var worst = readings[0]
    for reading in readings.dropFirst() where reading.ratio < worst.ratio { worst = reading }
    return worst
  }

  /// Returns whether the unrounded ratio reaches `required` on every display.
  public func reaches(_ required: Double) -> Bool { ratio >= required }

  /// The smallest ratio if every display composites in its own encoded space.
  public var nativeRatio: Double {
    readings.reduce(.infinity) { min($0, $1.foreground.nativeContrast(with: $1.background)) }
  }

  /// The smallest ratio if the composites have eight bits a component.
  public var roundedRatio: Double {
    readings.reduce(.infinity) { min($0, Self.roundedRatio($1.foreground, on: $1.background)) }
  }

  /// Returns whether the verdict would change if the composites were rounded to eight bits a component, as most screens
  /// do, or if displays composited in their own space.
  public func isFragile(against required: Double) -> Bool {
    let passes = reaches(required)
    if (nativeRatio >= required) != passes { return true }
    return Self.isNear(ratio, required) && (roundedRatio >= required) != passes
  }

  /// Composites layers bottom up, each over the result below it.
  public static func composites(_ layersBottomUp: [ShownColor]) -> [ShownColor] {
    guard let bottom = layersBottomUp.first else { return [] }
    var results = [bottom.opaque]
    results.reserveCapacity(layersBottomUp.count)
    for layer in layersBottomUp.dropFirst() { results.append(layer.over(results[results.count - 1])) }
    return results
  }

  public static func roundedRatio(_ top: ShownColor, on under: ShownColor) -> Double {
    top.roundedToEightBits.contrast(with: under.roundedToEightBits)
  }

  /// The relative distance from a requirement beyond which rounding cannot change the verdict. Rounding moves a
  /// component by at most half of 1/255. That changes a luminance plus the flare by under 0.8 %, and so a ratio by
  /// under 2 %.
  public static let reachOfRounding = 0.03

  @inline(__always)
  public static func isNear(_ ratio: Double, _ required: Double) -> Bool {
    (ratio - required).magnitude <= reachOfRounding * required
  }
}
