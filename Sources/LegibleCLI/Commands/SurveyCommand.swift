import JSONText
import Survey
import ThemeModel

enum SurveyCommand {
  static func run(_ arguments: SurveyArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let progress = ProgressLine(world, isQuiet: false)
    let read = project.read { done, total in progress.report("reading", done, of: total) }
    progress.clear()
    let diagnostics = DiagnosticOrder.sorted(project.diagnostics + read.system.diagnostics)
    let errors = diagnostics.filter { $0.severity == .error }
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in SurveyJSON.write(read.survey, diagnostics, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      world.show(SurveyText.lines(read.survey))
      DiagnosticText.write(errors, color: arguments.color, in: world)
    }
    return errors.isEmpty ? .success : .failure
  }
}

/// The survey that a run without a configuration prints first, on standard error.
enum SurveyLines {
  static func write(_ report: SurveyReport?, of project: Project, isQuiet: Bool = false, in world: World) {
    guard let report, project.config == nil, !isQuiet, project.isSurveyed else { return }
    world.output.flush()
    for line in SurveyText.sentences(report) { world.errors.writeLine(line) }
    world.errors.flush()
  }
}
