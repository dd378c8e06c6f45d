/// The arguments of `legible init`.
struct InitArguments: Equatable {
  var sources: SourceArguments
  /// `-` for standard output.
  var file: String
  var overwrites: Bool
  /// A list of pairs that the user already has.
  var pairList: String?
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .`init`,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "write a first legible.json for the themes found here",
    details: [
      "Reads the themes, infers roles and pairs from the names of tokens, and writes them as a configuration to edit."
    ],
    options: [
      OptionSpec(.output, short: "o", .file, "the file to write, or - for standard output (default: legible.json)"),
      OptionSpec(.force, .flag, "overwrite an existing file"),
      OptionSpec(
        .from, .file,
        "take the rules from a list of pairs: foreground, background and ratio in rows, a Terrazzo or Primer configuration"
      ),
      .lenient, .strict, .jobs,
    ],
    examples: [
      .init(command: "legible init", purpose: "for the working folder"),
      .init(command: "legible init Sources/Theme -o -", purpose: "only print it"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    file = parsed.text(.output) ?? "legible.json"
    overwrites = parsed.has(.force)
    pairList = parsed.text(.from)
    color = parsed.color
  }
}
