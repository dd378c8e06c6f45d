import Audit
import ColorScience
import ThemeModel
import Wording

/// The result of an audit for a pull request: the verdict, the causes, and the worst failures of each theme, folded.
public struct MarkdownReport {
  /// The most entries of each list. A comment on GitHub holds 65,536 characters; entries that do not fit
  /// are left out and counted.
  private struct Limits {
    var causes = 10
    /// The failures of each variant.
    var failures = 20
    var variants = 200
    /// The entries of every other list.
    var others = 20

    /// The limits from the longest report to the shortest.
    static let steps = [
      Limits(), Limits(failures: 8), Limits(failures: 5, variants: 60), Limits(failures: 3, variants: 40),
      Limits(causes: 6, failures: 2, variants: 25, others: 8), Limits(causes: 4, failures: 0, variants: 10, others: 3),
    ]
  }

  /// The size of a comment in UTF-16 units, as the service counts.
  private static let room = 60_000

  private let report: AuditReport
  private let names: PairNames
  private let evidence: EvidenceWords
  private let findings: [Finding]
  private let picture: SummaryPicture?
  private var limits = Limits()

  public init(_ report: AuditReport, picture: SummaryPicture? = nil) {
    self.report = report
    self.picture = picture
    names = PairNames(report: report)
    evidence = EvidenceWords(report)
    findings = Checks.findings(in: report)
  }

  public static func markdown(_ report: AuditReport, picture: SummaryPicture? = nil) -> String {
    MarkdownReport(report, picture: picture).lines().joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    var shorter = self
    for limits in Limits.steps {
      shorter.limits = limits
      let lines = shorter.allLines()
      if lines.reduce(0, { $0 + $1.utf16.count + 1 }) <= MarkdownReport.room { return lines }
    }
    return head() + foot()
  }

  private func allLines() -> [String] {
    if report.isBroken { return head() + foot() }
    return head() + causes() + failures() + redFindings() + undetermined() + undeterminedTokens() + others() + foot()
  }

  private func head() -> [String] {
    let words = VerdictWords(report)
    let system = report.system.isEmpty ? "" : "\(MarkdownText.cell(report.system)): "
    var lines = [MarkdownText.marker(report.system), "## \(words.mark.glyph) \(system)\(words.headline)", ""]
    lines += words.details.flatMap { [MarkdownText.escaped(SafeText.of($0, limit: 600)), ""] }
    if let picture, !report.isBroken {
      let causes = report.causesByEffect.prefix(3).map { "\($0.name), \(Counted.of($0.pairs.count, "failure"))" }
      let told = causes.isEmpty ? [] : ["First to change: \(causes.joined(separator: "; "))."]
      let text = (["\(words.headline)."] + told + words.details).joined(separator: " ")
      lines += [picture.markdown(alternative: text), ""]
    }
    if let inference = report.inference { lines += [MarkdownText.escaped("Inferred: \(inference.explanation)"), ""] }
    return lines
  }

  private func foot() -> [String] {
    let links = picture.map { [$0.link("page", to: "report.html"), $0.link("pictures", to: "")] } ?? []
    return (links.isEmpty ? [] : ["Full report: \(links.joined(separator: ", ")).", ""]) + [
      "<sub>\(report.tool.name) \(MarkdownText.escaped(report.tool.version)) · "
        + MarkdownText.escaped(report.tool.configuration) + " · "
        + "ratios are WCAG 2.x, truncated; displays \(report.settings.displays.map(\.rawValue).joined(separator: ", ")). "
        + "Design-token evidence; does not by itself establish conformance.</sub>"
    ]
  }

  /// Returns the findings beside pairs that fail the run.
  private func redFindings() -> [String] {
    let red = findings.filter { $0.level == .error }
    guard !red.isEmpty else { return [] }
    var lines = ["### Also failing the run", ""]
    lines += red.prefix(limits.others).map { finding in
      let place = finding.place.map { " (\(MarkdownText.code($0.description)))" } ?? ""
      return "- \(MarkdownText.escaped(SafeText.of(finding.message, limit: 400)))\(place)"
    }
    return lines + rest(red.count, limits.others) + [""]
  }

  private func rest(_ count: Int, _ limit: Int) -> [String] {
    count > limit ? ["- and \(Counted.number(count - limit)) more"] : []
  }

