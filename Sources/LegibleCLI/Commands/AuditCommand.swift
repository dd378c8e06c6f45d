import Audit
import Sheets
import ThemeModel

enum AuditCommand {
  static func run(_ arguments: AuditArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let progress = ProgressLine(world, isQuiet: arguments.isQuiet)
    let request = AuditJob.Request(
      filter: arguments.filter, displays: arguments.displays, mapping: arguments.mapping, failOn: arguments.failOn,
      commit: arguments.commit, date: arguments.date, today: arguments.today ?? world.today())
    let (judged, diagnostics) = try AuditJob.run(project, request, progress: progress)
    let errors = diagnostics.filter { $0.severity == .error }
    guard let report = judged else {
      DiagnosticText.write(diagnostics, color: arguments.color, in: world)
      return .failure
    }
    if let folder = arguments.outputFolder {
      try write(report, to: folder, arguments, project.workers, progress, in: world)
    }
    if !arguments.isQuiet { print(report, arguments, in: world) }
    DiagnosticText.write(errors, color: arguments.color, in: world)
    if !errors.isEmpty { return .failure }
    return report.failedOn.isEmpty ? .success : .findings
  }

  /// On standard output: the one report that was asked for without a folder, else the text.
  private static func print(_ report: AuditReport, _ arguments: AuditArguments, in world: World) {
    let kind = arguments.outputFolder == nil ? arguments.reports.first ?? .text : .text
    let options = ReportText.Options(
      includesMatrix: arguments.includesMatrix, isVerbose: arguments.isVerbose, style: world.style(arguments.color))
    world.output.write(bytes: ReportText.bytes(report, kind, options))
    world.output.flush()
  }

  private static func write(
    _ report: AuditReport, to folder: String, _ arguments: AuditArguments, _ workers: Int,
    _ progress: ProgressLine, in world: World
  ) throws(CommandFailure) {
    let reports = arguments.reports.isEmpty ? AuditArguments.reportsOfAFolder : arguments.reports
    let options = ReportText.Options(includesMatrix: arguments.includesMatrix, isVerbose: arguments.isVerbose)
    let written = try ReportFiles.write(
      report, reports, options, sheets: SheetOptions(workers: workers), to: folder, disk: world.disk, progress: progress
    )
    if !arguments.isQuiet {
      for warning in written.warnings { world.errors.writeLine("legible: \(warning)") }
      world.errors.writeLine("legible: wrote \(written.paths.count) files into \(TerminalText.safe(folder))")
    }
  }
}
