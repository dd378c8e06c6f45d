/// The arguments of `legible explain`.
struct ExplainArguments: Equatable {
  /// The token or code to explain. `nil` explains the recognized themes.
  var token: String?
  /// Whether to list only the places where views show the token.
  var onlyPlaces = false
  var sources: SourceArguments
  var filter: TokenFilter
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .explain,
    operands: "TOKEN|CODE [PATH…]",
    operandCount: 0...100_000,
    summary: "show where a token's value comes from and in which pairs it is used, or what a diagnostic means",
    details: [
      "Name the token by its path, or by the end of its path if no other token ends like it. The chain leads from the token "
        + "to its value, each step with its file, line and column, and the theme that gives it.",
      "--themes shows which themes were recognised in Swift code and by which evidence, which other interpretations were "
        + "not used and why, and what was left out. Every operand is then a path.",
      "--places lists every place where view code shows the token, on or under which colour, and what had to be assumed.",
      "For the code of a diagnostic, such as unresolved-alias, it shows the cause, the remedy and an example.",
    ],
    options: [
      OptionSpec(.themes, .flag, "explain how the themes of Swift code were recognised"),
      OptionSpec(.places, .flag, "list every place where views show the token, and on what"), .theme, .axis, .config,
      .lenient, .strict, .jobs, .format(AnswerFormat.allCases.map(\.rawValue)),
    ],
    examples: [
      .init(command: "legible explain color.text.muted themes/aurora", purpose: "one token"),
      .init(command: "legible explain --places text.muted", purpose: "where views show it, and on what"),
      .init(command: "legible explain unresolved-alias", purpose: "what a diagnostic means"),
      .init(command: "legible explain --themes Sources", purpose: "how themes were recognised in Swift code"),
      .init(command: "legible explain text.muted --axis mode=dark", purpose: "in dark mode, as configured"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    if parsed.has(.themes) {
      for option in [OptionName.theme, .axis] where parsed.has(option) {
        throw .conflicting("--themes", option.long, reason: "--themes lists every theme in the code")
      }
      if parsed.has(.places) { throw .conflicting("--themes", "--places", reason: "places are those of one token") }
      token = nil
      sources = SourceArguments(parsed, paths: parsed.operands)
    } else {
      guard let first = parsed.operands.first else {
        throw .missingOperand(command: .explain, operands: Self.spec.operands)
      }
      token = first
      onlyPlaces = parsed.has(.places)
      sources = SourceArguments(parsed, paths: Array(parsed.operands.dropFirst()))
    }
    filter = TokenFilter(parsed)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}
