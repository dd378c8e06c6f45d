import ThemeModel

/// The arguments of `legible tokens`.
struct TokensArguments: Equatable {
  var sources: SourceArguments
  var filter: TokenFilter
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .tokens,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "show what was read: each token, its chain, its colour in each variant",
    details: [
      "A path is a file, a folder, or a glob in quotes. Without paths, the configuration says what to read; "
        + "without a configuration, the working folder is read. A file's content tells its format.",
      "The exit status is 2 if a source has errors, and 0 if it has only warnings.",
    ],
    options: [
      .theme, .axis, .tier, .match, .config, .lenient, .strict, .jobs, .format(AnswerFormat.allCases.map(\.rawValue)),
    ],
    examples: [
      .init(command: "legible tokens themes/aurora", purpose: "everything in a folder"),
      .init(command: "legible tokens tokens.json --axis mode=dark --tier semantic", purpose: "what dark mode shows"),
      .init(command: "legible tokens App.xcassets --match '*background*' --format json", purpose: "for a script"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    filter = TokenFilter(parsed)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}
