/// The ratios of black and of white as the color of every scene. No color of the same alpha has a ratio higher than
/// both.
public struct ContrastReach: Hashable, Sendable {
  /// The smallest ratio of all scenes.
  public let black: Double
  public let white: Double

  public init(in scenes: [ContrastScene], alpha: Double = 1) {
    func least(_ end: Color) -> Double {
      scenes.map { $0.ratio(with: ShownColor(end, on: $0.display, mapping: .clip).withAlpha(alpha)) }.min() ?? 1
    }
    black = least(Color(.srgb, 0, 0, 0))
    white = least(Color(.srgb, 1, 1, 1))
  }

  public var highest: Double { max(black, white) }
}
