import Audit
import ColorScience
import ThemeModel
import Wording

/// What an audit found, for a pull request: the verdict, the causes, the worst failures of each theme, folded.
public struct MarkdownReport {
  /// So many failures a theme are listed; the document has them all.
  private static let perVariantLimit = 20
  private static let causeLimit = 10

  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func markdown(_ report: AuditReport) -> String {
    MarkdownReport(report).lines().joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    let words = VerdictWords(report)
    var lines = ["## \(words.mark.glyph) \(MarkdownText.escaped(report.system)): \(words.headline)", ""]
    lines += words.details.flatMap { [MarkdownText.escaped($0), ""] }
    if let inference = report.inference { lines += [MarkdownText.escaped("Inferred: \(inference.explanation)"), ""] }
    lines += causes() + failures() + undetermined() + undeterminedTokens() + others()
    lines += [
      "<sub>\(report.tool.name) \(MarkdownText.escaped(report.tool.version)) · config \(MarkdownText.escaped(report.tool.configDigest)) · "
        + "ratios are WCAG 2.x, truncated; displays \(report.settings.displays.map(\.rawValue).joined(separator: ", ")). "
        + "Design-token evidence; does not by itself establish conformance.</sub>"
    ]
    return lines
  }

  private func causes() -> [String] {
    guard !report.causes.isEmpty else { return [] }
    var lines = ["### Causes", "", "| failures | cause | behind | themes | mend |", "| ---: | --- | --- | --- | --- |"]
    for cause in report.causes.prefix(MarkdownReport.causeLimit) {
      let tokens = cause.tokens.map { report.tokens[$0].path }
      let fixes = cause.fixes.map { fix in
        let name = fix.token.map { " " + MarkdownText.code(report.tokens[$0].path) } ?? ""
        let broken = fix.broken > 0 ? ", breaks \(Counted.number(fix.broken))" : ""
        return "\(MarkdownText.code(ShownNumber.color(fix.color)))\(name) mends \(Counted.number(fix.mended))\(broken)"
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
    let rest = report.causes.dropFirst(MarkdownReport.causeLimit)
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
    for index in Ranking(report: report).pairs(.fail) {
      byVariant[report.pairs[index].variant, default: []].append(index)
    }
    guard !byVariant.isEmpty else { return [] }
    var lines = ["### Failures", ""]
    for variant in report.variants.indices {
      guard let indices = byVariant[variant] else { continue }
      let name = MarkdownText.html(report.variants[variant].name)
      let title = "<strong>\(name)</strong>: \(Counted.of(indices.count, "failure"))"
      if let twin = report.variants[variant].sameAs {
        lines += ["\(title), the same colours as \(MarkdownText.html(report.variants[twin].name))", ""]
        continue
      }
      lines += [
        "<details><summary>\(title)</summary>", "", "| ratio | needs | pair | rule | change | try |",
        "| ---: | ---: | --- | --- | --- | --- |",
      ]
      lines += indices.prefix(MarkdownReport.perVariantLimit).map { row(report.pairs[$0]) }
      if indices.count > MarkdownReport.perVariantLimit {
        lines += ["", "and \(Counted.number(indices.count - MarkdownReport.perVariantLimit)) more"]
      }
      lines += ["", "</details>", ""]
    }
    return lines
  }

  private func row(_ pair: PairReport) -> String {
    let colors = pair.layers.suffix(2).map { MarkdownText.code(ShownNumber.color($0.color)) }
    let drawn = colors.count == 2 ? " (\(colors[1]) on \(colors[0]))" : ""
    let best = pair.suggestions.first { $0.kind == .nearest && $0.side == .foreground } ?? pair.suggestions.first
    let cells = [
      ShownNumber.ratio(pair.ratio, required: pair.required), ShownNumber.requirement(pair.required),
      MarkdownText.code(names.foreground(pair)) + " on " + MarkdownText.code(names.background(pair)) + drawn,
      MarkdownText.cell(names.rule(pair).id),
      (pair.change?.kind.rawValue ?? "") + (pair.isFragile ? " fragile" : ""),
      best.map { suggestion in
        MarkdownText.code(ShownNumber.color(suggestion.color)) + (suggestion.side == .background ? " under it" : "")
      } ?? SoughtWords.none(isSought: pair.isSuggestionSought),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func undetermined() -> [String] {
    let groups = UndeterminedGroup.all(in: report)
    guard !groups.isEmpty else { return [] }
    var lines = ["### Undetermined", ""]
    lines += groups.prefix(MarkdownReport.perVariantLimit).map { group in
      let examples = group.examples(in: report)
      let named = examples.map { "\(MarkdownText.code(names.title($0))) in \(MarkdownText.cell(names.variant($0)))" }
      let rest = group.pairs.count - examples.count
      return "- \(Counted.of(group.pairs.count, "pair")): \(MarkdownText.cell(group.reason)). "
        + named.joined(separator: "; ") + (rest > 0 ? "; and \(Counted.number(rest)) more" : "")
    }
    if groups.count > MarkdownReport.perVariantLimit {
      lines.append("- and \(Counted.of(groups.count - MarkdownReport.perVariantLimit, "more reason"))")
    }
    return lines + [""]
  }

  private func undeterminedTokens() -> [String] {
    let tokens = UndeterminedToken.unjudged(in: report)
    guard !tokens.isEmpty else { return [] }
    var lines = ["### Undetermined tokens in no judged pair", ""]
    lines += tokens.prefix(MarkdownReport.perVariantLimit).map { token in
      "- \(MarkdownText.code(token.path)): \(MarkdownText.cell(token.reason)) (\(MarkdownText.code(token.place.description)))"
    }
    if tokens.count > MarkdownReport.perVariantLimit {
      lines.append("- and \(Counted.number(tokens.count - MarkdownReport.perVariantLimit)) more")
    }
    return lines + [""]
  }

  private func others() -> [String] {
    var notes: [String] = []
    for waiver in report.waivers where waiver.state == .expired {
      notes.append("A waiver of rule \(waiver.rule) expired on \(waiver.expires ?? ""): \(waiver.reason)")
    }
    let unused = report.waivers.count { $0.state == .unused }
    if unused > 0 { notes.append("\(Counted.of(unused, "waiver")) match nothing that fails.") }
    if let stale = report.baseline?.stale.count, stale > 0 {
      notes.append(
        "\(Counted.of(stale, "baseline entry", "baseline entries")) answer to no pair; `legible audit --baseline --prune` drops them."
      )
    }
    if !report.contractFindings.isEmpty {
      notes.append("\(Counted.of(report.contractFindings.count, "contract finding")).")
    }
    if !report.gamutFindings.isEmpty {
      notes.append("\(Counted.of(report.gamutFindings.count, "token")) outside the gamut.")
    }
    if !report.coverage.unpaired.isEmpty {
      notes.append("\(Counted.of(report.coverage.unpaired.count, "token")) stand in no judged pair.")
    }
    guard !notes.isEmpty else { return [] }
    return ["### Also", ""] + notes.map { "- " + MarkdownText.escaped($0) } + [""]
  }
}
