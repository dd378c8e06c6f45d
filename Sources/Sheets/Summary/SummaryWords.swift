import Audit
import ColorScience
import Wording

extension SummaryContent {
  init(_ index: ReportIndex) {
    let report = index.report
    let words = VerdictWords(report)
    system = report.system.isEmpty ? "Design tokens" : report.system
    stamp = SummaryContent.stamp(report.tool)
    let isJudged = report.totals.judged > 0
    mark = isJudged || report.isBroken ? words.mark : .query
    verdict = words.headline
    lede = SummaryContent.lede(index)
    counts = SummaryCount.all(report.totals)
    sections = [
      isJudged ? nil : SummaryPalette(index).map { .palette($0) }, isJudged ? nil : SummaryPalette.contrasts(index),
      SummaryContent.changes(index), report.totals.fail > 0 ? SummaryContent.place(index) : SummaryContent.pairs(index),
      report.totals.fail > 0 ? SummaryContent.pairs(index) : SummaryContent.place(index), SummaryContent.notes(index),
    ].compactMap(\.self)
    footer = SummaryContent.footer(index)
  }

  static func stamp(_ tool: ToolStamp) -> String {
    [
      "\(tool.name) \(tool.version)", tool.configDigest.isEmpty ? nil : tool.configuration,
      tool.commit.map(SheetHead.short), tool.date,
    ].compactMap(\.self).joined(separator: " · ")
  }

  private static func footer(_ index: ReportIndex) -> String {
    let criteria = Set(index.rulesOfVariant.joined().compactMap { index.report.rules[$0].criterion.successCriterion })
    let hasChanges = !index.report.causes.isEmpty
    return [
      "Each tile is the real composite, read from the sources. Ratios are truncated, never rounded up.",
      hasChanges ? "Suggested values keep the hue." : "",
      SheetFooter.criteria(criteria).dropLast() + ": evidence about design tokens, not a statement of conformance.",
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func lede(_ index: ReportIndex) -> [SummaryText] {
    let report = index.report
    let totals = report.totals
    let also = SummaryText(SummaryContent.also(report), .soft)
    if totals.judged == 0 { return unjudged(report) }
    if totals.fail > 0 { return failing(index) + [also].filter { !$0.text.isEmpty } }
    if totals.undetermined > 0 {
      let groups = UndeterminedGroup.all(in: report)
      let reasons = groups.prefix(2).map { "\(Counted.number($0.pairs.count)): \(VisibleName.shown($0.reason))" }
      let more = groups.count > 2 ? "; \(Counted.of(groups.count - 2, "more reason"))" : ""
      return [SummaryText(reasons.joined(separator: "; ") + more + ".", .strong)] + [
        SummaryText(VerdictWords.undeterminedIsNoPass, .soft)
      ]
    }
    let scope = SummaryText(SummaryContent.scope(report), .soft)
    let failedOn = VerdictWords.failedOn(report).map { [SummaryText($0)] } ?? []
    if totals.pass < totals.judged {
      let others = [(totals.waived, "waived"), (totals.exempt, "exempt")].filter { $0.0 > 0 }
        .map { "\(Counted.number($0.0)) \($0.0 == 1 ? "is" : "are") \($0.1)" }.joined(separator: ", ")
      return [
        SummaryText(
          "\(Counted.number(totals.pass)) \(totals.pass == 1 ? "passes" : "pass") on every display.", .strong),
        SummaryText("\(others)\(exemption(report))."), scope,
      ] + failedOn
    }
    guard let closest = Ranking(report: report).worst(.pass) else { return [scope] + failedOn }
    let names = PairNames(report: report)
    func short(_ token: Int) -> String { SummaryContent.cut(VisibleName.shown(index.label(token)), 28) }
    return [
      SummaryText(
        "Closest: \(short(closest.foreground)) on \(short(closest.background)), \(names.figures(closest)).",
        .strong), scope,
    ] + failedOn
  }

  private static func failing(_ index: ReportIndex) -> [SummaryText] {
    let causes = index.report.causes
    guard let first = causes.first else { return [] }
    if causes.count == 1 {
      let name = cut(VisibleName.shown(index.label(first.name)), 28)
      let all = index.report.totals.fail == 1 ? "it" : "all of them"
      return [SummaryText("One colour causes \(all): \(name).", .strong)]
    }
    return CauseWords.sentences(index.report).enumerated().map {
      $0.offset == 0 ? SummaryText($0.element, .strong) : SummaryText($0.element)
    }
  }

  private static func unjudged(_ report: AuditReport) -> [SummaryText] {
    let guessed = report.totals.byEvidence[.guessed].judged + report.totals.byEvidence[.likely].judged
    guard guessed > 0 else {
      return [
        SummaryText("\(Counted.of(report.totals.measured, "pair was", "pairs were")) measured.", .strong),
        SummaryText("No rule, no view and no name says which of them are shown."),
      ]
    }
    return [
      SummaryText(
        "\(Counted.of(guessed, "pair is a guess", "pairs are guesses")): measured, not judged.", .strong),
      SummaryText("“legible init” writes rules."),
    ]
  }

  /// Returns a sentence on the other findings that fail the run, besides failing pairs.
  private static func also(_ report: AuditReport) -> String {
    let others = report.failedOn.filter { $0 != .failures }.map(VerdictWords.words)
    guard !others.isEmpty else { return "" }
    return "The run also fails on \(SheetFooter.listed(others))."
  }

  private static func scope(_ report: AuditReport) -> String {
    let parts = [
      Counted.of(report.themes.count, "theme"),
      report.variants.count == report.themes.count ? nil : Counted.of(report.variants.count, "variant"),
      report.rules.isEmpty ? nil : RuleWords.count(report),
    ].compactMap(\.self)
    return parts.joined(separator: ", ") + "."
  }

  /// Returns the reason of the exempt pairs, where they all share one.
  private static func exemption(_ report: AuditReport) -> String {
    guard report.totals.exempt > 0 else { return "" }
    var reason: String?
    for pair in report.pairs where pair.verdict == .exempt && pair.evidence.isBinding {
      guard let own = pair.reason, reason == nil || reason == own, own.count <= 60 else { return "" }
      reason = own
    }
    return reason.map { " (\(VisibleName.shown($0)))" } ?? ""
  }

  /// Shortens a name by cutting out its middle.
  static func cut(_ name: String, _ limit: Int) -> String {
    name.count > limit ? "\(name.prefix(limit / 2))…\(name.suffix(limit / 2 - 1))" : name
  }
}
