/// The themes that a source is asked for, by name.
public struct ThemeChoice: Hashable, Sendable {
  /// Globs; none keeps all.
  public var included: [String]
  public var excluded: [String]

  public init(included: [String] = [], excluded: [String] = []) {
    self.included = included
    self.excluded = excluded
  }

  public func keeps(_ name: String) -> Bool {
    (included.isEmpty || names(name)) && !excluded.contains { Wildcard.matches($0, name) }
  }

  /// Whether it is asked for by its name, and not merely not left out.
  public func names(_ name: String) -> Bool {
    included.contains { Wildcard.matches($0, name) }
  }
}
