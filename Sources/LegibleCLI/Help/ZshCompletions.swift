/// Generates a completion script for zsh from the command table.
enum ZshCompletions {
  static func script() -> String {
    var lines = [
      "#compdef legible", "# zsh completion for legible; put it as _legible into a folder of $fpath.", "_legible() {",
      "  local context state line", "  typeset -A opt_args", "  local -a commands", "  commands=(",
    ]
    lines += CommandTable.commands.map { "    '\($0.name.rawValue):\(quoted($0.summary))'" }
    lines += ["  )", "  _arguments -C \\"]
    lines += CommandTable.globalOptions.map { "    \(argument($0)) \\" }
    lines += [
      "    '1:command:->command' \\", "    '*::argument:->arguments'", "  case $state in",
      "    command) _describe command commands ;;", "    arguments)", "      case $words[1] in",
    ]
    for command in CommandTable.commands {
      lines.append("        \(command.name.rawValue)) _arguments -s \\")
      for option in command.options + CommandTable.globalOptions { lines.append("          \(argument(option)) \\") }
      let operands = command.operandChoices
      lines.append(
        operands.isEmpty
          ? "          '*:file:_files' ;;"
          : "          '1:\(command.name.rawValue):(\(operands.joined(separator: " ")))' ;;")
    }
    lines += [
      "      esac ;;", "  esac", "}",
      "# The first completion loads this file and means the function in it; a shell that sources the file means to declare it.",
      "if [[ $funcstack[1] == _legible ]]; then _legible \"$@\"; else compdef _legible legible; fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func argument(_ option: OptionSpec) -> String {
    let repeats = option.isRepeatable ? "*" : ""
    let text = "[\(quoted(option.summary))]"
    let action: String
    switch option.value {
    case .flag: action = ""
    case .optionalFile: return "'\(repeats)\(option.name.long)=-\(text)::file:_files'"
    case .optionalText(let placeholder): return "'\(repeats)\(option.name.long)=-\(text)::\(placeholder):'"
    case .file: action = ":file:_files"
    case .folder: action = ":folder:_files -/"
    default:
      let words = option.completions
      action = ":\(option.name.rawValue):" + (words.isEmpty ? "" : "(\(words.joined(separator: " ")))")
    }
    let equals = option.value == .flag ? "" : "="
    let long = "\(option.name.long)\(equals)\(text)\(action)"
    guard let short = option.short else { return "'\(repeats)\(long)'" }
    let exclusion = option.isRepeatable ? "" : "(-\(short) \(option.name.long))"
    let plus = option.value == .flag ? "" : "+"
    return "'\(exclusion)\(repeats)-\(short)\(plus)\(text)\(action)' '\(exclusion)\(repeats)\(long)'"
  }

  /// Escapes a text for single quotes and for the brackets and colons of _arguments.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
