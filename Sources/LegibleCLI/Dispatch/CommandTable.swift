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
      .color, .choice(ColorChoice.allCases.map(\.rawValue)), "colour in the output; auto depends on the terminal"),
    OptionSpec(.help, short: "h", .flag, "show this help"),
    OptionSpec(.version, .flag, "show the version"),
  ]

  static func spec(of name: CommandName) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  static let exitStatus = [
    "0  success",
    "1  findings",
    "2  failure: wrong arguments, configuration or input",
  ]

  /// Environment variables that change the output.
  static let environment: [(names: [String], meaning: String)] = [
    (["LEGIBLE_PAGER", "PAGER"], "the program that shows long output on a terminal: less by default, none if empty"),
    (["COLUMNS"], "the width at which text for people is wrapped"),
    (["NO_COLOR", "FORCE_COLOR"], "no colour in the output, or colour even without a terminal"),
    (
      ["FORCE_HYPERLINK"],
      "1 turns places into links on every terminal, 0 on none; by default only on terminals known to support links"
    ),
    ([StepSummary.variable], "the file to which audit and diff append their Markdown"),
  ]
}
