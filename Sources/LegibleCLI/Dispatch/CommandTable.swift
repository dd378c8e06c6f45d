/// The table from which parsing, help, completions and docs/command-line.md are derived.
enum CommandTable {
  /// In the order of the help.
  static let commands: [CommandSpec] = [
    AuditArguments.spec, SheetArguments.spec, DiffArguments.spec, MendArguments.spec, BaselineArguments.spec,
    SurveyArguments.spec, InitArguments.spec, TokensArguments.spec, ExplainArguments.spec, PairsArguments.spec,
    ContrastArguments.spec,
    ConvertArguments.spec,
    CompletionsArguments.spec, HelpArguments.spec,
  ]

  /// Options of every command, which may also come before it.
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

  /// Environment variables that change the output.
  static let environment: [(names: [String], meaning: String)] = [
    (["LEGIBLE_PAGER", "PAGER"], "what shows a long answer on a terminal: less without them, none if empty"),
    (["COLUMNS"], "the width at which answers for people are broken"),
    (["NO_COLOR", "FORCE_COLOR"], "no colour in the answer, or colour where it is no terminal"),
    (
      ["FORCE_HYPERLINK"],
      "1 makes places links on any terminal, 0 on none; else those that are known to show them get links"
    ),
    ([StepSummary.variable], "the file to which audit and diff append their Markdown"),
  ]
}
