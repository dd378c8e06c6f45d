/// Generates a completion script for bash from the command table.
enum BashCompletions {
  static func script() -> String {
    let commands = CommandTable.commands
    var lines = [
      "# bash completion for legible; source it, or put it where bash-completion looks.",
      "# Names of files are told from other words, which get no slash where a folder has their name.",
      "_legible_files() {",
      "  local IFS=$'\\n'",
      "  compopt -o filenames 2>/dev/null",
      "  COMPREPLY=($(compgen \"$1\" -- \"$2\"))",
      "}",
      "_legible() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" command= index",
      "  # bash parts --name=value at the sign",
      "  [[ $before == '=' ]] && before=\"${COMP_WORDS[COMP_CWORD-2]}\"",
      "  [[ $word == '=' ]] && word=",
      "  for ((index = 1; index < COMP_CWORD; index++)); do",
      "    case \"${COMP_WORDS[index]}\" in",
      "      -*) ;;",
      "      \(commands.map(\.name.rawValue).joined(separator: "|"))) command=\"${COMP_WORDS[index]}\"; break ;;",
      "    esac",
      "  done",
      "  case \"$command $before\" in",
    ]
    for command in commands {
      for option in command.options + CommandTable.globalOptions {
        if let answer = answer(to: option) {
          lines.append("    \(patterns(command, option))) \(answer); return ;;")
        }
      }
    }
    lines += ["  esac", "  case \"$command\" in"]
    for command in commands {
      let options = (command.options + CommandTable.globalOptions).map(\.name.long).joined(separator: " ")
      let operands = command.operandChoices.joined(separator: " ")
      let offer =
        operands.isEmpty ? "_legible_files -f \"$word\"" : "COMPREPLY=($(compgen -W '\(operands)' -- \"$word\"))"
      lines += [
        "    \(command.name.rawValue))",
        "      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W '\(options)' -- \"$word\"))",
        "      else \(offer); fi ;;",
      ]
    }
    let names = commands.map(\.name.rawValue).joined(separator: " ")
    let globals = CommandTable.globalOptions.map(\.name.long).joined(separator: " ")
    lines += [
      "    *) COMPREPLY=($(compgen -W '\(names) \(globals)' -- \"$word\")) ;;", "  esac", "}",
      "complete -o bashdefault -F _legible legible",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func patterns(_ command: CommandSpec, _ option: OptionSpec) -> String {
    let long = "'\(command.name.rawValue) \(option.name.long)'"
    return option.short.map { "\(long)|'\(command.name.rawValue) -\($0)'" } ?? long
  }

  private static func answer(to option: OptionSpec) -> String? {
    switch option.value {
    case .flag, .optionalFile, .optionalText: nil
    case .file: "_legible_files -f \"$word\""
    case .folder: "_legible_files -d \"$word\""
    default: "COMPREPLY=($(compgen -W '\(option.completions.joined(separator: " "))' -- \"$word\"))"
    }
  }
}
