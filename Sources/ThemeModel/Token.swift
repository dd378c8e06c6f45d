public enum Tier: String, CaseIterable, Hashable, Sendable {
  case raw
  case semantic
  case component
}

/// How a token's tier is known.
public enum TierEvidence: String, Hashable, Sendable {
  case source
  case configuration
  /// A token that others alias and that aliases nothing is raw.
  case aliasGraph = "alias-graph"
}

public enum Deprecation: Hashable, Sendable {
  case plain
  case message(String)
}

/// A named color as one theme defines it.
public struct Token: Hashable, Sendable {
  /// Segments joined with dots, unique in a theme: `color.text.primary`, `FXColors.Blue50`, `layer1`.
  public var path: String
  /// What the token's own declaration says it is for; it wins over the plan's patterns.
  public var role: String?
  public var summary: String?
  public var deprecation: Deprecation?
  /// In order of precedence: the last one whose `when` holds gives the value.
  public var values: [ConditionalValue]
  public var place: Place
  /// Where the source says it.
  public var tier: Tier?

  public init(
    path: String, tier: Tier? = nil, role: String? = nil, summary: String? = nil,
    deprecation: Deprecation? = nil, values: [ConditionalValue], place: Place
  ) {
    self.path = path
    self.tier = tier
    self.role = role
    self.summary = summary
    self.deprecation = deprecation
    self.values = values
    self.place = place
  }
}

/// A value, and the contexts in which it holds (empty: all).
public struct ConditionalValue: Hashable, Sendable {
  // The largest first, for the sake of memory.
  public var value: TokenValue
  /// Which of its theme's `givers` gave it, counted from 1; 0 for the theme itself.
  public var giver: UInt8
  public var when: Contexts
  public var place: Place
  /// The value as the source has it, where that says more than the value: `#0060DF`, `rgba({x}, 0.3)`.
  public var text: String?

  public init(
    when: Contexts = [:], value: TokenValue, place: Place, text: String? = nil, giver: UInt8 = 0
  ) {
    self.when = when
    self.giver = giver
    self.value = value
    self.place = place
    self.text = text
  }
}
