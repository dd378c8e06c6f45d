/// `legible explain`, as a value.
struct ExplainArguments: Equatable {
  var token: String
  var sources: SourceArguments
  var filter: TokenFilter
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .explain,
    operands: "TOKEN|CODE [PATH…]",
    operandCount: 1...100_000,
    summary: "show where a token's value comes from and the pairs it stands in, or what a diagnostic means",
    details: [
      "The token is named by its path, or by the end of it when only one token ends so. The chain goes from the token "
        + "to its value, each step with its file, line and column, and the theme that gives it.",
      "A code of a diagnostic, such as unresolved-alias, is explained with its cause, its remedy and an example.",
    ],
    options: [.theme, .axis, .config, .lenient, .strict, .jobs, .format(AnswerFormat.allCases.map(\.rawValue))],
    examples: [
      .init(command: "legible explain color.text.muted themes/aurora", purpose: "one token"),
      .init(command: "legible explain unresolved-alias", purpose: "what a diagnostic means"),
      .init(command: "legible explain text.muted --axis mode=dark", purpose: "in dark mode, as configured"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    token = parsed.operands[0]
    sources = SourceArguments(parsed, paths: Array(parsed.operands.dropFirst()))
    filter = TokenFilter(parsed)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}
