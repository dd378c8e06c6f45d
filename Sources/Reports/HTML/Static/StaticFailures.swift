import Audit
import ColorScience
import Wording

/// The failing pairs as one table, in the order of the report.
enum StaticFailures {
  static func node(_ report: AuditReport, failures: [Int]) -> HTMLNode {
    guard !failures.isEmpty else { return .nothing }
    let shown = failures.prefix(StaticPage.failuresShown)
    let rest = failures.count - shown.count
    return .tag(
      "section", [:],
      .tag("h2", [:], "Failing pairs"),
      .tag(
        "table", ["class": "plain-table"],
        .tag("caption", ["class": "unseen"], "Pairs under their requirement"),
        .tag(
          "thead", [:],
          .tag(
            "tr", [:],
            ["Sample", "Foreground", "Background", "Theme", "Rule", "Contrast", "Needs"].map {
              .tag("th", ["scope": "col"], .text($0))
            })),
        .tag("tbody", [:], shown.map { row(report.pairs[$0], report) })),
      rest > 0
        ? .tag(
          "p", [:],
          .text(
            "\(Counted.of(rest, "more pair fails", "more pairs fail")); the page lists \(rest == 1 ? "it" : "them") where scripts run."
          ))
        : .nothing)
  }

  private static func row(_ pair: PairReport, _ report: AuditReport) -> HTMLNode {
    let rule = report.rules[pair.rule]
    return .tag(
      "tr", [:],
      .tag("td", [:], TilePicture.node(pair, sample: rule.sample)),
      .tag("th", ["scope": "row"], StaticPage.code(report.tokens[pair.foreground].path)),
      .tag("td", [:], StaticPage.code(report.tokens[pair.background].path)),
      .tag("td", [:], StaticPage.name(report.variants[pair.variant].name)),
      .tag("td", [:], StaticPage.name(rule.id)),
      .tag("td", ["class": "figure"], .text(pair.ratio.map { WCAG.shown($0, missing: pair.required) } ?? "none")),
      .tag("td", ["class": "figure"], .text(StaticCauses.number(pair.required))))
  }
}
