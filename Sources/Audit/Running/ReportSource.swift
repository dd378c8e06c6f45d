import ColorScience

/// A report that is handed over theme by theme, so that a large one need not be in memory as a whole.
public protocol ReportSource: Sendable {
  /// Everything but the colors of variants and the pairs.
  var head: AuditReport { get }
  /// The number of themes. The variants of each theme follow one another, in the order of the themes.
  var themeCount: Int { get }
  /// How many themes may be asked for at once.
  var workers: Int { get }
  var pairLists: PairLists { get }
  func colors(ofTheme theme: Int) -> ThemeColors
  /// Returns the pairs of a theme. Those of all themes, one after another, are the report's.
  func judged(ofTheme theme: Int) -> JudgedPairs
  /// Returns the index of the theme's first variant in the report.
  func firstVariant(ofTheme theme: Int) -> Int
  /// Returns the variants of a theme with their colors.
  func variants(ofTheme theme: Int) -> [VariantReport]
  /// Returns the pairs of a theme in full.
  func pairs(ofTheme theme: Int) -> [PairReport]
  /// Returns the indices of a theme's pairs in the report.
  func pairNumbers(ofTheme theme: Int) -> [Int]
  /// Returns the whole report at once.
  func report() -> AuditReport
  /// The findings of the checks beside single pairs.
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

  /// Returns a report of one theme, with its own variants, counted from 0, and their pairs, without causes.
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
