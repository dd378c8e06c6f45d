import ThemeModel

/// What an audit is told beside the plan, by whoever runs it.
public struct AuditOptions: Sendable {
  public var tool: ToolStamp
  /// The day on which waivers are held to expire; nil leaves them all in force.
  public var today: CalendarDay?
  public var baseline: Baseline?
  /// How many themes are judged at once. The report does not depend on it.
  public var workers: Int
  /// Suggestions for failing pairs and causes cost time; a caller that wants verdicts only can leave them out.
  public var makesSuggestions: Bool
  /// Called with the number of variants judged so far and of all, from any thread.
  public var progress: (@Sendable (Int, Int) -> Void)?

  public init(
    tool: ToolStamp, today: CalendarDay? = nil, baseline: Baseline? = nil, workers: Int = 2,
    makesSuggestions: Bool = true, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.tool = tool
    self.today = today
    self.baseline = baseline
    self.workers = workers
    self.makesSuggestions = makesSuggestions
    self.progress = progress
  }
}
