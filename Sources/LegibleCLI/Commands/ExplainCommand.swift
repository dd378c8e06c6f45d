import JSONText
import ThemeModel

enum ExplainCommand {
  static func run(_ arguments: ExplainArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    guard let token = arguments.token else { return try ExplainThemes.run(arguments, in: &world) }
    let project = try Project(arguments.sources, in: world)
    let read = project.read()
    let system = ResolvedSystem(project, read)
    if let code = DiagnosticCode(rawValue: token), !system.themes.contains(where: { $0.has(code.rawValue) }) {
      explain(code, arguments, in: &world)
      return .success
    }
    if system.themes.isEmpty {
      DiagnosticText.write(system.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    try FilterCheck.check(arguments.filter, themes: system.themes.map(\.name), axes: system.system.axes)
    let path = try TokenLookup.path(token, in: system.themes)
    var explanation = TokenExplanation(path, FilteredTheme.all(of: system.themes, arguments.filter))
    if !project.hasErrors {
      let request = AuditJob.Request(filter: arguments.filter, today: world.today())
      let outcome = try AuditJob.judge(read, of: project, request, progress: ProgressLine(world, isQuiet: false))
      if let run = outcome.run {
        let report = run.report()
        explanation.pairs = TokenPairs(of: path, in: report).entries
        if let token = report.tokens.firstIndex(where: { $0.path == path }) {
          explanation.sightings = report.sightings.filter { $0.shows(token, named: path) }
        }
      }
    }
    switch arguments.format {
    case .text where arguments.onlyPlaces:
      world.show(ExplainPlaces(style: world.style(arguments.color), width: world.lineWidth).lines(explanation))
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in
        if arguments.onlyPlaces {
          ExplainJSON.write(explanation.sightings, of: explanation.path, to: &writer)
        } else {
          ExplainJSON.write(explanation, to: &writer)
        }
      }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      world.show(ExplainText(style: world.style(arguments.color), width: world.lineWidth).lines(explanation))
    }
    let errors = system.diagnostics.filter { $0.severity == .error }
    DiagnosticText.write(errors, color: arguments.color, in: world)
    return errors.isEmpty ? .success : .failure
  }

  /// Explains a code. A token with the same name takes precedence.
  private static func explain(_ code: DiagnosticCode, _ arguments: ExplainArguments, in world: inout World) {
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in DiagnosticGuide.json(code, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      world.show(DiagnosticGuide.lines(code, world.style(arguments.color)))
    }
  }
}

extension ResolvedTheme {
  fileprivate func has(_ path: String) -> Bool {
    tokens.contains { $0.path == path }
  }
}
