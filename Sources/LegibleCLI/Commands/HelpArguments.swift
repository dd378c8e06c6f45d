import ColorScience

/// `legible help`, as a value.
struct HelpArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case markdown
  }

  /// nil: the overview.
  var topic: CommandName?
  var format: Format
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .help,
    operands: "[COMMAND]",
    operandCount: 0...1,
    operandChoices: CommandName.allCases.map(\.rawValue),
    summary: "show what a command does",
    details: ["As Markdown, it is the whole reference; docs/command-line.md is that."],
    options: [.format(Format.allCases.map(\.rawValue))],
    examples: [.init(command: "legible help audit", purpose: "the main command")])

  init(topic: CommandName?, color: ColorChoice) {
    self.topic = topic
    self.format = .text
    self.color = color
  }

  init(_ parsed: ParsedArguments) throws(UsageError) {
    format = parsed.choice(.format) ?? .text
    color = parsed.color
    topic = nil
    if let word = parsed.operands.first {
      guard let name = CommandName(rawValue: word) else {
        throw .unknownCommand(word, nearest: NearestWord.of(word, among: CommandName.allCases.map(\.rawValue)))
      }
      topic = name
    }
  }
}
