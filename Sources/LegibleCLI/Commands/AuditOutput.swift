import Audit
import Reports
import Sheets
import Wording

/// What an audit leaves behind: reports in a folder, and one on standard output.
final class AuditOutput {
  private let run: AuditRun
  private let arguments: AuditArguments
  private let workers: Int
  private let progress: ProgressLine

  /// Everything at once, for the reports that need that; report.json does not.
  private(set) lazy var report = run.report()
  /// For people.
  private lazy var labelled = report.labelled

  init(run: AuditRun, arguments: AuditArguments, workers: Int, progress: ProgressLine) {
    self.run = run
    self.arguments = arguments
    self.workers = workers
    self.progress = progress
  }

  /// The one report that was asked for without a folder, else the text. Where reports were chosen for a folder, a line tells
  /// how it went.
  func print(in world: World) {
    let isChosen = !arguments.reports.isEmpty
    if arguments.outputFolder != nil, isChosen, !arguments.reports.contains(.text) {
      world.output.writeLine(verdict)
      return
    }
    let kind = arguments.outputFolder == nil ? arguments.reports.first ?? .text : .text
    emit(kind, style: world.style(arguments.color)) { world.output.write(bytes: $0) }
    world.output.flush()
  }

  /// All of them, or none.
  func write(to folder: String, in world: World) throws(CommandFailure) {
    let reports = arguments.reports.isEmpty ? AuditArguments.reportsOfAFolder : arguments.reports
    let staged = StagedFiles(world.disk)
    var warnings: [SheetWarning] = []
    for kind in reports {
      if let name = ReportFiles.name(of: kind) {
        do throws(FileError) {
          try staged.stage(FilePath.joined(folder, name)) { sink in emit(kind, style: .plain, to: sink) }
        } catch {
          throw .file(error)
        }
      } else {
        warnings = try ReportFiles.stage(
          SheetRenderer(labelled, options: SheetOptions(workers: workers)), to: FilePath.joined(folder, "sheets"),
          staged,
          progress: progress)
      }
    }
    do throws(FileError) { try staged.commit() } catch { throw .file(error) }
    guard !arguments.isQuiet else { return }
    for warning in warnings { world.errors.writeLine("legible: \(warning)") }
    let count = staged.committed.count
    world.errors.writeLine("legible: wrote \(count) file\(count == 1 ? "" : "s") into \(SafeText.of(folder))")
  }

  private func emit(_ kind: AuditArguments.Report, style: TerminalStyle, to sink: (UnsafeRawBufferPointer) -> Void) {
    switch kind {
    case .json:
      let options = ReportDocument.Options(includesMatrices: arguments.includesMatrix)
      ReportDocument.write(run, options: options, to: sink)
    case .html: HTMLReport.render(labelled).withUnsafeBytes(sink)
    case .markdown: Array(MarkdownReport.markdown(labelled).utf8).withUnsafeBytes(sink)
    case .sarif: SARIFReport.json(report).withUnsafeBytes(sink)
    case .junit: Array(JUnitReport.xml(report).utf8).withUnsafeBytes(sink)
    case .github: Array(GitHubAnnotations.text(report).utf8).withUnsafeBytes(sink)
    case .text:
      let options = TextSummary.Options(style: style, isVerbose: arguments.isVerbose)
      Array(TextSummary.text(labelled, options: options).utf8).withUnsafeBytes(sink)
    case .png: break
    }
  }

  private var verdict: String {
    let totals = run.head.totals
    let isTold = totals.fail > 0 && totals.undetermined > 0
    return VerdictLine(totals).text + (isTold ? ", \(Counted.number(totals.undetermined)) undetermined" : "")
  }
}
