public enum Tier: String, CaseIterable, Hashable, Sendable {
  case raw
  case semantic
  case component
}

/// The evidence for a token's tier.
public enum TierEvidence: String, Hashable, Sendable {
  case source
  case configuration
  /// A token is raw if others alias it and it aliases nothing.
  case aliasGraph = "alias-graph"
}

public enum Deprecation: Hashable, Sendable {
  case plain
  case message(String)
}

/// A named color as one theme defines it.
public struct Token: Hashable, Sendable {
  /// Segments joined by dots, unique in a theme: `color.text.primary`, `FXColors.Blue50`, `layer1`.
  public var path: String
  /// The role in the token's own declaration. It takes precedence over the patterns of the plan.
  public var role: String?
  public var summary: String?
  public var deprecation: Deprecation?
  /// In order of precedence: the last one whose `when` is true gives the value.
  public var values: [ConditionalValue]
  public var place: Place
  /// The tier in the source, if it has one.
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

  /// Whether the source says in every context that there is no color here.
  public var isNil: Bool {
    !values.isEmpty
      && values.allSatisfy { value in
        if case .undetermined(let why) = value.value { why.code == DiagnosticCode.nilColor.rawValue } else { false }
      }
  }
}

/// A value and the contexts in which it applies. Empty means all.
public struct ConditionalValue: Hashable, Sendable {
  // Largest property first, to save memory.
  public var value: TokenValue
  /// Which of its theme's `givers` defines it, counted from 1. 0 means the theme itself.
  public var giver: UInt8
  public var when: Contexts
  public var place: Place
  /// The text in the source, if it tells more than the value: `#0060DF`, `rgba({x}, 0.3)`.
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
