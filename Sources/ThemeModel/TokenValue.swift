import ColorScience

/// A token's value as its source gives it, before aliases are followed.
///
/// Colors and aliases, which nearly all values are, lie in place; what is rare or large lies elsewhere.
public enum TokenValue: Hashable, Sendable {
  case color(Color)
  /// Another token, by its path.
  case alias(String)
  /// A value with its alpha, lightness, … changed, as `rgba({x}, 0.3)` or `x.withAlphaComponent(0.3)`.
  indirect case adjusted(TokenValue, ColorAdjustment)
  case gradient([GradientStop])
  /// A shadow, a border: named parts, of which those that hold colors are kept.
  case composite([CompositePart])
  /// A stand-in that says that the theme has no such color, or must not use it.
  case placeholder(Placeholder)
  /// What the reader could not work out.
  indirect case undetermined(Undetermined)
}

public struct GradientStop: Hashable, Sendable {
  public var value: TokenValue
  /// 0…1 along the gradient, where the source says.
  public var position: Double?

  public init(value: TokenValue, position: Double? = nil) {
    self.value = value
    self.position = position
  }
}

public struct CompositePart: Hashable, Sendable {
  /// `color`, `shadow 2`.
  public var name: String
  public var value: TokenValue

  public init(name: String, value: TokenValue) {
    self.name = name
    self.value = value
  }
}

/// A change that a source makes to another color.
public enum ColorAdjustment: Hashable, Sendable {
  /// Alpha becomes this.
  case alpha(Double)
  /// Alpha is multiplied by this.
  case alphaTimes(Double)
  /// Interpolated towards another value by a share of 0…1 in a space.
  case mix(with: TokenValue, share: Double, space: ColorSpace)
  /// Lightness raised (positive) or lowered (negative) by a share of the room that is left, in a space.
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
  /// As the source has it: `NovaMissingToken.color(.clear)`.
  public var text: String

  public init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

/// Why there is no color. Undetermined is never a pass.
public struct Undetermined: Hashable, Sendable {
  /// Stable, kebab-case: `unresolved-alias`, `alias-cycle`, `unknown-function`.
  public var code: String
  /// For people: what could not be worked out, and why.
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
