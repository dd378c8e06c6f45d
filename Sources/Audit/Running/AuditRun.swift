import ThemeModel

/// A finished audit in its compact form: the report as a whole, or theme by theme.
public struct AuditRun: Sendable {
  /// The report without the colours of its variants and without its pairs.
  public let head: AuditReport

  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// Where the variants of each theme begin.
  private let firstVariants: [Int]
  private let workers: Int

  init(
    resolver: ThemeResolver, options: AuditOptions, auditor: ThemeAuditor, roles: RoleAssignment,
    audits: [ThemeAudit], idlePatterns: [CoverageReport.IdlePattern]
  ) {
    self.auditor = auditor
    self.audits = audits
    workers = options.workers
    var starts: [Int] = []
    var next = 0
    for audit in audits {
      starts.append(next)
      next += audit.parts.count
    }
    firstVariants = starts
    head = ReportAssembly(
      resolver: resolver, options: options, auditor: auditor, roles: roles, audits: audits,
      idlePatterns: idlePatterns
    ).head()
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
    PairMaterialiser(auditor: auditor).reports(of: audits[theme], firstVariant: firstVariants[theme])
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
