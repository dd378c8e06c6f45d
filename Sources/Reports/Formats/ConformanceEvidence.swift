import Audit
import ColorScience
import Wording

/// Evidence for an accessibility conformance report: what was judged and how, the results by success criterion, the exceptions
/// with their reasons, and what was not judged. It states facts about tokens, and never that a product conforms.
public struct ConformanceEvidence {
  private let report: AuditReport
  private let names: PairNames

  public init(_ report: AuditReport) {
    self.report = report
    names = PairNames(report: report)
  }

  public static func markdown(_ report: AuditReport) -> String {
    ConformanceEvidence(report).lines().joined(separator: "\n") + "\n"
  }

  func lines() -> [String] {
    let words = VerdictWords(report)
    var lines = [
      "# Contrast evidence: \(MarkdownText.cell(report.system))", "", MarkdownText.escaped(words.headline) + ".", "",
    ]
    if report.isBroken { return lines + words.details.flatMap { [MarkdownText.escaped($0), ""] } }
    lines += scope() + results() + failing() + exceptions() + unjudged() + method()
    return lines
  }

  private func scope() -> [String] {
    [
      "## What was judged", "",
      "- \(Counted.of(report.themes.count, "theme")) in \(Counted.of(report.variants.count, "variant")): "
        + Counted.list(report.themes.map { MarkdownText.code($0.name) }, limit: 12),
      "- \(Counted.of(report.tokens.count(where: \.isPurpose), "semantic token")), "
        + "\(Counted.of(report.totals.judged, "pair")) under \(RuleWords.count(report))",
      "- \(report.tool.name) \(MarkdownText.escaped(report.tool.version)), "
        + MarkdownText.escaped(report.tool.configuration) + (stamp.isEmpty ? "" : ", " + stamp.joined(separator: ", ")),
      "",
    ]
  }

  /// Returns the same evidence as comma-separated rows: part, subject, result, number of pairs, explanation.
  public static func csv(_ report: AuditReport) -> String {
    ([["part", "subject", "result", "pairs", "explanation"]] + ConformanceEvidence(report).rows())
      .map { CSV.line($0) + "\r\n" }.joined()
  }

  private func rows() -> [[String]] {
    let words = VerdictWords(report)
    var rows = [
      ["verdict", report.system, words.headline, "\(report.totals.judged)", words.details.joined(separator: " ")]
    ]
    if report.isBroken { return rows }
    rows.append([
      "method", "configuration", report.tool.configuration, "",
      "\(report.tool.name) \(report.tool.version)\(stamp.isEmpty ? "" : ", " + stamp.joined(separator: ", "))",
    ])
    for tally in tallies() {
      let worst = tally.worst.map { "worst: \(names.title($0)) in \(names.variant($0)), \(names.figures($0))" } ?? ""
      rows += ConformanceEvidence.verdicts.map { verdict in
        [
          "result", tally.name, verdict.rawValue, "\(tally.counts[verdict] ?? 0)", verdict == .fail ? worst : "",
        ]
      }
    }
    rows += redFindings.map { ["finding", $0.check, "fail", "", $0.message] }
    rows += report.waivers.map { waiver in
      [
        "exception", "\(waiver.foreground) on \(waiver.background)",
        ConformanceEvidence.words(waiver),
        "\(waiver.matched)",
        waiver.reason,
      ]
    }
    rows += exemptions().map { ["exception", "exempt", "", "\($0.count)", $0.reason] }
    rows += report.coverage.unpaired.map { ["not judged", report.tokens[$0].path, "in no judged pair", "", ""] }
    return rows
  }

  private var stamp: [String] {
    [report.tool.date.map { "on \($0)" }, report.tool.commit.map { "at commit \($0)" }].compactMap(\.self)
  }

  private static let verdicts: [Verdict] = [.pass, .fail, .undetermined, .waived, .exempt]

  private struct Tally {
    var name: String
    var counts: [Verdict: Int] = [:]
    var worst: PairReport?
  }

