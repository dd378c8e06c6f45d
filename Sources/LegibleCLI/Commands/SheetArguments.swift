import Sheets

/// The arguments of `legible sheet`.
struct SheetArguments: Equatable {
  enum Kind: String, CaseIterable {
    case summary
    case matrix
    case palette
    case failures
    case vision
    /// All kinds.
    case all

    /// `nil` for all kinds.
    var sheet: SheetKind? {
      switch self {
      case .summary: .summary
      case .matrix: .matrix
      case .palette: .palette
      case .failures: .failures
      case .vision: .vision
      case .all: nil
      }
    }
  }

  enum Gamut: String, CaseIterable {
    case auto
    case srgb
    case displayP3 = "display-p3"
  }

  enum Depth: String, CaseIterable {
    case eight = "8"
    case sixteen = "16"
  }

  var sources: SourceArguments
  var filter: TokenFilter
  var outputFolder: String
  /// Empty for the summary, or for more kinds with `--all` or chosen themes.
  var kinds: [Kind]
  var scale: Int
  var width: Int?
  var columns: Int?
  /// Whether to include tokens that no rule names.
  var isAll: Bool
  var font: String?
  var gamut: Gamut
  var depth: Depth
  var commit: String?
  var date: String?
  var today: String?
  var isQuiet: Bool
  var color: ColorChoice

  static let spec = CommandSpec(
    name: .sheet,
    operands: "[PATH…]",
    operandCount: 0...100_000,
    summary: "draw one PNG picture of a system, or sheets of its palettes, pairs and failures",
    details: [
      "Without --kind, one picture shows the whole system: summary.png, and summary-dark.png for readers with a dark page. "
        + "The other kinds show each theme: --kind matrix, palette, failures, vision or all. With --theme or --axis but "
        + "without --kind, they are drawn for the chosen themes.",
      "Each sheet comes with its alternative text beside it, as .txt. A system too large for one sheet continues on "
        + "numbered ones. Paths and configuration are as in legible audit.",
    ],
    options: [
      OptionSpec(.output, short: "o", .folder, "the folder for the sheets (default: sheets)"),
      OptionSpec(
        .kind, short: "k", .choice(Kind.allCases.map(\.rawValue)), isRepeatable: true,
        "this kind of sheet; repeat for several"),
      .theme, .axis,
      OptionSpec(.scale, .integer(1...3), "pixels for each point (default: 2)"),
      OptionSpec(
        .width, .integer(640...8192),
        "the largest width of a sheet in points (default: 1160, and 14 columns for a matrix)"),
      OptionSpec(.columns, .integer(1...64), "the most foregrounds of a matrix on one sheet (default: 14)"),
      OptionSpec(
        .all, .flag,
        "every kind unless --kind chooses, every semantic token in the matrix, whether a rule names it or not, every name in the palette, and every sheet of "
          + "the matrix and of failures"),
      OptionSpec(.font, .text(placeholder: "NAME"), "the font of names and numbers"),
      OptionSpec(
        .gamut, .choice(Gamut.allCases.map(\.rawValue)),
        "the colour space of the files; auto uses Display P3 where it is needed"),
      OptionSpec(.depth, .choice(Depth.allCases.map(\.rawValue)), "bits per channel"),
      .config, .lenient, .strict,
      OptionSpec(.commit, .text(placeholder: "NAME"), "the commit to name in the title"),
      OptionSpec(.date, .day, "the day to name in the title"),
      .today, .jobs, .quiet,
    ],
    examples: [
      .init(command: "legible sheet", purpose: "the summary of the system, into sheets/"),
      .init(command: "legible sheet --kind all -o sheets", purpose: "every kind, as legible.json says"),
      .init(command: "legible sheet themes/aurora --kind matrix --scale 2", purpose: "one kind, for a slide"),
    ])

  init(_ parsed: ParsedArguments) throws(UsageError) {
    sources = SourceArguments(parsed, paths: parsed.operands)
    filter = TokenFilter(parsed)
    outputFolder = parsed.text(.output) ?? "sheets"
    kinds = parsed.choices(.kind)
    scale = parsed.integer(.scale) ?? 2
    width = parsed.integer(.width)
    columns = parsed.integer(.columns)
    isAll = parsed.has(.all)
    font = parsed.text(.font)
    gamut = parsed.choice(.gamut) ?? .auto
    depth = parsed.choice(.depth) ?? .eight
    commit = parsed.text(.commit)
    date = parsed.text(.date)
    today = parsed.text(.today)
    isQuiet = parsed.has(.quiet)
    color = parsed.color
  }
}
