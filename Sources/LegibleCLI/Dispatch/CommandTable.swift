/// The one table behind parsing, help, completions and docs/command-line.md.
enum CommandTable {
  /// In the order of help.
  static let commands: [CommandSpec] = [
    AuditArguments.spec, SheetArguments.spec, DiffArguments.spec, MendArguments.spec, BaselineArguments.spec,
    SurveyArguments.spec, InitArguments.spec, TokensArguments.spec, ExplainArguments.spec, PairsArguments.spec,
    ContrastArguments.spec,
    ConvertArguments.spec,
    CompletionsArguments.spec, HelpArguments.spec,
  ]

  /// Options that every command takes, and that may stand before it.
  static let globalOptions: [OptionSpec] = [
    OptionSpec(
      .color, .choice(ColorChoice.allCases.map(\.rawValue)), "colour in the answer: auto looks at the terminal"),
    OptionSpec(.help, short: "h", .flag, "show this help"),
    OptionSpec(.version, .flag, "show the version"),
  ]

  static func spec(of name: CommandName) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  static let exitStatus = [
    "0  all is well",
    "1  there are findings",
    "2  the job could not be done: arguments, configuration or input",
  ]
}
