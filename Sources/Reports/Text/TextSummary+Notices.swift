import Audit
import ColorScience
import ThemeModel
import Wording

/// Notices beside the pairs of an audit, in a line or two each.
extension TextSummary {
  func notices() -> [TextBlock] {
    [
      TextBlock(items: undeterminedGroups(), least: 1, rank: 2),
      // Without a verdict these are easily missed, so no other notice takes their place.
      TextBlock(head: guesses { $0.fail > 0 }),
      TextBlock(
        items: also(), least: 1, rank: 2,
        rest: { ["          and \(Counted.number($0)) more: legible audit --verbose"] }, isParted: true),
      TextBlock(items: unchecked(), least: 1, rank: 2, isParted: false),
      TextBlock(items: diagnostics(), least: 1, rank: 1, isParted: false),
    ]
  }

  private func undeterminedGroups() -> [[String]] {
    let groups = UndeterminedGroup.all(in: report)
    return groups.prefix(3).enumerated().map { at, group in
      let examples = group.examples(in: report).map { pair in
        "\(short(names.foreground(pair))) on \(short(names.background(pair)))"
          + (report.variants.count > 1 ? " in \(names.variant(pair))" : "")
      }
      var line = WrappedLine("\(Counted.of(group.pairs.count, "pair")) undetermined: \(group.reason).")
      line.add(" " + Counted.list(examples, limit: 3) + (group.pairs.count > examples.count ? " and others" : ""))
      return titled(at == 0 ? "Undecided" : "", line, limit: 3)
    }
  }

  /// Returns notices on what else fails the run or should be known.
  private func also() -> [[String]] {
    var lines: [WrappedLine] = []
    for words in noticeWords() where words.notice.failure != nil {
      lines.append(WrappedLine(([NoticeWords.clause(words.notice)] + examples(words)).joined(separator: "; ")))
    }
    if let rename = report.offeredRenames.first {
      var line = WrappedLine("\(rename.before) seems to be called \(rename.after) now:")
      line.add(unbroken: rename.command)
      lines.append(line)
    }
    return lines.enumerated().map { titled($0.offset == 0 ? "Also" : "", $0.element) }
  }

  /// Returns both examples of two, or the first of more.
  private func examples(_ words: NoticeWords) -> [String] {
    let all = words.notice.examples
    return all.count < 3 ? all.map { words.example($0) } : all.prefix(1).map { "first \(words.example($0))" }
  }

  private func unchecked() -> [[String]] {
    var clauses = noticeWords().filter { $0.notice.failure == nil }.map { words in
      let names = words.notice.examples.prefix(3).map(words.name)
      let rest = Swift.max(0, words.notice.examples.count - names.count)
      let listed = Counted.list(names + Array(repeating: "", count: rest), limit: 3)
      return "\(NoticeWords.clause(words.notice)): \(listed)."
    }
    let without = UndeterminedToken.unjudged(in: report)
    if let first = without.first {
      clauses.append(
        "\(Counted.of(without.count, "token has", "tokens have")) no value, first \(first.path): \(first.reason)")
    }
    let passing = guesses { $0.fail == 0 }
    guard !clauses.isEmpty else { return passing.isEmpty ? [] : [passing] }
    return [titled("Unjudged", WrappedLine(clauses.joined(separator: " ")))] + (passing.isEmpty ? [] : [passing])
  }

  /// Returns the notices, with the names of tokens as short as they are still distinct.
  func noticeWords() -> [NoticeWords] {
    Checks.notices(in: report).map { NoticeWords($0) { short(report.tokens[$0].path) } }
  }

  /// Returns the lines for likely and for guessed pairs, which are measured but not judged and never listed. Each takes at most two
  /// lines of the screen.
  private func guesses(where isWanted: (EvidenceTotals.Count) -> Bool) -> [String] {
    NoticeWords.unproven(in: report).filter { isWanted($0.count) }.flatMap { evidence, count in
      var line = WrappedLine("\(NoticeWords.measured(count, by: evidence)):")
      line.add(" \(NoticeWords.unjudged(count))")
      if let worst = ranking.pairs(under: evidence).first.map({ report.pairs[$0] }) {
        line.add(", first \(short(names.foreground(worst))) on \(short(names.background(worst))), \(figures(worst))")
      }
      let title = evidence == .guessed ? "Guessed" : "Likely"
      return TextSummary.titled(title, line, column: 10, limit: options.isVerbose ? 3 : 2, options)
    }
  }

  private func diagnostics() -> [[String]] {
    // The survey already names the dialects that were read.
    let all = options.survey == nil ? report.diagnostics : report.diagnostics.filter { $0.code != "dialect" }
    let sorted =
      all.filter { $0.severity == .error } + all.filter { $0.severity == .warning }
      + all.filter { $0.severity == .note }
    var items = sorted.prefix(4).enumerated().map { at, diagnostic in
      var line = WrappedLine("\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code)]")
      if let place = diagnostic.place { line.add(unbroken: SafeText.of(place.description), .faint) }
      return titled(at == 0 ? "Notes" : "", line, limit: 4)
    }
    if sorted.count > items.count {
      items.append(["          and \(Counted.number(sorted.count - items.count)) more: legible audit --verbose"])
    }
    return items
  }
}
