import JSONText
import ThemeModel

enum TokensCommand {
  static func run(_ arguments: TokensArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    let read = project.read(views: false)
    let system = ResolvedSystem(project, read)
    if !system.hasErrors || !system.themes.isEmpty {
      try FilterCheck.check(arguments.filter, themes: system.themes.map(\.name), axes: system.system.axes)
      try FilterCheck.check(
        paths: arguments.filter.paths, "--match", tokens: system.themes.lazy.flatMap { $0.tokens.lazy.map(\.path) })
    }
    let themes = FilteredTheme.all(of: system.themes, arguments.filter)
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      let output = world.output
      let answer = TokensJSON(workers: project.workers) { writer in
        output.write(bytes: writer.bytes)
        writer.clear()
      }
      writer.object { writer in answer.write(themes, system, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .text:
      let text = TokensText(style: world.style(arguments.color), width: world.lineWidth)
      world.show(text.lines(themes, system.system))
      SurveyLines.write(read.survey, of: project, in: world)
      DiagnosticText.write(system.diagnostics, color: arguments.color, in: world)
    }
    return system.hasErrors ? .failure : .success
  }
}