  /// Returns the results by success criterion.
  private func tallies() -> [Tally] {
    var order: [String] = []
    var tallies: [String: Tally] = [:]
    for pair in report.pairs where pair.evidence.isBinding {
      let name = names.criterion(names.rule(pair))
      if tallies[name] == nil { order.append(name) }
      tallies[name, default: Tally(name: name)].counts[pair.verdict, default: 0] += 1
      guard pair.verdict == .fail, let ratio = pair.ratio else { continue }
      let worst = tallies[name]?.worst
      if worst.map({ ratio < $0.ratio ?? .infinity }) ?? true { tallies[name]?.worst = pair }
    }
    return order.compactMap { tallies[$0] }
  }

  private func results() -> [String] {
    var lines = [
      "## Results by success criterion", "",
      "| criterion | pass | fail | undetermined | waived | exempt | worst |",
      "| --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for tally in tallies() {
      let counts = ConformanceEvidence.verdicts.map { Counted.number(tally.counts[$0] ?? 0) }
      let worst = tally.worst.map { "\(MarkdownText.code(names.title($0))): \(names.figures($0))" } ?? ""
      lines.append("| " + ([MarkdownText.cell(tally.name)] + counts + [worst]).joined(separator: " | ") + " |")
    }
    return lines + [""]
  }

  /// What fails the run beside pairs: a contract, a rule that matches nothing, colors outside a gamut.
  private var redFindings: [Finding] { Checks.findings(in: report).filter { $0.level == .error } }

  private func failing() -> [String] {
    let red = redFindings
    guard !red.isEmpty else { return [] }
    return ["## Also failing the run", ""]
      + red.map { "- \(MarkdownText.escaped(SafeText.of($0.message, limit: 400)))" } + [""]
  }

  private func exceptions() -> [String] {
    var lines = report.waivers.map { waiver in
      "- \(MarkdownText.cell(ConformanceEvidence.words(waiver))): "
        + "\(MarkdownText.code(waiver.foreground)) on \(MarkdownText.code(waiver.background)), "
        + "\(Counted.of(waiver.matched, "pair")): \(MarkdownText.cell(waiver.reason))"
    }
    lines += exemptions().map { "- exempt, \(Counted.of($0.count, "pair")): \(MarkdownText.cell($0.reason))" }
    return ["## Exceptions", ""] + (lines.isEmpty ? ["None."] : lines) + [""]
  }

  /// Returns `accepted, used, until 2027-01-31`.
  private static func words(_ waiver: WaiverReport) -> String {
    "\(waiver.kind), \(waiver.state.rawValue)" + (waiver.expires.map { ", until \($0)" } ?? "")
  }

  /// Returns each reason of exempt pairs with their number, the most frequent first.
  private func exemptions() -> [(reason: String, count: Int)] {
    var reasons: [String: Int] = [:]
    for pair in report.pairs where pair.verdict == .exempt { reasons[pair.reason ?? "exempt", default: 0] += 1 }
    return reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func unjudged() -> [String] {
    let unpaired = report.coverage.unpaired.map { MarkdownText.code(report.tokens[$0].path) }
    var lines = ["- Text over pictures and video, states that no token describes, and what views draw without tokens"]
    if !unpaired.isEmpty {
      lines.append("- \(Counted.of(unpaired.count, "token")) in no judged pair: " + Counted.list(unpaired, limit: 20))
    }
    let guessed = report.pairs.count { !$0.evidence.isBinding }
    if guessed > 0 { lines.append("- \(Counted.of(guessed, "pair")) only guessed or likely: measured, not counted") }
    if report.totals.undetermined > 0 {
      lines.append("- \(Counted.of(report.totals.undetermined, "pair")) undetermined, which is never a pass")
    }
    return ["## What was not judged", ""] + lines + [""]
  }

  private func method() -> [String] {
    [
      "## Method", "",
      "Contrast is WCAG 2's ratio of relative luminances, compared unrounded and shown truncated. Translucent colours are "
        + "composited in encoded values, layer by layer; where several surfaces can lie under a pair, the worst counts. "
        + "Displays: \(report.settings.displays.map(\.rawValue).joined(separator: ", ")); colours that a display cannot "
        + "show are mapped by \(report.settings.mapping.rawValue). This is evidence about design tokens. It does not by "
        + "itself establish the conformance of a product.",
    ]
  }
}
