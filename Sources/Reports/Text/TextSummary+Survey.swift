import ThemeModel

/// The findings of a survey of a repository, for people: a clause for each source that was read and for each that was left aside.
public struct SurveyWords: Hashable, Sendable {
  public var read: [String]
  /// The clauses on what was left aside, the most surprising first.
  public var leftAside: [String]
  /// The complete survey, line by line, for readers who ask for it.
  public var whole: [String]
  /// Whether something was left aside that would be read if it were named.
  public var mayNameMore: Bool

  public init(read: [String], leftAside: [String], whole: [String], mayNameMore: Bool = true) {
    self.read = read
    self.leftAside = leftAside
    self.whole = whole
    self.mayNameMore = mayNameMore
  }
}

extension TextSummary {
  /// The width of the column of titles before the survey.
  private static let margin = 11

  func surveyed() -> [TextBlock] {
    guard let survey = options.survey else { return [] }
    if options.isVerbose {
      return [TextBlock(head: survey.whole.flatMap { TextSummary.wrapped($0, options) })]
    }
    return TextSummary.blocks(survey, options, limit: tightness > 1 ? 1 : 2)
  }

  private static func blocks(_ survey: SurveyWords, _ options: Options, limit: Int = 2) -> [TextBlock] {
    [
      TextBlock(items: rows("Read", survey.read, options, limit), least: 1, rank: 3),
      TextBlock(items: rows("Left aside", survey.leftAside, options, limit), least: 1, rank: 2, isParted: false),
    ]
  }

  /// Returns the rows of clauses. A clause that names many themes is cut; the survey has the whole of it.
  private static func rows(_ title: String, _ texts: [String], _ options: Options, _ limit: Int) -> [[String]] {
    texts.enumerated().map { at, text in
      titled(at == 0 ? title : "", WrappedLine(text), column: margin, limit: limit, options)
    }
  }

  /// Returns a line with its title and its indent, no wider than the screen.
  private static func wrapped(_ line: String, _ options: Options) -> [String] {
    guard line.count > margin else { return [line] }
    let title = line.prefix(margin)
    let text = line.dropFirst(margin)
    let indent = margin + text.prefix { $0 == " " }.count
    let first = options.style.emphasized(String(title), .bold) + String(repeating: " ", count: indent - margin)
    return WrappedLine(String(text)).lines(width: options.width, first: first, indent: indent, style: options.style)
  }

  /// Returns the output of a run that found no theme: what was looked at and left aside, and what to do now.
  public static func noThemes(in name: String?, _ survey: SurveyWords, options: Options) -> String {
    let verdict = "? No theme was found" + (name.map { " in \(SafeText.of($0))" } ?? "")
    let more =
      survey.mayNameMore
      ? ("legible audit PATH", "read a source that was left aside")
      : ("legible survey", "what was looked at, and why nothing was read")
    let next = [more, ("legible help audit", "what is read, and which options change it")]
    let width = next.map(\.0.count).max() ?? 0
    let commands = next.enumerated().map { at, command in
      options.style.emphasized(at == 0 ? "Next" : "", .bold) + String(repeating: " ", count: at == 0 ? 7 : margin)
        + command.0 + String(repeating: " ", count: width + 2 - command.0.count) + command.1
    }
    let blocks =
      [TextBlock(head: [options.style.emphasized(verdict, .bold)])] + blocks(survey, options)
      + [TextBlock(head: commands)]
    return blocks.lines(limit: options.isVerbose ? .max : screen).joined(separator: "\n") + "\n"
  }
}
