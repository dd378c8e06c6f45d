/// Where a color stands when its contrast is measured: what lies under it and over it, on one display.
///
/// The ratio is between what is seen with the top layer and without it. With nothing above, the color itself is the top: a
/// foreground on its backdrop. With layers above, it is (part of) the backdrop.
public struct ContrastScene: Hashable, Sendable {
  public let display: Display
  /// What is seen under the color, opaque; nil when the color is the bottom, and then taken as opaque.
  public let below: ShownColor?
  /// Bottom up.
  public let above: [ShownColor]

  /// The color as a foreground on a backdrop, which is taken as opaque.
  public init(on backdrop: ShownColor) {
    display = backdrop.display
    below = backdrop.opaque
    above = []
  }

  /// The color as a backdrop of a foreground; `canvas` is what shows through where the color is translucent.
  public init(under foreground: ShownColor, canvas: ShownColor? = nil) {
    display = foreground.display
    below = canvas?.opaque
    above = [foreground]
  }

  /// The color anywhere in a stack. Nil when that leaves nothing to measure against: neither below nor above.
  public init?(below: ShownColor?, above: [ShownColor], on display: Display) {
    guard below != nil || !above.isEmpty else { return nil }
    self.display = display
    self.below = below?.opaque
    self.above = above
  }

  /// The luminance that the contrast of an opaque color here is measured against, where that does not depend on the color.
  var fixedLuminance: Double? {
    guard let top = above.last else { return below?.luminance }
    // An opaque top hides everything; the color is the backdrop only when nothing stands between.
    return above.count == 1 && top.alpha >= 1 ? top.luminance : nil
  }

  /// The ratio with this color in its place.
  public func ratio(with color: ShownColor) -> Double {
    var under = below ?? color.opaque
    var seen = below.map { color.over($0) } ?? color.opaque
    for layer in above {
      under = seen
      seen = layer.over(seen)
    }
    return seen.contrast(with: under)
  }
}

/// A ratio that a color has to reach in some scenes.
public struct ContrastDemand: Hashable, Sendable {
  public var required: Double
  public var scenes: [ContrastScene]
  /// The color's alpha in these scenes, where it is not its own: a token may stand for the color at another opacity.
  public var alpha: Double?

  public init(required: Double, in scenes: [ContrastScene], alpha: Double? = nil) {
    self.required = required
    self.scenes = scenes
    self.alpha = alpha
  }
}
