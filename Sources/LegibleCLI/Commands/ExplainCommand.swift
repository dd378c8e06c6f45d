import JSONText
import ThemeModel

enum ExplainCommand {
  static func run(_ arguments: ExplainArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let system = ResolvedSystem(project)
    if system.themes.isEmpty {
      DiagnosticText.write(system.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    try FilterCheck.check(arguments.filter, themes: system.themes.map(\.name), axes: system.system.axes)
    let path = try TokenLookup.path(arguments.token, in: system.themes)
    let explanation = TokenExplanation(path, FilteredTheme.all(of: system.themes, arguments.filter))
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in ExplainJSON.write(explanation, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      let lines = ExplainText(style: world.style(arguments.color)).lines(explanation)
      for line in lines { world.output.writeLine(line) }
    }
    let errors = system.diagnostics.filter { $0.severity == .error }
    DiagnosticText.write(errors, color: arguments.color, in: world)
    return errors.isEmpty ? .success : .failure
  }
}
