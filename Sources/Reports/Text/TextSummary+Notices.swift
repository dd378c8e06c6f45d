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
    var lines: [WrappedLine] = []
    if let contract = contractLine() { lines.append(contract) }
    let alike = Set(
      report.distinguish.flatMap { set in
        set.pairs.filter { !$0.alikeUnder.isEmpty }.map { [$0.first, $0.second] }
      })
    if let first = report.distinguish.lazy.flatMap(\.pairs).first(where: { !$0.alikeUnder.isEmpty }) {
      lines.append(
        WrappedLine(
          "\(Counted.of(alike.count, "pair of status colours looks alike", "pairs of status colours look alike")), first "
            + "\(short(report.tokens[first.first].path)) and \(short(report.tokens[first.second].path))"))
    }
    if !report.gamutFindings.isEmpty, let first = report.gamutFindings.first {
      lines.append(
        WrappedLine(
          "\(Counted.of(report.gamutFindings.count, "colour lies", "colours lie")) outside the gamut that a rule asks for, "
            + "first \(short(report.tokens[first.token].path)), ΔE \(ShownNumber.difference(first.difference))"))
    }
    let expired = report.waivers.filter { $0.state == .expired }
    if let first = expired.first {
      lines.append(
        WrappedLine(
          "\(Counted.of(expired.count, "waiver has", "waivers have")) expired, first \(first.foreground) on "
            + "\(first.background), \(first.expires ?? "")"))
    }
    let unused = report.waivers.count { $0.state == .unused }
    if unused > 0 {
      lines.append(WrappedLine("\(Counted.of(unused, "waiver matches", "waivers match")) nothing that fails"))
    }
    if let stale = report.baseline?.stale, let first = stale.first {
      lines.append(
        WrappedLine(
          "\(Counted.of(stale.count, "stale baseline entry", "stale baseline entries")), first \(first.identity)"))
      if let rename = report.offeredRenames.first {
        var line = WrappedLine("\(rename.before) seems to be called \(rename.after) now:")
        line.add(unbroken: rename.command)
        lines.append(line)
      }
    }
    return lines.enumerated().map { titled($0.offset == 0 ? "Also" : "", $0.element) }
  }

  private func contractLine() -> WrappedLine? {
    guard let first = report.contractFindings.first else { return nil }
    let tokens = Set(report.contractFindings.map(\.token)).count
    let what =
      switch first.kind {
      case .missing: "is missing from"
      case .extra: "is not promised, but in"
      case .placeholder: "is a placeholder in"
      }
    return WrappedLine(
      "\(Counted.of(tokens, "token")) against the contract, first \(first.token), which \(what) \(first.theme)")
  }

  private func unchecked() -> [[String]] {
    var lines: [[String]] = []
    let idle =
      report.coverage.idleRules.map { "rule \($0) forms no pair" }
      + report.coverage.idlePatterns.map { "“\($0.pattern)” of \($0.owner)\($0.hint.map { "; \($0)" } ?? "")" }
    if !idle.isEmpty {
      lines.append(titled("No match", WrappedLine(Counted.list(idle, limit: 3))))
    }
    let unpaired = report.coverage.unpaired
    let all = report.tokens.count { $0.tier != .raw }
    let without = UndeterminedToken.unjudged(in: report)
    var unjudged = WrappedLine()
    if !unpaired.isEmpty {
      let names = unpaired.prefix(3).map { short(report.tokens[$0].path) } + unpaired.dropFirst(3).map { _ in "" }
      unjudged.add(
        "\(Counted.number(unpaired.count)) of \(Counted.of(all, "token")) \(unpaired.count == 1 ? "is" : "are") in no "
          + "judged pair: \(Counted.list(names, limit: 3)). ")
    }
    if let first = without.first {
      unjudged.add(
        "\(Counted.of(without.count, "token has", "tokens have")) no value, first \(first.path): \(first.reason)")
    }
    let missing = report.coverage.missing
    if let first = missing.first {
      unjudged.add(
        " \(Counted.of(missing.count, "token is", "tokens are")) missing from some themes, first "
          + "\(short(report.tokens[first.token].path)) from \(Counted.list(first.themes, limit: 2)).")
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
      var line = WrappedLine("\(Counted.of(count.judged, "pair")), measured and not judged;")
      line.add(" \(Counted.number(count.fail)) under \(count.fail == 1 ? "its" : "their") requirement")
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
