import ColorScience
import ThemeModel

/// Options that have the same meaning in several commands.
extension OptionSpec {
  static func format(_ words: [String], _ summary: String = "how to answer", isRepeatable: Bool = false) -> OptionSpec {
    OptionSpec(.format, short: "f", .choice(words), isRepeatable: isRepeatable, summary)
  }

  static let config = OptionSpec(
    .config, short: "c", .file, "the configuration; without it, legible.json is looked for here and upward")
  static let lenient = OptionSpec(
    .lenient, .flag, "accept what design-token files in the wild do beside the standard, each with a warning")
  static let strict = OptionSpec(
    .strict, .flag, "insist on the standard: what design-token files do beside it is an error, also in a known dialect")
  static let theme = OptionSpec(
    .theme, .text(placeholder: "GLOB"), isRepeatable: true, "only themes whose name matches")
  static let axis = OptionSpec(
    .axis, .assignment(placeholder: "NAME=CONTEXT"), isRepeatable: true, "only variants with this context on this axis")
  static let tier = OptionSpec(
    .tier, .choice(Tier.allCases.map(\.rawValue)), isRepeatable: true, "only tokens of this tier")
  static let match = OptionSpec(
    .match, .text(placeholder: "GLOB"), isRepeatable: true, "only tokens whose path matches")
  static let display = OptionSpec(
    .display, .choice(Display.allCases.map(\.rawValue)), isRepeatable: true,
    "judge on this kind of screen; both without it")
  static let mapping = OptionSpec(
    .mapping, .choice(GamutMapping.allCases.map(\.rawValue)),
    "how a colour outside a screen's gamut is brought inside")
  static let jobs = OptionSpec(.jobs, short: "j", .integer(1...256), "threads to use; as many as cores without it")
  static let today = OptionSpec(.today, .day, "the day on which waivers are judged; the current one without it")
  static let imageBaseURL = OptionSpec(
    .imageBaseURL, .text(placeholder: "URL"),
    "where summary.png and summary-dark.png can be loaded from: Markdown shows them then")
  static let verbose = OptionSpec(.verbose, short: "v", .flag, "list what passes, too")
  static let quiet = OptionSpec(.quiet, short: "q", .flag, "print nothing but errors; the exit status tells")
}
