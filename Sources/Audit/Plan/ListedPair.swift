/// A pair that a rule names by its two tokens.
public struct ListedPair: Hashable, Sendable {
  public var foreground: String
  public var background: String
  /// What lies under the background, bottom first, where that is known.
  public var under: [Backdrop.Layer]

  public init(foreground: String, background: String, under: [Backdrop.Layer] = []) {
    self.foreground = foreground
    self.background = background
    self.under = under
  }
}
