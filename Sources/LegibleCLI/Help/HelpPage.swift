import Reports

/// Help as text, laid out for a width.
struct HelpPage {
  let width: Int
  let style: TerminalStyle

  func overview() -> String {
    var lines = WrappedText.lines(
      "Legible audits the colours of a design system: contrast and gamut of every token pair, in every theme.",
      width: width)
    lines += ["", heading("Usage"), "  legible COMMAND [options]", "", heading("Commands")]
    let column = 4 + (CommandTable.commands.map(\.name.rawValue.count).max() ?? 0)
    for command in CommandTable.commands {
      let name = command.name.rawValue
      let gap = String(repeating: " ", count: column - 2 - name.count)
      lines += hanging(command.summary, first: "  " + style.emphasized(name, .bold) + gap, at: column)
    }
    lines += ["", heading("Options")] + options(CommandTable.globalOptions)
    lines += ["", heading("Environment")]
    for variable in CommandTable.environment {
      lines += WrappedText.lines(variable.names.joined(separator: ", ") + ": " + variable.meaning, width: width - 2)
        .map { "  " + $0 }
    }
    lines += ["", heading("Exit status")] + exitStatus()
    lines += ["", "legible help COMMAND shows more, with examples."]
    return lines.joined(separator: "\n") + "\n"
  }

  func page(_ command: CommandSpec) -> String {
    let usage = ["legible", command.name.rawValue, command.operands, "[options]"].filter { !$0.isEmpty }
    var lines = WrappedText.lines(capitalized(command.summary) + ".", width: width)
    lines += ["", heading("Usage"), "  " + usage.joined(separator: " ")]
    for paragraph in command.details { lines += [""] + WrappedText.lines(paragraph, width: width) }
    lines += ["", heading("Options")] + options(command.options + CommandTable.globalOptions)
    lines += ["", heading("Examples")]
    for example in command.examples {
      lines += ["  " + style.emphasized(example.command, .bold), "      " + example.purpose]
    }
    lines += ["", heading("Exit status")] + exitStatus()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns lines such as `2  the job could not be done: …`, with the meaning indented below its first word.
  private func exitStatus() -> [String] {
    CommandTable.exitStatus.flatMap { hanging(String($0.dropFirst(3)), first: "  " + $0.prefix(3), at: 5) }
  }

  private func hanging(_ text: String, first: String, at column: Int) -> [String] {
    WrappedText.lines(text, width: max(width - column, 20)).enumerated().map { number, line in
      (number == 0 ? first : String(repeating: " ", count: column)) + line
    }
  }

  private func heading(_ text: String) -> String {
    style.emphasized(text + ":", .bold)
  }

  private func options(_ options: [OptionSpec]) -> [String] {
    let column = 30
    var lines: [String] = []
    for option in options {
      let short = option.short.map { "-\($0), " } ?? "    "
      let usage = "  " + short + option.usage
      var summary = WrappedText.lines(Self.summary(option), width: max(width - column, 30))
      if SafeText.width(usage) + 2 <= column {
        lines.append(SafeText.padded(usage, to: column) + summary.removeFirst())
      } else {
        lines.append(usage)
      }
      lines += summary.map { String(repeating: " ", count: column) + $0 }
    }
    return lines
  }

  /// Returns the summary of an option, including the words of a long choice, for which the placeholder has no room.
  static func summary(_ option: OptionSpec) -> String {
    var text = option.summary
    switch option.value {
    case .choice(let words) where words.count > 4: text += ": " + words.joined(separator: ", ")
    case .criterion: text += ": " + CriterionArgument.names.joined(separator: ", ") + ", or a ratio"
    default: break
    }
    return option.isRepeatable ? text + " (repeatable)" : text
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
