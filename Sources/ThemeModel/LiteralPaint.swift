/// A color that view code writes by its value, or by the system's name for a hue, whatever it lies on.
public struct LiteralPaint: Hashable, Sendable {
  /// As it stands in the code: `.white`, `Color(red: 0.1, green: 0.2, blue: 0.3)`.
  public var text: String
  public var place: Place

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}
