/// The arguments of `legible mend`.
struct MendArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  /// What to do with the changes.
  enum Target: Equatable {
    /// Show the plan.
    case plan
    case files
    /// Print a unified diff on standard output.
    case dryRun
    case patch(String)
  }

  var sources: SourceArguments
  var format: Format
  /// The folder for the plan as JSON, Markdown, a picture and a page.
  var outputFolder: String?
  var target: Target
  /// The ids of the changes to apply. Empty for all.
  var chosen: [String]
  var rejected: [String]
  /// An earlier plan to use instead of a new one.
  var planFile: String?
  /// Tokens whose alias is changed although the plan leaves the decision to a person.
  var added: [String]
  var locked: [String]
  var showsTrades: Bool
  /// Seconds for reading, planning and checking together.
  var budget: Int
  var isVerbose: Bool
  var isQuiet: Bool
  var today: String?
  var color: ColorChoice

  static let defaultBudget = 20

  static let spec = CommandSpec(
    name: .mend,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "plan the fewest changes of raw colours and aliases that make every judged pair pass, and write them back",
    details: [
      "Paths are as in audit. The plan changes as few raw colours as possible, lightness first and keeping the hue, so that "
        + "failing pairs pass in every theme and variant, on every display. No passing pair breaks, and no failing pair gets "
        + "worse. An alias changes to another step of its family where that mends what no raw colour can, and is worth it.",
      "Without an option, nothing is written. --apply edits the literals that define the colours, in their own notation; "
        + "--dry-run and --patch write the same edits as a unified diff for git apply. Colours that are computed, generated or "
        + "in a dependency are not edited; the plan says why.",
      "The exit status is 0 when no failing pair remains, and 1 when some do.",
    ],
    options: [
      OptionSpec(
        .apply, .optionalText(placeholder: "ID,…"), isRepeatable: true,
        "write the changes into the sources: all, or those of these ids"),
      OptionSpec(.applyPlan, .file, "apply the changes of a plan that --format json or the page wrote"),
      OptionSpec(.reject, .text(placeholder: "ID"), isRepeatable: true, "leave this change out"),
      OptionSpec(
        .add, .text(placeholder: "TOKEN"), isRepeatable: true,
        "add a suggested way out to the plan: the token becomes an alias of the other colour that the plan names"),
      OptionSpec(.dryRun, .flag, "print the edits as a unified diff, and write nothing"),
      OptionSpec(.patch, .file, "write the edits as a unified diff into this file"),
      OptionSpec(
        .lock, .text(placeholder: "GLOB"), isRepeatable: true,
        "raw colours that must not change, in addition to those of the configuration"),
      OptionSpec(.trades, .flag, "list what would mend more and make something worse"),
      OptionSpec(
        .budget, .integer(1...3600),
        "seconds for reading, search and check (default: \(defaultBudget)). When time is up, the best plan so far is used. "
          + "Reading and one check always finish, so a run takes at least that long"),
      .format(Format.allCases.map(\.rawValue)),
      OptionSpec(
        .output, short: "o", .folder,
        "write the plan into this folder: mend.json, mend.md, mend.png, and mend.html, where changes can be tried"),
      .config, .lenient, .today, .jobs, .verbose, .quiet,
    ],
    examples: [
      .init(command: "legible mend", purpose: "the plan, with what remains and why"),
      .init(command: "legible mend --patch mend.patch && git apply mend.patch", purpose: "as a commit of your own"),
      .init(command: "legible mend --apply=FXColors.Purple60", purpose: "one change of the plan"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    format = parsed.choice(.format) ?? .text
    outputFolder = parsed.text(.output)
    chosen = parsed.texts(.apply).flatMap { $0.split(separator: ",").map(String.init) }
    rejected = parsed.texts(.reject)
    planFile = parsed.text(.applyPlan)
    added = parsed.texts(.add)
    locked = parsed.texts(.lock)
    showsTrades = parsed.has(.trades)
    budget = parsed.integer(.budget) ?? Self.defaultBudget
    isVerbose = parsed.has(.verbose)
    isQuiet = parsed.has(.quiet)
    today = parsed.text(.today)
    color = parsed.color
    target =
      if parsed.has(.dryRun) {
        .dryRun
      } else if let file = parsed.text(.patch) {
        .patch(file)
      } else if parsed.has(.apply) || parsed.has(.applyPlan) {
        .files
      } else {
        .plan
      }
    if parsed.has(.dryRun), parsed.has(.patch) {
      throw .conflicting("--dry-run", "--patch", reason: "one prints the diff, the other writes it")
    }
    if target == .plan, !rejected.isEmpty {
      throw .incomplete(
        "--reject", "--apply, --dry-run or --patch", reason: "a plan by itself lists every change")
    }
    if target != .plan, parsed.has(.output) {
      throw .conflicting(
        "--output", "--\(Self.name(of: target))", reason: "the folder is for the plan, not for its edits")
    }
    if target != .plan, parsed.has(.format) {
      throw .conflicting(
        "--format", "--\(Self.name(of: target))", reason: "the format is one of the plan, not of its edits")
    }
  }

  private static func name(of target: Target) -> String {
    switch target {
    case .plan: "format"
    case .files: "apply"
    case .dryRun: "dry-run"
    case .patch: "patch"
    }
  }
}
