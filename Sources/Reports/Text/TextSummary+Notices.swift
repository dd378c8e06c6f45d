import Audit
import ColorScience
import ThemeModel
import Wording

/// What is said of an audit beside its pairs, in a line or two each.
extension TextSummary {
  func notices() -> [TextBlock] {
    [
      TextBlock(items: undeterminedGroups(), least: 1, rank: 2),
      TextBlock(items: also(), least: 1, rank: 2, isParted: true),
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

  /// What else fails the run, or should be known.
  private func also() -> [[String]] {
    let words = NoticeWords(report)
    var lines: [WrappedLine] = []
    if let contract = words.contract, let first = report.contractFindings.first {
      lines.append(WrappedLine("\(contract); first \(first.token) in \(first.theme)"))
    }
    if let alike = words.alike,
      let first = report.distinguish.lazy.flatMap(\.pairs).first(where: { !$0.alikeUnder.isEmpty })
    {
      lines.append(
        WrappedLine(
          "\(alike), first \(short(report.tokens[first.first].path)) and \(short(report.tokens[first.second].path))"))
    }
    if let outside = words.outsideGamut, let first = report.gamutFindings.first {
      lines.append(
        WrappedLine(
          "\(outside), first \(short(report.tokens[first.token].path)), ΔE \(ShownNumber.difference(first.difference))")
      )
    }
    if let expired = words.expiredWaivers, let first = report.waivers.first(where: { $0.state == .expired }) {
      lines.append(
        WrappedLine("\(expired), first \(first.foreground) on \(first.background), \(first.expires ?? "")"))
    }
    if let unused = words.unusedWaivers { lines.append(WrappedLine(unused)) }
    if let stale = words.staleEntries, let first = report.baseline?.stale.first {
      lines.append(WrappedLine("\(stale), first \(first.identity)"))
      if let rename = report.offeredRenames.first {
        var line = WrappedLine("\(rename.before) seems to be called \(rename.after) now:")
        line.add(unbroken: rename.command)
        lines.append(line)
      }
    }
    return lines.enumerated().map { titled($0.offset == 0 ? "Also" : "", $0.element) }
  }

  private func unchecked() -> [[String]] {
    var lines: [[String]] = []
    let idle =
      report.coverage.idleRules.map { "rule \($0) forms no pair" }
      + report.coverage.idlePatterns.map { "“\($0.pattern)” of \($0.owner)\($0.hint.map { "; \($0)" } ?? "")" }
    if !idle.isEmpty {
      lines.append(titled("No match", WrappedLine(Counted.list(idle, limit: 3))))
    }
    let words = NoticeWords(report)
    let unpaired = report.coverage.unpaired
    let without = UndeterminedToken.unjudged(in: report)
    var unjudged = WrappedLine()
    if let sentence = words.unpaired {
      let names = unpaired.prefix(3).map { short(report.tokens[$0].path) } + unpaired.dropFirst(3).map { _ in "" }
      unjudged.add("\(sentence): \(Counted.list(names, limit: 3)). ")
    }
    if let first = without.first {
      unjudged.add(
        "\(Counted.of(without.count, "token has", "tokens have")) no value, first \(first.path): \(first.reason)")
    }
    let missing = report.coverage.missing
    if let sentence = words.missing, let first = missing.first {
      unjudged.add(
        " \(sentence), first \(short(report.tokens[first.token].path)) from \(Counted.list(first.themes, limit: 2)).")
    }
    let unjudgedLines = titled("Unjudged", unjudged)
    if unjudgedLines.first.map({ SafeText.width($0) > 10 }) == true,
      !unpaired.isEmpty || !without.isEmpty || !missing.isEmpty
    {
      lines.append(unjudgedLines)
    }
    return lines + guesses()
  }

  /// Measured and not judged: a line a kind, and never a row.
  private func guesses() -> [[String]] {
    [(Evidence.likely, "Likely"), (.guessed, "Guessed")].compactMap { evidence, title in
      let count = report.totals.byEvidence[evidence]
      guard count.judged > 0 else { return nil }
      var line = WrappedLine("\(NoticeWords.measured(count, by: evidence)):")
      line.add(" \(NoticeWords.unjudged(count))")
      if let worst = ranking.pairs(under: evidence).first.map({ report.pairs[$0] }) {
        line.add(", first \(short(names.foreground(worst))) on \(short(names.background(worst))), \(figures(worst))")
      }
      return titled(title, line)
    }
  }

  private func figures(_ pair: PairReport) -> String {
    "\(ShownNumber.ratio(pair.ratio, required: pair.required)) of \(ShownNumber.requirement(pair.required))"
  }

  private func diagnostics() -> [[String]] {
    // The survey says which dialects were read.
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
