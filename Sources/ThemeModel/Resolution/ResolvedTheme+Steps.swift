import ColorScience

/// The chains from tokens to their values as numbers, for callers that store the chains of a thousand themes.
extension ResolvedTheme {
  /// A token and the value that applies to it.
  public struct Step: Sendable {
    /// An index into `tokens`.
    public var token: Int32
    /// The outcome that the value leads to. Negative at the end.
    public var next: Int32
    /// An index into `files`.
    public var file: Int32
    public var line: Int32
    public var column: Int32
    /// An index into `line`: the theme that defines this step.
    public var theme: Int32
    /// The adjustment that it makes. `nil` for a plain alias.
    public var adjustment: String?
  }

  public var outcomeCount: Int { work.evaluation.outcomes.count }

  /// The number of distinct values. Outcomes with the same constant have the same value.
  public var constantCount: Int { work.evaluation.theme.constants.count }

  /// The files that contain the steps.
  public var files: [String] { work.evaluation.theme.files }

  public func constant(_ index: Int32) -> ResolvedValue { work.evaluation.theme.constants[Int(index)] }

  public func constant(ofOutcome outcome: Int32) -> Int32 { work.evaluation.outcomes[Int(outcome)].resolved }

  public func tokenAndNext(ofOutcome outcome: Int32) -> (token: Int32, next: Int32) {
    let step = work.evaluation.outcomes[Int(outcome)]
    return (step.token, step.next)
  }

  /// Whether a value adjusts, mixes or combines others. A color may then be visible in a token whose chain does not
  /// lead to it.
  public var hasExpressions: Bool { work.evaluation.theme.hasExpressions }

  public func step(ofOutcome outcome: Int32) -> Step {
    let step = work.evaluation.outcomes[Int(outcome)]
    let entry = work.evaluation.theme.values[Int(step.value)]
    var adjustment: String?
    if case .expression = entry.kind { adjustment = work.evaluation.theme.source(of: entry).value.adjustmentText }
    return Step(
      token: step.token, next: step.next, file: entry.file, line: entry.line, column: entry.column,
      theme: work.evaluation.theme.giver(of: entry), adjustment: adjustment)
  }

  /// Returns the text of the value after the last step of a chain, or `nil` if there is none to show.
  public func valueText(ofOutcome outcome: Int32) -> String? {
    ChainBuilder(work).valueText(of: outcome)
  }

  /// Returns whether the value is written as a color itself, not as an alias or an expression.
  public func isWrittenColor(outcome: Int32) -> Bool {
    let step = work.evaluation.outcomes[Int(outcome)]
    guard case .constant = work.evaluation.theme.values[Int(step.value)].kind,
      case .color = work.evaluation.theme.constants[Int(step.resolved)]
    else { return false }
    return true
  }

  /// Returns whether the text of a written color is the color itself in CSS notation.
  public func isOwnText(constant: Int32) -> Bool { work.isOwnText(constant) }

  /// Returns whether the middle of a chain is replaced by a short text, so that the chain does not consist of all its
  /// steps.
  public func isShortened(outcome: Int32) -> Bool {
    work.tails.length(of: outcome) > ChainBuilder.mostLinks
  }
}
