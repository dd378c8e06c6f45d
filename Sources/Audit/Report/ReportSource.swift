import ColorScience

/// A report that is handed over theme by theme, so that a large one need not be whole in memory.
public protocol ReportSource: Sendable {
  /// Everything but the colours of variants and the pairs.
  var head: AuditReport { get }
  var themeCount: Int { get }
  /// How many themes may be asked for at once.
  var workers: Int { get }
  func colors(ofTheme theme: Int) -> ThemeColors
  /// The variants of a theme with their colours, in the order of the head.
  func variants(ofTheme theme: Int) -> [VariantReport]
  /// The pairs of a theme; those of all themes one after another are the report's.
  func pairs(ofTheme theme: Int) -> [PairReport]
}

/// The colours of a theme's variants, each distinct one once.
public struct ThemeColors: Sendable {
  public struct Row: Sendable {
    /// One a token of the report: an index into `values`, below 0 where the theme does not have it.
    public var values: [Int32]
    /// One a token: an index into the links.
    public var chains: [Int32]

    public init(values: [Int32], chains: [Int32]) {
      self.values = values
      self.chains = chains
    }
  }

  /// Where the theme's variants begin among those of the report.
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

  /// Nil where the variant, counted within the theme, does not have the token.
  public func state(of token: Int, in row: Int) -> TokenColor.State? {
    let value = rows[row].values[token]
    return value < 0 ? nil : values[Int(value)]
  }
}
