import ColorScience
import ThemeModel

/// Options that have the same meaning in several commands.
extension OptionSpec {
  static func format(_ words: [String], _ summary: String = "the output format", isRepeatable: Bool = false)
    -> OptionSpec
  {
    OptionSpec(.format, short: "f", .choice(words), isRepeatable: isRepeatable, summary)
  }

  static let config = OptionSpec(
    .config, short: "c", .file, "the configuration (default: the nearest legible.json in this folder or one above)")
  static let lenient = OptionSpec(
    .lenient, .flag, "accept common deviations of design-token files from the standard, each with a warning")
  static let strict = OptionSpec(
    .strict, .flag,
    "accept only the standard: every deviation in a design-token file is an error, even in a known dialect")
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
    "judge only on this kind of screen (default: both)")
  static let mapping = OptionSpec(
    .mapping, .choice(GamutMapping.allCases.map(\.rawValue)),
    "how a colour outside a screen's gamut is mapped into it")
  static let jobs = OptionSpec(.jobs, short: "j", .integer(1...256), "threads to use (default: one for each core)")
  static let today = OptionSpec(.today, .day, "the day on which waivers are judged (default: today)")
  static let imageBaseURL = OptionSpec(
    .imageBaseURL, .text(placeholder: "URL"),
    "the address that serves summary.png and summary-dark.png, so that Markdown shows them")
  static let verbose = OptionSpec(.verbose, short: "v", .flag, "also list what passes")
  static let quiet = OptionSpec(.quiet, short: "q", .flag, "print only errors; the exit status is the result")
}
