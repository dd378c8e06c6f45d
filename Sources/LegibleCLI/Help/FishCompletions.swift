/// Generates a completion script for fish from the command table.
enum FishCompletions {
  static func script() -> String {
    let names = CommandTable.commands.map(\.name.rawValue).joined(separator: " ")
    var lines = [
      "# fish completion for legible; put it into ~/.config/fish/completions.",
      "# The first word that is a command; a file may have the name of another.",
      "function __legible_command_is",
      "  for word in (commandline -opc)",
      "    if contains -- $word \(names)",
      "      test $word = \"$argv\"",
      "      return",
      "    end",
      "  end",
      "  test -z \"$argv\"",
      "end",
      "complete -c legible -n __legible_command_is -f",
    ]
    for command in CommandTable.commands {
      lines.append(
        "complete -c legible -n __legible_command_is -a \(command.name.rawValue) -d \(quoted(command.summary))")
    }
    for option in CommandTable.globalOptions { lines.append("complete -c legible" + completion(of: option)) }
    for command in CommandTable.commands {
      let condition = " -n '__legible_command_is \(command.name.rawValue)'"
      for option in command.options { lines.append("complete -c legible" + condition + completion(of: option)) }
      if !command.operandChoices.isEmpty {
        lines.append("complete -c legible\(condition) -f -a \(quoted(command.operandChoices.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func completion(of option: OptionSpec) -> String {
    var text = option.short.map { " -s \($0)" } ?? ""
    text += " -l \(option.name.rawValue)"
    switch option.value {
    case .flag, .optionalFile, .optionalText: break
    case .file: text += " -r -F"
    case .folder: text += " -x -a '(__fish_complete_directories)'"
    default:
      text += " -x" + (option.completions.isEmpty ? "" : " -a \(quoted(option.completions.joined(separator: " ")))")
    }
    return text + " -d \(quoted(option.summary))"
  }

  private static func quoted(_ text: String) -> String {
    var result = "'"
    for character in text { result += character == "'" || character == "\\" ? "\\\(character)" : String(character) }
    return result + "'"
  }
}
