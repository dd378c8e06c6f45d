import Audit
import ColorScience

/// Which sheets a report comes to, in their order: theme by theme, variant by variant, kind by kind.
struct SheetPlan {
  let index: ReportIndex
  let options: SheetOptions
  private var names = SheetNames()

  init(_ report: AuditReport, options: SheetOptions) {
    index = ReportIndex(report)
    self.options = options
  }

  func jobs() -> [SheetJob] {
    var plan = self
    return plan.allJobs()
  }

  private mutating func allJobs() -> [SheetJob] {
    let variants = index.report.variants.indices.filter { isWanted(index.report.variants[$0]) }
    let tokens = MatrixTokens(index, all: options.all)
    var jobs: [SheetJob] = []
    for variants in themes(of: variants) {
      let theme = distinct(variants)
      for variant in theme where options.kinds.contains(.matrix) {
        let twins = variants.filter { $0 != variant && !theme.contains($0) && Twin(index, $0) == Twin(index, variant) }
        jobs += matrixJobs(variant, tokens, twins: twins)
      }
      if options.kinds.contains(.palette) { jobs += paletteJobs(theme) }
      for variant in theme where options.kinds.contains(.failures) { jobs += failureJobs(variant) }
      for variant in theme where options.kinds.contains(.vision) { jobs += visionJobs(variant) }
    }
    return jobs
  }

  /// Without those that look and are judged as an earlier one of the theme: the same picture twice says nothing.
  private func distinct(_ variants: [Int]) -> [Int] {
    var seen: Set<Twin> = []
    return variants.filter { seen.insert(Twin(index, $0)).inserted }
  }

  /// What a variant shows, without what it is called.
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

