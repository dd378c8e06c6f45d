/// The choice of themes from a source, by name.
public struct ThemeChoice: Hashable, Sendable {
  /// Globs. An empty list keeps all themes.
  public var included: [String]
  public var excluded: [String]

  public init(included: [String] = [], excluded: [String] = []) {
    self.included = included
    self.excluded = excluded
  }

  public func keeps(_ name: String) -> Bool {
    (included.isEmpty || names(name)) && !excluded.contains { Wildcard.matches($0, name) }
  }

  /// Returns whether the theme is included by its name, and not only because nothing excludes it.
  public func names(_ name: String) -> Bool {
    included.contains { Wildcard.matches($0, name) }
  }
}
