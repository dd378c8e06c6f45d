import Audit
import ColorScience
import ThemeModel
import Wording

/// The result of an audit for a person at a terminal or reading a log: the verdict, what to change, where, what else, and
/// what to do next.
///
/// The first screen has at most 24 lines. `isVerbose` adds every failure and every pass below it.
public struct TextSummary {
  public struct Options: Hashable, Sendable {
    public var style: TerminalStyle
    /// Whether to list every failure and every pass.
    public var isVerbose: Bool
    /// The width in columns.
    public var width: Int
    /// The survey of a run that was not told what to read.
    public var survey: SurveyWords?
    /// Whether this run also writes the page, the pictures and the reports.
    public var writesReports: Bool

    public init(
      style: TerminalStyle = .plain, isVerbose: Bool = false, width: Int = 80, survey: SurveyWords? = nil,
      writesReports: Bool = false
    ) {
      self.style = style
      self.isVerbose = isVerbose
      // Longer lines are hard to read, and shorter lines have no room for a table.
      self.width = min(max(width, 60), 120)
      self.survey = survey
      self.writesReports = writesReports
    }
  }

  static let screen = 24

  let report: AuditReport
  let options: Options
  let names: PairNames
  let evidence: EvidenceWords
  let short: ShortNames
  let ranking: Ranking
  /// How much clauses are shortened to fit the screen. At 1, notices have a line less and a color with several values does not
  /// list them; at 2, the list of what was read has a line less; at 3, a notice has one line and how rules were inferred has two.
  private(set) var tightness = 0

  public init(_ report: AuditReport, options: Options = Options()) {
    self.report = report
    self.options = options
    names = PairNames(report: report)
    evidence = EvidenceWords(report)
    short = ShortNames(report.tokens.lazy.map(\.path))
    ranking = Ranking(report: report)
  }

  public static func text(_ report: AuditReport, options: Options = Options()) -> String {
    TextSummary(report, options: options).lines().joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    let words = VerdictWords(report)
    guard !report.isBroken else {
      let survey = surveyed().lines(limit: .max)
      return broken(words) + (survey.isEmpty ? [] : [""] + survey) + [""] + nextAfterErrors().lines
    }
    var blocks = [verdict(words, isLast: false)] + surveyed()
    blocks += [changes(), place(), pairs()] + notices() + [next()]
    guard options.isVerbose else {
      blocks.append(verdict(words, isLast: true))
      let lines = blocks.lines(limit: TextSummary.screen)
      guard lines.count > TextSummary.screen, tightness < 3 else { return lines }
      var tight = self
      tight.tightness += 1
      return tight.lines()
    }
    var lines = blocks.lines(limit: .max)
    let details = failures() + [undetermined()] + unproven() + otherFindings() + passes()
    for block in details where !block.isEmpty { lines += [""] + block }
    return lines + [""] + verdict(words, isLast: true).lines
  }

  var style: TerminalStyle { options.style }
  var width: Int { options.width }
  var isWide: Bool { width >= 110 }

  private func verdict(_ words: VerdictWords, isLast: Bool) -> TextBlock {
    let isWhole = isLast || report.system.isEmpty
    let sign = "\(words.mark.glyph) \(isWhole ? words.headline : words.verdict)"
    let isSolid = words.mark == .cross && style.isColored
    let shown = style.emphasized(isSolid ? " \(sign) " : sign, isSolid ? .inverse : .bold)
    if isLast {
      let status = report.failedOn.isEmpty ? 0 : 1
      return TextBlock(head: ["\(shown)  exit \(status)"], isParted: false)
    }
    var line = WrappedLine()
    if !isWhole { line.add("in \(report.system)\(words.reserve)") }
    let used = SafeText.width(sign) + (isSolid ? 3 : 1)
    let first = line.lines(width: max(width - used, 20), indent: 0, style: style)
    var lines = [shown + (first.first.map { $0.isEmpty ? "" : " " + $0 } ?? "")]
    lines += first.dropFirst().map { "  " + $0 }
    for detail in told(words) {
      lines += WrappedLine(detail).lines(width: width, first: "  ", indent: 2, style: style)
    }
    if let inference = report.inference {
      lines += TextSummary.titled(
        "", WrappedLine("No rules were given. \(inference.explanation)"), column: 2, limit: tightness > 2 ? 2 : .max,
        options)
    }
    return TextBlock(head: lines)
  }

