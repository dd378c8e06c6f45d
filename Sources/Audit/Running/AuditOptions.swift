import ThemeModel

/// The settings of an audit beside the plan, from whoever runs it.
public struct AuditOptions: Sendable {
  public var tool: ToolStamp
  /// The day by which waivers expire; `nil` leaves them all in force.
  public var today: CalendarDay?
  public var baseline: Baseline?
  /// The number of themes that are judged at once. The report does not depend on it.
  public var workers: Int
  /// The limits of suggestions. They cost time, so a caller that wants verdicts only can leave them out.
  public var suggestions: SuggestionLimits
  /// Answers whether the sources could be rewritten as suggested.
  public var edits: EditCheck
  /// What is reported; `nil` for everything.
  public var scope: AuditScope?
  /// Whether to form rules from names when the plan has none.
  public var infersRules: Bool
  /// Keeps what is large of the judged themes outside of the heap, if there is one.
  public var spool: (any ByteSpool)?
  /// Called with the number of themes judged so far and the number of all, one call at a time, from any thread.
  public var progress: (@Sendable (Int, Int) -> Void)?

  public init(
    tool: ToolStamp, today: CalendarDay? = nil, baseline: Baseline? = nil, workers: Int = 2,
    suggestions: SuggestionLimits = .worst, edits: EditCheck = .unknown, scope: AuditScope? = nil,
    infersRules: Bool = true, spool: (any ByteSpool)? = nil,
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
    self.spool = spool
    self.progress = progress
  }
}
