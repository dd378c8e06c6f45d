import Audit
import ColorScience
import Wording

/// The kinds of sample, as columns.
enum SummaryGroup: String, CaseIterable, Sendable {
  case text = "Text"
  case largeText = "Large text"
  case icons = "Icons"
  case borders = "Borders"
  case focus = "Focus"

  init(_ sample: SampleKind) {
    switch sample {
    case .text, .disabled: self = .text
    case .largeText, .largeBoldText: self = .largeText
    case .icon: self = .icons
    case .border: self = .borders
    case .focus: self = .focus
    }
  }
}

/// A table with one row for each variant: failures by group, or the margin of the passing pairs.
struct SummaryTable: Sendable {
  var title: String
  var note: String
  var groups: [SummaryGroup]
  var rows: [Row]
  /// A note under the rows.
  var rest: String

  struct Row: Sendable {
    var theme: String
    var contexts: String
    /// The variant that has the same colors.
    var same: String?
    /// The failures in each group.
    var counts: [Int]
    /// The smallest margin over the requirement in each group, as a share; `nil` without a passing pair.
    var spare: [Double?]

    var sum: Int { counts.reduce(0, +) }
    var leastSpare: Double { spare.compactMap(\.self).min() ?? .infinity }
  }

  /// The most rows of a table; with more variants, a strip shows them in columns.
  static let rowLimit = 12
  static let spareLimit = 24
}

/// A strip with one column for each variant, most failures first.
struct SummaryStrip: Sendable {
  var note: String
  /// The failures of each group in each column, in the columns' order.
  var groups: [(group: SummaryGroup, columns: [Int], sum: Int, variants: Int)]
  var most: Int
  var least: Int
  /// The noun of a column: `theme` or `variant`.
  var unit: String
  var worst: [(name: String, count: Int)]
  var rest: String
}

extension SummaryContent {
  /// Returns the failures of each variant by group, or the margins where nothing fails.
  static func place(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    var groups: Set<SummaryGroup> = []
    var rows: [SummaryTable.Row] = []
    let all = SummaryGroup.allCases
    for variant in report.variants.indices {
      var counts = [Int](repeating: 0, count: all.count)
      var spare = [Double?](repeating: nil, count: all.count)
      for at in index.pairsOfVariant[variant] {
        let pair = report.pairs[at]
        let group = SummaryGroup(index.sample(of: pair))
        guard let column = all.firstIndex(of: group) else { continue }
        groups.insert(group)
        if pair.verdict == .fail { counts[column] += 1 }
        if pair.verdict == .pass, let ratio = pair.ratio {
          let margin = ratio / max(pair.required, 1) - 1
          spare[column] = min(spare[column] ?? margin, margin)
        }
      }
      let twin = report.variants[variant].sameAs
      let contexts = index.contexts(variant).joined(separator: ", ")
      let isOne = report.themes.count == 1 && !contexts.isEmpty
      rows.append(
        SummaryTable.Row(
          theme: isOne ? contexts : report.variants[variant].theme, contexts: isOne ? "" : contexts,
          same: twin.map { index.tableName($0, beside: variant) }, counts: counts, spare: spare))
    }
    let shown = all.indices.filter { groups.contains(all[$0]) }
    guard !shown.isEmpty else { return nil }
    for row in rows.indices {
      rows[row].counts = shown.map { rows[row].counts[$0] }
      rows[row].spare = shown.map { rows[row].spare[$0] }
    }
    let columns = shown.map { all[$0] }
    if report.totals.fail == 0 { return spare(rows, columns, index) }
    guard rows.count > 1 else {
      return .table(SummaryTable(title: "Where", note: "failing pairs", groups: columns, rows: rows, rest: ""))
    }
    if rows.count <= SummaryTable.rowLimit {
      return .table(
        SummaryTable(
          title: "Where", note: "failures of each \(index.unit)", groups: columns, rows: rows, rest: ""))
    }
    return .strip(strip(rows, columns, index))
  }

  private static func spare(
    _ rows: [SummaryTable.Row], _ groups: [SummaryGroup], _ index: ReportIndex
  ) -> SummarySection? {
    let closest = rows.filter { $0.leastSpare < .infinity }
    guard !closest.isEmpty else { return nil }
    var shown = closest
    if closest.count > SummaryTable.spareLimit {
      shown = Array(
        closest.enumerated().sorted { ($0.element.leastSpare, $0.offset) < ($1.element.leastSpare, $1.offset) }
          .map(\.element).prefix(SummaryTable.rowLimit))
    }
    let left = closest.count - shown.count
    return .table(
      SummaryTable(
        title: "To spare", note: "least margin over the requirement", groups: groups, rows: shown,
        rest: left > 0 ? "\(Counted.of(left, "more \(index.unit)")) with more to spare." : ""))
  }

  private static func strip(
    _ rows: [SummaryTable.Row], _ groups: [SummaryGroup], _ index: ReportIndex
  ) -> SummaryStrip {
    let sorted = rows.enumerated().sorted { ($1.element.sum, $0.offset) < ($0.element.sum, $1.offset) }.map(\.element)
    let (limit, count) = (400, sorted.count)
    // With more than 400 variants, a column shows the worst of several neighbours.
    let columns = (0..<min(count, limit)).map { column in
      sorted[column * count / min(count, limit)..<(column + 1) * count / min(count, limit)]
    }
    let parts = groups.indices.map { group in
      (
        groups[group], columns.map { $0.map { $0.counts[group] }.max() ?? 0 },
        sorted.reduce(0) { $0 + $1.counts[group] }, sorted.count { $0.counts[group] > 0 }
      )
    }.filter { $0.2 > 0 }
    let worst = sorted.prefix(6).filter { $0.sum > 0 }.map { row in
      (name: [row.theme, row.contexts].filter { !$0.isEmpty }.joined(separator: " "), count: row.sum)
    }
    return SummaryStrip(
      note: count > limit
        ? "the worst of \((count + limit - 1) / limit) \(index.unit)s a column"
        : "\(index.unit)s with the most failures first",
      groups: parts.map { (group: $0.0, columns: $0.1, sum: $0.2, variants: $0.3) },
      most: sorted.first?.sum ?? 0, least: sorted.last?.sum ?? 0, unit: index.unit, worst: worst,
      rest: Counted.ranges(sorted.dropFirst(worst.count).map(\.sum)))
  }
}

extension ReportIndex {
  /// The noun for a variant: `theme` where each theme has only one.
  var unit: String { report.variants.count == report.themes.count ? "theme" : "variant" }

  /// Returns the name of a variant beside another one, without the theme where both are of the same.
  func tableName(_ variant: Int, beside other: Int) -> String {
    let contexts = contexts(variant).joined(separator: ", ")
    let isSame = report.variants[variant].theme == report.variants[other].theme
    return isSame && !contexts.isEmpty ? contexts : tableName(variant)
  }

  /// Returns the theme and the contexts that distinguish a variant; only the contexts in a system of one theme.
  func tableName(_ variant: Int) -> String {
    let contexts = contexts(variant).joined(separator: ", ")
    guard report.themes.count > 1 || contexts.isEmpty else { return contexts }
    return [report.variants[variant].theme, contexts].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
