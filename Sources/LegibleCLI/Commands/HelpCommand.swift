enum HelpCommand {
  static func run(_ arguments: HelpArguments, in world: inout World) -> CommandStatus {
    switch arguments.format {
    case .markdown: world.output.write(MarkdownReference.text())
    case .text:
      let page = HelpPage(width: min(world.output.width ?? 100, 110), style: world.style(arguments.color))
      let spec = arguments.topic.flatMap(CommandTable.spec)
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