  /// Variants by theme, in the order of the report.
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
    // What is judged otherwise but looks the same stands once here.
    var seen: Set<[TokenColor.State]> = []
    let distinct = variants.filter { seen.insert(index.report.variants[$0].colors.map(\.state)).inserted }
    let sets = stride(from: 0, to: distinct.count, by: PaletteContent.variantLimit).map {
      Array(distinct[$0..<min($0 + PaletteContent.variantLimit, distinct.count)])
    }
    var number = 0
    var jobs: [SheetJob] = []
    for set in sets {
      let content = PaletteContent(index, variants: set)
      let pages = PalettePage.pages(content)
      let uses = index.usesOfRaw(variants: set)
      for page in pages.indices {
        number += 1
        let sheet = PaletteSheet(
          index: index, content: content, pages: pages, page: page,
          ground: options.ground ?? (set.count > 1 ? .paper : index.ground(set[0])),
          isClipped: options.gamut == .srgb, usesOfRaw: uses)
        let theme = index.report.variants[set[0]].theme
        jobs.append(
          job(.palette, parts: [theme], title: theme, number: number) { engine in
            (sheet.drawing(with: engine), sheet.altText())
          })
      }
    }
    return jobs
  }

  /// One sheet for each variant of both reports in which something changed.
  func diffJobs(from before: ReportIndex) -> [SheetJob] {
    var plan = self
    let places = Dictionary(before.report.variants.enumerated().map { ($1.name, $0) }) { first, _ in first }
    let tokens = MatrixTokens(index, all: options.all)
    return index.report.variants.indices.compactMap { variant in
      guard isWanted(index.report.variants[variant]), let earlier = places[index.report.variants[variant].name],
        let change = VariantChange(before: before, earlier, after: index, variant)
      else { return nil }
      let sheet = DiffSheet(change: change, tokens: tokens, ground: options.ground ?? index.ground(variant))
      return plan.job(.diff, variant: variant, number: 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  /// Whether a theme passes the option's globs.
  private func isWanted(_ variant: VariantReport) -> Bool {
    guard options.themes.isEmpty || options.themes.contains(where: { Glob.matches($0, variant.theme) }) else {
      return false
    }
    return variant.choices.allSatisfy { choice in
      let wanted = options.contexts.filter { $0.axis == choice.axis }
      return wanted.isEmpty || wanted.contains(choice)
    }
  }

  private mutating func matrixJobs(_ variant: Int, _ tokens: MatrixTokens, twins: [Int]) -> [SheetJob] {
    let widest = options.width.map { MatrixGeometry.columns(within: Double($0)) } ?? MatrixPages.limit
    let limit = max(1, min(options.columns ?? MatrixPages.limit, widest))
    let columnPages = MatrixPages.cut(tokens.columns.map(\.tokens.count), limit: limit)
    let rowPages = MatrixPages.cut(tokens.rows.map(\.tokens.count), limit: MatrixPages.limit)
    let (columnOf, rowOf) = (
      MatrixSheet.pageOfToken(columnPages, tokens.columns), MatrixSheet.pageOfToken(rowPages, tokens.rows)
    )
    var judged: Set<Cell> = []
    for pair in index.pairsOfVariant[variant] {
      let pair = index.report.pairs[pair]
      if let column = columnOf[pair.foreground], let row = rowOf[pair.background] {
        judged.insert(Cell(column: column, row: row))
      }
    }
    var pages: [(columns: [MatrixPages.Part], rows: [MatrixPages.Part])] = []
    for row in rowPages.indices {
      for column in columnPages.indices where options.all || judged.contains(Cell(column: column, row: row)) {
        pages.append((columnPages[column], rowPages[row]))
      }
    }
    // A theme without surfaces, or without anything on them, still says so.
    if pages.isEmpty { pages = [(columnPages.first ?? [], rowPages.first ?? [])] }
    let summary = PairSummary(index, variant: variant)
    return pages.enumerated().map { number, page in
      let sheet = MatrixSheet(
        index: index, tokens: tokens, variant: variant, columns: page.columns, rows: page.rows,
        number: pages.count > 1 ? (number + 1, pages.count) : nil, all: options.all,
        ground: options.ground ?? index.ground(variant), summary: summary, twins: twins)
      return job(.matrix, variant: variant, number: number + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  private mutating func failureJobs(_ variant: Int) -> [SheetJob] {
    let summary = PairSummary(index, variant: variant)
    let groups = FailureGroup.groups(index, summary)
    // Nothing fails: no sheet. What has no verdict then stands on the matrix.
    guard !groups.isEmpty else { return [] }
    let pairs = index.pairsOfVariant[variant].map { index.report.pairs[$0] }.filter { $0.verdict == .undetermined }
    let undetermined = FailureGroup.looks(pairs, index)
    let pages = FailurePage.pages(
      groups.map { min($0.looks.count, FailureGroup.lookLimit) },
      undetermined: min(undetermined.count, FailureGroup.lookLimit))
    return pages.indices.map { page in
      let sheet = FailuresSheet(
        index: index, variant: variant, groups: groups, undetermined: undetermined, pages: pages, page: page,
        ground: options.ground ?? index.ground(variant), summary: summary)
      return job(.failures, variant: variant, number: page + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  private mutating func visionJobs(_ variant: Int) -> [SheetJob] {
    let content = VisionContent(index, variant: variant)
    guard !content.isEmpty else { return [] }
    let pages = content.pages()
    return pages.indices.map { page in
      let sheet = VisionSheet(
        index: index, variant: variant, content: content, pages: pages, page: page,
        ground: options.ground ?? index.ground(variant))
      return job(.vision, variant: variant, number: page + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int
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

extension MatrixSheet {
  /// On which page each token stands.
  static func pageOfToken(_ pages: [[MatrixPages.Part]], _ families: [MatrixTokens.Family]) -> [Int: Int] {
    var result: [Int: Int] = [:]
    for (page, parts) in pages.enumerated() {
      for token in tokens(parts, families) { result[token] = page }
    }
    return result
  }

  func altText() -> AltText {
    let failures = AltText.failures(summary.failures, index)
    return AltText(head(cells()), lines: failures.lines, rest: failures.rest)
  }
}
