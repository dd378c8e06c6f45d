import Audit
import Reports
import ThemeModel

/// Writes the output of a run that failed. Every requested report describes the failure, so that no report of an
/// earlier run is taken for this one's.
enum BrokenRun {
  /// Does the work of an audit. If it fails before anything was read, the reports in the folder give the reason.
  static func told<Answer>(
    _ arguments: AuditArguments, in world: World, _ work: () throws(CommandFailure) -> Answer
  ) throws(CommandFailure) -> Answer {
    do { return try work() } catch {
      try write(diagnostics(of: error), arguments, in: world)
      throw error
    }
  }

  /// Does the work of a comparison. If it fails, the reports give the reason.
  static func told<Answer>(
    _ arguments: DiffArguments, in world: World, _ work: () throws(CommandFailure) -> Answer
  ) throws(CommandFailure) -> Answer {
    do { return try work() } catch {
      try write(diagnostics(of: error), arguments, in: world)
      throw error
    }
  }

  /// Gives the reason in the reports of an audit that did not begin.
  static func write(_ message: String, _ arguments: AuditArguments, in world: World) throws(CommandFailure) {
    try write([stopped(message)], arguments, in: world)
  }

  /// Gives the reason in the reports of a comparison that did not begin.
  static func write(_ message: String, _ arguments: DiffArguments, in world: World) throws(CommandFailure) {
    try write([stopped(message)], arguments, in: world)
  }

  private static func diagnostics(of error: CommandFailure) -> [Diagnostic] {
    if case .reported(let diagnostics) = error { return diagnostics }
    return error.message.map { [stopped($0)] } ?? []
  }

  private static func stopped(_ message: String) -> Diagnostic {
    Diagnostic(.error, code: "run-stopped", message: message)
  }

  private static func write(
    _ diagnostics: [Diagnostic], _ arguments: AuditArguments, in world: World
  ) throws(CommandFailure) {
    guard !diagnostics.isEmpty, let folder = arguments.outputFolder else { return }
    let output = AuditOutput(
      report(diagnostics, arguments.sources, in: world), arguments: arguments, place: SourceTop(world).prefix,
      workers: 1, progress: ProgressLine(world, isQuiet: true))
    try output.write(to: folder, in: world)
  }

  private static func write(
    _ diagnostics: [Diagnostic], _ arguments: DiffArguments, in world: World
  ) throws(CommandFailure) {
    guard !diagnostics.isEmpty else { return }
    let sources = SourceArguments(paths: [], config: arguments.config, isLenient: false, jobs: nil)
    try write(report(diagnostics, sources, in: world), arguments, in: world)
  }

  /// Writes a report to the folder and to the summary of the CI step. The errors have already been printed.
  static func write(_ report: AuditReport, _ arguments: DiffArguments, in world: World) throws(CommandFailure) {
    let placed = report.placed(below: SourceTop(world).prefix)
    StepSummary.append(bytes(placed, .markdown), in: world)
    guard let folder = arguments.outputFolder else {
      guard let format = arguments.formats.first, format != .text, format != .png else { return }
      world.output.write(bytes: bytes(placed, format))
      return
    }
    let files = ReportFolder(folder, run: RunMark.of(report), disk: world.disk)
    for format in arguments.formats.isEmpty ? DiffArguments.formatsOfAFolder : arguments.formats {
      if let name = format.fileName { try files.stage(name, bytes(placed, format)) }
    }
    _ = try files.commit()
  }

  private static func bytes(_ report: AuditReport, _ format: DiffArguments.Format) -> [UInt8] {
    switch format {
    case .html: HTMLReport.render(report.labelled)
    case .sarif: SARIFReport.json(report)
    case .junit: Array(JUnitReport.xml(report).utf8)
    case .gitlab: CodeQualityReport.json(report)
    case .github: Array(GitHubAnnotations.text(report).utf8)
    case .text: Array(TextSummary.text(report.labelled, options: TextSummary.Options(style: .plain)).utf8)
    case .json: DiffDocument.json(broken: report)
    case .markdown: Array(MarkdownReport.markdown(report.labelled).utf8)
    case .png: []
    }
  }

  /// Returns an empty report with errors.
  private static func report(
    _ diagnostics: [Diagnostic], _ sources: SourceArguments, in world: World
  ) -> AuditReport {
    let plan = (try? Project(sources, in: world))?.plan ?? Plan()
    let settings = AuditSettings(
      displays: plan.displays, mapping: plan.mapping, gamutTolerance: plan.gamutTolerance,
      failOn: FailureClass.allCases.filter(plan.failOn.contains))
    let tool = ToolStamp(name: "legible", version: Version.current, configDigest: plan.digest)
    var report = AuditReport(tool: tool, system: plan.name ?? "", settings: settings)
    report.diagnostics = diagnostics
    report.failedOn = [.errors]
    return report
  }
}
