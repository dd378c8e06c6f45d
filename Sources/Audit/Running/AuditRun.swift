import ColorScience
import ThemeModel
import Threads

/// A finished audit in its compact form: the report as a whole, or theme by theme.
public struct AuditRun: ReportSource {
  /// The report without the colors of its variants and without its pairs.
  public let head: AuditReport

  let auditor: ThemeAuditor
  let audits: AuditedThemes
  /// The index of each theme's first variant.
  let firstVariants: [Int]
  let firstPairs: [Int]
  private let materialiser: PairMaterialiser
  /// The audited system, empty in a run that nobody will mend, and a function that audits it again with other colors.
  private(set) var system: ThemeSystem
  let again: @Sendable (ThemeSystem) -> AuditRun
  public let workers: Int

  init(
    options: AuditOptions, failures: consuming FailureTable, assembly: ReportAssembly,
    again: @escaping @Sendable (ThemeSystem) -> AuditRun
  ) {
    system = assembly.resolver.system
    self.again = again
    auditor = assembly.auditor
    audits = assembly.audits
    workers = options.workers
    firstVariants = AuditRun.starts(audits.map(\.shownParts))
    firstPairs = AuditRun.starts(audits.map(\.judgements.count))
    let (head, advice) = assembly.head(failures)
    self.head = head
    materialiser = PairMaterialiser(
      auditor: auditor, causes: PairCauses(head.causes), advice: advice, settings: head.settings)
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

  public func rest() { audits.letRest() }

  /// Returns the run without the tokens as they were read, which only mending needs: of a thousand themes they take as much as the
  /// judgements.
  public func withoutSources() -> AuditRun {
    var run = self
    run.system = ThemeSystem(name: system.name)
    return run
  }

  public var pairLists: PairLists {
    PairListAssembly(audits: audits, expansion: auditor.expansion).lists()
  }

  public func colors(ofTheme theme: Int) -> ThemeColors {
    ThemeColors(
      firstVariant: firstVariants[theme], values: audits[theme].values, links: audits[theme].links,
      rows: audits[theme].parts[..<audits[theme].shownParts].map {
        ThemeColors.Row(values: $0.values, chains: $0.chains)
      })
  }

  public func firstVariant(ofTheme theme: Int) -> Int { firstVariants[theme] }

  public func variants(ofTheme theme: Int) -> [VariantReport] {
    let table = ColorTable(
      values: audits[theme].values, links: audits[theme].links, paths: auditor.catalogue.paths,
      settings: head.settings)
    return audits[theme].parts[..<audits[theme].shownParts].enumerated().map { index, part in
      var variant = head.variants[firstVariants[theme] + index]
      variant.colors = TokenColors(table, ThemeColors.Row(values: part.values, chains: part.chains))
      return variant
    }
  }

  public func judged(ofTheme theme: Int) -> JudgedPairs {
    materialiser.judged(audits[theme], firstVariant: firstVariants[theme], firstPair: firstPairs[theme])
  }

  /// Returns the pairs of a theme in full.
  public func pairs(ofTheme theme: Int) -> [PairReport] {
    materialiser.reports(audits[theme], firstVariant: firstVariants[theme], firstPair: firstPairs[theme])
  }

  public func pairNumbers(ofTheme theme: Int) -> [Int] {
    Array(firstPairs[theme]..<firstPairs[theme] + audits[theme].judgements.count)
  }

  /// Returns the whole report at once.
  public func report() -> AuditReport {
    var report = head
    let parts = Parallel.map(themeCount, workers: workers) { (variants(ofTheme: $0), pairs(ofTheme: $0)) }
    report.variants = parts.flatMap(\.0)
    report.pairs = parts.flatMap(\.1)
    return report
  }
}
