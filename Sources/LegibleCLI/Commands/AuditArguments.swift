import Audit
import ColorScience
import Reports

/// The arguments of `legible audit`.
struct AuditArguments: Equatable {
  enum Report: String, CaseIterable {
    case text
    case json
    case html
    case markdown
    case sarif
    case junit
    case github
    case gitlab
    case csv
    case evidence
    case png
  }

  /// The reports that a folder gets by default: those that people open, and those that machines read.
  static let reportsOfAFolder: [Report] = [.json, .html, .markdown, .sarif, .junit, .png]

  /// The failures for which suggestions are computed.
  enum Suggestions: String, CaseIterable {
    case worst
    case all
    case none

    var limits: SuggestionLimits {
      switch self {
      case .worst: .worst
      case .all: .all
      case .none: .none
      }
    }
  }

  enum BaselineChoice: Equatable {
    case none
    /// `legible-baseline.json` in the folder of the configuration.
    case beside
    case file(String)
  }

  var sources: SourceArguments
  var filter: TokenFilter
  /// Empty for the text on standard output and, with a folder, every other report in it.
  var reports: [Report]
  var outputFolder: String?
  var baseline: BaselineChoice
  var prunesBaseline: Bool
  /// A revision. Only changes since the branch left it are reported.
  var changedSince: String?
  /// The location of the summary's picture for Markdown.
  var picture: SummaryPicture?
  /// Empty for the displays of the plan.
  var displays: [Display]
  var mapping: GamutMapping?
  /// Empty for the classes of the plan.
  var failOn: [FailureClass]
  var suggestions: Suggestions
  var includesMatrix: Bool
  /// Whether to write sheets of each theme beside the summary.
  var drawsSheets: Bool
  var isVerbose: Bool
  var isQuiet: Bool
  var commit: String?
  var date: String?
  var today: String?
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .audit,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "judge every colour pair of every theme, and write reports",
    details: [
      "Paths are files, folders, or globs in quotes. Without paths, the themes of legible.json are audited; without "
        + "legible.json, the working folder, with rules inferred from the names of tokens.",
      "Reports for people and machines go to the folder of --output: report.json, report.html, report.md, report.sarif, "
        + "junit.xml and the picture summary.png. --format chooses among them. Without --output, one --format is printed "
        + "on standard output (png needs the folder).",
    ],
    options: [
      OptionSpec(.output, short: "o", .folder, "write the reports into this folder"),
      .format(Report.allCases.map(\.rawValue), "a report to write; repeat for several", isRepeatable: true),
      .config,
      OptionSpec(
        .baseline, short: "b", .optionalFile,
        "fail only on what is new or worse than legible-baseline.json beside the configuration, or FILE"),
      OptionSpec(.prune, .flag, "with --baseline: remove fixed and stale entries from it"),
      OptionSpec(
        .changedSince, .text(placeholder: "REVISION"),
        "report, and fail on, only the pairs and findings that changed since the branch left this revision"),
      OptionSpec(
        .failOn, .choice(FailureClass.choosable.map(\.rawValue)), isRepeatable: true,
        "all that makes the exit status 1, instead of the configuration's fail-on"),
      .theme, .axis, .display, .mapping,
      OptionSpec(
        .suggestions, .choice(Suggestions.allCases.map(\.rawValue)),
        "the failures to suggest colours for (default: the worst 3,000, and the largest 40 causes)"),
      OptionSpec(.matrix, .flag, "put every measured pair of every variant into report.json, in compact form"),
      OptionSpec(.sheets, .flag, "also draw the sheets of each theme, in the folder sheets"),
      .imageBaseURL, .lenient, .strict,
      OptionSpec(.commit, .text(placeholder: "NAME"), "the commit to name in the reports"),
      OptionSpec(.date, .day, "the day to name in the reports"),
      .today, .jobs, .verbose, .quiet,
    ],
    examples: [
      .init(command: "legible audit", purpose: "as legible.json says"),
      .init(command: "legible audit Sources/Theme -o reports", purpose: "a folder, with every report"),
      .init(command: "legible audit --format github --baseline", purpose: "annotations in a pull request"),
      .init(command: "legible audit --changed-since main", purpose: "before a commit: only what this branch touches"),
      .init(command: "legible audit --format json > report.json", purpose: "for a script"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    filter = TokenFilter(parsed)
    reports = parsed.choices(.format)
    outputFolder = parsed.text(.output)
    baseline = parsed.baseline
    changedSince = parsed.text(.changedSince)
    picture = try parsed.picture()
    prunesBaseline = parsed.has(.prune)
    displays = parsed.choices(.display)
    mapping = parsed.choice(.mapping)
    failOn = parsed.choices(.failOn)
    suggestions = parsed.choice(.suggestions) ?? .worst
    includesMatrix = parsed.has(.matrix)
    drawsSheets = parsed.has(.sheets)
    isVerbose = parsed.has(.verbose)
    isQuiet = parsed.has(.quiet)
    commit = parsed.text(.commit)
    date = parsed.text(.date)
    today = parsed.text(.today)
    color = parsed.color
    try checkCombinations()
  }

  /// Rejects a name with a leading dash, which git would read as an option.
  private static func checkRevision(_ name: String) throws(UsageError) {
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains("..") else {
      throw .wrongValue(
        option: OptionName.changedSince.long, value: name, expected: "a revision, such as main", nearest: nil)
    }
  }

  private func checkCombinations() throws(UsageError) {
    if prunesBaseline && baseline == .none {
      throw .incomplete("--prune", "--baseline", reason: "otherwise there is nothing to prune")
    }
    if prunesBaseline && changedSince != nil {
      throw .conflicting("--prune", "--changed-since", reason: "entries that did not change would look stale")
    }
    if let changedSince { try Self.checkRevision(changedSince) }
    if isVerbose && isQuiet {
      throw .conflicting("--verbose", "--quiet", reason: "one prints more, the other nothing")
    }
    guard outputFolder == nil else { return }
    if reports.contains(.png) {
      throw .incomplete("--format png", "--output FOLDER", reason: "pictures are files")
    }
    if drawsSheets {
      throw .incomplete("--sheets", "--output FOLDER", reason: "sheets are files")
    }
    if reports.count > 1 {
      throw .conflicting(
        "--format \(reports[0].rawValue)", "--format \(reports[1].rawValue)",
        reason: "standard output takes only one report; write them with --output FOLDER")
    }
  }
}
