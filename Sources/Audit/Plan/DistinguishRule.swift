import ThemeModel

/// Tokens that must be told apart: status colors, the series of a chart.
public struct DistinguishRule: Hashable, Sendable {
  /// Below this, two flat areas side by side are hard to tell apart at a glance. A team may ask for more or less.
  public static let defaultThreshold = 0.1

  public var id: String
  public var tokens: [TokenSelector]
  /// The smallest allowed ΔE OK, under typical vision and under each simulation.
  public var threshold: Double
  public var place: Place?
  public var isInferred: Bool

  public init(
    id: String, tokens: [TokenSelector], threshold: Double = DistinguishRule.defaultThreshold, place: Place? = nil,
    isInferred: Bool = false
  ) {
    self.id = id
    self.tokens = tokens
    self.threshold = threshold
    self.place = place
    self.isInferred = isInferred
  }
}
