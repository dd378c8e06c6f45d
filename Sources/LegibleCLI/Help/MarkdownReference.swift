/// Generates the reference of the whole command line, docs/command-line.md.
enum MarkdownReference {
  static func text() -> String {
    var lines = [
      "# The command line", "", "Written by `make docs` from the table that parses the arguments.", "",
    ]
    for command in CommandTable.commands {
      lines.append("- [`legible \(command.name.rawValue)`](#legible-\(command.name.rawValue)): \(command.summary)")
    }
    lines += ["", "Exit status:", ""] + CommandTable.exitStatus.map { "- `\($0.prefix(1))` \($0.dropFirst(3))" }
    lines += ["", "Every command also takes:", ""] + table(CommandTable.globalOptions)
    lines += ["", "Variables of the environment:", ""]
    for variable in CommandTable.environment {
      lines.append("- \(variable.names.map { "`\($0)`" }.joined(separator: ", ")): \(variable.meaning)")
    }
    for command in CommandTable.commands { lines += [""] + section(command) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ command: CommandSpec) -> [String] {
    let usage = ["legible", command.name.rawValue, command.operands, "[options]"].filter { !$0.isEmpty }
    var lines = ["## legible \(command.name.rawValue)", "", "    " + usage.joined(separator: " ")]
    lines += ["", command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."]
    for paragraph in command.details { lines += ["", paragraph] }
    if !command.options.isEmpty { lines += [""] + table(command.options) }
    lines += ["", "```sh"]
    for example in command.examples { lines.append("\(example.command)   # \(example.purpose)") }
    return lines + ["```"]
  }

  private static func table(_ options: [OptionSpec]) -> [String] {
    ["| option | |", "|---|---|"]
      + options.map { option in
        let short = option.short.map { "`-\($0)`, " } ?? ""
        let usage = option.usage.split(separator: "|").joined(separator: "\\|")
        return "| \(short)`\(usage)` | \(HelpPage.summary(option)) |"
      }
  }
}