  private func causes() -> [String] {
    guard !report.causes.isEmpty else { return [] }
    var lines = [
      "### What to change", "", "| failures | cause | behind | themes | mend |", "| ---: | --- | --- | --- | --- |",
    ]
    let causes = report.causesByEffect
    for cause in causes.prefix(limits.causes) {
      let tokens = cause.tokens.map { report.tokens[$0].path }
      let fixes = cause.fixes.enumerated().map { place, fix in
        // The changes of one definition are alternatives; those of several belong together.
        let isOther = cause.fixes.prefix(place).contains { $0.definition == fix.definition }
        let name = fix.token.map { " " + MarkdownText.code(report.tokens[$0].path) } ?? ""
        return (isOther ? "or " : "")
          + "\(MarkdownText.code(ShownNumber.color(fix.color)))\(name) \(FixWords.effect(fix))"
          + MarkdownText.cell(SuggestionWords.tail(fix.refusal))
      }
      let cells = [
        Counted.number(cause.pairs.count),
        MarkdownText.code(cause.name) + (cause.side == .background ? " as background" : ""),
        Counted.list(tokens.map(MarkdownText.code), limit: 3),
        Counted.list(cause.themes.map(MarkdownText.cell), limit: 3),
        fixes.isEmpty
          ? SoughtWords.none(isSought: cause.definitions.contains(where: \.isFixSought))
          : fixes.joined(separator: "<br>"),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    let rest = causes.dropFirst(limits.causes)
    if !rest.isEmpty {
      lines += [
        "",
        "and \(Counted.of(rest.count, "more cause")) of \(Counted.of(rest.reduce(0) { $0 + $1.pairs.count }, "failure")).",
      ]
    }
    return lines + [""]
  }

  private func failures() -> [String] {
    var byVariant: [Int: [Int]] = [:]
    for index in Ranking(report: report).redPairs(.fail) {
      byVariant[report.pairs[index].variant, default: []].append(index)
    }
    guard !byVariant.isEmpty else { return [] }
    var lines = ["### Failures", ""]
    let failing = report.variants.indices.filter { byVariant[$0] != nil }
    // Where not all variants can be listed, those with the most failures are chosen.
    let chosen = Set(
      failing.sorted { (-byVariant[$0, default: []].count, $0) < (-byVariant[$1, default: []].count, $1) }
        .prefix(limits.variants))
    for variant in failing where chosen.contains(variant) {
      lines += table(of: variant, byVariant[variant, default: []])
    }
    let left = failing.filter { !chosen.contains($0) }
    if !left.isEmpty {
      let count = left.reduce(0) { $0 + byVariant[$1, default: []].count }
      lines += ["and \(Counted.of(count, "more failure")) in \(Counted.of(left.count, "other variant")).", ""]
    }
    return lines
  }

  private func table(of variant: Int, _ indices: [Int]) -> [String] {
    let name = MarkdownText.html(report.variants[variant].name)
    let title = "<strong>\(name)</strong>: \(Counted.of(indices.count, "failure"))"
    if let twin = report.variants[variant].sameAs {
      return ["\(title), the same colours as \(MarkdownText.html(report.variants[twin].name))", ""]
    }
    guard limits.failures > 0 else { return ["- \(title)"] }
    var lines = [
      "<details><summary>\(title)</summary>", "", "| ratio | needs | pair | evidence | change | try |",
      "| ---: | ---: | --- | --- | --- | --- |",
    ]
    lines += indices.prefix(limits.failures).map { row(report.pairs[$0]) }
    if indices.count > limits.failures {
      lines += ["", "and \(Counted.number(indices.count - limits.failures)) more"]
    }
    return lines + ["", "</details>", ""]
  }

  private func row(_ pair: PairReport) -> String {
    let colors = pair.layers.suffix(2).map { MarkdownText.code(ShownNumber.color($0.color)) }
    let drawn = colors.count == 2 ? " (\(colors[1]) on \(colors[0]))" : ""
    let best = pair.suggestions.first
    let cells = [
      ShownNumber.ratio(pair.ratio, required: pair.required), ShownNumber.requirement(pair.required),
      MarkdownText.code(names.foreground(pair)) + " on " + MarkdownText.code(names.background(pair)) + drawn,
      MarkdownText.cell(evidence(pair).cell),
      (pair.change?.kind.rawValue ?? "") + (pair.isFragile ? " fragile" : ""),
      best.map { suggestion in
        SuggestionWords.color(suggestion, MarkdownText.code(ShownNumber.color(suggestion.color)))
          + MarkdownText.cell(SuggestionWords.tail(suggestion.refusal))
      } ?? SoughtWords.none(isSought: pair.isSuggestionSought),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns the undetermined pairs by reason: hundreds of pairs usually share a few reasons.
  private func undetermined() -> [String] {
    let groups = UndeterminedGroup.all(in: report)
    guard !groups.isEmpty else { return [] }
    var lines = ["### Undetermined", ""]
    lines += groups.prefix(limits.others).map { group in
      let examples = group.examples(in: report)
      let named = examples.map { "\(MarkdownText.code(names.title($0))) in \(MarkdownText.cell(names.variant($0)))" }
      let rest = group.pairs.count - examples.count
      return "- \(Counted.of(group.pairs.count, "pair")): \(MarkdownText.cell(group.reason)). "
        + named.joined(separator: "; ") + (rest > 0 ? "; and \(Counted.number(rest)) more" : "")
    }
    if groups.count > limits.others {
      lines.append("- and \(Counted.of(groups.count - limits.others, "more reason"))")
    }
    return lines + [""]
  }

  private func undeterminedTokens() -> [String] {
    byReason(
      "Undetermined tokens in no judged pair",
      UndeterminedToken.unjudged(in: report).map { token in
        ("\(MarkdownText.code(token.path)) (\(MarkdownText.code(token.place.description)))", token.reason)
      })
  }

  private func byReason(_ title: String, _ entries: [(name: String, reason: String)]) -> [String] {
    guard !entries.isEmpty else { return [] }
    var order: [String] = []
    var names: [String: [String]] = [:]
    for entry in entries {
      if names[entry.reason] == nil { order.append(entry.reason) }
      names[entry.reason, default: []].append(entry.name)
    }
    let ranked = order.indices.sorted {
      (-names[order[$0], default: []].count, $0) < (-names[order[$1], default: []].count, $1)
    }.map { order[$0] }
    let lines = ranked.prefix(limits.others).map { reason in
      let all = names[reason, default: []]
      return "- \(Counted.number(all.count)): \(MarkdownText.cell(reason)): \(Counted.list(all, limit: 3))"
    }
    return ["### \(title)", ""] + lines + rest(ranked.count, limits.others) + [""]
  }

  private func others() -> [String] {
    let notices = Checks.notices(in: report)
    var notes = notices.filter { !$0.isFailing(in: report) }.map { "\(NoticeWords.clause($0))." }
    let noticed = Set(notices.map(\.id))
    let warned = findings.filter { $0.level == .warning && !noticed.contains($0.check) }
    let read = warned.count { $0.check == Checks.ofReading }
    if read > 0 { notes.append("\(Counted.of(read, "warning")) about what was read.") }
    let checked = warned.filter { $0.check != Checks.ofReading }
    if !checked.isEmpty { notes.append("\(Counted.of(checked.count, "warning")), of \(checks(checked)).") }
    for kind in [Evidence.likely, .guessed] where !report.failedOn.contains(kind.failureClass) {
      let count = report.totals.byEvidence[kind]
      guard count.fail > 0 else { continue }
      let what = kind == .guessed ? "a guess" : "likely"
      let many = kind == .guessed ? "guesses" : "likely"
      notes.append(
        "\(Counted.of(count.fail, "more pair is \(what)", "more pairs are \(many)")) under "
          + "\(count.fail == 1 ? "its" : "their") requirement; measured, and no failure of this check.")
    }
    guard !notes.isEmpty else { return [] }
    return ["### Also", ""] + notes.map { "- " + MarkdownText.escaped($0) } + [""]
  }

  /// Returns the names of checks, such as `contract and gamut`.
  private func checks(_ findings: [Finding]) -> String {
    let found = Set(findings.map(\.check))
    return Counted.list(Checks.besidePairs.map { $0.id }.filter(found.contains), limit: 9)
  }
}
