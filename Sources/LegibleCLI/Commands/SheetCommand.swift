import Audit
import ColorScience
import Reports
import Sheets
import Survey
import ThemeModel

enum SheetCommand {
  static func run(_ arguments: SheetArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let progress = ProgressLine(world, isQuiet: arguments.isQuiet)
    // The whole system is judged, so that causes and counts match those of the audit. The filter only chooses what is
    // drawn.
    let request = AuditJob.Request(
      shown: arguments.filter, commit: arguments.commit, date: arguments.date,
      today: arguments.today ?? world.today())
    let outcome = try AuditJob.run(project, request, progress: progress)
    SurveyLines.write(outcome.survey, of: project, isQuiet: arguments.isQuiet, in: world)
    guard let run = outcome.run else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    let report = run.report()
    let files = ReportFolder(arguments.outputFolder, run: RunMark.of(run.head), disk: world.disk)
    let renderer = SheetRenderer(
      report.labelled, options: arguments.options(workers: project.workers, labelsOf: report))
    let warnings = try ReportFiles.stage(renderer, to: ".", files, progress: progress)
    _ = try files.commit()
    if !arguments.isQuiet {
      for line in warnings.flatMap({ world.fittedToErrors("legible: \($0)") }) { world.errors.writeLine(line) }
      for path in files.committed.sorted() where path.hasSuffix(".png") {
        world.output.writeLine(SafeText.of(path))
      }
    }
    DiagnosticText.write(outcome.errors, color: arguments.color, in: world)
    return outcome.errors.isEmpty ? .success : .failure
  }
}

extension SheetArguments {
  /// Returns the options of the sheets. A filter uses the names of themes in their sources, and sheets use their
  /// labels.
  func options(workers: Int, labelsOf report: AuditReport) -> SheetOptions {
    let names = filter.themes.map(PathGlob.init)
    let labelled = report.themes.filter { theme in names.contains { $0.matches(theme.name) } }
      .map { report.labels[$0.name] ?? $0.name }
    return SheetOptions(
      kinds: chosenKinds, scale: scale, width: width,
      themes: report.labels.isEmpty ? filter.themes : labelled, contexts: filter.contexts, columns: columns, all: isAll,
      gamut: Display(rawValue: gamut.rawValue), depth: depth == .sixteen ? .sixteen : .eight,
      fonts: font.map(Fonts.init(preferring:)) ?? .standard, workers: workers)
  }

  /// Without a choice, the picture of the whole system. If themes or contexts are chosen, the kinds that show them.
  private var chosenKinds: Set<SheetKind> {
    if kinds.contains(.all) { return SheetKind.all }
    guard kinds.isEmpty else { return Set(kinds.compactMap(\.sheet)) }
    if isAll { return SheetKind.all }
    return filter.themes.isEmpty && filter.contexts.isEmpty ? [.summary] : Set(SheetKind.ofOneReport)
  }
}