  /// Returns the details of the verdict, without those that the blocks below contain.
  private func told(_ words: VerdictWords) -> [String] {
    let isPlain = report.failedOn.isEmpty || report.failedOn == [.failures]
    return words.details.filter { detail in
      let isCause = detail.hasSuffix(" behind them.")
      return !isCause && !(isPlain && detail.hasPrefix("The run fails on"))
    }
  }

  private func broken(_ words: VerdictWords) -> [String] {
    let sign = "\(words.mark.glyph) \(words.headline)"
    let shown = style.emphasized(style.isColored ? " \(sign) " : sign, style.isColored ? .inverse : .bold)
    return [shown]
      + words.details.flatMap { WrappedLine($0).lines(width: width, first: "  ", indent: 2, style: style) }
  }

  /// Returns the commands that help now.
  private func next() -> TextBlock {
    var commands: [(String, String)] = []
    if report.totals.judged == 0 { commands.append(("legible init", "write rules for the pairs that matter")) }
    if report.totals.fail > 0 || !report.diagnostics.isEmpty, !options.isVerbose {
      commands.append(("legible audit --verbose", "every failure and finding"))
    }
    if report.totals.judged > 0 {
      commands.append(
        !options.writesReports
          ? ("legible audit -o out", "page, picture, reports")
          : report.totals.fail > 0
            ? ("legible mend", "the fewest changes that mend what fails")
            : ("legible sheet --all", "a picture of every theme"))
    }
    return shown(commands)
  }

  private func nextAfterErrors() -> TextBlock {
    var commands: [(String, String)] = []
    if let code = report.errors.first?.code {
      commands.append(("legible explain \(code)", "what is wrong, and what mends it"))
    }
    if options.survey != nil { commands.append(("legible survey", "what is read, and why")) }
    return shown(commands)
  }

  private func shown(_ commands: [(String, String)]) -> TextBlock {
    let column = commands.map { $0.0.count }.max() ?? 0
    let lines = commands.prefix(2).enumerated().flatMap { at, command in
      let lead =
        at == 0 ? style.emphasized("Next", .bold) + String(repeating: " ", count: 6) : String(repeating: " ", count: 10)
      return WrappedLine(command.1).lines(
        width: width, first: lead + SafeText.padded(command.0, to: column) + "  ", indent: column + 12, style: style)
    }
    return TextBlock(head: lines)
  }

  /// Returns a line with a bold title in the first ten columns.
  func titled(_ title: String, _ line: WrappedLine, limit: Int = 3) -> [String] {
    let most = tightness > 2 ? 1 : tightness > 0 ? limit - 1 : limit
    return TextSummary.titled(title, line, column: 10, limit: most, options)
  }

  /// Returns a line with a bold title in its first columns, cut after `limit` lines.
  static func titled(
    _ title: String, _ line: WrappedLine, column: Int, limit: Int, _ options: Options
  ) -> [String] {
    let indent = max(column, SafeText.width(title) + 1)
    let gap = String(repeating: " ", count: indent - SafeText.width(title))
    func lines(_ width: Int, _ style: TerminalStyle) -> [String] {
      line.lines(width: width, first: style.emphasized(title, .bold) + gap, indent: indent, style: style)
    }
    let all = lines(options.width, options.style)
    guard all.count > limit else { return all }
    // The ellipsis takes two columns.
    let isTight = SafeText.width(lines(options.width, .plain)[limit - 1]) + 2 > options.width
    var shown = Array((isTight ? lines(options.width - 2, options.style) : all).prefix(limit))
    shown[shown.count - 1] += " …"
    return shown
  }
}
