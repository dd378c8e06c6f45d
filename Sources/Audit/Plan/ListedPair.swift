/// A pair that a rule names by its two tokens.
public struct ListedPair: Hashable, Sendable {
  public var foreground: String
  public var background: String
  /// What lies under the background, bottom first; empty when it is not known.
  public var under: [Backdrop.Layer]

  public init(foreground: String, background: String, under: [Backdrop.Layer] = []) {
    self.foreground = foreground
    self.background = background
    self.under = under
  }
}
