import ColorScience

/// A report whose themes are handed over one by one, so that a large one need not be whole in memory.
public protocol ReportThemes: Sendable {
  /// Everything but the colors of variants and the pairs.
  var head: AuditReport { get }
  /// The number of themes. The variants of each theme follow one another, in the order of the themes.
  var themeCount: Int { get }
  /// How many themes may be asked for at once.
  var workers: Int { get }
  /// Where the theme's variants begin among those of the report.
  func firstVariant(ofTheme theme: Int) -> Int
  /// Returns the variants of a theme with their colors.
  func variants(ofTheme theme: Int) -> [VariantReport]
  /// The variants and the pairs of a theme together.
  func contents(ofTheme theme: Int) -> ThemeContents
}

/// The same for those who write a report.
public protocol ReportSource: ReportThemes {
  var pairLists: PairLists { get }
  func colors(ofTheme theme: Int) -> ThemeColors
  /// The pairs of a theme; those of all themes one after another are the report's.
  func judged(ofTheme theme: Int) -> JudgedPairs
  /// The pairs of a theme with everything.
  func pairs(ofTheme theme: Int) -> [PairReport]
  /// Returns the indices of a theme's pairs in the report.
  func pairNumbers(ofTheme theme: Int) -> [Int]
  /// Returns the whole report at once.
  func report() -> AuditReport
  /// Passes on the findings of the checks beside single pairs, one after another.
  func eachFinding(_ take: (Finding) -> Void)
  /// Frees the memory of what was read, which can be read again. Call this from time to time while parts of many themes, which
  /// this source gave, are read in any order.
  func rest()
}

extension ReportSource {
  public func rest() {}

  /// The same findings as a list.
  public var findings: [Finding] {
    var findings: [Finding] = []
    eachFinding { findings.append($0) }
    return findings
  }

  public func contents(ofTheme theme: Int) -> ThemeContents {
    ThemeContents(
      firstVariant: firstVariant(ofTheme: theme), variants: variants(ofTheme: theme), pairs: pairs(ofTheme: theme),
      numbers: pairNumbers(ofTheme: theme))
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

extension ReportThemes {
  /// The theme that each variant of the report belongs to.
  var themeOfVariant: [Int] {
    var themes: [Int] = []
    for theme in 0..<themeCount {
      let end = theme + 1 < themeCount ? firstVariant(ofTheme: theme + 1) : head.variants.count
      themes += repeatElement(theme, count: end - themes.count)
    }
    return themes
  }

  /// The same findings at the places where the themes say what their tokens are: a head, of which the checks are asked, has no
  /// colors.
  func placed(_ findings: [Finding]) -> [Finding] {
    var findings = findings
    let themes = findings.contains { !$0.tokens.isEmpty } ? themeOfVariant : []
    var last: (theme: Int, variants: [VariantReport]) = (-1, [])
    for index in findings.indices where !findings[index].tokens.isEmpty {
      guard let variant = findings[index].variants.first else { continue }
      if last.theme != themes[variant] { last = (themes[variant], variants(ofTheme: themes[variant])) }
      let colors = last.variants[variant - firstVariant(ofTheme: last.theme)].colors
      findings[index].places = findings[index].tokens.map { colors[$0].chain.first?.place ?? head.tokens[$0].place }
    }
    return findings
  }
}

/// What a report has of one theme.
public struct ThemeContents: Sendable {
  /// Where its variants begin among those of the report.
  public var firstVariant: Int
  /// With their colors.
  public var variants: [VariantReport]
  /// Their variants are counted as those of the report.
  public var pairs: [PairReport]
  /// Where each of them stands among the pairs of the report.
  public var numbers: [Int]

  public init(firstVariant: Int, variants: [VariantReport], pairs: [PairReport], numbers: [Int]) {
    self.firstVariant = firstVariant
    self.variants = variants
    self.pairs = pairs
    self.numbers = numbers
  }

  /// By its place among those of the report; nil where it is another theme's.
  func variant(_ number: Int) -> VariantReport? {
    let index = number - firstVariant
    return variants.indices.contains(index) ? variants[index] : nil
  }
}
