/// The arguments of `legible survey`.
struct SurveyArguments: Equatable {
  var sources: SourceArguments
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .survey,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "show what is in a repository: what is read, what is left aside, and why",
    details: [
      "Reads the same sources as audit, and judges nothing. Without a path or a configuration, it searches the working folder, "
        + "except samples, tests, the output of builds and package managers, hidden folders and what .gitignore names.",
      "The exit status is 2 if nothing is found, or if a source that is named or promised cannot be read.",
    ],
    options: [.config, .lenient, .jobs, .format(AnswerFormat.allCases.map(\.rawValue))],
    examples: [
      .init(command: "legible survey", purpose: "what is in this repository"),
      .init(command: "legible survey Packages --format json", purpose: "for a script"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    format = parsed.choice(.format) ?? .text
    color = parsed.color
  }
}
