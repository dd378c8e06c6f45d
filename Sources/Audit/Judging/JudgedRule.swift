import ColorScience

/// What judging a pair needs of its rule: no patterns and no words, so that it costs nothing to hand on.
struct JudgedRule: Sendable {
  let required: Double
  let evidence: Evidence
  /// The criterion is one of WCAG's, whose exceptions hold.
  let isWCAG: Bool
  let isText: Bool
  /// How near a ratio comes to what is required.
  let share: WCAG.Share
  /// Its foregrounds are those of another variant of the theme.
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
