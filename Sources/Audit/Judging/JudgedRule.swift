import ColorScience

/// What is needed of a rule to judge a pair. It has no patterns or strings, so that it costs nothing to copy.
struct JudgedRule: Sendable {
  let required: Double
  let evidence: Evidence
  /// Whether the criterion is one of WCAG's, so that its exceptions apply.
  let isWCAG: Bool
  let isText: Bool
  /// Computes how near a ratio comes to the requirement.
  let share: WCAG.Share
  /// Whether its foregrounds are those of another variant of the theme.
  let looksElsewhere: Bool

  init(_ rule: PairRule) {
    required = rule.criterion.required
    evidence = rule.evidence
    isWCAG = rule.criterion.successCriterion != nil
    isText = rule.sample.isText
    share = WCAG.Share(required: rule.criterion.required)
    looksElsewhere = !rule.foregroundContexts.isEmpty
  }
}
