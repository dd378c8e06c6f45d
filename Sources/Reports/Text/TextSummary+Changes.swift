import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  /// Returns the colors behind the failures, each with the recommended change.
  func changes() -> TextBlock {
    guard !report.causes.isEmpty else { return TextBlock() }
    let causes = report.causesByEffect
    let limit = options.isVerbose ? causes.count : isWide ? 8 : 4
    let shown = Array(causes.prefix(limit))
    let rows = shown.enumerated().map { Row($0.offset + 1, $0.element, self) }
    let hidden = causes.count - shown.count
    return TextBlock(
      head: [head(rows)], items: rows.map { lines($0, rows) }, least: 1, rank: 3, hidden: hidden,
      rest: { [report] count in
        let pairs = causes.suffix(count).flatMap(\.pairs)
        let novel = NoveltyWords.counts(pairs, in: report)
        return [
          "    and \(Counted.of(count, "more colour")), behind \(Counted.of(pairs.count, "failure"))"
            + (novel.isEmpty ? "" : ": \(novel)")
        ]
      })
  }

  /// The content of a row before layout.
  struct Row {
    var number: String
    var change: String
    var chips: (now: Color, after: Color?)?
    var name: String
    var count: String
    var worst: String
    /// The failures that the baseline does not accept, with the worst of them.
    var novel: String
    var behind: String
    var instead: String
    var place: String
    var byHand: String
    /// The pairs that the change would break.
    var breaks: String

    static let changeLimit = 30

    /// Returns a color without its function: `display-p3 0.855 0.153 0.106` for `color(…)`.
    private static func bare(_ color: String) -> String {
      color.hasPrefix("color(") && color.hasSuffix(")") ? String(color.dropFirst(6).dropLast()) : color
    }

    private static let mostValues = 2

    /// Returns the values of a color that has several, such as one in light and one in dark, each with its change.
    private static func values(of cause: CauseReport) -> String {
      let changes = cause.definitions.indices.compactMap { index in
        cause.recommendation(of: index).map {
          "\(ShownNumber.color(cause.definitions[index].color)) → \(ShownNumber.color($0.color))"
        }
      }
      return Counted.list(changes, limit: mostValues)
    }

    init(_ number: Int, _ cause: CauseReport, _ summary: TextSummary) {
      let report = summary.report
      self.number = "\(number)"
      name = SafeText.of(cause.name)
      if cause.definitions.count == 1, let definition = cause.definitions.first {
        let fix = cause.recommendation(of: 0)
        let none = SoughtWords.none(isSought: definition.isFixSought)
        let new = fix.map { ShownNumber.color($0.color) } ?? none
        let whole = "\(ShownNumber.color(definition.color)) → \(new)"
        // The source has the old value, but the new one has to be readable as a whole.
        change = SafeText.width(whole) > Self.changeLimit ? "→ \(Self.bare(new))" : whole
        chips = (definition.color, fix?.color)
        if let fix, fix.kind == .existing, let token = fix.token {
          instead = "that is \(summary.short(report.tokens[token].path))"
        } else if let other = cause.alternative(of: 0), let token = other.token {
          instead = "or → \(summary.short(report.tokens[token].path)) \(ShownNumber.color(other.color))"
        } else {
          instead = ""
        }
        byHand = fix?.refusal.map { Suggestion.byHand(SafeText.of($0)) } ?? ""
        place = definition.place.map { SafeText.of(PlaceWords.short($0)) } ?? ""
      } else {
        change = Counted.of(cause.definitions.count, "value")
        (chips, byHand) = (nil, "")
        instead = summary.tightness == 0 ? Self.values(of: cause) : ""
        place = cause.definitions.first?.place.map { SafeText.of(PlaceWords.short($0)) } ?? ""
      }
      breaks = FixWords.breaks(of: cause)
      count = FixWords.share(of: cause)
      worst = cause.worst.map { summary.figures(report.pairs[$0]) } ?? ""
      novel = summary.novelty(of: cause)
      // A token that is the color itself is already named above.
      let tokens = cause.tokens.map { report.tokens[$0].path }.filter { $0 != cause.name }.map { summary.short($0) }
      let themes = cause.themes.count
      let scope =
        report.themes.count > 1
        ? Counted.inThemes(themes, of: report.themes.count) : ""
      let holders = [Counted.list(tokens.map { SafeText.of($0, limit: 44) }, limit: 2), scope].filter { !$0.isEmpty }
      let side = cause.side == .background ? "as background" : ""
      behind = [holders.joined(separator: " "), side].filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// Returns `2 new, worst 3.10 of 4.5`, without the worst if the row has it; empty when the baseline accepts all failures of
  /// the cause.
  private func novelty(of cause: CauseReport) -> String {
    let counts = NoveltyWords.counts(cause.pairs, in: report)
    guard !counts.isEmpty, let worst = ranking.worstNovel(of: cause) else { return "" }
    let figures = figures(report.pairs[worst])
    return cause.worst.map({ self.figures(report.pairs[$0]) }) == figures ? counts : "\(counts), worst \(figures)"
  }

  private func head(_ rows: [Row]) -> String {
    let title = style.emphasized("What to change", .bold)
    let end = nameEnd(rows)
    let gap = max(2, end + countWidth(rows) - SafeText.width("What to change") - 5)
    let heads = "mends" + String(repeating: " ", count: max(2, 14 - 5)) + "worst"
    return title + String(repeating: " ", count: gap) + heads
  }

  private var chipWidth: Int { style.showsTrueColor ? 3 : 0 }

  private func changeWidth(_ rows: [Row]) -> Int {
    min(Row.changeLimit, rows.map { SafeText.width($0.change) }.max() ?? 0) + 2 * chipWidth
  }

  private func countWidth(_ rows: [Row]) -> Int { max(8, (rows.map(\.count.count).max() ?? 0) + 1) }

  /// Returns the column where names end.
  private func nameEnd(_ rows: [Row]) -> Int {
    let left = 4 + changeWidth(rows) + 2
    let longest = rows.map { SafeText.width($0.name) }.max() ?? 0
    return left + min(longest, max(12, width - left - countWidth(rows) - 18))
  }

  private func lines(_ row: Row, _ rows: [Row]) -> [String] {
    let end = nameEnd(rows)
    let left = 4 + changeWidth(rows) + 2
    var line = " " + SafeText.padded(row.number, to: 3)
    let change = SafeText.fitted(row.change, width: changeWidth(rows) - 2 * chipWidth)
    let sides = change.split(separator: "→", maxSplits: 1)
    if let chips = row.chips, style.showsTrueColor, sides.count == 2 {
      line += style.chip(chips.now) + sides[0] + "→ " + style.chip(chips.after) + sides[1].dropFirst()
      line += String(repeating: " ", count: max(0, changeWidth(rows) - 2 * chipWidth - SafeText.width(change)))
    } else {
      line += SafeText.padded(change, to: changeWidth(rows))
    }
    let name = SafeText.fitted(row.name, width: end - left)
    line +=
      "  " + style.emphasized(name, .bold) + String(repeating: " ", count: max(0, end - left - SafeText.width(name)))
    line += String(repeating: " ", count: countWidth(rows) - row.count.count) + row.count
    line += String(repeating: " ", count: max(2, 14 - row.worst.count)) + row.worst
    var second = WrappedLine(row.novel)
    if !row.novel.isEmpty, !row.behind.isEmpty { second.add("; ") }
    second.add(row.behind)
    for part in [row.breaks, row.instead] where !part.isEmpty {
      if !second.isEmpty { second.add(";") }
      second.add(unbroken: part)
    }
    if !row.byHand.isEmpty {
      if !second.isEmpty { second.add(";") }
      second.add(" " + row.byHand)
    }
    if !row.place.isEmpty { second.add(unbroken: " " + row.place, .faint) }
    return [line] + second.lines(width: width, first: "    ", indent: 4, style: style)
  }
}
