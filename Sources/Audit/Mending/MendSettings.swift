/// What the configuration says of mending.
public struct MendSettings: Hashable, Sendable {
  /// ΔE OK that mending one more pair is worth: what costs more is offered, not planned.
  public var pairWorth: Double
  /// Globs over raw colors that stay as they are: a brand's.
  public var locked: [String]

  public static let defaultPairWorth = 0.03

  public init(pairWorth: Double = MendSettings.defaultPairWorth, locked: [String] = []) {
    self.pairWorth = pairWorth
    self.locked = locked
  }
}
