import ThemeModel

/// What an audit is told beside the plan, by whoever runs it.
public struct AuditOptions: Sendable {
  public var tool: ToolStamp
  /// The day on which waivers are held to expire; nil leaves them all in force.
  public var today: CalendarDay?
  public var baseline: Baseline?
  /// How many themes are judged at once. The report does not depend on it.
  public var workers: Int
  /// They cost time; a caller that wants verdicts only can leave them out.
  public var suggestions: SuggestionLimits
  /// Whether the sources could be rewritten, for what is suggested.
  public var edits: EditCheck
  /// What is reported; nil: all.
  public var scope: AuditScope?
  /// Forms rules from names where the plan has none.
  public var infersRules: Bool
  /// Called with the number of themes judged so far and of all, one call at a time, from any thread.
  public var progress: (@Sendable (Int, Int) -> Void)?

  public init(
    tool: ToolStamp, today: CalendarDay? = nil, baseline: Baseline? = nil, workers: Int = 2,
    suggestions: SuggestionLimits = .worst, edits: EditCheck = .unknown, scope: AuditScope? = nil,
    infersRules: Bool = true,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.tool = tool
    self.today = today
    self.baseline = baseline
    self.workers = workers
    self.suggestions = suggestions
    self.edits = edits
    self.scope = scope
    self.infersRules = infersRules
    self.progress = progress
  }
}
