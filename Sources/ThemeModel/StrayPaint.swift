/// A token color that a type sets outside the function with which it applies themes. It stays the same when the theme
/// changes.
public struct StrayPaint: Hashable, Sendable {
  public var token: String
  /// The object that is painted: `titleLabel`.
  public var object: String
  /// The function that applies themes: `applyTheme`.
  public var function: String
  public var place: Place

  public init(token: String, object: String, function: String, place: Place) {
    self.token = token
    self.object = object
    self.function = function
    self.place = place
  }
}
