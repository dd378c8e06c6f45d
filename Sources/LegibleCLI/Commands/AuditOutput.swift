import Audit
import Reports
import Sheets
import Survey
import Wording

/// The output of an audit: reports in a folder, and one report on standard output.
final class AuditOutput {
  private let source: any ReportSource
  private let whole: () -> AuditReport
  private let notable: () -> AuditReport
  private let arguments: AuditArguments
  private let workers: Int
  private let progress: ProgressLine
  private let survey: SurveyWords?
  /// The plan that the HTML page shows beside the findings.
  private let plan: () -> PagePlan?

  /// The complete report, for the formats that need it.
  private(set) lazy var report = whole()
  /// The report for formats that do not list passing pairs.
  private lazy var short = isWhole ? report : notable()
  /// Whether some report needs the complete one. A shorter one would then save nothing.
  private let isWhole: Bool
  /// Reports for people at the terminal. Places are relative to the working folder.
  private lazy var labelled = report.labelled
  private lazy var shortLabelled = short.labelled
  /// Reports for all other uses. Places are relative to the top of the repository.
  private lazy var placed = report.placed(below: place)
  private lazy var shortPlaced = short.placed(below: place)
  private let place: String

  /// - Parameter place: The path of the working folder from the top of the repository. Empty at the top.
  init(
    _ run: AuditRun, arguments: AuditArguments, place: String, workers: Int, progress: ProgressLine,
    survey: SurveyWords? = nil, plan: @escaping () -> PagePlan?
  ) {
    source = run
    self.plan = plan
    whole = run.report
    notable = run.notableReport
    let reports =
      arguments.reports.isEmpty && arguments.outputFolder != nil ? AuditArguments.reportsOfAFolder : arguments.reports
    isWhole = reports.contains { [.html, .png, .evidence].contains($0) } || arguments.isVerbose
    self.place = place
    self.arguments = arguments
    self.workers = workers
    self.progress = progress
    self.survey = survey
  }

  /// Takes a report that is already complete.
  init(
    _ report: AuditReport, arguments: AuditArguments, place: String, workers: Int, progress: ProgressLine,
    survey: SurveyWords? = nil
  ) {
    source = WholeReport(report)
    plan = { nil }
    whole = { report }
    notable = whole
    isWhole = true
    self.place = place
    self.arguments = arguments
    self.workers = workers
    self.progress = progress
    self.survey = survey
  }

  /// Prints the one report that was requested without a folder, or otherwise the text. If only other reports were
  /// requested for a folder, prints a line with the verdict.
  func print(in world: World) {
    let isChosen = !arguments.reports.isEmpty
    if arguments.outputFolder != nil, isChosen, !arguments.reports.contains(.text) {
      world.output.writeLine(verdict)
      return
    }
    let kind = arguments.outputFolder == nil ? arguments.reports.first ?? .text : .text
    if kind == .text {
      world.show(text(style: world.style(arguments.color), width: world.textWidth))
    } else {
      emit(kind) { world.output.write(bytes: $0) }
    }
    world.output.flush()
  }

  /// Writes all reports, or none.
  func write(to folder: String, in world: World) throws(CommandFailure) {
    let reports = arguments.reports.isEmpty ? AuditArguments.reportsOfAFolder : arguments.reports
    let files = ReportFolder(folder, run: RunMark.of(source.head), disk: world.disk)
    var warnings: [SheetWarning] = []
    for kind in reports {
      if let name = ReportFiles.name(of: kind) {
        try files.stage(name) { sink in emit(kind, to: sink) }
        if kind == .evidence {
          try files.stage("evidence.csv", Array(ConformanceEvidence.csv(placed.labelled).utf8))
        }
      } else if !source.head.isBroken {
        let summary = SheetRenderer(labelled, options: SheetOptions(kinds: [.summary], workers: workers))
        warnings = try ReportFiles.stage(summary, to: ".", files, progress: progress)
        guard arguments.drawsSheets else { continue }
        let renderer = SheetRenderer(labelled, options: SheetOptions(workers: workers))
        warnings += try ReportFiles.stage(renderer, to: ReportFolder.sheets, files, progress: progress)
      }
    }
    let count = try files.commit()
    guard !arguments.isQuiet else { return }
    for warning in warnings { world.errors.writeLine("legible: \(warning)") }
    world.errors.writeLine("legible: wrote \(count) file\(count == 1 ? "" : "s") into \(SafeText.of(folder))")
  }

  /// The source with places relative to the top of the repository.
  private var placedSource: any ReportSource { place.isEmpty ? source : PlacedReport(source, below: place) }

  private func emit(_ kind: AuditArguments.Report, to sink: (UnsafeRawBufferPointer) -> Void) {
    switch kind {
    case .json:
      let options = ReportDocument.Options(includesMatrices: arguments.includesMatrix)
      ReportDocument.write(placedSource, options: options, to: sink)
    case .html: HTMLReport.render(placed.labelled, plan: plan()).withUnsafeBytes(sink)
    case .markdown: summary.withUnsafeBytes(sink)
    case .sarif: SARIFReport.write(placedSource, to: sink)
    case .junit: JUnitReport.write(source, placedBelow: place, to: sink)
    case .github: Array(GitHubAnnotations.text(shortPlaced).utf8).withUnsafeBytes(sink)
    case .gitlab: CodeQualityReport.json(shortPlaced).withUnsafeBytes(sink)
    case .csv: PairTable.write(source, placedBelow: place, to: sink)
    case .evidence: Array(ConformanceEvidence.markdown(placed.labelled).utf8).withUnsafeBytes(sink)
    case .text:
      Array((text(style: .plain, width: 80).joined(separator: "\n") + "\n").utf8).withUnsafeBytes(sink)
    case .png: break
    }
  }

  private func text(style: TerminalStyle, width: Int) -> [String] {
    let options = TextSummary.Options(
      style: style, isVerbose: arguments.isVerbose, width: width, survey: survey,
      writesReports: arguments.outputFolder != nil)
    return TextSummary(shortLabelled, options: options).lines()
  }

  /// The Markdown report, which is also the summary of a CI step.
  var summary: [UInt8] { Array(MarkdownReport.markdown(shortPlaced.labelled, picture: arguments.picture).utf8) }

  private var verdict: String {
    if source.head.isBroken { return "the audit could not be done" }
    let totals = source.head.totals
    let isTold = totals.fail > 0 && totals.undetermined > 0
    return VerdictLine(totals).text + (isTold ? ", \(Counted.number(totals.undetermined)) undetermined" : "")
  }
}
