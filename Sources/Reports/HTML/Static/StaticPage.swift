import Audit
import ColorScience
import ThemeModel
import Wording

/// The landing view and the failures as plain markup, for mail previews, crawlers and browsers without scripts.
enum StaticPage {
  /// The most rows in the markup. More would make the file heavy, and nobody reads them without filters; the page's script
  /// shows all.
  static let failuresShown = 400

  static func brand(_ system: String) -> HTMLNode {
    .tag(
      "div", ["class": "brand"],
      .tag("span", ["class": "brand-name"], "Legible"),
      .tag("span", ["class": "brand-system"], name(system)))
  }

  static func main(_ report: AuditReport, _ summary: ReportSummary, plan: PagePlan? = nil) -> HTMLNode {
    let failures = report.pairs.indices.filter { report.pairs[$0].isFailure }
    return .group([
      .tag("h1", ["class": "verdict"], .text(summary.verdict)),
      .tag(
        "p", ["class": "lede"],
        summary.lede.enumerated().map { index, sentence in
          index == 0 ? .tag("strong", [:], .text(sentence)) : .text(" " + sentence)
        }),
      counts(report.totals),
      StaticCauses.node(report),
      StaticPlan.node(plan),
      StaticHeatTable.node(report, failures: failures),
      StaticFailures.node(report, failures: failures),
    ])
  }

  private static func counts(_ totals: Totals) -> HTMLNode {
    let all: [(Int, String)] = [
      (totals.fail, "fail"), (totals.undetermined, "undetermined"), (totals.waived, "waived"),
      (totals.exempt, "exempt"), (totals.pass, "pass"),
    ]
    return .tag(
      "ul", ["class": "counts"],
      all.filter { $0.0 > 0 }.map { count, word in
        .tag("li", [:], .tag("b", [:], .text(Counted.number(count))), .text(" \(word)"))
      })
  }

  /// Returns a name of the system, isolated so that its direction does not affect the text around it.
  static func name(_ text: String) -> HTMLNode {
    .tag("bdi", [:], .text(VisibleText.name(text)))
  }

  static func code(_ text: String) -> HTMLNode {
    .tag("bdi", ["class": "name"], .text(VisibleText.name(text)))
  }

  static func place(_ place: Place) -> String {
    "\(VisibleText.name(place.file)):\(place.line)"
  }
}
