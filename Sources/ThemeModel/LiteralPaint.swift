/// A color that view code writes as a literal or as a system color, whatever is under it.
public struct LiteralPaint: Hashable, Sendable {
  /// The text in the code: `.white`, `Color(red: 0.1, green: 0.2, blue: 0.3)`.
  public var text: String
  public var place: Place

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}
