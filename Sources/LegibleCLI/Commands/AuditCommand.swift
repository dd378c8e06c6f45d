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
    guard let run = outcome.run else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    let output = AuditOutput(run: run, arguments: arguments, workers: project.workers, progress: progress)
    world.kept.append(output)
    if let folder = arguments.outputFolder { try output.write(to: folder, in: world) }
    if !arguments.isQuiet { output.print(in: world) }
    if arguments.prunesBaseline, let baseline {
      try BaselineFiles.write(
        baseline.pruned(by: output.report, scope: arguments.filter.scope), arguments.baseline, of: project, in: world)
    }
    DiagnosticText.write(outcome.errors, color: arguments.color, in: world)
    if !outcome.errors.isEmpty { return .failure }
    return run.head.failedOn.isEmpty ? .success : .findings
  }
}
