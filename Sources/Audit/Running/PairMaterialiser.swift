import ColorScience
import ThemeModel

/// Makes rows of judgements, and whole pair reports of the few that a row cannot express: the stack that decided the ratio, the
/// ratio on each display, the reason in words, suggestions.
struct PairMaterialiser {
  let auditor: ThemeAuditor
  let causes: PairCauses
  let advice: PairAdvice
  let settings: AuditSettings

  func judged(_ audit: ThemeAudit, firstVariant: Int, firstPair: Int) -> JudgedPairs {
    let opaque = PlainValues(audit.values, plan: auditor.plan)
    let choices = audit.parts.map(\.choices)
    var judged = JudgedPairs()
    judged.rows.reserveCapacity(audit.judgements.count)
    let causes = causes.row(of: firstPair..<firstPair + audit.judgements.count)
    var detailed: [Int] = []
    var run: (rule: Int32, variant: Int32) = (-1, -1)
    var pairs: [CandidatePair] = []
    var backgrounds = NumberRow([])
    var foregrounds = NumberRow([])
    for (index, judgement) in audit.judgements.enumerated() {
      if run != (judgement.rule, judgement.variant) {
        run = (judgement.rule, judgement.variant)
        let variant = Int(judgement.variant)
        pairs = auditor.expansion.rules[Int(judgement.rule)].pairs
        let source = auditor.foregroundPart(ofRule: Int(judgement.rule), in: variant, choices) ?? variant
        backgrounds = audit.parts[variant].values
        foregrounds = audit.parts[source].values
      }
      let pair = pairs[Int(judgement.pair)]
      let ratio = judgement.measuredRatio
      // Readers of a row look up the foreground among the variant's own values.
      let isPlain =
        ratio == nil
        || (opaque.holds(backgrounds[pair.background]) && opaque.holds(foregrounds[pair.foreground])
          && foregrounds[pair.foreground] == audit.parts[Int(judgement.variant)].values[pair.foreground])
      var row = JudgedPairs.Row(
        rule: judgement.rule, foreground: Int32(pair.foreground), background: Int32(pair.background),
        variant: Int32(firstVariant) + judgement.variant, waiver: judgement.waiver, cause: causes[index],
        verdict: judgement.verdict, isFragile: judgement.isFragile, isPlain: isPlain, ratio: ratio)
      if !isPlain || advice.suggestions[firstPair + index] != nil || judgement.reason != nil || judgement.change != nil
      {
        row.detail = Int32(detailed.count)
        detailed.append(index)
      }
      judged.rows.append(row)
    }
    judged.details = details(of: detailed, audit, judged.rows, choices, firstPair: firstPair)
    return judged
  }

  /// Returns pair reports in full.
  func reports(_ audit: ThemeAudit, firstVariant: Int, firstPair: Int) -> [PairReport] {
    let judged = judged(audit, firstVariant: firstVariant, firstPair: firstPair)
    let opaque = PlainColors(audit.values, settings: settings)
    return judged.rows.map { row in
      var report: PairReport
      if row.detail >= 0 {
        report = judged.details[Int(row.detail)]
      } else {
        report = PairReport(
          row, required: auditor.rules[Int(row.rule)].required, evidence: auditor.rules[Int(row.rule)].evidence)
      }
      if row.isPlain {
        let values = audit.parts[report.variant - firstVariant].values
        opaque.complete(&report, background: values[report.background], foreground: values[report.foreground])
      }
      return report
    }
  }

  // MARK: - What rows leave out

  private func details(
    of indices: [Int], _ audit: ThemeAudit, _ rows: [JudgedPairs.Row], _ choices: [[Variant.Choice]], firstPair: Int
  ) -> [PairReport] {
    guard !indices.isEmpty else { return [] }
    let stacks = StackedPairs(auditor: auditor, audit: audit, choices: choices)
    let measured = indices.filter { !rows[$0].isPlain }
    let variants = stacks.prepared(for: measured)
    // For each variant, its judge and the variant that its foregrounds come from.
    var judges = variants.map(auditor.judge)
    var sources = Array(variants.indices)
    return indices.map { index in
      let judgement = audit.judgements[index]
      let variant = Int(judgement.variant)
      let ruleIndex = Int(judgement.rule)
      let required = auditor.rules[ruleIndex].required
      let pair = auditor.expansion.rules[ruleIndex].pairs[Int(judgement.pair)]
      let source = auditor.foregroundPart(ofRule: ruleIndex, in: variant, choices) ?? variant
      var report = PairReport(rows[index], required: required, evidence: auditor.rules[ruleIndex].evidence)
      report.change = judgement.change.map {
        PairReport.Change(kind: $0, baselineRatio: audit.baselineRatios[index])
      }
      report.reason = judgement.reason.map { reason in
        ReasonText(
          auditor: auditor, audit: audit, rule: auditor.plan.rules[ruleIndex], part: variant, foregroundPart: source
        ).text(reason, pair: pair)
      }
      if let found = advice.suggestions[firstPair + index] {
        report.isSuggestionSought = true
        report.suggestions = found
      }
      guard !rows[index].isPlain else { return report }
      if sources[variant] != source {
        sources[variant] = source
        judges[variant].foregrounds = variants[source]
      }
      stacks.complete(&report, pair, judge: &judges[variant])
      return report
    }
  }
}
