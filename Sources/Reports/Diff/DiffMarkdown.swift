import Audit
import ColorScience
import Wording

/// What a change did, for a pull request.
public struct DiffMarkdown {
  private let diff: ReportDiff
  private let words: DiffWords

  /// Rows of each table. A comment on GitHub holds 65,536 characters: the first that fits is taken.
  private static let limits = [30, 12, 5, 2]
  private static let room = 60_000

  private var limit = limits[0]
  private let picture: SummaryPicture?

  public init(_ diff: ReportDiff, picture: SummaryPicture? = nil) {
    self.diff = diff
    self.picture = picture
    words = DiffWords(diff: diff)
  }

  public static func markdown(_ diff: ReportDiff, picture: SummaryPicture? = nil) -> String {
    DiffMarkdown(diff, picture: picture).lines().joined(separator: "\n") + "\n"
  }

  func lines() -> [String] {
    var shorter = self
    for limit in DiffMarkdown.limits {
      shorter.limit = limit
      let lines = shorter.allLines()
      if lines.reduce(0, { $0 + $1.utf16.count + 1 }) <= DiffMarkdown.room { return lines }
    }
    return [MarkdownText.marker(diff.system), "## \(words.mark.glyph) \(words.headline)"]
  }

  private func allLines() -> [String] {
    let isUnchanged =
      !diff.hasRegressed && !diff.hasSilenced
      && (diff.new + diff.worse + diff.fixed + diff.better + diff.accepted).isEmpty
    let headline = isUnchanged ? "No verdict changed" : words.headline
    var lines = [MarkdownText.marker(diff.system), "## \(words.mark.glyph) \(headline)", ""]
    lines += words.details.flatMap { [MarkdownText.escaped($0), ""] }
    lines += picture.map { [$0.markdown(alternative: words.alternative), ""] } ?? []
    lines += findings()
    lines += table("New failures", diff.new, isOpen: true) + table("Worse", diff.worse, isOpen: true)
    lines += shown()
    lines += table("Accepted by the baseline", diff.accepted)
    lines += table("Better, still failing", diff.better) + table("Fixed", diff.fixed)
    lines += table("No longer failing, as waived or exempt", diff.waived)
    lines += table("Failed, and no longer judged", diff.unjudged) + tokens()
    lines.append("<sub>\(MarkdownText.escaped(diff.before)) to \(MarkdownText.escaped(diff.after))</sub>")
    return lines
  }

  private func table(_ title: String, _ changes: [PairChange], isOpen: Bool = false) -> [String] {
    guard !changes.isEmpty else { return [] }
    var lines = [
      "<details\(isOpen ? " open" : "")><summary><strong>\(title)</strong>: \(Counted.number(changes.count))</summary>",
      "",
    ]
    let hasWish = changes.contains { $0.wish != nil }
    lines += [
      "| before | after | needs | pair | variant | rule |" + (hasWish ? " keeps it |" : ""),
      "| ---: | ---: | ---: | --- | --- | --- |" + (hasWish ? " --- |" : ""),
    ]
    for change in changes.prefix(limit) {
      var cells = [
        words.figure(change.beforeRatio, change.beforeVerdict, change.required),
        words.figure(change.afterRatio, change.afterVerdict, change.required),
        ShownNumber.requirement(change.required),
        MarkdownText.code(change.identity.foreground) + " on " + MarkdownText.code(change.identity.background),
        MarkdownText.cell(words.variant(change)), MarkdownText.cell(change.identity.rule),
      ]
      if hasWish { cells.append(change.wish.map { MarkdownText.cell(words.wish($0)) } ?? "") }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if changes.count > limit {
      lines += ["", "and \(Counted.number(changes.count - limit)) more"]
    }
    return lines + ["", "</details>", ""]
  }

  private func findings() -> [String] {
    guard !diff.newFindings.isEmpty else { return [] }
    var lines = ["### New beside pairs", ""]
    lines += diff.newFindings.prefix(limit).map { finding in
      let place = finding.place.map { " (\(MarkdownText.code("\($0.file):\($0.line)")))" } ?? ""
      return "- \(MarkdownText.escaped(SafeText.of(finding.message, limit: 400)))\(place)"
    }
    let rest = diff.newFindings.count - limit
    if rest > 0 { lines.append("- and \(Counted.number(rest)) more") }
    return lines + [""]
  }

  private func shown() -> [String] {
    guard !diff.shown.isEmpty else { return [] }
    var lines = [
      "<details open><summary><strong>Shown for the first time</strong>: \(Counted.number(diff.shown.count))</summary>",
      "", "| ratio | needs | pair | evidence | place |", "| ---: | ---: | --- | --- | --- |",
    ]
    for pair in diff.shown.prefix(limit) {
      let cells = [
        pair.required.map { ShownNumber.ratio(pair.ratio, required: $0) } ?? "",
        pair.required.map { ShownNumber.requirement($0) } ?? "",
        MarkdownText.code(pair.foreground) + " on " + MarkdownText.code(pair.background), pair.evidence.rawValue,
        pair.place.map { MarkdownText.code("\($0.file):\($0.line)") } ?? "",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if diff.shown.count > limit {
      lines += ["", "and \(Counted.number(diff.shown.count - limit)) more"]
    }
    return lines + ["", "</details>", ""]
  }

  private func tokens() -> [String] {
    guard !diff.tokens.isEmpty else { return [] }
    var lines = [
      "<details><summary><strong>Tokens changed</strong>: \(Counted.number(diff.tokens.count))</summary>", "",
      "| token | before | after | ΔE | variants |", "| --- | --- | --- | ---: | --- |",
    ]
    for token in diff.tokens.prefix(limit) {
      let cells = [
        MarkdownText.code(token.path), MarkdownText.code(words.color(token.before)),
        MarkdownText.code(words.color(token.after)), token.difference.map(ShownNumber.difference) ?? "",
        MarkdownText.cell(Counted.list(token.variants, limit: 3)),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    if diff.tokens.count > limit {
      lines += ["", "and \(Counted.number(diff.tokens.count - limit)) more"]
    }
    return lines + ["", "</details>", ""]
  }
}
