import ColorScience

/// The arguments of `legible contrast`.
struct ContrastArguments: Equatable {
  enum Stacks: Equatable {
    /// One stack on each line of standard input.
    case standardInput
    /// Top first. The last layer is opaque.
    case layers([String])
  }

  var stacks: Stacks
  var displays: [Display]
  var mapping: GamutMapping
  var required: Criterion?
  var suggests: Bool
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .contrast,
    operands: "FG BG [BG…]",
    operandCount: 1...1_000,
    summary: "measure a colour on another, or on a stack of layers",
    details: [
      "Colours are written as in CSS: '#767676', 'rgb(0 0 0 / 40%)', 'oklch(70% 0.1 200)', 'color(display-p3 1 0 0)'. "
        + "Layers are listed from top to bottom; the last one must be opaque.",
      "With - instead of colours, each line of standard input is a stack: the foreground, a tab, and the backgrounds with "
        + "tabs between them. Results come in the same order; a bad line gives its error, and the exit status is then 2.",
    ],
    options: [
      .display, .mapping,
      OptionSpec(.require, short: "r", .criterion, "exit with 1 if any display does not reach this"),
      OptionSpec(
        .suggest, short: "s", .flag, "suggest colours near the foreground that reach it (4.5 without --require)"),
      .format(AnswerFormat.allCases.map(\.rawValue)),
    ],
    examples: [
      .init(command: "legible contrast '#767676' white", purpose: "one pair"),
      .init(command: "legible contrast 'rgb(0 0 0 / 60%)' '#ffffff80' '#0a84ff'", purpose: "text on a veil on blue"),
      .init(command: "legible contrast '#8a8a8e' white --require aa-text --suggest", purpose: "what to use instead"),
      .init(command: "printf '#777\\twhite\\n' | legible contrast - --format json", purpose: "many, one a line"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    if parsed.operands.contains("-") {
      guard parsed.operands.count == 1 else {
        throw .conflicting("-", "colours", reason: "- reads every stack from standard input")
      }
      stacks = .standardInput
    } else {
      guard parsed.operands.count >= 2 else {
        throw .missingOperand(command: .contrast, operands: Self.spec.operands)
      }
      stacks = .layers(parsed.operands)
    }
    let displays: [Display] = parsed.choices(.display)
    self.displays = displays.isEmpty ? Display.allCases : displays
    mapping = parsed.choice(.mapping) ?? .minde
    required = parsed.criterion(.require)
    suggests = parsed.has(.suggest)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}

/// The output formats of the small commands.
enum AnswerFormat: String, CaseIterable {
  case text
  case json
}
