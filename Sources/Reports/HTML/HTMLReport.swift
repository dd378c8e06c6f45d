import Audit

/// The report as one HTML file that needs nothing beside it: no network, no script but its own.
///
/// What stands in the markup tells the story by itself; the script takes over where there is one and works on the data that
/// the file carries.
public enum HTMLReport {
  /// `plan`: what the view that mends shows.
  public static func render(_ report: AuditReport, plan: PagePlan? = nil) -> [UInt8] {
    let style = PageSource.style
    let script = PageSource.script
    let policy = ContentSecurityPolicy(styles: [style], scripts: [script])
    let summary = ReportSummary(report)
    return HTMLWriter.document(
      .tag(
        "html", ["lang": "en"],
        .tag(
          "head", [:],
          .tag("meta", ["charset": "utf-8"]),
          .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy.text]),
          .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
          .tag("meta", ["name": "color-scheme", "content": "light dark"]),
          .tag("meta", ["name": "generator", "content": "\(report.tool.name) \(report.tool.version)"]),
          .tag("title", [:], .text(summary.title)),
          .tag("style", [:], .rawText(style))),
        .tag(
          "body", [:],
          .tag("header", ["id": "bar", "class": "bar"], StaticPage.brand(report.system)),
          .tag("div", ["id": "notice"]),
          .tag("main", ["id": "main", "class": "main view-overview"], StaticPage.main(report, summary, plan: plan)),
          .tag("aside", ["id": "side", "class": "side", "aria-label": "Inspector", "hidden": nil]),
          StaticFooter.node(report),
          .tag("div", ["id": "said", "class": "unseen", "aria-live": "polite"]),
          .tag("div", ["id": "toast", "class": "toast", "aria-hidden": "true"]),
          .tag(
            "script", ["type": "application/json", "id": "legible-data"], .rawText(PageData.json(report, plan: plan))),
          .tag("script", [:], .rawText(script)))))
  }
}
