import Audit
import Reports
import Wording

enum BaselineCommand {
  static func run(_ arguments: BaselineArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let choice = arguments.file.map(AuditArguments.BaselineChoice.file) ?? .beside
    let accepted =
      arguments.prunes || !arguments.renames.isEmpty
      ? try BaselineFiles.read(choice, of: project, color: arguments.color, in: world) : nil
    let request = AuditJob.Request(today: arguments.today ?? world.today(), suggestions: .none)
    let outcome = try AuditJob.run(
      project, request, progress: ProgressLine(world, isQuiet: arguments.isQuiet))
    SurveyLines.write(outcome.survey, of: project, isQuiet: arguments.isQuiet, in: world)
    guard let run = outcome.run, outcome.errors.isEmpty else {
      // The failures in a source that could not be read would appear to be fixed.
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    let path = BaselineFiles.path(choice, of: project) ?? ""
    let report = run.report()
    let (baseline, renamed) = try updated(accepted, by: report, arguments, path)
    try BaselineFiles.write(baseline, choice, of: project, in: world)
    if !arguments.isQuiet {
      let moved = arguments.renames.isEmpty ? "" : ", \(renamed) renamed"
      let gone = accepted.map { arguments.prunes ? ", \($0.count - baseline.count) removed" : "" } ?? ""
      world.output.writeLine("\(SafeText.of(path)): \(baseline.count) accepted\(moved)\(gone)")
      if let left = left(by: report) { world.output.writeLine(left) }
    }
    return .success
  }

  /// Returns what fails later audits in spite of the baseline.
  private static func left(by report: AuditReport) -> String? {
    guard report.settings.failOn.contains(.undetermined), let lost = VerdictWords.lost(report) else { return nil }
    return "Not accepted: \(lost), which fails the run until mended."
  }

  private static func updated(
    _ accepted: Baseline?, by report: AuditReport, _ arguments: BaselineArguments, _ path: String
  ) throws(CommandFailure) -> (Baseline, renamed: Int) {
    guard var baseline = accepted else { return (Baseline(accepting: report, name: path), 0) }
    var count = 0
    for text in arguments.renames {
      let renamed = baseline.renamed([try RenameArgument.read(text, baseline, report)])
      baseline = renamed.baseline
      count += renamed.count
    }
    return (arguments.prunes ? baseline.pruned(by: report) : baseline, count)
  }
}
