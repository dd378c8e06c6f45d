import ColorScience

/// Measures colors as an audit measures pairs, for combinations that no rule judges.
public struct PairMeter: Sendable {
  public let displays: [Display]
  public let mapping: GamutMapping

  /// Without displays, it measures on sRGB.
  public init(displays: [Display], mapping: GamutMapping) {
    self.displays = displays.isEmpty ? [.srgb] : displays
    self.mapping = mapping
  }

  public init(_ settings: AuditSettings) {
    self.init(displays: settings.displays, mapping: settings.mapping)
  }

  /// The result for a pair, and what is seen on the display that decided it.
  public struct Reading: Hashable, Sendable {
    /// The smallest ratio, unrounded.
    public let ratio: Double
    /// The ratio on each display, in their order.
    public let displayRatios: [Double]
    public let background: Color
    public let foreground: Color
  }

  /// Returns the smallest ratio over the stops that are drawn; `canvas` lies under translucent backgrounds. Returns `nil` when a
  /// side has no color, or when a background is translucent and there is no opaque canvas.
  public func measure(_ foreground: [Color], on background: [Color], over canvas: Color?) -> Reading? {
    guard !foreground.isEmpty, !background.isEmpty else { return nil }
    // When nothing at all is drawn, only the ground is seen: the ratio is 1.
    let drawn = foreground.filter { $0.alpha > 0 }
    let tops = (drawn.isEmpty ? foreground : drawn).map(shown)
    let under = canvas.flatMap { $0.alpha >= 1 ? shown($0) : nil }
    var grounds: [[ShownColor]] = []
    for color in background {
      if color.alpha >= 1 {
        grounds.append(shown(color))
      } else if let under {
        grounds.append(zip(shown(color), under).map { $0.over($1) })
      } else {
        return nil
      }
    }
    let found = PairMeasurement(
      stops: tops.indices, grounds: grounds.count, displays: displays.count, seen: { tops[$0][$1] },
      under: { grounds[$0][$1] })
    let below = grounds[found.ground][found.display]
    return Reading(
      ratio: found.ratio, displayRatios: found.displayRatios, background: below.color,
      foreground: tops[found.stop][found.display].over(below).color)
  }

  private func shown(_ color: Color) -> [ShownColor] {
    ShownColor.shown(color, on: displays, mapping: mapping)
  }
}
