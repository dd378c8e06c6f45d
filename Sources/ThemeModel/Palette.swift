import ColorScience

/// A theme with one context chosen on each of its axes: what a user sees at one time.
public struct Variant: Hashable, Sendable {
  public struct Choice: Hashable, Sendable {
    public var axis: String
    public var context: String

    public init(axis: String, context: String) {
      self.axis = axis
      self.context = context
    }
  }

  public var theme: String
  /// In the order of the system's axes.
  public var choices: [Choice]

  public init(theme: String, choices: [Choice]) {
    self.theme = theme
    self.choices = choices
  }

  /// For example `Orange`, `Orange/dark` or `Orange/dark/high`.
  public var name: String {
    ([theme] + choices.map(\.context)).joined(separator: "/")
  }
}

/// One step from a token to its color.
public struct ChainLink: Hashable, Sendable {
  /// The path of the token. `nil` for the last step, which is the value itself.
  public var path: String?
  /// The value as written, for the last step. The adjustment, for an adjusted step.
  public var text: String?
  public var place: Place
  /// The theme that defines this step, in the line of inheritance.
  public var theme: String

  public init(path: String?, text: String? = nil, place: Place, theme: String) {
    self.path = path
    self.text = text
    self.place = place
    self.theme = theme
  }
}

public struct ResolvedStop: Hashable, Sendable {
  public var color: Color
  public var position: Double?

  public init(color: Color, position: Double? = nil) {
    self.color = color
    self.position = position
  }
}

public struct ResolvedPart: Hashable, Sendable {
  public var name: String
  public var color: Color

  public init(name: String, color: Color) {
    self.name = name
    self.color = color
  }
}

public enum ResolvedValue: Hashable, Sendable {
  case color(Color)
  case gradient([ResolvedStop])
  case composite([ResolvedPart])
  case placeholder(Placeholder)
  case undetermined(Undetermined)
}

public struct ResolvedToken: Hashable, Sendable {
  public var path: String
  public var tier: Tier
  public var tierEvidence: TierEvidence
  public var role: String?
  public var value: ResolvedValue
  /// The steps from the token itself to the value.
  public var chain: [ChainLink]
  public var place: Place

  public init(
    path: String, tier: Tier, tierEvidence: TierEvidence, role: String? = nil, value: ResolvedValue,
    chain: [ChainLink], place: Place
  ) {
    self.path = path
    self.tier = tier
    self.tierEvidence = tierEvidence
    self.role = role
    self.value = value
    self.chain = chain
    self.place = place
  }
}

/// The resolved colors of one variant, in the order of the contract, or otherwise of the source.
public struct Palette: Hashable, Sendable {
  public var variant: Variant
  public var tokens: [ResolvedToken]

  public init(variant: Variant, tokens: [ResolvedToken]) {
    self.variant = variant
    self.tokens = tokens
  }
}
