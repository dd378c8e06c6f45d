import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  /// Up to this number, all failures are shown; of more, the worst of each variant.
  private static let wholeListLimit = 40
  private static let perThemeLimit = 5
  private static let themeLimit = 12

  func failures() -> [[String]] {
    let ranked = Ranking(report: report).pairs(.fail)
    guard !ranked.isEmpty else { return [] }
    var byVariant: [Int: [Int]] = [:]
    for index in ranked { byVariant[report.pairs[index].variant, default: []].append(index) }
    let isShort = !options.isVerbose && ranked.count > TextSummary.wholeListLimit
    var blocks: [[String]] = []
    var skipped = 0
    var skippedFailures = 0
    for variant in report.variants.indices {
      guard let indices = byVariant[variant] else { continue }
      if let twin = report.variants[variant].sameAs, !options.isVerbose {
        blocks.append([
          heading(variant, indices.count) + ", the same colours as \(SafeText.of(report.variants[twin].name))"
        ])
      } else if isShort, blocks.count >= TextSummary.themeLimit {
        skipped += 1
        skippedFailures += indices.count
      } else {
        let limit = isShort ? TextSummary.perThemeLimit : indices.count
        var lines = [heading(variant, indices.count)] + table(indices.prefix(limit))
        if indices.count > limit { lines.append("  and \(Counted.number(indices.count - limit)) more") }
        blocks.append(lines)
      }
    }
    if skipped > 0 {
      blocks.append([
        "and \(Counted.of(skippedFailures, "failure")) in \(Counted.of(skipped, "more variant")); --verbose lists them all"
      ])
    }
    return blocks
  }

  private func heading(_ variant: Int, _ count: Int) -> String {
    let name = style.emphasized(SafeText.of(report.variants[variant].name, limit: 60), .bold)
    return "\(name): \(Counted.of(count, "failure"))"
  }

  func table(_ indices: some Sequence<Int>) -> [String] {
    var columns = TextTable(widest: 60)
    for index in indices { columns.add(row(report.pairs[index])) }
    return columns.lines(style, indent: 2)
  }

  private func row(_ pair: PairReport) -> [TextTable.Cell] {
    let rule = names.rule(pair)
    let isFailure = pair.isFailure
    var note = pair.isFragile ? "fragile " : ""
    if let change = pair.change, isFailure { note += change.kind.rawValue + " " }
    if rule.severity == .warning { note += "warning " }
    if let under = names.under(pair) { note += "over \(SafeText.of(under, limit: 40)) " }
    return [
      TextTable.Cell(pair.evidence.isBinding ? mark(pair.verdict) : "under", isFailure ? .bold : nil),
      TextTable.Cell(
        ShownNumber.ratio(pair.ratio, required: pair.required), isFailure ? .bold : nil, alignsRight: true),
      TextTable.Cell("of \(ShownNumber.requirement(pair.required))"),
      TextTable.Cell(
        SafeText.of(names.foreground(pair), limit: 50),
        lead: style.chip(foreground: pair.layers.last?.composite, background: pair.layers.dropLast().last?.composite)),
      TextTable.Cell("on"), TextTable.Cell(SafeText.of(names.background(pair), limit: 50)),
      TextTable.Cell(SafeText.of(origin(pair, rule), limit: 60)), TextTable.Cell(note.trimmedTail),
      TextTable.Cell(SafeText.of(report.foregroundPlace(of: pair).description, limit: 80), .faint),
    ]
  }

  /// Returns the rule or other evidence that a pair is shown, such as `body-text; seen in MenuCell` or
  /// `seen 22×: Menu.swift:119`.
  private func origin(_ pair: PairReport, _ rule: RuleReport) -> String {
    let words = evidence(pair)
    switch words.evidence {
    case .declared: return rule.id + words.company
    case .seen, .likely: return words.cell
    case .named, .guessed: return rule.id + ", " + words.cell
    }
  }

  private func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .fail: "✕"
    case .undetermined: "?"
    case .waived: "‖"
    case .exempt: "–"
    case .pass: "✓"
    }
  }

  /// Returns the pairs that miss their requirement but are only likely or guessed to be shown.
  func unproven() -> [[String]] {
    [Evidence.likely, .guessed].compactMap { evidence in
      let ranked = Ranking(report: report).pairs(under: evidence)
      let (judged, failing) = (report.totals.byEvidence[evidence].judged, report.totals.byEvidence[evidence].fail)
      guard judged > 0 else { return nil }
      let isGuess = evidence == .guessed
      let head =
        style.emphasized(isGuess ? "Guessed" : "Likely", .bold)
        + ": \(Counted.of(judged, "pair")), \(Counted.number(failing)) under \(failing == 1 ? "its" : "their") requirement; measured, not judged"
      return options.isVerbose ? [head] + table(ranked) : [head + (failing == 0 ? "" : "; --verbose lists them")]
    }
  }

  func passes() -> [[String]] {
    [Verdict.waived, .exempt, .pass].compactMap { verdict in
      let ranked = Ranking(report: report).pairs(verdict)
      guard !ranked.isEmpty else { return nil }
      let title = verdict == .pass ? "Passes" : verdict == .waived ? "Waived" : "Exempt"
      var columns = TextTable(widest: 60)
      for index in ranked {
        let pair = report.pairs[index]
        var cells = row(pair)
        cells.insert(TextTable.Cell(SafeText.of(names.variant(pair), limit: 40)), at: 1)
        if let reason = pair.reason { cells.append(TextTable.Cell(SafeText.of(reason), .faint)) }
        columns.add(cells)
      }
      return [style.emphasized(title, .bold)] + columns.lines(style, indent: 2)
    }
  }
}

extension String {
  fileprivate var trimmedTail: String {
    hasSuffix(" ") ? String(dropLast()) : self
  }
}
