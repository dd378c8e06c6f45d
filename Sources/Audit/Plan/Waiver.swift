import ThemeModel

/// A permission for pairs to fail: why, until when, and who is responsible.
public struct Waiver: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case debt
    case inactive
    case decoration
    case logotype
    case incidental
    case essential
    case userAgent = "user-agent"
  }

  public var rule: TokenPattern
  public var foreground: TokenPattern
  public var background: TokenPattern
  public var theme: TokenPattern
  public var when: ContextCondition
  public var kind: Kind
  public var reason: String
  public var owner: String?
  /// The last day on which the waiver applies.
  public var expires: CalendarDay?
  public var place: Place?

  public init(
    rule: TokenPattern, foreground: TokenPattern, background: TokenPattern, theme: TokenPattern,
    when: ContextCondition = ContextCondition(), kind: Kind, reason: String, owner: String? = nil,
    expires: CalendarDay? = nil, place: Place? = nil
  ) {
    self.rule = rule
    self.foreground = foreground
    self.background = background
    self.theme = theme
    self.when = when
    self.kind = kind
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.place = place
  }
}
