import Audit
import ColorScience
import Wording

/// The failures that existed before the change, and what was not judged.
extension DiffMarkdown {
  /// Returns the failures that the change did not affect, by cause.
  func known() -> [String] {
    guard let after else { return [] }
    let known = after.pairs.indices.filter { index in
      let pair = after.pairs[index]
      return pair.verdict == .fail && after.isRed(pair) && pair.change?.kind == .known
    }
    guard !known.isEmpty else { return [] }
    let isKnown = Set(known)
    var left = known.count
    var lines: [String] = []
    var others = 0
    for cause in after.causes {
      let pairs = cause.pairs.filter(isKnown.contains)
      guard !pairs.isEmpty else { continue }
      guard others == 0, lines.isEmpty || shownCauses(lines) < limits.causes, limits.causes > 0 else {
        others += 1
        continue
      }
      left -= pairs.count
      lines += [title(of: cause, pairs.count, in: after), ""] + table(of: pairs, in: after)
    }
    if left > 0 {
      let of = others > 0 ? "\(Counted.of(others, "more cause")) of " : ""
      lines.append("and \(of)\(Counted.of(left, "failure")).")
    }
    return fold("<b>\(Counted.of(known.count, "known failure"))</b>, by cause", lines)
  }

  private func shownCauses(_ lines: [String]) -> Int { lines.count { $0.hasPrefix("**") } }

  /// Returns, for example, `FXColors.Purple60, 16: #952BB9 → #C660EC mends 16 (FXColors.swift:57)`.
  private func title(of cause: CauseReport, _ count: Int, in report: AuditReport) -> String {
    var text = "**\(MarkdownText.code(cause.name))**, \(Counted.number(count))"
    if let fix = cause.fixes.first {
      let old = cause.definitions[fix.definition].color
      let name = fix.token.map { " " + MarkdownText.code(report.tokens[$0].path) } ?? ""
      text +=
        ": \(MarkdownText.code(ShownNumber.color(old))) → \(MarkdownText.code(ShownNumber.color(fix.color)))\(name) "
        + "\(FixWords.effect(fix))\(MarkdownText.cell(SuggestionWords.tail(fix.refusal)))"
    } else if cause.definitions.contains(where: \.isFixSought) {
      text += ": conflict: no one value mends it"
    }
    let definition = cause.fixes.first.map { cause.definitions[$0.definition] } ?? cause.definitions.first
    return text + (definition?.place.map { " (\(MarkdownText.code("\($0.file):\($0.line)")))" } ?? "")
  }

  /// Returns a table with one row for each look.
  private func table(of pairs: [Int], in report: AuditReport) -> [String] {
    guard limits.looks > 0 else { return [] }
    let names = PairNames(report: report)
    let hasThemes = report.variants.count > 1
    var order: [[String]] = []
    var variants: [[String]: [String]] = [:]
    let shares = pairs.map { WCAG.share(of: report.pairs[$0].required, reachedBy: report.pairs[$0].ratio ?? 1) }
    for place in pairs.indices.sorted(by: { (shares[$0], $0) < (shares[$1], $1) }) {
      let pair = report.pairs[pairs[place]]
      let cells = [
        ShownNumber.ratio(pair.ratio, required: pair.required), ShownNumber.requirement(pair.required),
        "\(MarkdownText.code(names.foreground(pair))) on \(MarkdownText.code(names.background(pair)))",
      ]
      if variants[cells] == nil { order.append(cells) }
      variants[cells, default: []].append(names.variant(pair))
    }
    var lines = head(["ratio", "needs"], ["pair", hasThemes ? "themes" : nil])
    for cells in order.prefix(limits.looks) {
      lines.append(line(cells + (hasThemes ? [themes(variants[cells, default: []])] : [])))
    }
    if order.count > limits.looks {
      let more = Counted.of(order.count - limits.looks, "more look")
      lines.append(line(["", "", more] + (hasThemes ? [""] : [])))
    }
    return lines + [""]
  }

  /// Returns what the verdict does not cover.
  func undecided() -> [String] {
    guard let after else { return [] }
    var notes: [String] = []
    for group in UndeterminedGroup.all(in: after).prefix(max(1, limits.looks)) {
      notes.append(
        "\(Counted.of(group.pairs.count, "pair")) undetermined: \(MarkdownText.cell(group.reason))")
    }
    let new = Set(diff.newFindings.map { "\($0.check)~\($0.identity)" })
    for check in Checks.besidePairs where check.failure != .coverage {
      let count = Checks.findings(in: after).count {
        $0.check == check.id && !new.contains("\($0.check)~\($0.identity)")
      }
      if count > 0 { notes.append("\(Counted.of(count, "finding")) of \(check.id) as before") }
    }
    if let unpaired = Checks.notices(in: after).first(where: { $0.id == Notice.unpaired }) {
      let changed = Set(diff.tokens.map(\.path))
      let touched = after.coverage.unpaired.count { changed.contains(after.tokens[$0].path) }
      notes.append(
        NoticeWords.clause(unpaired) + (touched > 0 ? "; this change touches \(Counted.number(touched)) of them" : ""))
    }
    for kind in [Evidence.likely, .guessed] {
      let count = after.totals.byEvidence[kind]
      let total = count.judged
      if total > 0, !after.settings.failOn.contains(kind.failureClass) {
        notes.append(
          "\(Counted.of(total, "pair")) only \(kind.rawValue): \(Counted.number(count.fail)) under \(count.fail == 1 ? "its" : "their") requirement; "
            + "measured, and no failure of this check")
      }
    }
    guard !notes.isEmpty else { return [] }
    return fold("<b>Not decided, not checked</b>", notes.map { "- \($0)." })
  }
}
