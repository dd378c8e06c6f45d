import Audit
import ColorScience
import Reports
import ThemeModel
import Wording

/// The text output of `explain`.
struct ExplainText {
  let style: TerminalStyle
  /// The width at which lines wrap. `nil` for no wrapping.
  let width: Int?

  func lines(_ explanation: TokenExplanation) -> [String] {
    var lines = [style.emphasized(SafeText.of(explanation.path), .bold)]
    if let facts = explanation.facts { lines += about(facts) }
    for way in explanation.ways { lines += [""] + self.lines(way) }
    if !explanation.absent.isEmpty {
      lines += ["", "not in " + SafeText.of(explanation.absent.joined(separator: ", "))]
    }
    if !explanation.pairs.isEmpty { lines += ["", style.emphasized("Pairs", .bold)] + pairs(explanation.pairs) }
    let others = explanation.sightings.filter { sighting in
      !explanation.pairs.contains { $0.isShown(by: sighting, of: explanation.path) }
    }
    if !others.isEmpty {
      lines += ["", style.emphasized("Seen in code, not judged", .bold)] + others.flatMap(self.lines)
    }
    return lines
  }

  private static let mostPlaces = 5

  private func lines(_ sighting: SightingReport) -> [String] {
    let notes = [
      sighting.ground.map { "on \($0)" } ?? "on an unknown background", sighting.element,
      sighting.condition.map { "when \($0)" },
      sighting.contexts.isEmpty
        ? nil : "in " + sighting.contexts.sorted { $0.key < $1.key }.map(\.value).joined(separator: ", "),
      sighting.reason.map { (sighting.ground == nil ? "" : "likely: ") + $0 },
    ].compactMap(\.self)
    var lines = ["  " + SafeText.of(sighting.ink + " " + notes.joined(separator: ", "))]
    for site in sighting.sites.prefix(Self.mostPlaces) {
      lines.append(style.emphasized("    " + SafeText.of(site.foreground.description), .faint))
    }
    let more = sighting.sites.count - Self.mostPlaces
    if more > 0 { lines.append("    and \(more) more: legible pairs -v") }
    return lines
  }

  /// Returns each pair with the evidence that it is shown. Of guessed pairs, returns the worst ones and the number of
  /// the others.
  private func pairs(_ entries: [TokenPairs.Entry]) -> [String] {
    let guesses = entries.filter { $0.evidence.evidence == .guessed }
    let told = entries.filter { $0.evidence.evidence != .guessed } + guesses.prefix(Self.mostPlaces)
    var table = TextTable()
    for entry in told {
      let isUnder = entry.verdict == .fail && !entry.evidence.evidence.isBinding
      let failing = entry.failing > 0 ? "in \(entry.failing) of \(entry.variants)" : ""
      table.add(
        .init(isUnder ? "under" : entry.verdict == .fail ? "✕" : entry.verdict == .undetermined ? "?" : "✓"),
        .init(entry.ratio.map { WCAG.shown($0, missing: entry.required) } ?? "–", alignsRight: true),
        .init("of \(FixedText.short(entry.required))"), .init((entry.isForeground ? "on " : "under ") + entry.partner),
        .init(
          isUnder ? "under it " + failing : entry.failing > 0 ? "fails " + failing : Self.word(entry.verdict),
          entry.verdict == .fail && !isUnder ? .red : nil),
        .init("worst in \(entry.worstVariant)", .faint), .init(entry.rule, .faint))
    }
    var lines: [String] = []
    for (entry, row) in zip(told, table.blocks(style, indent: 2, width: width)) {
      lines += row
      if let suggestion = entry.suggestion, entry.evidence.evidence.isBinding {
        lines.append("      " + style.chip(suggestion.color) + SafeText.of(SuggestionWords.passes(suggestion)))
      }
      lines += evidence(entry.evidence)
    }
    let more = guesses.count - Self.mostPlaces
    if more > 0 { lines.append("  and \(Counted.of(more, "more guess", "more guesses")); not judged") }
    return lines
  }

  /// Returns the evidence of a pair. The rule of a declared pair is already in its line.
  private func evidence(_ words: PairEvidence) -> [String] {
    let kind = words.evidence
    var lines: [String] = []
    if kind != .declared {
      let tail = kind.isBinding ? "" : "; not judged"
      lines.append("      " + style.emphasized(kind.rawValue, .bold) + " " + SafeText.of(words.words) + tail)
    }
    if !words.seen.isEmpty {
      if kind != .seen {
        lines.append("      " + style.emphasized("seen", .bold) + " " + SafeText.of(words.seen.words))
      }
      lines += places(words.seen)
    }
    if !words.likely.isEmpty, kind != .seen {
      if kind != .likely {
        lines.append("      " + style.emphasized("likely", .bold) + " " + SafeText.of(words.likely.words))
      }
      lines += places(words.likely)
    }
    return lines
  }

  /// Returns the places of each file on one line, up to five, then the number of the others.
  private func places(_ shown: PairEvidence.Shown) -> [String] {
    var left = Self.mostPlaces
    var lines: [String] = []
    for file in shown.files where left > 0 {
      let numbers = file.lines.prefix(left)
      left -= numbers.count
      let text = "\(file.path):\(numbers.map(String.init).joined(separator: ", "))"
      lines.append(style.emphasized("        " + SafeText.of(text), .faint))
    }
    let more = shown.count - Self.mostPlaces
    if more > 0 { lines.append("        and \(Counted.number(more)) more: legible pairs -v") }
    return lines
  }

  private static func word(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass: "passes"
    case .fail: "fails"
    case .waived: "waived"
    case .exempt: "exempt"
    case .undetermined: "undetermined"
    }
  }

  private func about(_ facts: ResolvedTheme.TokenFacts) -> [String] {
    var words = "\(facts.tier.rawValue), as \(Self.evidence(facts.tierEvidence))"
    if let role = facts.role { words += "; for \(SafeText.of(role))" }
    var lines = ["  " + words]
    if let summary = facts.summary, !summary.isEmpty { lines.append("  " + SafeText.of(summary)) }
    switch facts.deprecation {
    case .plain?: lines.append("  " + style.emphasized("deprecated", .boldYellow))
    case .message(let message)?:
      lines.append("  " + style.emphasized("deprecated:", .boldYellow) + " " + SafeText.of(message))
    case nil: break
    }
    return lines
  }

  private func lines(_ way: TokenExplanation.Way) -> [String] {
    let short = ValueText.short(way.value)
    let value = style.emphasized(SafeText.of(short.text), short.isTrouble ? .boldYellow : .bold)
    var table = TextTable()
    for (step, link) in way.chain.enumerated() {
      let arrow = step == 0 ? "" : String(repeating: "  ", count: step - 1) + "→ "
      let name = [link.path, link.text].compactMap { $0 }.joined(separator: " ")
      table.add(.init(arrow + name), .init(link.place.description, .faint), .init(link.theme, .faint))
    }
    let names = way.variants.count > Self.mostNames ? way.places : way.variants
    var lines = [style.chip(short.color) + value + "  in " + SafeText.of(names.joined(separator: ", "))]
    lines += table.lines(style, indent: 2, width: width)
    if case .undetermined(let reason) = way.value { lines.append("  " + SafeText.of(reason.reason)) }
    return lines
  }

  /// For more variants than this, the axes that they share are clearer than their names.
  private static let mostNames = 3

  private static func evidence(_ evidence: TierEvidence) -> String {
    switch evidence {
    case .source: "the source says"
    case .configuration: "the configuration says"
    case .aliasGraph: "its aliases show"
    }
  }
}
