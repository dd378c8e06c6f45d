import ColorScience

/// The value of a token as its source gives it, before aliases are resolved.
///
/// Colors and aliases, which are nearly all values, are stored inline. Rare or large values are stored indirectly.
public enum TokenValue: Hashable, Sendable {
  case color(Color)
  /// An alias to another token, by its path.
  case alias(String)
  /// A value with a changed alpha or lightness, such as `rgba({x}, 0.3)` or `x.withAlphaComponent(0.3)`.
  indirect case adjusted(TokenValue, ColorAdjustment)
  case gradient([GradientStop])
  /// A shadow or a border: the named parts that have colors.
  case composite([CompositePart])
  /// A stand-in that marks a color that the theme lacks or must not use.
  case placeholder(Placeholder)
  /// A value that the reader could not determine.
  indirect case undetermined(Undetermined)
}

public struct GradientStop: Hashable, Sendable {
  public var value: TokenValue
  /// 0…1 along the gradient, if the source has a position.
  public var position: Double?

  public init(value: TokenValue, position: Double? = nil) {
    self.value = value
    self.position = position
  }
}

public struct CompositePart: Hashable, Sendable {
  /// For example `color` or `shadow 2`.
  public var name: String
  public var value: TokenValue

  public init(name: String, value: TokenValue) {
    self.name = name
    self.value = value
  }
}

/// An adjustment that a source makes to another color.
public enum ColorAdjustment: Hashable, Sendable {
  /// Sets the alpha.
  case alpha(Double)
  /// Multiplies the alpha.
  case alphaTimes(Double)
  /// Mixes with another value by a share of 0…1 in a color space.
  case mix(with: TokenValue, share: Double, space: ColorSpace)
  /// Raises (positive) or lowers (negative) the lightness by a share of the remaining distance to its maximum or
  /// minimum, in a color space.
  case lightness(by: Double, space: ColorSpace)
}

public struct Placeholder: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// The theme does not have this token yet.
    case missing
    /// The theme must not use this token.
    case forbidden
  }

  public var kind: Kind
  /// The text in the source: `NovaMissingToken.color(.clear)`.
  public var text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The reason why a token has no color. An undetermined pair never passes.
public struct Undetermined: Hashable, Sendable {
  /// A stable name in kebab case: `unresolved-alias`, `alias-cycle`, `unknown-function`.
  public var code: String
  /// The text for people: what could not be determined, and why.
  public var reason: String
  /// The expression or text in question.
  public var text: String?
  public var place: Place?

  public init(code: String, reason: String, text: String? = nil, place: Place? = nil) {
    self.code = code
    self.reason = ShortText.of(reason)
    self.text = text
    self.place = place
  }
}
