enum HelpCommand {
  static func run(_ arguments: HelpArguments, in world: inout World) -> CommandStatus {
    let style = world.style(arguments.color)
    switch (arguments.topic, arguments.format) {
    case (.diagnostics, .markdown): world.output.write(DiagnosticGuide.markdown())
    case (.diagnostics, .text):
      world.show(DiagnosticGuide.overview(style))
    case (_, .markdown): world.output.write(MarkdownReference.text())
    case (_, .text):
      let page = HelpPage(width: min(world.lineWidth ?? 100, 110), style: style)
      var spec: CommandSpec?
      if case .command(let name) = arguments.topic { spec = CommandTable.spec(of: name) }
      world.output.write(spec.map(page.page) ?? page.overview())
    }
    return .success
  }
}

enum VersionCommand {
  static func run(in world: inout World) -> CommandStatus {
    world.output.writeLine("legible \(Version.current)")
    return .success
  }
}
