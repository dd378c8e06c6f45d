import ColorScience

/// Measures colors as an audit measures pairs, for combinations that no rule judges.
public struct PairMeter: Sendable {
  public let displays: [Display]
  public let mapping: GamutMapping

  /// Without a display it measures on sRGB.
  public init(displays: [Display], mapping: GamutMapping) {
    self.displays = displays.isEmpty ? [.srgb] : displays
    self.mapping = mapping
  }

  public init(_ settings: AuditSettings) {
    self.init(displays: settings.displays, mapping: settings.mapping)
  }

  /// What a pair comes to, and what is seen on the display that decided.
  public struct Reading: Hashable, Sendable {
    /// Unrounded.
    public let ratio: Double
    /// In the order of the displays.
    public let displayRatios: [Double]
    public let background: Color
    public let foreground: Color
  }

  /// The smallest ratio over the stops that are drawn; `canvas` lies under translucent backgrounds. Nil where a side has no color,
  /// or where a background is translucent and no opaque canvas is known.
  public func measure(_ foreground: [Color], on background: [Color], over canvas: Color?) -> Reading? {
    guard !foreground.isEmpty, !background.isEmpty else { return nil }
    // Where nothing at all is drawn, the ground alone is seen: the ratio is 1.
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
