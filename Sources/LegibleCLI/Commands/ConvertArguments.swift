import ColorScience

/// The arguments of `legible convert`.
struct ConvertArguments: Equatable {
  enum Colors: Equatable {
    /// One color on each line of standard input.
    case standardInput
    case given([String])
  }

  var colors: Colors
  /// Empty for all spaces.
  var spaces: [ColorSpace]
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .convert,
    operands: "COLOR…",
    operandCount: 1...100_000,
    summary: "write a colour in every space, with its gamut facts",
    details: [
      "Colours are written as in CSS. A missing component (none) is - in text and null in JSON.",
      "With - instead of colours, each line of standard input is one. Results come in the same order; a bad line gives "
        + "its error, and the exit status is then 2.",
    ],
    options: [
      OptionSpec(.to, short: "t", .choice(ColorSpace.allCases.map(\.rawValue)), isRepeatable: true, "only this space"),
      .format(AnswerFormat.allCases.map(\.rawValue)),
    ],
    examples: [
      .init(command: "legible convert rebeccapurple", purpose: "every space"),
      .init(command: "legible convert 'oklch(70% 0.3 150)' --to display-p3", purpose: "one space"),
      .init(command: "legible convert - --format json < colours.txt", purpose: "many, one a line"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    if parsed.operands.contains("-") {
      guard parsed.operands.count == 1 else {
        throw .conflicting("-", "colours", reason: "- reads every colour from standard input")
      }
      colors = .standardInput
    } else {
      colors = .given(parsed.operands)
    }
    spaces = parsed.choices(.to)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}
