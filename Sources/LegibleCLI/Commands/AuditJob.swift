import Audit
import ColorScience
import Plans
import Survey
import ThemeModel

/// Reads and judges the sources, for several commands.
enum AuditJob {
  struct Request {
    var filter: TokenFilter?
    /// A filter for what is shown of a whole audit. It is only checked here.
    var shown: TokenFilter?
    var displays: [Display] = []
    var mapping: GamutMapping?
    var failOn: [FailureClass] = []
    var baseline: Baseline?
    var commit: String?
    var date: String?
    var today: String
    var suggestions = SuggestionLimits.worst
    /// Where large audits keep what they seldom read.
    var spool: (any ByteSpool)?
  }

  /// The result. There is no run if the configuration has errors or no theme was found.
  struct Outcome {
    var run: AuditRun?
    /// The files that were read and left aside.
    var survey: SurveyReport?
    /// The diagnostics of the configuration and the sources.
    var diagnostics: [Diagnostic]
    /// The report if there is no run. It contains only the diagnostics.
    var broken: AuditReport?

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  static func run(
    _ project: Project, _ request: Request, progress: ProgressLine
  ) throws(CommandFailure) -> Outcome {
    guard !project.hasErrors else {
      let diagnostics = DiagnosticOrder.sorted(project.diagnostics)
      return Outcome(run: nil, diagnostics: diagnostics, broken: broken(project, request, diagnostics))
    }
    var read = project.read(spool: request.spool) { done, total in progress.report("reading", done, of: total) }
    if let spool = request.spool {
      for theme in read.system.themes.indices { read.system.themes[theme].move(to: spool) }
    }
    return try judge(read, of: project, request, progress: progress)
  }

  /// Judges sources that have already been read.
  static func judge(
    _ read: SystemReader.Result, of project: Project, _ request: Request, progress: ProgressLine
  ) throws(CommandFailure) -> Outcome {
    var read = read
    // Checked before the filter is applied: a context that this audit leaves out is not an error in the plan.
    let conditions = ConditionCheck(axes: read.system.axes).diagnostics(of: project.plan)
    read.system.diagnostics = DiagnosticOrder.sorted(project.diagnostics + read.system.diagnostics + conditions)
    guard !read.system.themes.isEmpty else {
      progress.clear()
      let diagnostics = read.system.diagnostics
      return Outcome(
        run: nil, survey: read.survey, diagnostics: diagnostics, broken: broken(project, request, diagnostics))
    }
    if let filter = request.filter { try FilterCheck.check(filter, of: read.system) }
    if let shown = request.shown { try FilterCheck.check(shown, of: read.system) }
    var plan = project.plan
    if !request.displays.isEmpty { plan.displays = request.displays }
    if let mapping = request.mapping { plan.mapping = mapping }
    if !request.failOn.isEmpty {
      plan.failOn = Set(request.failOn)
      plan.countsIdlePatterns = true
    }
    let options = AuditOptions(
      tool: stamp(plan, request), today: CalendarDay(request.today), baseline: request.baseline,
      workers: project.workers,
      suggestions: request.suggestions, edits: ProjectEdits.check(project), scope: request.filter?.scope,
      spool: request.spool,
      progress: { done, total in progress.report("judging themes", done, of: total) })
    let run = Auditor.run(read.system, tiers: read.tiers, plan: plan, options: options)
    progress.clear()
    return Outcome(run: run, survey: read.survey, diagnostics: DiagnosticOrder.sorted(run.head.diagnostics))
  }

  private static func stamp(_ plan: Plan, _ request: Request) -> ToolStamp {
    ToolStamp(
      name: "legible", version: Version.current, configDigest: plan.digest, commit: request.commit, date: request.date)
  }

  private static func broken(_ project: Project, _ request: Request, _ diagnostics: [Diagnostic]) -> AuditReport {
    let plan = project.plan
    let settings = AuditSettings(
      displays: plan.displays, mapping: plan.mapping, gamutTolerance: plan.gamutTolerance,
      failOn: FailureClass.allCases.filter(plan.failOn.contains))
    var report = AuditReport(tool: stamp(plan, request), system: plan.name ?? "", settings: settings)
    report.diagnostics = diagnostics
    report.failedOn = [.errors]
    return report
  }
}
