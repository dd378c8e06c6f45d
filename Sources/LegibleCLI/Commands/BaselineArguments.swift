/// The arguments of `legible baseline`.
struct BaselineArguments: Equatable {
  var sources: SourceArguments
  /// `nil` for `legible-baseline.json` in the folder of the configuration.
  var file: String?
  var prunes: Bool
  /// `OLD=NEW`, for tokens or themes.
  var renames: [String]
  var today: String?
  var isQuiet: Bool
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .baseline,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "accept today's failures, so that audits fail only on new and worse ones",
    details: [
      "Writes legible-baseline.json beside the configuration, or in the working folder. Commit it. "
        + "legible audit --baseline then compares."
    ],
    options: [
      OptionSpec(.output, short: "o", .file, "the file to write"),
      OptionSpec(.prune, .flag, "only remove fixed and stale entries; accept nothing new"),
      OptionSpec(
        .rename, .text(placeholder: "OLD=NEW"), isRepeatable: true,
        "only carry entries over to a token's or theme's new name; accept nothing new"),
      .config, .lenient, .strict, .today, .jobs, .quiet,
    ],
    examples: [
      .init(command: "legible baseline", purpose: "accept what fails now"),
      .init(command: "legible baseline --prune", purpose: "after some were fixed"),
      .init(command: "legible baseline --rename ink=text", purpose: "a token has another name now"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    file = parsed.text(.output)
    prunes = parsed.has(.prune)
    renames = parsed.texts(.rename)
    for rename in renames where !rename.dropFirst().dropLast().contains("=") {
      throw .wrongValue(option: OptionName.rename.long, value: rename, expected: "OLD=NEW", nearest: nil)
    }
    today = parsed.text(.today)
    isQuiet = parsed.has(.quiet)
    color = parsed.color
  }
}
