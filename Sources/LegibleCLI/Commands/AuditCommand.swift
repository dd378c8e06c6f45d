import Audit
import Reports
import Sheets
import ThemeModel

enum AuditCommand {
  static func run(_ arguments: AuditArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let progress = ProgressLine(world, isQuiet: arguments.isQuiet)
    let baseline = try BaselineFiles.read(arguments.baseline, of: project, color: arguments.color, in: world)
    let request = AuditJob.Request(
      filter: arguments.filter, displays: arguments.displays, mapping: arguments.mapping, failOn: arguments.failOn,
      baseline: baseline, commit: arguments.commit, date: arguments.date, today: arguments.today ?? world.today(),
      suggestions: arguments.suggestions.limits)
    let outcome = try AuditJob.run(project, request, progress: progress)
    SurveyLines.write(outcome.survey, of: project, isQuiet: arguments.isQuiet, in: world)
    guard let run = outcome.run else {
      try reportBroken(outcome, of: project, arguments, in: world)
      return .failure
    }
    let output = AuditOutput(
      source: run, whole: { run.report() }, arguments: arguments, place: SourceTop(world).prefix,
      workers: project.workers, progress: progress)
    world.kept.append(output)
    if let folder = arguments.outputFolder { try output.write(to: folder, in: world) }
    if !arguments.isQuiet { output.print(in: world) }
    if arguments.prunesBaseline, let baseline {
      try BaselineFiles.write(
        baseline.pruned(by: output.report, scope: arguments.filter.scope), arguments.baseline, of: project, in: world)
    }
    DiagnosticText.write(outcome.errors, color: arguments.color, isVerbose: arguments.isVerbose, in: world)
    if !outcome.errors.isEmpty { return .failure }
    return run.head.failedOn.isEmpty ? .success : .findings
  }

  /// Nothing was judged: every report that was asked for says so, so that none of an earlier run is taken for this one's.
  private static func reportBroken(
    _ outcome: AuditJob.Outcome, of project: Project, _ arguments: AuditArguments, in world: World
  ) throws(CommandFailure) {
    if let report = outcome.broken {
      let output = AuditOutput(
        source: WholeReport(report), whole: { report }, arguments: arguments, place: SourceTop(world).prefix,
        workers: project.workers, progress: ProgressLine(world, isQuiet: true))
      if let folder = arguments.outputFolder { try output.write(to: folder, in: world) }
      // The text would repeat what stands below.
      if !arguments.isQuiet, arguments.outputFolder == nil, arguments.reports.contains(where: { $0 != .text }) {
        output.print(in: world)
      }
    }
    DiagnosticText.write(outcome.diagnostics, color: arguments.color, isVerbose: arguments.isVerbose, in: world)
  }
}
