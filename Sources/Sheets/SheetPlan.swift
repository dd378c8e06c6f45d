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
    let variants = index.report.variants.indices.filter { isWanted(index.report.variants[$0].theme) }
    let tokens = MatrixTokens(index, all: options.all)
    var jobs: [SheetJob] = []
    for variant in variants {
      if options.kinds.contains(.matrix) { jobs += matrixJobs(variant, tokens) }
    }
    return jobs
  }

  /// Whether a theme passes the option's globs.
  private func isWanted(_ theme: String) -> Bool {
    options.themes.isEmpty || options.themes.contains { Glob.matches($0, theme) }
  }

  private mutating func matrixJobs(_ variant: Int, _ tokens: MatrixTokens) -> [SheetJob] {
    let widest = options.width.map { MatrixGeometry.columns(within: Double($0)) } ?? MatrixPages.limit
    let limit = max(1, min(options.columns ?? MatrixPages.limit, widest))
    let columnPages = MatrixPages.cut(tokens.columns.map(\.tokens.count), limit: limit)
    let rowPages = MatrixPages.cut(tokens.rows.map(\.tokens.count), limit: MatrixPages.limit)
    let judged = Set(
      index.pairsOfVariant[variant].map { pair in
        let pair = index.report.pairs[pair]
        return Cell(foreground: pair.foreground, background: pair.background)
      })
    var pages: [(columns: [MatrixPages.Part], rows: [MatrixPages.Part])] = []
    for rows in rowPages {
      for columns in columnPages {
        let isJudged = MatrixSheet.tokens(rows, tokens.rows).contains { background in
          MatrixSheet.tokens(columns, tokens.columns).contains { foreground in
            judged.contains(Cell(foreground: foreground, background: background))
          }
        }
        if isJudged || options.all { pages.append((columns, rows)) }
      }
    }
    // A theme without surfaces, or without anything on them, still says so.
    if pages.isEmpty { pages = [(columnPages.first ?? [], rowPages.first ?? [])] }
    return pages.enumerated().map { number, page in
      let sheet = MatrixSheet(
        index: index, tokens: tokens, variant: variant, columns: page.columns, rows: page.rows,
        number: pages.count > 1 ? (number + 1, pages.count) : nil, all: options.all,
        ground: options.ground ?? index.ground(variant))
      return job(.matrix, variant: variant, number: number + 1) { engine in
        (sheet.drawing(with: engine), sheet.altText())
      }
    }
  }

  private struct Cell: Hashable {
    var foreground: Int
    var background: Int
  }

  private mutating func job(
    _ kind: SheetKind, variant: Int, number: Int,
    _ compose: @escaping @Sendable (TextEngine) -> (drawing: Drawing, text: AltText)
  ) -> SheetJob {
    let report = index.report.variants[variant]
    return SheetJob(
      name: names.name([report.theme] + report.choices.map(\.context), kind, number), kind: kind,
      title: VisibleName.shown("\(kind.rawValue) of \(report.name), \(index.report.system)"),
      settings: index.report.settings, tool: index.report.tool, options: options, compose: compose)
  }
}

extension MatrixSheet {
  func altText() -> AltText {
    let summary = PairSummary(index, variant: variant)
    let failures = AltText.failures(summary.failures, index)
    return AltText(head(cells()), lines: failures.lines, rest: failures.rest)
  }
}
