import Audit

/// The report as one self-contained HTML file: no network, no script but its own.
///
/// The markup is complete by itself. Where scripts run, the script replaces it and works on the data in the file.
public enum HTMLReport {
  /// Renders the page. `plan` is the content of the Mend view.
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
          EmbeddedData(PageData.json(report, plan: plan)).node,
          .tag("script", [:], .rawText(script)))))
  }
}
