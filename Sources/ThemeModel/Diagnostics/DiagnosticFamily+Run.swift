extension DiagnosticFamily {
  static let run = DiagnosticFamily(
    "The run",
    [
      .fixesLimited: DiagnosticExplanation(
        "Fixes were worked out for the largest causes only.",
        cause: "A fix for every cause would take longer than the audit.",
        remedy: "Raise the limit with --suggestions.",
        example: "an estate with hundreds of causes"),
      .suggestionsLimited: DiagnosticExplanation(
        "Suggestions were worked out for the worst pairs only.",
        cause: "A suggestion for every failing pair would take longer than the audit.",
        remedy: "Raise the limit with --suggestions.",
        example: "an estate with thousands of failures"),
      .unknownFormat: DiagnosticExplanation(
        "A source is of no format that is read.",
        cause: "Its content is not that of design tokens, an asset catalog, Swift, a property list or JSON.",
        remedy: "Name another file, or set “format”.",
        example: "legible audit logo.png"),
      .unreadableFile: DiagnosticExplanation(
        "A file cannot be read.",
        cause: "It is not there, or access is denied.",
        remedy: "Correct the path or the permissions.",
        example: "legible audit gone.json"),
    ])
}
