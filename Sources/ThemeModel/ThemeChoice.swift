/// The choice of themes from a source, by name.
public struct ThemeChoice: Hashable, Sendable {
  /// Globs. An empty list keeps all themes.
  public var included: [String]
  public var excluded: [String]
  /// Globs over themes of which another part of the configuration speaks, such as a rule. They choose nothing.
  public var spoken: [String]

  public init(included: [String] = [], excluded: [String] = [], spoken: [String] = []) {
    self.included = included
    self.excluded = excluded
    self.spoken = spoken
  }

  public func keeps(_ name: String) -> Bool {
    (included.isEmpty || names(name)) && !excluded.contains { Wildcard.matches($0, name) }
  }

  /// Returns whether the configuration speaks of the theme by its name.
  public func speaks(of name: String) -> Bool {
    names(name) || spoken.contains { $0 != "*" && $0 != "**" && Wildcard.matches($0, name) }
  }

  /// Returns whether the theme is included by its name, and not only because nothing excludes it.
  public func names(_ name: String) -> Bool {
    included.contains { Wildcard.matches($0, name) }
  }
}
