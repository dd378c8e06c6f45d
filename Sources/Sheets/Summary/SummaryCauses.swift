import Audit
import ColorScience
import Wording

extension SummaryContent {
  /// Returns the causes of the failures, each with the one change of its color that mends most.
  static func changes(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    guard !report.causes.isEmpty else { return nil }
    let (shown, rest) = shownCauses(index)
    let pairs = rest.reduce(0) { $0 + $1.pairs.count }
    let rows = shown.map(\.row)
    return .changes(
      SummaryChanges(
        title: "What to change",
        note: rows.contains { $0.valueCount > 1 } ? "now above, mended below" : "now, then mended",
        rows: rows,
        rest: rest.isEmpty
          ? ""
          : "\(Counted.of(rest.count, "more colour causes", "more colours cause")) \(Counted.of(pairs, "failure"))."))
  }

  /// Returns the causes in the order shown, those whose change mends most first and those without a known change last; and
  /// the causes that have no row.
  static func shownCauses(_ index: ReportIndex) -> (
    shown: [(cause: CauseReport, row: SummaryChange)], rest: [CauseReport]
  ) {
    let causes = index.report.causesByEffect
    let sorted = causes.map { (cause: $0, row: change($0, index)) }
    // The sentence above the rows counts as many.
    let limit = CauseWords.shown
    return (Array(sorted.prefix(limit)), sorted.dropFirst(limit).map(\.cause))
  }

  private static func change(_ cause: CauseReport, _ index: ReportIndex) -> SummaryChange {
    let report = index.report
    let fixes = cause.definitions.indices.map { definition in
      cause.recommendation(of: definition).flatMap { $0.mended > 0 ? $0 : nil }
    }
    let mended = cause.mended ?? 0
    let values = zip(cause.definitions, fixes).map {
      SummaryChange.Values(now: $0.color, after: $1?.color, isSought: $0.isFixSought)
    }
    let isMended = mended > 0
    // Values that can be mended come first.
    let sorted = values.filter { $0.after != nil } + values.filter { $0.after == nil }
    let example = Self.example(of: cause, fixes, index)
    let breaks = FixWords.breaks(of: cause)
    let looks = example?.looks
    let themes = cause.themes.count
    let isTwice = report.causes.contains { $0.name == cause.name && $0.side != cause.side }
    let side = isTwice ? (cause.side == .background ? "as background" : "as foreground") : ""
    return SummaryChange(
      name: index.label(cause.name), sample: example.map { index.sample(of: $0.pair) } ?? .text, now: looks?.now,
      after: looks?.after,
      values: Array(sorted.prefix(20)), valueCount: values.count,
      difference: values.count == 1 ? fixes[0]?.difference : nil,
      tokens: cause.tokens.filter { index.name($0) != cause.name }.map { index.label($0) },
      scope: scope(themes, of: report.themes.count),
      aside: [side, breaks].filter { !$0.isEmpty }.joined(separator: ", "),
      count: isMended ? mended : cause.pairs.count,
      unit: isMended ? "mended" : cause.pairs.count == 1 ? "pair" : "pairs", isMended: isMended, breaks: breaks)
  }

  /// Returns, for example, `in 6 themes` or `in all 8 themes`.
  static func scope(_ themes: Int, of all: Int) -> String {
    guard all > 1 else { return "" }
    return Counted.inThemes(themes, of: all)
  }

  private typealias Looks = (now: SummaryLook, after: SummaryLook?)

  /// The most pairs of a cause that are searched for one that shows the effect of its fix.
  private static let exampleLimit = 200

  /// Returns the worst pair that the fix mends, or else the worst pair.
  private static func example(
    of cause: CauseReport, _ fixes: [CauseReport.Fix?], _ index: ReportIndex
  ) -> (pair: PairReport, looks: Looks)? {
    let report = index.report
    let pairs = (([cause.worst].compactMap { $0 }) + cause.pairs.prefix(exampleLimit)).map { report.pairs[$0] }
    let ranked = pairs.enumerated().sorted {
      let shares = [$0, $1].map { WCAG.share(of: $0.element.required, reachedBy: $0.element.ratio ?? 1) }
      return (shares[0], $0.offset) < (shares[1], $1.offset)
    }.map(\.element)
    var worst: (pair: PairReport, looks: Looks)?
    for pair in ranked {
      guard let looks = looks(pair, cause, fixes, report) else { continue }
      if let after = looks.after,
        let reading = index.meter.measure([after.foreground], on: [after.background], over: nil),
        reading.ratio >= pair.required
      {
        return (pair, looks)
      }
      if worst == nil { worst = (pair, looks) }
    }
    return worst
  }

  /// Returns the colors seen of a pair now, and with the fix of the definition that it shows, on the side of that definition.
  private static func looks(
    _ pair: PairReport, _ cause: CauseReport, _ fixes: [CauseReport.Fix?], _ report: AuditReport
  ) -> Looks? {
    let layers = pair.layers
    guard layers.count >= 2 else { return nil }
    let (back, front) = (layers.count - 2, layers.count - 1)
    let now = SummaryLook(background: layers[back].composite, foreground: layers[front].composite)
    let theme = report.variants[pair.variant].theme
    let at = cause.definitions.firstIndex { $0.themes.contains(theme) } ?? 0
    guard fixes.indices.contains(at), let fix = fixes[at] else { return (now, nil) }
    var colors = layers.map(\.color)
    let own = [back, front].filter { isSame(colors[$0], cause.definitions[at].color) }
    for layer in own.isEmpty ? [cause.side == .foreground ? front : back] : own {
      // The token may have an alpha of its own over the raw color.
      let alpha = colors[layer].alpha
      colors[layer] = fix.color
      if fix.color.alpha >= 1, alpha < 1 { colors[layer].alpha = alpha }
    }
    let display: Display = layers[front].composite.space == .displayP3 ? .displayP3 : .srgb
    let seen = Compositing.composites(colors, on: display, mapping: report.settings.mapping)
    return (now, SummaryLook(background: seen[back], foreground: seen[front]))
  }

  private static func isSame(_ color: Color, _ other: Color) -> Bool {
    var color = color
    color.alpha = other.alpha
    return color == other
  }
}
