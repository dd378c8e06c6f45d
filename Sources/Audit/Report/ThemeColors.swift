/// The colors of a theme's variants, each distinct one once.
public struct ThemeColors: Sendable {
  public struct Row: Sendable {
    /// For each token of the report, an index into `values`; below 0 when the theme lacks the token.
    public var values: [Int32]
    /// For each token, an index into the links.
    public var chains: [Int32]

    public init(values: [Int32], chains: [Int32]) {
      self.values = values
      self.chains = chains
    }
  }

  /// The index of the theme's first variant in the report.
  public var firstVariant: Int
  public var values: [TokenColor.State]
  public var links: LinkTable
  public var rows: [Row]

  public init(firstVariant: Int, values: [TokenColor.State], links: LinkTable, rows: [Row]) {
    self.firstVariant = firstVariant
    self.values = values
    self.links = links
    self.rows = rows
  }
}
