enum CompletionsCommand {
  static func run(_ arguments: CompletionsArguments, in world: inout World) -> CommandStatus {
    switch arguments.shell {
    case .bash: world.output.write(BashCompletions.script())
    case .zsh: world.output.write(ZshCompletions.script())
    case .fish: world.output.write(FishCompletions.script())
    }
    return .success
  }
}
