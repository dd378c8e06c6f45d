/// A dimension in which a theme varies: `mode`, `contrast`, `tuning`, or a team's own trait.
public struct Axis: Hashable, Sendable {
  public var name: String
  /// In the order of the source.
  public var contexts: [String]
  public var defaultContext: String
  public var place: Place?

  public init(name: String, contexts: [String], defaultContext: String, place: Place? = nil) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
    self.place = place
  }
}

/// One chosen context for some axes: axis name to context name.
public typealias Contexts = [String: String]
