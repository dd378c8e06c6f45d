import ColorScience

/// The ways from tokens to their values in numbers, for those who keep the ways of a thousand themes.
extension ResolvedTheme {
  /// A token with the value that holds.
  public struct Step: Sendable {
    /// An index into `tokens`.
    public var token: Int32
    /// The outcome to which the value leads; below 0 at the end.
    public var next: Int32
    /// An index into `files`.
    public var file: Int32
    public var line: Int32
    public var column: Int32
    /// An index into `line`: the theme that gives this step.
    public var theme: Int32
    /// What it makes of what it leads to; nil for a plain alias.
    public var adjustment: String?
  }

  public var outcomeCount: Int { work.evaluation.outcomes.count }

  /// How many values were met; two outcomes of one number have the same value.
  public var constantCount: Int { work.evaluation.theme.constants.count }

  /// Where steps stand.
  public var files: [String] { work.evaluation.theme.files }

  public func constant(_ index: Int32) -> ResolvedValue { work.evaluation.theme.constants[Int(index)] }

  public func constant(ofOutcome outcome: Int32) -> Int32 { work.evaluation.outcomes[Int(outcome)].resolved }

  public func tokenAndNext(ofOutcome outcome: Int32) -> (token: Int32, next: Int32) {
    let step = work.evaluation.outcomes[Int(outcome)]
    return (step.token, step.next)
  }

  /// Whether a value adjusts, mixes or combines others, so that a color may show where no chain leads to it.
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

  /// The value itself behind the last step of a way; nil where there is none to show.
  public func valueText(ofOutcome outcome: Int32) -> String? {
    ChainBuilder(work).valueText(of: outcome)
  }

  /// Whether the value is a color itself, and nothing that leads to one or makes one.
  public func isWrittenColor(outcome: Int32) -> Bool {
    let step = work.evaluation.outcomes[Int(outcome)]
    guard case .constant = work.evaluation.theme.values[Int(step.value)].kind,
      case .color = work.evaluation.theme.constants[Int(step.resolved)]
    else { return false }
    return true
  }

  /// Whether the text of a written color is the color itself, as CSS writes it.
  public func isOwnText(constant: Int32) -> Bool { work.isOwnText(constant) }

  /// Whether the middle of a way is told in a word, so that it is not made of its steps.
  public func isShortened(outcome: Int32) -> Bool {
    work.tails.length(of: outcome) > ChainBuilder.mostLinks
  }
}
