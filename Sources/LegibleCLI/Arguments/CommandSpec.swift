/// One command in the table: its name, its options, its help.
struct CommandSpec {
  struct Example {
    var command: String
    /// The purpose in a few words.
    var purpose: String
  }

  let name: CommandName
  /// The operands after the name: `FG BG [BG…]`.
  let operands: String
  let operandCount: ClosedRange<Int>
  /// Words that a shell can offer as operands. Without any, it offers files.
  var operandChoices: [String] = []
  let summary: String
  let details: [String]
  let options: [OptionSpec]
  let examples: [Example]
}

enum CommandName: String, CaseIterable {
  case audit
  case sheet
  case diff
  case mend
  case baseline
  case `init`
  case survey
  case tokens
  case explain
  case pairs
  case contrast
  case convert
  case completions
  case help
}
