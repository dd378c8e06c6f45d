import ColorScience

/// A report that is handed over theme by theme, so that a large one need not be whole in memory.
public protocol ReportSource: Sendable {
  /// Everything but the colors of variants and the pairs.
  var head: AuditReport { get }
  /// The variants of a theme stand one after another, and themes in their order.
  var themeCount: Int { get }
  /// How many themes may be asked for at once.
  var workers: Int { get }
  var pairLists: PairLists { get }
  func colors(ofTheme theme: Int) -> ThemeColors
  /// The pairs of a theme; those of all themes one after another are the report's.
  func judged(ofTheme theme: Int) -> JudgedPairs
  /// Where the theme's variants begin among those of the report.
  func firstVariant(ofTheme theme: Int) -> Int
  /// The variants of a theme with their colors.
  func variants(ofTheme theme: Int) -> [VariantReport]
  /// The pairs of a theme with everything.
  func pairs(ofTheme theme: Int) -> [PairReport]
  /// Where they stand among the pairs of the report.
  func pairNumbers(ofTheme theme: Int) -> [Int]
  /// Everything at once.
  func report() -> AuditReport
  /// What the checks find beside single pairs.
  var findings: [Finding] { get }
}

extension ReportSource {
  /// Everything but the pairs.
  var outline: AuditReport {
    var outline = head
    outline.variants = (0..<themeCount).flatMap { variants(ofTheme: $0) }
    outline.pairs = []
    return outline
  }

  /// A theme alone: with its own variants, counted from 0, and their pairs, without causes.
  public func part(ofTheme theme: Int) -> AuditReport {
    var part = head
    part.variants = variants(ofTheme: theme)
    part.pairs = pairs(ofTheme: theme)
    part.causes = []
    let first = firstVariant(ofTheme: theme)
    for index in part.pairs.indices {
      part.pairs[index].variant -= first
      part.pairs[index].cause = nil
    }
    return part
  }
}
