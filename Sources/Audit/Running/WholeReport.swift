/// A source that serves a whole report.
public struct WholeReport: ReportSource {
  public let head: AuditReport
  public var workers: Int { 1 }
  /// The variants of each theme.
  private let runs: [Range<Int>]
  /// For each variant, its pairs as indices.
  private let pairs: [[Int]]
  private let tokens: [String: Int]

  public init(_ report: AuditReport) {
    head = report
    runs = WholeReport.runs(of: report.variants)
    var pairs = Array(repeating: [Int](), count: report.variants.count)
    for (index, pair) in report.pairs.enumerated() { pairs[pair.variant].append(index) }
    self.pairs = pairs
    tokens = Dictionary(report.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// The variants of each theme, which stand one after another.
  public static func runs(of variants: [VariantReport]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, variant) in variants.enumerated() {
      if let last = runs.last, variants[last.lowerBound].theme == variant.theme {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  public var themeCount: Int { runs.count }

  public var pairLists: PairLists {
    var known: [[PairLists.Entry]: Int] = [:]
    var result = PairLists()
    for indices in pairs {
      let list = indices.map { index in
        PairLists.Entry(
          rule: head.pairs[index].rule, foreground: head.pairs[index].foreground,
          background: head.pairs[index].background)
      }
      if known[list] == nil {
        known[list] = result.lists.count
        result.lists.append(list)
      }
      result.listOfVariant.append(known[list, default: 0])
    }
    return result
  }

  public func colors(ofTheme theme: Int) -> ThemeColors {
    if let shared = sharedColors(ofTheme: theme) { return shared }
    var states: [TokenColor.State] = []
    var (links, rows) = (LinkTable(), [ThemeColors.Row]())
    var known: [TokenColor.State: Int32] = [:]
    for variant in head.variants[runs[theme]] {
      var (values, chains): ([Int32], [Int32]) = ([], [])
      for color in variant.colors {
        guard color.state != .absent else {
          values.append(-1)
          chains.append(-1)
          continue
        }
        let index = known[color.state] ?? Int32(states.count)
        if known[color.state] == nil {
          known[color.state] = index
          states.append(color.state)
        }
        values.append(index)
        chains.append(links.index(of: color.chain, tokens: tokens))
      }
      rows.append(ThemeColors.Row(values: NumberRow(values), chains: NumberRow(chains)))
    }
    return ThemeColors(
      firstVariant: runs[theme].lowerBound, values: ValueList(states), links: links, rows: rows)
  }

  /// Returns the colors of a theme if all of its variants share one table.
  private func sharedColors(ofTheme theme: Int) -> ThemeColors? {
    let parts = head.variants[runs[theme]].compactMap(\.colors.shared)
    guard let table = parts.first?.table, parts.count == runs[theme].count,
      parts.allSatisfy({ $0.table === table })
    else { return nil }
    return ThemeColors(
      firstVariant: runs[theme].lowerBound, values: table.values, links: table.links, rows: parts.map(\.row))
  }

  public func eachFinding(_ take: (Finding) -> Void) { Checks.eachFinding(in: head, take) }

  public func firstVariant(ofTheme theme: Int) -> Int { runs[theme].lowerBound }

  public func variants(ofTheme theme: Int) -> [VariantReport] { Array(head.variants[runs[theme]]) }

  public func pairs(ofTheme theme: Int) -> [PairReport] { runs[theme].flatMap { pairs[$0].map { head.pairs[$0] } } }

  public func report() -> AuditReport { head }

  public func pairNumbers(ofTheme theme: Int) -> [Int] { runs[theme].flatMap { pairs[$0] } }

  public func judged(ofTheme theme: Int) -> JudgedPairs {
    let colors = colors(ofTheme: theme)
    let opaque = PlainColors(colors.values, settings: head.settings)
    var judged = JudgedPairs()
    for variant in runs[theme] {
      let values = colors.rows[variant - colors.firstVariant].values
      for index in pairs[variant] {
        let pair = head.pairs[index]
        var plain = pair
        plain.displayRatios = []
        plain.layers = []
        var completed = plain
        opaque.complete(&completed, background: values[pair.background], foreground: values[pair.foreground])
        let isPlain = completed.stack == pair.stack
        var row = JudgedPairs.Row(
          rule: Int32(pair.rule), foreground: Int32(pair.foreground), background: Int32(pair.background),
          variant: Int32(variant), waiver: Int32(pair.waiver ?? -1), cause: Int32(pair.cause ?? -1),
          verdict: pair.verdict, isFragile: pair.isFragile, isPlain: isPlain, ratio: pair.ratio)
        if !isPlain || plain != PairReport(row, rule: head.rules[pair.rule]) {
          row.detail = Int32(judged.details.count)
          judged.details.append(isPlain ? plain : pair)
        }
        judged.rows.append(row)
      }
    }
    return judged
  }
}

extension PairReport {
  /// Creates a pair from what a row says, without what follows from it.
  public init(_ row: JudgedPairs.Row, rule: RuleReport) {
    self.init(row, required: rule.criterion.required, evidence: rule.evidence)
  }

  init(_ row: JudgedPairs.Row, required: Double, evidence: Evidence) {
    self.init(
      rule: Int(row.rule), foreground: Int(row.foreground), background: Int(row.background), variant: Int(row.variant),
      verdict: row.verdict, ratio: row.ratio, required: required, isFragile: row.isFragile,
      waiver: row.waiver < 0 ? nil : Int(row.waiver), cause: row.cause < 0 ? nil : Int(row.cause), evidence: evidence)
  }
}
