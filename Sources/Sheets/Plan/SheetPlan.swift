import Audit
import ColorScience
import ThemeModel

/// The sheets of a report in their order: theme by theme, variant by variant, kind by kind.
struct SheetPlan {
  let index: ReportIndex
  let options: SheetOptions
  private var names = SheetNames()
  /// The pages of the matrix, the same for every variant, so that a cell is always in the same place.
  private var matrixPages: [MatrixPages.Page] = []
  private var matrixPlaces: MatrixPlaces?
  /// The number of sheets of all variants.
  private var matrixCount = SheetCount()
  private var failureCount = SheetCount()
  /// The number of themes, where only some of them have sheets.
  private var themesCount: Int?

  private struct SheetCount {
    var all = 0
    var undrawn = 0
  }

  init(_ report: AuditReport, options: SheetOptions) {
    index = ReportIndex(report)
    self.options = options
  }

  func jobs() -> (jobs: [SheetJob], warnings: [SheetWarning]) {
    var plan = self
    let jobs = plan.allJobs()
    var warnings: [SheetWarning] = []
    let (matrix, failures) = (plan.matrixCount, plan.failureCount)
    if matrix.undrawn > 0 { warnings.append(.matrixCut(drawn: matrix.all - matrix.undrawn, of: matrix.all)) }
    if failures.undrawn > 0 { warnings.append(.failuresCut(drawn: failures.all - failures.undrawn, of: failures.all)) }
    if let themes = plan.themesCount { warnings.append(.themesCut(of: themes)) }
    return (jobs, warnings)
  }

  private mutating func allJobs() -> [SheetJob] {
    let variants = index.report.variants.indices.filter { isWanted(index.report.variants[$0]) }
    let tokens = MatrixTokens(index, all: options.all)
    if options.kinds.contains(.matrix) {
      matrixPages = MatrixPages.pages(tokens, index, options)
      matrixPlaces = MatrixPlaces(matrixPages, tokens)
    }
    var jobs = summaryJobs()
    let themes = themes(of: variants)
    let looks = distinct(variants)
    guard options.all || !options.themes.isEmpty || themes.count <= SheetOptions.mostThemesDrawn else {
      return jobs + chosenJobs(themes, looks, tokens)
    }
    var palettes: Set<[PaletteLook]> = []
    let failures = VariantFailures.distinct(failureVariants(variants, looks), index, all: options.all)
    for variants in themes {
      for variant in variants { jobs += matrixJobs(variant, looks, tokens) }
      if palettes.insert(variants.map { PaletteLook(index, $0) }).inserted || options.all {
        jobs += paletteJobs(variants)
      }
      for variant in variants { jobs += failures[variant].map { failureJobs($0) } ?? [] }
      if options.kinds.contains(.vision) { jobs += visionJobs(variants.filter { looks[$0] != nil }) }
    }
    return jobs
  }

  /// The limits for a system with many themes: the number of sheets of failures and matrices, and of themes with palettes and
  /// vision sheets.
  private static let chosenLimit: [SheetKind: Int] = [.failures: 6, .matrix: 3, .palette: 1, .vision: 1]

  private mutating func chosenJobs(_ themes: [[Int]], _ looks: [Int: [Int]], _ tokens: MatrixTokens) -> [SheetJob] {
    var jobs = indexJobs(themes)
    let order = themes.enumerated().map { at, variants in
      (at: at, variants: variants, failures: variants.map { failureTotal($0) }.reduce(0, +))
    }.sorted { ($1.failures, $0.at) < ($0.failures, $1.at) }
    let failures = VariantFailures.distinct(
      failureVariants(order.flatMap(\.variants), looks), index, all: options.all)
    for kind in SheetKind.ofOneReport where options.kinds.contains(kind) {
      // Where few variants fail, each gets more sheets.
      var left = SheetPlan.chosenLimit[kind] ?? 0
      let each = max(1, left / max(1, kind == .failures ? failures.count : order.count))
      for theme in order where left > 0 {
        let distinct = theme.variants.filter { looks[$0] != nil }
        switch kind {
        case .matrix, .failures:
          for variant in distinct where left > 0 {
            let made =
              kind == .matrix
              ? matrixJobs(variant, looks, tokens, limit: each)
              : failures[variant].map { failureJobs($0, limit: each) } ?? []
            left -= made.count
            jobs += made
          }
        case .palette, .vision:
          guard !distinct.isEmpty else { continue }
          jobs += kind == .palette ? paletteJobs(theme.variants) : visionJobs(Array(distinct.prefix(1)))
          left -= 1
        case .summary, .index, .diff, .mend: break
        }
      }
    }
    themesCount = themes.count
    return jobs
  }

