/// The arguments of `legible survey`.
struct SurveyArguments: Equatable {
  var sources: SourceArguments
  var format: AnswerFormat
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .survey,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "show what a repository holds: what is read, what is left aside, and why",
    details: [
      "Reads as audit does, and judges nothing. Without a path or a configuration, the working folder is looked through: samples, "
        + "tests, what builds and package managers put there, hidden folders and what .gitignore names are left aside.",
      "The exit status is 2 when nothing is found, or when what is named or promised cannot be read.",
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
