import Audit
import ColorScience
import Wording

/// The effect of a change, for a person at a terminal.
public struct DiffText {
  private let diff: ReportDiff
  private let words: DiffWords
  private let options: TextSummary.Options
  private let width: Int?

  private static let limit = 20

  /// Creates the text. `width` is where tables wrap; with `nil`, their lines are not broken.
  public init(_ diff: ReportDiff, options: TextSummary.Options = .init(), width: Int? = nil) {
    self.diff = diff
    self.options = options
    self.width = width
    words = DiffWords(diff: diff)
  }

  public static func text(_ diff: ReportDiff, options: TextSummary.Options = .init()) -> String {
    DiffText(diff, options: options).lines().joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    let style = options.style
    var blocks = [
      [style.emphasized("\(words.mark.glyph) \(words.headline).", emphasis)]
        + (["\(diff.before) to \(diff.after)"] + words.details).map { "  " + SafeText.of($0) }
    ]
    blocks.append(list("New failures", "✕", diff.new))
    blocks.append(findings())
    blocks.append(shown())
    blocks.append(list("Worse", "▼", diff.worse))
    blocks.append(list("Accepted by the baseline", "‖", diff.accepted))
    blocks.append(list("Better, still failing", "▲", diff.better))
    blocks.append(list("Fixed", "✓", diff.fixed))
    blocks.append(list("No longer failing, as waived or exempt", "‖", diff.waived))
    blocks.append(list("Failed, and no longer judged", "–", diff.unjudged))
    blocks.append(tokens())
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var emphasis: TerminalStyle.Emphasis {
    switch words.mark {
    case .cross: .boldRed
    case .tick: .boldGreen
    case .query, .none: .bold
    }
  }

  private func list(_ title: String, _ mark: String, _ changes: [PairChange]) -> [String] {
    guard !changes.isEmpty else { return [] }
    let limit = options.isVerbose ? changes.count : DiffText.limit
    var columns = TextTable(widest: 60)
    for change in changes.prefix(limit) {
      let figures = words.figures(of: change)
      columns.add([
        TextTable.Cell(mark), TextTable.Cell(figures.before, alignsRight: true), TextTable.Cell("→"),
        TextTable.Cell(figures.after, alignsRight: true),
        TextTable.Cell("of \(ShownNumber.requirement(change.required))"),
        TextTable.Cell(SafeText.of(change.identity.foreground, limit: 50)), TextTable.Cell("on"),
        TextTable.Cell(SafeText.of(change.identity.background, limit: 50)),
        TextTable.Cell(SafeText.of(change.variant(), limit: 40)),
        TextTable.Cell(SafeText.of(change.identity.rule, limit: 40)),
        TextTable.Cell(change.place.map { SafeText.of($0.description, limit: 80) } ?? "", .faint),
      ])
    }
    var lines = [options.style.emphasized(title, .bold) + ": \(Counted.number(changes.count))"]
    for (change, row) in zip(changes, columns.blocks(options.style, indent: 2, width: width)) {
      lines += row
      if let wish = change.wish { lines.append("      " + SafeText.of(words.wish(wish))) }
    }
    if changes.count > limit { lines.append("  and \(Counted.number(changes.count - limit)) more") }
    return lines
  }

  private func findings() -> [String] {
    guard !diff.newFindings.isEmpty else { return [] }
    let limit = options.isVerbose ? diff.newFindings.count : DiffText.limit
    var lines = [options.style.emphasized("Other new findings", .bold) + ": \(Counted.number(diff.newFindings.count))"]
    lines += diff.newFindings.prefix(limit).map { finding in
      "  ✕ " + SafeText.of(finding.message + (finding.place.map { " (\($0))" } ?? ""), limit: 400)
    }
    let rest = diff.newFindings.count - limit
    return rest > 0 ? lines + ["  and \(Counted.number(rest)) more"] : lines
  }

  /// Returns the pairs that views show for the first time.
  private func shown() -> [String] {
    guard !diff.shown.isEmpty else { return [] }
    let limit = options.isVerbose ? diff.shown.count : DiffText.limit
    var columns = TextTable(widest: 60)
    for pair in diff.shown.prefix(limit) {
      let mark = pair.verdict == .fail ? pair.evidence == .seen ? "✕" : "under" : pair.verdict == .pass ? "✓" : "–"
      columns.add([
        TextTable.Cell(mark),
        TextTable.Cell(pair.required.map { ShownNumber.ratio(pair.ratio, required: $0) } ?? "–", alignsRight: true),
        TextTable.Cell(pair.required.map { "of \(ShownNumber.requirement($0))" } ?? ""),
        TextTable.Cell(SafeText.of(pair.foreground, limit: 50)), TextTable.Cell("on"),
        TextTable.Cell(SafeText.of(pair.background, limit: 50)), TextTable.Cell(pair.evidence.rawValue),
        TextTable.Cell(pair.place.map { SafeText.of($0.description, limit: 80) } ?? "", .faint),
      ])
    }
    var lines = [options.style.emphasized("Shown for the first time", .bold) + ": \(Counted.number(diff.shown.count))"]
    lines += columns.lines(options.style, indent: 2, width: width)
    if diff.shown.count > limit { lines.append("  and \(Counted.number(diff.shown.count - limit)) more") }
    return lines
  }

  private func tokens() -> [String] {
    guard !diff.tokens.isEmpty else { return [] }
    let limit = options.isVerbose ? diff.tokens.count : DiffText.limit
    var columns = TextTable(widest: 60)
    for token in diff.tokens.prefix(limit) {
      columns.add([
        TextTable.Cell(SafeText.of(token.path, limit: 60)), TextTable.Cell(words.color(token.before)),
        TextTable.Cell("→"), TextTable.Cell(words.color(token.after)),
        TextTable.Cell(token.difference.map { "ΔE \(ShownNumber.difference($0))" } ?? ""),
        TextTable.Cell(SafeText.of(Counted.list(token.variants, limit: 3), limit: 80), .faint),
      ])
    }
    var lines = [options.style.emphasized("Tokens changed", .bold) + ": \(Counted.number(diff.tokens.count))"]
    lines += columns.lines(options.style, indent: 2, width: width)
    if diff.tokens.count > limit { lines.append("  and \(Counted.number(diff.tokens.count - limit)) more") }
    return lines
  }
}
