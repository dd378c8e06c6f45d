import Audit

/// The arguments of `legible pairs`.
struct PairsArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case json
    case rules
  }

  var sources: SourceArguments
  var filter: TokenFilter
  var format: Format
  /// Empty for all kinds. Guessed pairs are then only counted.
  var evidence: [Evidence]
  var isVerbose: Bool
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .pairs,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "list which colours are shown together, with the evidence and its places",
    details: [
      "Evidence is declared (a rule), seen (view code shows it), named (the tokens are named for each other), likely (view "
        + "code, with one step assumed) or guessed (a text and a surface). Likely and guessed pairs fail a run only if fail-on names them.",
      "--format rules prints the seen, likely and named pairs that no rule judges yet, as rules for legible.json.",
    ],
    options: [
      .theme, .axis,
      OptionSpec(
        .evidence, .choice(Evidence.allCases.map(\.rawValue)), isRepeatable: true, "only pairs of this evidence"),
      OptionSpec(.verbose, short: "v", .flag, "every pair and every place"), .config, .lenient, .jobs,
      .format(Format.allCases.map(\.rawValue)),
    ],
    examples: [
      .init(command: "legible pairs", purpose: "everything, as configured"),
      .init(command: "legible pairs --evidence seen -v", purpose: "what views show, with every place"),
      .init(command: "legible pairs --format rules", purpose: "rules to paste into legible.json"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    filter = TokenFilter(parsed)
    format = parsed.choice(.format) ?? .text
    evidence = parsed.choices(.evidence)
    isVerbose = parsed.has(.verbose)
    color = parsed.color
  }
}
