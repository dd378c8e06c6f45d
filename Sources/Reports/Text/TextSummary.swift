import Audit
import ColorScience
import ThemeModel
import Wording

/// What an audit found, for a person at a terminal or before a log: verdict first, then causes, then failures by theme.
public struct TextSummary {
  public struct Options: Hashable, Sendable {
    public var style: TerminalStyle
    /// Every failure, and the passes.
    public var isVerbose: Bool

    public init(style: TerminalStyle = .plain, isVerbose: Bool = false) {
      self.style = style
      self.isVerbose = isVerbose
    }
  }

  let report: AuditReport
  let options: Options
  let names: PairNames

  public init(_ report: AuditReport, options: Options = Options()) {
    self.report = report
    self.options = options
    names = PairNames(report: report)
  }

  public static func text(_ report: AuditReport, options: Options = Options()) -> String {
    TextSummary(report, options: options).lines().joined(separator: "\n") + "\n"
  }

  public func lines() -> [String] {
    var blocks = [verdict()]
    if let inference = report.inference { blocks.append(inferred(inference)) }
    blocks.append(causes())
    blocks.append(contentsOf: failures())
    blocks.append(undetermined())
    blocks.append(contentsOf: unproven())
    blocks.append(contentsOf: otherFindings())
    if options.isVerbose { blocks.append(contentsOf: passes()) }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  var style: TerminalStyle { options.style }

  private func verdict() -> [String] {
    let words = VerdictWords(report)
    let emphasis: TerminalStyle.Emphasis? =
      switch words.mark {
      case .cross: .boldRed
      case .tick: .boldGreen
      case .query: .boldYellow
      case .none: .bold
      }
    return [style.emphasized("\(words.mark.glyph) \(words.headline).", emphasis)]
      + words.details.map { "  " + SafeText.of($0) }
  }

  private func inferred(_ inference: InferenceReport) -> [String] {
    [
      style.emphasized("Inferred", .bold) + ": no rules were given. " + SafeText.of(inference.explanation),
      "  “legible init” writes this out as rules to edit.",
    ]
  }
}
