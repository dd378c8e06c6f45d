import ColorScience

/// The arguments of `legible completions`.
struct CompletionsArguments: Equatable {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  var shell: Shell

  static let spec = CommandSpec(
    name: .completions,
    operands: "bash|zsh|fish",
    operandCount: 1...1,
    operandChoices: Shell.allCases.map(\.rawValue),
    summary: "print a completion script for a shell",
    details: [],
    options: [],
    examples: [
      .init(command: "source <(legible completions bash)", purpose: "for this bash"),
      .init(command: "legible completions zsh > ~/.zsh/completions/_legible", purpose: "for every zsh"),
      .init(command: "legible completions fish | source", purpose: "for this fish"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    let word = parsed.operands[0]
    guard let shell = Shell(rawValue: word) else {
      let names = Shell.allCases.map(\.rawValue)
      throw .wrongOperand(word, expected: "bash, zsh or fish", nearest: NearestWord.of(word, among: names))
    }
    self.shell = shell
  }
}
