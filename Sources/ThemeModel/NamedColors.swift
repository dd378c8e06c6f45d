/// Colors that sources ask for by name, as asset catalogs give them: `UIColor(named: "Accent")`.
public struct NamedColors: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// In order of precedence, as a token's: the last one whose `when` holds gives the value.
    public var values: [ConditionalValue]
    public var place: Place

    public init(values: [ConditionalValue], place: Place) {
      self.values = values
      self.place = place
    }
  }

  /// By the name that code says, with the namespaces of its folders: `Brand/Accent`.
  public var entries: [String: Entry]
  /// The axes that the values vary along, with their contexts in the catalogs' order.
  public var axes: [Axis]

  public init(entries: [String: Entry] = [:], axes: [Axis] = []) {
    self.entries = entries
    self.axes = axes
  }
}
