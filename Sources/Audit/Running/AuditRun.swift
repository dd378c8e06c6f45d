import ThemeModel

/// A finished audit in its compact form: the report as a whole, or theme by theme.
public struct AuditRun: Sendable {
  /// The report without the colours of its variants and without its pairs.
  public let head: AuditReport

  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// Where the variants of each theme begin.
  private let firstVariants: [Int]
  private let firstPairs: [Int]
  /// The cause of each pair; below 0 for those that do not fail.
  private let causes: [Int32]
  private let workers: Int
  private let makesSuggestions: Bool

  init(
    resolver: ThemeResolver, options: AuditOptions, auditor: ThemeAuditor, roles: RoleAssignment,
    audits: [ThemeAudit], idlePatterns: [CoverageReport.IdlePattern]
  ) {
    self.auditor = auditor
    self.audits = audits
    workers = options.workers
    makesSuggestions = options.makesSuggestions
    firstVariants = AuditRun.starts(audits.map(\.parts.count))
    firstPairs = AuditRun.starts(audits.map(\.judgements.count))
    head = ReportAssembly(
      resolver: resolver, options: options, auditor: auditor, roles: roles, audits: audits,
      idlePatterns: idlePatterns
    ).head()
    var causes = Array(repeating: Int32(-1), count: audits.reduce(0) { $0 + $1.judgements.count })
    for (index, cause) in head.causes.enumerated() {
      for pair in cause.pairs { causes[pair] = Int32(index) }
    }
    self.causes = causes
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
    PairMaterialiser(auditor: auditor, causes: causes, makesSuggestions: makesSuggestions)
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
