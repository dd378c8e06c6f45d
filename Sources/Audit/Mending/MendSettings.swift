/// The configuration's settings for mending.
public struct MendSettings: Hashable, Sendable {
  /// The ΔE OK that mending one more pair is worth. A change that costs more is offered, not planned.
  public var pairWorth: Double
  /// Globs for raw colors that must stay as they are, such as a brand's.
  public var locked: [String]

  public static let defaultPairWorth = 0.03

  public init(pairWorth: Double = MendSettings.defaultPairWorth, locked: [String] = []) {
    self.pairWorth = pairWorth
    self.locked = locked
  }
}
