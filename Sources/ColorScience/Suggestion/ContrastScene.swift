/// The surroundings in which the contrast of a color is measured: the layers under and over it, on one display.
///
/// The ratio is between what is seen with the top layer and without it. When nothing is above, the color itself is the
/// top: a foreground on its backdrop. With layers above, the color is the backdrop or a part of it.
public struct ContrastScene: Hashable, Sendable {
  public let display: Display
  /// The opaque composite under the color. `nil` when the color is the bottom, which is taken as opaque.
  public let below: ShownColor?
  /// The layers over the color, bottom up.
  public let above: [ShownColor]

  /// A scene for a foreground on a backdrop, which is taken as opaque.
  public init(on backdrop: ShownColor) {
    display = backdrop.display
    below = backdrop.opaque
    above = []
  }

  /// A scene for a backdrop of a foreground. `canvas` is what shows through a translucent backdrop.
  public init(under foreground: ShownColor, canvas: ShownColor? = nil) {
    display = foreground.display
    below = canvas?.opaque
    above = [foreground]
  }

  /// A scene for a color anywhere in a stack. `nil` when nothing is below or above to measure against.
  public init?(below: ShownColor?, above: [ShownColor], on display: Display) {
    guard below != nil || !above.isEmpty else { return nil }
    self.display = display
    self.below = below?.opaque
    self.above = above
  }

  /// The luminance against which an opaque color is measured in this scene. `nil` when it depends on the color.
  var fixedLuminance: Double? {
    guard let top = above.last else { return below?.luminance }
    // An opaque top hides everything, and the color is the backdrop only without layers in between.
    return above.count == 1 && top.alpha >= 1 ? top.luminance : nil
  }

  /// Returns the ratio of the scene with this color in its place.
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

/// A ratio that a color must reach in some scenes.
public struct ContrastDemand: Hashable, Sendable {
  public var required: Double
  public var scenes: [ContrastScene]
  /// The alpha of the color in these scenes, if it is not its own. A token may be the color with another opacity.
  public var alpha: Double?

  public init(required: Double, in scenes: [ContrastScene], alpha: Double? = nil) {
    self.required = required
    self.scenes = scenes
    self.alpha = alpha
  }
}
