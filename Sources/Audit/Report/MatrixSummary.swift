import ColorScience
import ThemeModel

/// The whole matrix of a variant in figures: each pair of its semantic and component tokens that have an opaque color, on the
/// display where its contrast is lowest.
public struct MatrixSummary: Hashable, Sendable {
  public var pairs: Int
  /// How many of them reach 3, 4.5 and 7.
  public var reachingLarge: Int
  public var reachingAA: Int
  public var reachingAAA: Int

  public init(pairs: Int = 0, reachingLarge: Int = 0, reachingAA: Int = 0, reachingAAA: Int = 0) {
    self.pairs = pairs
    self.reachingLarge = reachingLarge
    self.reachingAA = reachingAA
    self.reachingAAA = reachingAAA
  }

  /// The thresholds that `reachingLarge`, `reachingAA` and `reachingAAA` count.
  static let thresholds = [Criterion.aaLarge.required, Criterion.aaText.required, Criterion.aaaText.required]
}
