import Audit
import Reports

/// A report as bytes, in each of the text formats.
enum ReportText {
  struct Options {
    var includesMatrix = false
    var isVerbose = false
    var style = TerminalStyle.plain
  }

  static func bytes(_ report: AuditReport, _ kind: AuditArguments.Report, _ options: Options) -> [UInt8] {
    switch kind {
    case .json: ReportDocument.json(report, options: ReportDocument.Options(includesMatrices: options.includesMatrix))
    case .html: HTMLReport.render(report)
    case .markdown: Array(MarkdownReport.markdown(report).utf8)
    case .sarif: SARIFReport.json(report)
    case .junit: Array(JUnitReport.xml(report).utf8)
    case .github: Array(GitHubAnnotations.text(report).utf8)
    case .text: Array(TextSummary.text(report, options: textOptions(options)).utf8)
    case .png: []
    }
  }

  private static func textOptions(_ options: Options) -> TextSummary.Options {
    let style = TextStyle(isColored: options.style.isColored, showsTrueColor: options.style.showsTrueColor)
    return TextSummary.Options(style: style, isVerbose: options.isVerbose)
  }
}
