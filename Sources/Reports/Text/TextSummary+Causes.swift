import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  private static let causeLimit = 5

  func causes() -> [String] {
    guard !report.causes.isEmpty else { return [] }
    let limit = options.isVerbose ? report.causes.count : TextSummary.causeLimit
    var lines = [style.emphasized("Causes", .bold)]
    let width = Counted.number(report.causes.map(\.pairs.count).max() ?? 0).count
    for cause in report.causes.prefix(limit) {
      let count = Counted.number(cause.pairs.count)
      let room = String(repeating: " ", count: max(0, width - count.count))
      lines.append(
        "  \(room)\(style.emphasized(count, .bold))  \(style.emphasized(SafeText.of(cause.name, limit: 60), .bold))"
          + (cause.side == .background ? ", under other colours" : "") + ": \(behind(cause))")
      for line in details(cause) { lines.append(String(repeating: " ", count: width + 4) + line) }
    }
    let rest = report.causes.dropFirst(limit)
    if !rest.isEmpty {
      let failures = rest.reduce(0) { $0 + $1.pairs.count }
      lines.append("  and \(Counted.of(rest.count, "more cause")) of \(Counted.of(failures, "failure"))")
    }
    return lines
  }

  /// `textAccent, iconAccent and 3 more, in 4 themes`
  private func behind(_ cause: CauseReport) -> String {
    let tokens = cause.tokens.map { SafeText.of(report.tokens[$0].path, limit: 40) }
    let themes =
      cause.themes.count == report.themes.count && report.themes.count > 1
      ? "all \(Counted.of(report.themes.count, "theme"))"
      : cause.themes.count <= 2
        ? Counted.list(cause.themes.map { SafeText.of($0, limit: 40) }, limit: 2)
        : Counted.of(cause.themes.count, "theme")
    return "\(Counted.list(tokens, limit: 3)), in \(themes)"
  }

  /// The worst pair, and for each definition the changes that mend it.
  private func details(_ cause: CauseReport) -> [String] {
    var lines: [String] = []
    if let worst = cause.worst {
      let pair = report.pairs[worst]
      lines.append(
        style.emphasized("worst \(SafeText.of(names.title(pair), limit: 70)), \(names.figures(pair))", .faint))
    }
    let limit = options.isVerbose ? cause.definitions.count : 2
    for (index, definition) in cause.definitions.prefix(limit).enumerated() {
      let fixes = cause.fixes.filter { $0.definition == index }.map(words)
      let none = SoughtWords.none(isSought: definition.isFixSought)
      let at = definition.place.map { "  \(SafeText.of($0.description, limit: 70))" } ?? ""
      lines.append(
        style.chip(definition.color) + ShownNumber.color(definition.color)
          + " → " + (fixes.isEmpty ? style.emphasized(none, .faint) : fixes.joined(separator: "; "))
          + style.emphasized(at, .faint))
    }
    if cause.definitions.count > limit {
      lines.append("and \(Counted.of(cause.definitions.count - limit, "more value"))")
    }
    return lines
  }

  private func words(_ fix: CauseReport.Fix) -> String {
    let name = fix.token.map { "\(SafeText.of(report.tokens[$0].path, limit: 50)) (\(ShownNumber.color(fix.color)))" }
    let effect =
      "mends \(Counted.number(fix.mended))" + (fix.broken > 0 ? ", breaks \(Counted.number(fix.broken))" : "")
    return "\(style.chip(fix.color))\(name ?? ShownNumber.color(fix.color)) \(effect)"
  }
}
