import ColorScience
import ThemeModel

/// Tokens that must lie inside a gamut, or within a ΔE OK of it.
public struct GamutRule: Hashable, Sendable {
  public var id: String
  public var tokens: [TokenSelector]
  public var gamut: Display
  /// The ΔE OK that mapping into the gamut may cost.
  public var within: Double
  public var place: Place?

  public init(id: String, tokens: [TokenSelector], gamut: Display, within: Double = 0, place: Place? = nil) {
    self.id = id
    self.tokens = tokens
    self.gamut = gamut
    self.within = within
    self.place = place
  }
}
