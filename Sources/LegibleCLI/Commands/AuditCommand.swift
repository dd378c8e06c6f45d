import Audit
import Reports
import Sheets
import Survey
import ThemeModel

enum AuditCommand {
  static func run(_ arguments: AuditArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let (project, outcome, baseline) = try BrokenRun.told(arguments, in: world) { () throws(CommandFailure) in
      try audited(arguments, in: world)
    }
    let survey = shown(outcome, of: project, arguments)
    if survey == nil { SurveyLines.write(outcome.survey, of: project, isQuiet: arguments.isQuiet, in: world) }
    guard let run = outcome.run else {
      try reportBroken(outcome, of: project, arguments, in: world)
      return .failure
    }
    let part = try BrokenRun.told(arguments, in: world) { () throws(CommandFailure) in
      try changedPart(of: run, arguments, in: world)
    }
    let place = SourceTop(world).prefix
    let progress = ProgressLine(world, isQuiet: arguments.isQuiet)
    let output =
      part.map { part in
        AuditOutput(
          part, arguments: arguments, place: place, workers: project.workers, progress: progress, survey: survey)
      }
      ?? AuditOutput(
        run, arguments: arguments, place: place, workers: project.workers, progress: progress, survey: survey
      ) { AuditPlan.page(of: run, project, arguments, below: place) }
    world.kept.append(output)
    if let folder = arguments.outputFolder { try output.write(to: folder, in: world) }
    if !arguments.isQuiet { output.print(in: world) }
    if world.environment[StepSummary.variable] != nil { StepSummary.append(output.summary, in: world) }
    if arguments.prunesBaseline, let baseline {
      try BaselineFiles.write(
        baseline.pruned(by: output.report, scope: arguments.filter.scope), arguments.baseline, of: project, in: world)
    }
    DiagnosticText.write(outcome.errors, color: arguments.color, isVerbose: arguments.isVerbose, in: world)
    if !outcome.errors.isEmpty { return .failure }
    return (part ?? run.head).failedOn.isEmpty ? .success : .findings
  }

  private static func audited(
    _ arguments: AuditArguments, in world: World
  ) throws(CommandFailure) -> (Project, AuditJob.Outcome, Baseline?) {
    let project = try Project(arguments.sources, in: world)
    let baseline = try BaselineFiles.read(arguments.baseline, of: project, color: arguments.color, in: world)
    let request = AuditJob.Request(
      filter: arguments.filter, displays: arguments.displays, mapping: arguments.mapping, failOn: arguments.failOn,
      baseline: baseline, commit: arguments.commit, date: arguments.date, today: arguments.today ?? world.today(),
      suggestions: arguments.suggestions.limits, spool: world.spool)
    var outcome = try AuditJob.run(project, request, progress: ProgressLine(world, isQuiet: arguments.isQuiet))
    if let totals = outcome.run?.head.totals, !AuditPlan.isMade(for: totals) {
      outcome.run = outcome.run?.withoutSources()
    }
    return (project, outcome, baseline)
  }

  /// Returns `nil` if the whole report was requested, or if the report is broken.
  private static func changedPart(
    of run: AuditRun, _ arguments: AuditArguments, in world: World
  ) throws(CommandFailure) -> AuditReport? {
    guard let base = arguments.changedSince, !run.head.isBroken else { return nil }
    let report = run.report()
    let fork = ForkPoint(
      sources: arguments.sources, today: arguments.today, color: arguments.color, baseline: arguments.baseline,
      world: world)
    let before = try fork.side(leaving: base, head: nil, like: report)
    return report.onlyChanged(since: before.report, name: before.name)
  }

  /// Returns the summary of the survey for the text on standard output. Returns `nil` if no text is printed, or if the
  /// sources were named.
  private static func shown(
    _ outcome: AuditJob.Outcome, of project: Project, _ arguments: AuditArguments
  ) -> SurveyWords? {
    let isText =
      arguments.outputFolder == nil
      ? arguments.reports.isEmpty || arguments.reports == [.text]
      : arguments.reports.isEmpty || arguments.reports.contains(.text)
    guard let survey = outcome.survey, isText, !arguments.isQuiet else { return nil }
    guard arguments.isVerbose || project.config == nil && project.isSurveyed else { return nil }
    return SurveyText.words(survey, dialects: outcome.diagnostics.filter { $0.code == "dialect" }.map(\.message))
  }

  /// Writes every requested report although nothing was judged, so that no report of an earlier run is taken for this
  /// one's.
  private static func reportBroken(
    _ outcome: AuditJob.Outcome, of project: Project, _ arguments: AuditArguments, in world: World
  ) throws(CommandFailure) {
    if let report = outcome.broken {
      let output = AuditOutput(
        report, arguments: arguments, place: SourceTop(world).prefix, workers: project.workers,
        progress: ProgressLine(world, isQuiet: true))
      if let folder = arguments.outputFolder { try output.write(to: folder, in: world) }
      if world.environment[StepSummary.variable] != nil { StepSummary.append(output.summary, in: world) }
      // The text would repeat the diagnostics below.
      if !arguments.isQuiet, arguments.outputFolder == nil, arguments.reports.contains(where: { $0 != .text }) {
        output.print(in: world)
      }
    }
    if outcome.survey?.read.isEmpty == true, let survey = shown(outcome, of: project, arguments) {
      let options = TextSummary.Options(
        style: world.style(arguments.color), isVerbose: arguments.isVerbose, width: world.textWidth)
      let name = ProjectName.found(in: project.base, of: project.tree)
      world.output.write(TextSummary.noThemes(in: name, survey, options: options))
      world.output.flush()
    }
    DiagnosticText.write(outcome.diagnostics, color: arguments.color, isVerbose: arguments.isVerbose, in: world)
  }
}
