/// The colors of a theme's variants, each distinct one once.
public struct ThemeColors: Sendable {
  public struct Row: Sendable {
    /// One a token of the report: an index into `values`, below 0 where the theme does not have it.
    public var values: NumberRow
    /// One a token: an index into the links.
    public var chains: NumberRow

    public init(values: NumberRow, chains: NumberRow) {
      self.values = values
      self.chains = chains
    }
  }

  /// The index of the theme's first variant in the report.
  public var firstVariant: Int
  public var values: ValueList
  public var links: LinkTable
  public var rows: [Row]

  public init(firstVariant: Int, values: ValueList, links: LinkTable, rows: [Row]) {
    self.firstVariant = firstVariant
    self.values = values
    self.links = links
    self.rows = rows
  }
}
