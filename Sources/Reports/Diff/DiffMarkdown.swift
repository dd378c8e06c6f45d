import Audit
import ColorScience
import Wording

/// The effect of a change, for a pull request: the verdict, the cause and the new failures; then, folded, the changed colors,
/// the fixed failures and the earlier ones.
public struct DiffMarkdown {
  /// The parts around the comparison itself.
  public struct Frame: Sendable {
    public var picture: SummaryPicture?
    /// The command that writes the full report; `nil` where it is not known.
    public var command: String?

    public init(picture: SummaryPicture? = nil, command: String? = nil) {
      self.picture = picture
      self.command = command
    }
  }

  /// The most entries of each list. A comment on GitHub holds 65,536 characters, so the first limits that fit are used.
  struct Limits {
    /// The rows of each known cause, and the causes.
    var looks = 6
    var causes = 40
    /// The rows of each folded list.
    var folded = 40
    var colors = 40
    /// The rows of the failures that fail the run.
    var failures = 12
    var alternative = 1_000

    /// The limits from the longest report to the shortest. Failures that existed before are cut first.
    static let steps = [
      Limits(), Limits(looks: 3), Limits(looks: 0), Limits(looks: 0, causes: 12), Limits(looks: 0, causes: 5),
      Limits(looks: 0, causes: 5, folded: 12), Limits(looks: 0, causes: 5, folded: 5, colors: 12),
      Limits(looks: 0, causes: 3, folded: 3, colors: 5, failures: 8, alternative: 300),
      Limits(looks: 0, causes: 0, folded: 0, colors: 0, failures: 4, alternative: 100),
    ]
  }

  private static let room = 60_000

  let diff: ReportDiff
  let words: DiffWords
  /// The report after the change, in which each failure is marked by how the change affected it; `nil` where only the
  /// difference is known.
  let after: AuditReport?
  let looks: DiffLooks
  var limits = Limits()
  private let frame: Frame

  public init(_ diff: ReportDiff, after: AuditReport? = nil, frame: Frame = Frame()) {
    self.diff = diff
    self.after = after
    self.frame = frame
    words = DiffWords(diff: diff)
    looks = DiffLooks(diff: diff, after: after)
  }

  public static func markdown(_ diff: ReportDiff, after: AuditReport? = nil, frame: Frame = Frame()) -> String {
    DiffMarkdown(diff, after: after, frame: frame).lines().joined(separator: "\n") + "\n"
  }

  func lines() -> [String] {
    var shorter = self
    for limits in Limits.steps {
      shorter.limits = limits
      let lines = shorter.allLines()
      if lines.reduce(0, { $0 + $1.utf16.count + 1 }) <= DiffMarkdown.room { return lines }
    }
    return [MarkdownText.marker(diff.system), "## \(words.mark.glyph) \(headline)"]
  }

  private var isUnchanged: Bool {
    !diff.hasRegressed && !diff.hasSilenced
      && (diff.new + diff.worse + diff.fixed + diff.better + diff.accepted).isEmpty
  }

  /// The headline, such as `3 new failures, 12 fixed`.
  private var headline: String { isUnchanged ? "No verdict changed" : words.headline }

  private func allLines() -> [String] {
    var lines = [MarkdownText.marker(diff.system), "## \(words.mark.glyph) \(headline)"]
    // An earlier comment is then replaced by these two lines.
    if isUnchanged, diff.tokens.isEmpty, diff.renames.isEmpty, diff.shown.isEmpty, diff.fallen.isEmpty { return lines }
    lines += ["", sentence(), ""] + words.fallen.flatMap { [MarkdownText.escaped(SafeText.of($0, limit: 600)), ""] }
    if let nearest = nearest() { lines += [nearest, ""] }
    if let picture = frame.picture {
      lines += [picture.markdown(alternative: alternative, limit: limits.alternative), ""]
    }
    lines += findings() + open("New failures", diff.new) + open("Worse", diff.worse) + shown()
    lines += changedColors() + folded("fixed", diff.fixed) + folded("better, still failing", diff.better)
    lines += folded("accepted by the baseline", diff.accepted)
    lines += folded("no longer failing, as waived or exempt", diff.waived)
    lines += folded("failed, and no longer judged", diff.unjudged) + known() + undecided()
    return lines + last() + ["<sub>\(method)</sub>"]
  }

  /// The alternative text of the picture, such as `3 new failures, 12 fixed. New: textSecondary on layer3, 4.11 of 4.5 in
  /// LightTheme; …`.
  private var alternative: String {
    let rows = looks.rows(diff.new + diff.worse)
    let told = rows.prefix(3).map { row in
      "\(row.foreground) on \(row.background), \(row.now) of \(row.needs) in \(Counted.list(row.variants, limit: 2))"
    }
    let rest = rows.count > 3 ? ["and \(Counted.of(rows.count - 3, "more look"))"] : []
    let title = diff.new.isEmpty ? "Worse" : "New"
    let words = told.isEmpty ? [] : ["\(title): \((told + rest).joined(separator: "; "))."]
    return (["\(headline)."] + words + [VerdictLine.failing(diff)]).joined(separator: " ")
  }

