/// `legible diff`, as a value.
struct DiffArguments: Equatable {
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
    case png
  }

  enum Sides: Equatable {
    /// Each a report.json, or a path to themes.
    case paths(old: String, new: String)
    /// Two revisions of the git repository here; the paths to themes within it (empty: as configured).
    case revisions(base: String, head: String, paths: [String])
  }

  var sides: Sides
  var config: String?
  var isLenient: Bool
  var formats: [Format]
  var outputFolder: String?
  /// Of the sheets.
  var scale: Int
  var width: Int?
  var today: String?
  var jobs: Int?
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .diff,
    operands: "OLD NEW | --git BASE..HEAD [PATH…]",
    operandCount: 0...100_000,
    summary: "show what a change did: new, fixed, worse and better failures, changed colours",
    details: [
      "OLD and NEW are each a report.json or themes. With --git, both are read from the repository's history, without "
        + "touching the working tree; BASE and HEAD may be any names that git knows, and HEAD may be left out.",
      "The exit status is 1 when there are new or worse failures.",
    ],
    options: [
      OptionSpec(.git, .text(placeholder: "BASE..HEAD"), "compare two revisions of this repository"),
      .format(Format.allCases.map(\.rawValue), "how to answer; repeat for several", isRepeatable: true),
      OptionSpec(.output, short: "o", .folder, "write the answer into this folder"),
      OptionSpec(.scale, .integer(1...3), "pixels a point of the sheets; 2 without it"),
      OptionSpec(.width, .integer(640...8192), "how wide a sheet may be, in points; 1160 without it"),
      .config, .lenient, .today, .jobs,
    ],
    examples: [
      .init(command: "legible diff old/report.json new/report.json", purpose: "two reports"),
      .init(command: "legible diff --git main..HEAD", purpose: "a branch, in CI"),
      .init(command: "legible diff --git v1.2 --format markdown", purpose: "for a pull request's comment"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    if let range = parsed.text(.git) {
      let (base, head) = try Self.revisions(range)
      sides = .revisions(base: base, head: head, paths: parsed.operands)
    } else if parsed.operands.count == 2 {
      sides = .paths(old: parsed.operands[0], new: parsed.operands[1])
    } else if parsed.operands.count > 2 {
      throw .extraOperand(parsed.operands[2], command: .diff, operands: Self.spec.operands)
    } else {
      throw .missingOperand(command: .diff, operands: Self.spec.operands)
    }
    config = parsed.text(.config)
    isLenient = parsed.has(.lenient)
    formats = parsed.choices(.format)
    outputFolder = parsed.text(.output)
    scale = parsed.integer(.scale) ?? 2
    width = parsed.integer(.width)
    today = parsed.text(.today)
    jobs = parsed.integer(.jobs)
    color = parsed.color
    if outputFolder == nil, formats.count > 1 {
      throw .conflicting(
        "--format \(formats[0].rawValue)", "--format \(formats[1].rawValue)",
        reason: "standard output takes one; say where with --output FOLDER")
    }
    if outputFolder == nil, formats == [.png] {
      throw .conflicting("--format png", "no --output", reason: "a sheet is a file; say where with --output FOLDER")
    }
  }

  /// `BASE..HEAD`, or `BASE` for `BASE..HEAD` of what is checked out.
  private static func revisions(_ range: String) throws(UsageError) -> (String, String) {
    var base = range
    var head = "HEAD"
    if let dots = range.firstRange(of: "..") {
      base = String(range[..<dots.lowerBound])
      let rest = range[dots.upperBound...]
      if !rest.isEmpty { head = String(rest) }
    }
    // A name with a dash would be an option of git; a third dot asks for a merge base, which is another question.
    guard !base.isEmpty, !base.hasPrefix("-"), !head.hasPrefix("-"), !head.hasPrefix(".") else {
      throw .wrongValue(option: "--git", value: range, expected: "two revisions as BASE..HEAD", nearest: nil)
    }
    return (base, head)
  }
}
