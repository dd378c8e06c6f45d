/// A whole report as a source of one piece.
public struct WholeReport: ReportSource {
  public let head: AuditReport
  public var themeCount: Int { 1 }
  public var workers: Int { 1 }

  public init(_ report: AuditReport) {
    head = report
  }

  public func variants(ofTheme theme: Int) -> [VariantReport] { head.variants }
  public func pairs(ofTheme theme: Int) -> [PairReport] { head.pairs }

  public func colors(ofTheme theme: Int) -> ThemeColors {
    var tokens: [String: Int] = [:]
    for (index, token) in head.tokens.enumerated() { tokens[token.path] = index }
    var colors = ThemeColors(firstVariant: 0, values: [], links: LinkTable(), rows: [])
    var known: [TokenColor.State: Int32] = [:]
    for variant in head.variants {
      var row = ThemeColors.Row(values: [], chains: [])
      for color in variant.colors {
        guard color.state != .absent else {
          row.values.append(-1)
          row.chains.append(-1)
          continue
        }
        let index = known[color.state] ?? Int32(colors.values.count)
        if known[color.state] == nil {
          known[color.state] = index
          colors.values.append(color.state)
        }
        row.values.append(index)
        row.chains.append(colors.links.index(of: color.chain, tokens: tokens))
      }
      colors.rows.append(row)
    }
    return colors
  }
}
