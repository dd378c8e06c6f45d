import Reports

/// The arguments of `legible diff`.
struct DiffArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
    case html
    case sarif
    case junit
    case github
    case gitlab
    case png
  }

  /// The formats that a folder gets by default.
  static let formatsOfAFolder: [Format] = [.text, .json, .markdown, .html, .sarif, .junit, .gitlab, .png]

  enum Sides: Equatable {
    /// Each side is a report.json or a path to themes.
    case paths(old: String, new: String)
    /// The changes of a branch since it left `base`. `paths` are the themes within the repository, or empty for the
    /// configured ones.
    case branch(base: String, head: Head, paths: [String])
  }

  /// The end of a branch.
  enum Head: Equatable {
    case revision(String)
    /// The current files, committed or not.
    case workingTree
  }

  var sides: Sides
  var config: String?
  var baseline: AuditArguments.BaselineChoice
  /// The location of the summary's picture for Markdown.
  var picture: SummaryPicture?
  var isLenient: Bool
  var isStrict: Bool
  var formats: [Format]
  var outputFolder: String?
  /// Whether to write sheets of each variant beside the summary.
  var drawsSheets: Bool
  /// The scale of the sheets.
  var scale: Int
  var width: Int?
  var today: String?
  var jobs: Int?
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .diff,
    operands: "OLD NEW | --git BASE[..HEAD] [PATH…]",
    operandCount: 0...100_000,
    summary: "show what a change did: new, fixed, worse and better failures, changed colours",
    details: [
      "OLD and NEW are each a report.json or themes. --git BASE..HEAD compares HEAD with the commit at which it left "
        + "BASE (BASE...HEAD means the same), so that only the branch's own changes count. Both are read from the "
        + "repository's history, without touching the working tree. --git BASE compares the files as they are now.",
      "A base without themes counts as empty. A token or theme that was only renamed counts as the same one. The exit "
        + "status is 1 if something that fails the run is new or worse; warnings do not count.",
    ],
    options: [
      OptionSpec(
        .git, .text(placeholder: "BASE[..HEAD]"), "compare a revision, or the working tree, with where it left BASE"),
      .format(Format.allCases.map(\.rawValue), "the output format; repeat for several", isRepeatable: true),
      OptionSpec(.output, short: "o", .folder, "write the output into this folder"),
      OptionSpec(.sheets, .flag, "also draw a sheet of each changed variant, in the folder sheets"),
      OptionSpec(.scale, .integer(1...3), "pixels for each point of the sheets (default: 2)"),
      OptionSpec(.width, .integer(640...8192), "the largest width of a sheet in points (default: 1160)"),
      OptionSpec(
        .baseline, short: "b", .optionalFile,
        "failures that legible-baseline.json, or FILE, accepts are not regressions; each side uses its own"),
      .imageBaseURL, .config, .lenient, .strict, .today, .jobs,
    ],
    examples: [
      .init(command: "legible diff old/report.json new/report.json", purpose: "two reports"),
      .init(command: "legible diff --git origin/main..HEAD", purpose: "a branch, in CI"),
      .init(command: "legible diff --git main", purpose: "including what is not committed yet"),
      .init(command: "legible diff --git v1.2..HEAD --format markdown", purpose: "for a pull request's comment"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    if let range = parsed.text(.git) {
      let (base, head) = try Self.branch(range)
      sides = .branch(base: base, head: head, paths: parsed.operands)
    } else if parsed.operands.count == 2 {
      sides = .paths(old: parsed.operands[0], new: parsed.operands[1])
    } else if parsed.operands.count > 2 {
      throw .extraOperand(parsed.operands[2], command: .diff, operands: Self.spec.operands)
    } else {
      throw .missingOperand(command: .diff, operands: Self.spec.operands)
    }
    config = parsed.text(.config)
    baseline = parsed.baseline
    picture = try parsed.picture()
    isLenient = parsed.has(.lenient)
    isStrict = parsed.has(.strict)
    formats = parsed.choices(.format)
    outputFolder = parsed.text(.output)
    drawsSheets = parsed.has(.sheets)
    scale = parsed.integer(.scale) ?? 2
    width = parsed.integer(.width)
    today = parsed.text(.today)
    jobs = parsed.integer(.jobs)
    color = parsed.color
    if outputFolder == nil, formats.count > 1 {
      throw .conflicting(
        "--format \(formats[0].rawValue)", "--format \(formats[1].rawValue)",
        reason: "standard output takes only one; write them with --output FOLDER")
    }
    if outputFolder == nil, formats == [.png] {
      throw .incomplete("--format png", "--output FOLDER", reason: "pictures are files")
    }
  }

  /// Reads `BASE..HEAD`, `BASE...HEAD`, `BASE..` for HEAD, or `BASE` for the working tree.
  private static func branch(_ range: String) throws(UsageError) -> (String, Head) {
    var base = range
    var head = Head.workingTree
    if let dots = range.firstRange(of: "..") {
      base = String(range[..<dots.lowerBound])
      var rest = range[dots.upperBound...]
      if rest.hasPrefix(".") { rest.removeFirst() }
      head = .revision(rest.isEmpty ? "HEAD" : String(rest))
    }
    let names = [base] + (head.revision.map { [$0] } ?? [])
    // git would read a name with a leading dash as an option.
    guard names.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasPrefix(".") }) else {
      throw .wrongValue(
        option: "--git", value: range, expected: "BASE..HEAD, or BASE for the working tree", nearest: nil)
    }
    return (base, head)
  }
}

extension DiffArguments.Head {
  var revision: String? {
    switch self {
    case .revision(let name): name
    case .workingTree: nil
    }
  }

  /// The name in the output.
  var name: String { revision ?? "the working tree" }
}
