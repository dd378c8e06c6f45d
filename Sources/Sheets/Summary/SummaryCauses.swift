import Audit
import ColorScience
import Wording

extension SummaryContent {
  /// Rows that are shown; one more where there are many.
  static func changeLimit(_ count: Int) -> Int { count > 10 ? 5 : 4 }

  /// The causes of the failures, each with the one change of its colour that mends most and breaks nothing.
  static func changes(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    guard !report.causes.isEmpty else { return nil }
    let rows = report.causes.map { change($0, index) }
    let shown = Array(rows.prefix(changeLimit(rows.count)))
    let rest = report.causes.dropFirst(shown.count)
    let pairs = rest.reduce(0) { $0 + $1.pairs.count }
    return .changes(
      SummaryChanges(
        title: "What to change",
        note: shown.contains { $0.valueCount > 1 } ? "now above, mended below" : "now, then mended",
        rows: shown,
        rest: rest.isEmpty
          ? ""
          : "\(Counted.of(rest.count, "more colour causes", "more colours cause")) \(Counted.of(pairs, "failure"))."))
  }

  private static func change(_ cause: CauseReport, _ index: ReportIndex) -> SummaryChange {
    let report = index.report
    let fixes = cause.definitions.indices.map { definition in
      cause.fixes.filter { $0.definition == definition && $0.kind != .existing && $0.broken == 0 && $0.mended > 0 }
        .max { $0.mended < $1.mended }
    }
    let mended = fixes.compactMap { $0?.mended }.reduce(0, +)
    let values = zip(cause.definitions, fixes).map {
      SummaryChange.Values(now: $0.color, after: $1?.color, isSought: $0.isFixSought)
    }
    // A sum over some of its values would be less than it can mend.
    let isMended = mended > 0 && cause.definitions.allSatisfy(\.isFixSought)
    // Those that can be mended first.
    let sorted = values.filter { $0.after != nil } + values.filter { $0.after == nil }
    let worst = cause.worst.map { report.pairs[$0] }
    let fix = worst.flatMap { pair in Self.fix(for: pair, cause, fixes, report) }
    let looks = worst.flatMap { self.looks($0, cause.side, fix?.color, report) }
    let themes = cause.themes.count
    let isTwice = report.causes.contains { $0.name == cause.name && $0.side != cause.side }
    let side = isTwice ? (cause.side == .background ? ", as background" : ", as foreground") : ""
    return SummaryChange(
      name: cause.name, sample: worst.map { report.rules[$0.rule].sample } ?? .text, now: looks?.now,
      after: looks?.after,
      values: Array(sorted.prefix(20)), valueCount: values.count,
      difference: values.count == 1 ? fixes[0]?.difference : nil, tokens: cause.tokens.map { index.short($0) },
      scope: scope(themes, of: report.themes.count) + side,
      count: isMended ? mended : cause.pairs.count,
      unit: isMended ? "mended" : cause.pairs.count == 1 ? "pair" : "pairs")
  }

  /// `in 6 themes`, `in all 8 themes`
  static func scope(_ themes: Int, of all: Int) -> String {
    guard all > 1 else { return "" }
    return "in \(themes == all ? "all " : "")\(Counted.of(themes, "theme"))"
  }

  /// The fix of the definition that a pair shows.
  private static func fix(
    for pair: PairReport, _ cause: CauseReport, _ fixes: [CauseReport.Fix?], _ report: AuditReport
  ) -> CauseReport.Fix? {
    let theme = report.variants[pair.variant].theme
    let at = cause.definitions.firstIndex { $0.themes.contains(theme) } ?? 0
    return fixes.indices.contains(at) ? fixes[at] : nil
  }

  /// What is seen of a pair now, and with another colour on one side.
  static func looks(
    _ pair: PairReport, _ side: Suggestion.Side, _ color: Color?, _ report: AuditReport
  ) -> (now: SummaryLook, after: SummaryLook?)? {
    let layers = pair.layers
    guard layers.count >= 2 else { return nil }
    let now = SummaryLook(
      background: layers[layers.count - 2].composite, foreground: layers[layers.count - 1].composite)
    guard let color else { return (now, nil) }
    var colors = layers.map(\.color)
    let at = side == .foreground ? colors.count - 1 : colors.count - 2
    // The raw colour may stand behind an alpha of the token's own.
    let own = colors[at].alpha
    colors[at] = color
    if color.alpha >= 1, own < 1 { colors[at].alpha = own }
    let display: Display = layers[layers.count - 1].composite.space == .displayP3 ? .displayP3 : .srgb
    let seen = Compositing.composites(colors, on: display, mapping: report.settings.mapping)
    guard seen.count >= 2 else { return (now, nil) }
    return (now, SummaryLook(background: seen[seen.count - 2], foreground: seen[seen.count - 1]))
  }
}
