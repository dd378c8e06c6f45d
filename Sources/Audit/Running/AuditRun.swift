import ColorScience
import ThemeModel

/// A finished audit in its compact form: the report as a whole, or theme by theme.
public struct AuditRun: ReportSource {
  /// The report without the colours of its variants and without its pairs.
  public let head: AuditReport

  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// Where the variants of each theme begin.
  private let firstVariants: [Int]
  private let firstPairs: [Int]
  /// The cause of each pair; below 0 for those that do not fail.
  private let causes: [Int32]
  public let workers: Int
  /// Pairs for which suggestions are made.
  private let suggested: Set<Int>

  init(options: AuditOptions, assembly: ReportAssembly) {
    auditor = assembly.auditor
    audits = assembly.audits
    workers = options.workers
    firstVariants = AuditRun.starts(audits.map(\.parts.count))
    firstPairs = AuditRun.starts(audits.map(\.judgements.count))
    head = assembly.head()
    var causes = Array(repeating: Int32(-1), count: audits.reduce(0) { $0 + $1.judgements.count })
    for (index, cause) in head.causes.enumerated() {
      for pair in cause.pairs { causes[pair] = Int32(index) }
    }
    self.causes = causes
    suggested = options.makesSuggestions ? AuditRun.worst(options.suggestionLimit, audits) : []
  }

  /// The failing pairs that come least near to what they need, so many of them.
  private static func worst(_ limit: Int, _ audits: [ThemeAudit]) -> Set<Int> {
    var worst = WorstPairs(limit: limit)
    var firstPair = 0
    for audit in audits {
      for failing in audit.blame.failing { worst.add(failing.share, firstPair + Int(failing.judgement)) }
      firstPair += audit.judgements.count
    }
    return worst.pairs
  }

  private static func starts(_ counts: [Int]) -> [Int] {
    var starts: [Int] = []
    var next = 0
    for count in counts {
      starts.append(next)
      next += count
    }
    return starts
  }

  public var themeCount: Int { audits.count }

  public func colors(ofTheme theme: Int) -> ThemeColors {
    let audit = audits[theme]
    return ThemeColors(
      firstVariant: firstVariants[theme], values: audit.values, links: audit.links,
      rows: audit.parts.map { ThemeColors.Row(values: $0.values, chains: $0.chains) })
  }

  /// The variants of a theme with their colours.
  public func variants(ofTheme theme: Int) -> [VariantReport] {
    var colors = TokenColorBuilder(audits[theme], catalogue: auditor.catalogue, plan: auditor.plan)
    return audits[theme].parts.enumerated().map { index, part in
      var variant = head.variants[firstVariants[theme] + index]
      variant.colors = colors.colors(of: part)
      return variant
    }
  }

  public func pairs(ofTheme theme: Int) -> [PairReport] {
    PairMaterialiser(auditor: auditor, causes: causes, suggested: suggested)
      .reports(of: audits[theme], firstVariant: firstVariants[theme], firstPair: firstPairs[theme])
  }

  /// Everything at once.
  public func report() -> AuditReport {
    var report = head
    let parts = Parallel.map(themeCount, workers: workers) { (variants(ofTheme: $0), pairs(ofTheme: $0)) }
    report.variants = parts.flatMap(\.0)
    report.pairs = parts.flatMap(\.1)
    return report
  }
}