  /// Returns, for example, `One changed color causes all 3: … 38 of 552 judged pairs fail; 47 did before, on main at 9f3a1c0. …`.
  private func sentence() -> String {
    var parts: [String] = []
    if let name = looks.onlyCause {
      let all = diff.new.count == 1 ? "it" : "all \(Counted.number(diff.new.count))"
      let isChanged = diff.tokens.contains { $0.path == name }
      parts.append("**One \(isChanged ? "changed " : "")colour causes \(all): \(MarkdownText.code(name)).**")
    }
    let totals = diff.afterTotals
    parts.append(
      "\(VerdictLine.failing(totals.fail, of: totals.judged)); "
        + "\(Counted.number(diff.beforeTotals.fail)) did before, \(place(diff.before)).")
    parts += words.movements.map { MarkdownText.escaped($0) }
    return parts.joined(separator: " ")
  }

  /// Returns, for example, `on main at 9f3a1c0` or `in old/report.json`.
  private func place(_ name: String) -> String {
    guard let at = name.ranges(of: " at ").last else { return "in \(MarkdownText.code(name))" }
    return
      "on \(MarkdownText.code(String(name[..<at.lowerBound]))) at \(MarkdownText.cell(String(name[at.upperBound...])))"
  }

  /// Returns a sentence about the one color that would make all new failures pass; `nil` where there is none.
  private func nearest() -> String? {
    guard let wish = looks.onlyWish else { return nil }
    let all = diff.new.count == 1 ? "it" : "all \(Counted.number(diff.new.count))"
    let value = SuggestionWords.color(wish.suggestion, MarkdownText.code(ShownNumber.color(wish.suggestion.color)))
    return "\(MarkdownText.code(ShownNumber.color(wish.wished))) → \(value) is the nearest value that keeps \(all) "
      + "(ΔE \(ShownNumber.difference(wish.suggestion.difference)))"
      + "\(MarkdownText.cell(SuggestionWords.tail(wish.suggestion.refusal)))."
  }

  /// Returns the findings beside pairs that fail the run.
  private func findings() -> [String] {
    guard !diff.newFindings.isEmpty else { return [] }
    var lines = ["### Other new findings", ""]
    lines += diff.newFindings.prefix(limits.failures).map { finding in
      let place = finding.place.map { " (\(MarkdownText.code("\($0.file):\($0.line)")))" } ?? ""
      return "- \(MarkdownText.escaped(SafeText.of(finding.message, limit: 400)))\(place)"
    }
    let rest = diff.newFindings.count - limits.failures
    if rest > 0 { lines.append("- and \(Counted.number(rest)) more") }
    return lines + [""]
  }

  private func last() -> [String] {
    var parts: [String] = []
    if let after, !after.failedOn.isEmpty {
      let classes = after.failedOn.map { failure in
        failure == .failures
          ? diff.new.isEmpty ? "failures that got worse" : "new failures" : VerdictWords.words(failure)
      }
      parts.append("The run fails on: \(classes.joined(separator: ", ")).")
    }
    let links = frame.picture.map { [$0.link("page", to: "report.html"), $0.link("pictures", to: "")] } ?? []
    let ways = links + (frame.command.map { [MarkdownText.code($0)] } ?? [])
    if !ways.isEmpty { parts.append("Full report: \(Counted.list(ways, limit: 3, last: "or")).") }
    return parts.isEmpty ? [] : [parts.joined(separator: " "), ""]
  }

  /// The line on the method, such as `legible 1.0.0, WCAG 2.2 1.4.3 and 1.4.11, ratios truncated. …`.
  private var method: String {
    var parts: [String] = []
    if let after {
      let criteria = CriteriaWords.judged(after)
      let named = criteria.isEmpty ? "WCAG 2" : "WCAG 2.2 " + Counted.list(criteria, limit: 9)
      let system = after.system.isEmpty ? "" : MarkdownText.cell(after.system) + ": "
      parts.append(
        "\(system)\(MarkdownText.cell("\(after.tool.name) \(after.tool.version)")), \(named), ratios truncated.")
    }
    parts.append("Evidence about design tokens, not a statement of conformance.")
    let digest = after.map { ", \(MarkdownText.cell($0.tool.configuration))" } ?? ""
    parts.append("Compared: \(MarkdownText.cell(diff.after)) against \(MarkdownText.cell(diff.before))\(digest).")
    return parts.joined(separator: " ")
  }
}
