import ColorScience

/// The arguments of `legible help`.
struct HelpArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case markdown
  }

  enum Topic: Equatable {
    case command(CommandName)
    case diagnostics
  }

  /// `nil` for the overview.
  var topic: Topic?
  var format: Format
  var color: ColorChoice

  private static let diagnosticsTopic = "diagnostics"

  static let spec = CommandSpec(
    name: .help,
    operands: "[COMMAND|diagnostics]",
    operandCount: 0...1,
    operandChoices: CommandName.allCases.map(\.rawValue) + [diagnosticsTopic],
    summary: "show what a command does",
    details: [
      "--format markdown prints the whole reference, as in docs/command-line.md.",
      "“diagnostics” lists every code that a message can have, as in docs/diagnostics.md.",
    ],
    options: [.format(Format.allCases.map(\.rawValue))],
    examples: [.init(command: "legible help audit", purpose: "the main command")])

  init(topic: CommandName?, color: ColorChoice) {
    self.topic = topic.map { .command($0) }
    self.format = .text
    self.color = color
  }

  init(_ parsed: ParsedArguments) throws(UsageError) {
    format = parsed.choice(.format) ?? .text
    color = parsed.color
    topic = nil
    if let word = parsed.operands.first {
      if word == Self.diagnosticsTopic {
        topic = .diagnostics
        return
      }
      guard let name = CommandName(rawValue: word) else {
        throw .unknownCommand(word, nearest: NearestWord.of(word, among: CommandName.allCases.map(\.rawValue)))
      }
      topic = .command(name)
    }
  }
}