  /// Returns the variants whose failures have sheets, each with the variants that look and are judged the same.
  private func failureVariants(_ variants: [Int], _ looks: [Int: [Int]]) -> [(variant: Int, twins: [Int])] {
    guard options.kinds.contains(.failures) else { return [] }
    return variants.compactMap { variant in looks[variant].map { (variant, $0) } }
  }

  private func failureTotal(_ variant: Int) -> Int {
    index.pairsOfVariant[variant].count { index.report.pairs[$0].verdict == .fail }
  }

  private mutating func indexJobs(_ themes: [[Int]]) -> [SheetJob] {
    let pages = ThemeIndexSheet.pages(themes, index)
    return pages.indices.map { page in
      let sheet = ThemeIndexSheet(
        index: index, entries: pages[page], number: pages.count > 1 ? (page + 1, pages.count) : nil,
        paper: options.paper ?? .day)
      return job(.index, parts: ["themes"], title: index.report.system, number: page + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  /// Returns the summary on both papers, because the reader's color scheme chooses one. Both share one text.
  private mutating func summaryJobs() -> [SheetJob] {
    guard options.kinds.contains(.summary), !index.report.variants.isEmpty else { return [] }
    return SheetPlan.summaryJobs(SummaryContent(index), index, options)
  }

  static func summaryJobs(_ content: SummaryContent, _ index: ReportIndex, _ options: SheetOptions) -> [SheetJob] {
    let papers: [(String, SheetPaper)] = [("summary", .day), ("summary-dark", .night)]
    return papers.map { name, paper in
      let sheet = SummarySheet(content: content, paper: paper)
      return SheetJob(
        name: name, kind: .summary, title: VisibleName.shown("summary of \(content.system)"),
        settings: index.report.settings, tool: index.report.tool, options: options
      ) { engine in
        (sheet.drawing(with: engine), paper == .day ? content.altText : .none)
      }
    }
  }

  /// Returns the first variant of each look, with the other variants that look and are judged the same. Drawing the same
  /// picture twice adds nothing, whatever the names of the themes.
  private func distinct(_ variants: [Int]) -> [Int: [Int]] {
    var looks: [Int: [Int]] = [:]
    var known: [Twin: Int] = [:]
    for variant in variants {
      let twin = Twin(index, variant)
      if let first = known[twin], !options.all {
        looks[first, default: []].append(variant)
      } else {
        known[twin] = variant
        looks[variant] = []
      }
    }
    return looks
  }

  /// The part of a variant that a palette sheet shows.
  private struct PaletteLook: Hashable {
    private var colors: [TokenColor.State]
    private var chains: [[String]]

    init(_ index: ReportIndex, _ variant: Int) {
      colors = index.report.variants[variant].colors.map(\.state)
      chains = index.report.tokens.indices.map { index.aliases($0, in: variant) }
    }
  }

  /// The part of a variant that sheets show, without its name.
  private struct Twin: Hashable {
    private var colors: [TokenColor.State]
    private var pairs: [Pair]

    private struct Pair: Hashable {
      var rule: Int
      var foreground: Int
      var background: Int
      var verdict: Verdict
      var ratio: Double?
      var required: Double
    }

    init(_ index: ReportIndex, _ variant: Int) {
      colors = index.report.variants[variant].colors.map(\.state)
      pairs = index.pairsOfVariant[variant].map { at in
        let pair = index.report.pairs[at]
        return Pair(
          rule: pair.rule, foreground: pair.foreground, background: pair.background, verdict: pair.verdict,
          ratio: pair.ratio, required: pair.required)
      }
    }
  }

  /// Groups variants by theme, in the order of the report.
  private func themes(of variants: [Int]) -> [[Int]] {
    var groups: [(theme: String, variants: [Int])] = []
    var places: [String: Int] = [:]
    for variant in variants {
      let theme = index.report.variants[variant].theme
      if let at = places[theme] {
        groups[at].variants.append(variant)
      } else {
        places[theme] = groups.count
        groups.append((theme, [variant]))
      }
    }
    return groups.map(\.variants)
  }

  private mutating func paletteJobs(_ variants: [Int]) -> [SheetJob] {
    guard options.kinds.contains(.palette) else { return [] }
    // Variants that look the same but are judged differently appear once here.
    var seen: Set<[TokenColor.State]> = []
    let distinct = variants.filter { seen.insert(index.report.variants[$0].colors.map(\.state)).inserted }
    let limit = PaletteContent.variantLimit(options.pageWidth)
    // The sizes of the sets differ by at most one: a last set of a single variant would look like a mistake.
    let count = (distinct.count + limit - 1) / limit
    let sets = (0..<count).map { set in
      Array(distinct[set * distinct.count / count..<(set + 1) * distinct.count / count])
    }
    let contents = sets.map { PaletteContent(index, variants: $0, all: options.all, width: options.pageWidth) }
    let pages = contents.map(PalettePage.pages)
    let total = pages.map(\.count).reduce(0, +)
    var first = 1
    var jobs: [SheetJob] = []
    for (content, pages) in zip(contents, pages) {
      let set = content.variants
      let uses = index.usesOfRaw(variants: set)
      for page in pages.indices {
        let sheet = PaletteSheet(
          index: index, content: content, pages: pages, page: page, number: (first, total),
          paper: options.paper ?? (set.count > 1 ? .day : index.paper(set[0])),
          isClipped: options.gamut == .srgb, usesOfRaw: uses)
        let theme = index.report.variants[set[0]].theme
        jobs.append(
          job(.palette, parts: [theme], title: theme, number: first + page) { engine in
            (sheet.drawing(with: engine), sheet.altText())
          })
      }
      first += pages.count
    }
    return jobs
  }

  /// Returns the diff sheets of each variant that both reports have and in which something changed.
  func diffJobs(from before: ReportIndex) -> [SheetJob] {
    let summary =
      options.kinds.contains(.summary)
      ? SheetPlan.summaryJobs(SummaryContent(from: before, to: index), index, options) : []
    guard options.kinds != [.summary] else { return summary }
    var plan = self
    let places = Dictionary(before.report.variants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let tokens = MatrixTokens(index, all: options.all)
    let geometry = DiffGeometry(width: options.pageWidth)
    return summary
      + index.report.variants.indices.flatMap { variant -> [SheetJob] in
        guard isWanted(index.report.variants[variant]), let earlier = places[index.report.variants[variant].name],
          let change = VariantChange(before: before, earlier, after: index, variant)
        else { return [] }
        let map = DiffMap(change: change, tokens: tokens, width: options.pageWidth, columnLimit: options.columns)
        let pages = DiffPage.pages(change, map, geometry)
        return pages.indices.map { page in
          let sheet = DiffSheet(
            change: change, map: map, pages: pages, page: page, paper: options.paper ?? index.paper(variant),
            geometry: geometry)
          return plan.job(.diff, variant: variant, number: page + 1) { engine in
            (sheet.drawing(with: engine), sheet.altText())
          }
        }
      }
  }

  /// Reports whether a variant matches the requested themes and contexts.
  private func isWanted(_ variant: VariantReport) -> Bool {
    guard options.themes.isEmpty || options.themes.contains(where: { Wildcard.matches($0, variant.theme) }) else {
      return false
    }
    return variant.choices.allSatisfy { choice in
      let wanted = options.contexts.filter { $0.axis == choice.axis }
      return wanted.isEmpty || wanted.contains(choice)
    }
  }

  private mutating func matrixJobs(
    _ variant: Int, _ looks: [Int: [Int]], _ tokens: MatrixTokens, limit: Int = MatrixPages.sheetLimit
  ) -> [SheetJob] {
    // Without a foreground or a background there is no grid; the palette shows the tokens that exist.
    guard let matrixPlaces, let twins = looks[variant], !tokens.columns.isEmpty, !tokens.rows.isEmpty else { return [] }
    let summary = PairSummary(index, variant: variant)
    let matrix = MatrixSheets(index, variant: variant, places: matrixPlaces, all: options.all, limit: limit)
    matrixCount.all += matrix.sheets.count + matrix.undrawn
    matrixCount.undrawn += matrix.undrawn
    return matrix.sheets.enumerated().map { number, part in
      let sheet = MatrixSheet(
        index: index, tokens: tokens, variant: variant, columns: matrixPages[part.page].columns,
        rows: matrixPages[part.page].rows, number: matrix.sheets.count > 1 ? (number + 1, matrix.sheets.count) : nil,
        all: options.all, paper: options.paper ?? index.paper(variant), summary: summary, facts: matrix.facts,
        pairs: part.pairs, twins: twins, undrawn: matrix.undrawn, unseen: matrix.unseen,
        widest: options.width.map { max(Measures.narrowest, Double($0)) })
      return job(.matrix, variant: variant, number: number + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  private mutating func failureJobs(_ failures: VariantFailures, limit: Int = FailurePage.sheetLimit) -> [SheetJob] {
    let variant = failures.variant
    let groups = failures.groups
    let undetermined = failures.undetermined
    let geometry = FailureGeometry(width: options.pageWidth)
    var pages = FailurePage.pages(
      groups.map { min($0.looks.count, FailureGroup.lookLimit) },
      undetermined: min(undetermined.count, FailureGroup.lookLimit), geometry)
    failureCount.all += pages.count
    let undrawn = options.all ? 0 : FailurePage.cut(&pages, limit: limit)
    failureCount.undrawn += undrawn
    let failing = groups.flatMap { $0.looks.flatMap(\.pairs) }
    let tokens = Set(failing.map(\.foreground)).union(failing.map(\.background)).sorted()
    return pages.indices.map { page in
      let sheet = FailuresSheet(
        index: index, variant: variant, groups: groups, undetermined: undetermined, pages: pages, page: page,
        paper: options.paper ?? index.paper(variant), summary: failures.summary, geometry: geometry, tokens: tokens,
        undrawn: undrawn, twins: failures.twins)
      return job(.failures, variant: variant, number: page + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  /// Returns the vision sheets. Variants that look the same under every vision share a sheet, as two contrasts of one palette
  /// often do.
  private mutating func visionJobs(_ theme: [Int]) -> [SheetJob] {
    var shown: [(variant: Int, content: VisionContent, twins: [Int])] = []
    for variant in theme {
      let content = VisionContent(index, variant: variant)
      guard !content.isEmpty else { continue }
      if let at = shown.firstIndex(where: { $0.content.looksLike(content) }) {
        shown[at].twins.append(variant)
      } else {
        shown.append((variant, content, []))
      }
    }
    var jobs: [SheetJob] = []
    for (variant, content, twins) in shown {
      let geometry = VisionGeometry(width: options.pageWidth)
      let pages = content.pages(geometry)
      for page in pages.indices {
        let sheet = VisionSheet(
          index: index, variant: variant, content: content, pages: pages, page: page,
          paper: options.paper ?? index.paper(variant), twins: twins, geometry: geometry)
        jobs.append(
          job(.vision, variant: variant, number: page + 1) { engine in
            (sheet.drawing(with: engine), sheet.altText())
          })
      }
    }
    return jobs
  }

  private mutating func job(
    _ kind: SheetKind, variant: Int, number: Int,
    _ compose: @escaping @Sendable (TextEngine) -> (drawing: Drawing, text: AltText)
  ) -> SheetJob {
    let report = index.report.variants[variant]
    return job(kind, parts: [report.theme] + report.choices.map(\.context), title: report.name, number: number, compose)
  }

  private mutating func job(
    _ kind: SheetKind, parts: [String], title: String, number: Int,
    _ compose: @escaping @Sendable (TextEngine) -> (drawing: Drawing, text: AltText)
  ) -> SheetJob {
    SheetJob(
      name: names.name(parts, kind, number), kind: kind,
      title: VisibleName.shown("\(kind.rawValue) of \(title), \(index.report.system)"),
      settings: index.report.settings, tool: index.report.tool, options: options, compose: compose)
  }
}
