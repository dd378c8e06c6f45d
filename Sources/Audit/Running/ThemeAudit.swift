import ColorScience
import ThemeModel

/// What auditing one theme came to.
struct ThemeAudit: Sendable {
  struct Part: Sendable {
    var choices: [Variant.Choice]
    /// One a token of the catalogue.
    var colors: [TokenColor]
    var canvas: Color?
    var matrix: MatrixSummary
  }

  /// One a variant.
  var parts: [Part]
  /// Their variants are counted within the theme, ordered by variant, rule, foreground, background.
  var judgements: [Judgement]
}

/// Audits themes one by one; what all of them share is worked out before.
struct ThemeAuditor: Sendable {
  let plan: Plan
  let catalogue: TokenCatalogue
  let exempt: [String?]
  let expansion: PairExpansion
  let waivers: WaiverBook
  let surfaces: [Int]

  func audit(_ palettes: [Palette]) -> ThemeAudit {
    var cache = ShownColorCache()
    let prepared = palettes.map { palette in
      let colors = TokenColorBuilder(catalogue: catalogue, plan: plan).colors(of: palette)
      return (colors: colors, variant: prepare(colors, &cache))
    }
    var parts: [ThemeAudit.Part] = []
    var judgements: [Judgement] = []
    for (index, palette) in palettes.enumerated() {
      judge(index, palette, palettes, prepared.map(\.variant), into: &judgements)
      let variant = prepared[index].variant
      parts.append(
        ThemeAudit.Part(
          choices: palette.variant.choices, colors: prepared[index].colors,
          canvas: Canvas(plan: plan, expansion: expansion, surfaces: surfaces).color(in: variant),
          matrix: MatrixSummary(variant, tiers: catalogue.tiers)))
    }
    return ThemeAudit(parts: parts, judgements: judgements)
  }

  func prepare(_ colors: [TokenColor], _ cache: inout ShownColorCache) -> PreparedVariant {
    PreparedVariant(
      states: colors.map(\.state), fixedColors: expansion.fixedColors, displays: plan.displays,
      mapping: plan.mapping, cache: &cache)
  }

  private func judge(
    _ index: Int, _ palette: Palette, _ palettes: [Palette], _ prepared: [PreparedVariant],
    into judgements: inout [Judgement]
  ) {
    let choices = palette.variant.choices
    let relevantWaivers = waivers.relevant(theme: palette.variant.theme, choices: choices)
    for (ruleIndex, rule) in plan.rules.enumerated() {
      guard rule.when.holds(for: choices), ThemePattern.list(rule.themes, admits: palette.variant.theme) else {
        continue
      }
      let source = ThemeAuditor.foregroundIndex(rule, index, palettes.map(\.variant.choices))
      var judge = PairJudge(
        variant: prepared[index], foregrounds: prepared[source ?? index], exempt: exempt,
        backdropSets: expansion.backdropSets)
      let isWCAG = rule.criterion.successCriterion != nil
      for (pairIndex, pair) in expansion.rules[ruleIndex].pairs.enumerated() {
        guard var found = judge.judge(pair, required: rule.criterion.required, isWCAG: isWCAG) else { continue }
        if source == nil { found = (.undetermined, nil, false, .noSuchContext) }
        var judgement = Judgement(
          rule: ruleIndex, pair: pairIndex, variant: index, verdict: found.verdict, ratio: found.ratio,
          isFragile: found.isFragile, reason: found.reason)
        if found.verdict == .fail || found.verdict == .undetermined,
          let waiver = waivers.waiver(among: relevantWaivers, rule: ruleIndex, pair: pair)
        {
          judgement.waiver = Int32(waiver)
          if !waivers.isExpired(waiver) { judgement.verdict = .waived }
        }
        judgements.append(judgement)
      }
    }
  }

  /// The variant of the theme that gives a rule's foregrounds: this one, or the same with other contexts.
  static func foregroundIndex(_ rule: PairRule, _ index: Int, _ choices: [[Variant.Choice]]) -> Int? {
    guard !rule.foregroundContexts.isEmpty else { return index }
    let wanted = choices[index].map { choice in
      Variant.Choice(axis: choice.axis, context: rule.foregroundContexts[choice.axis] ?? choice.context)
    }
    return choices.firstIndex(of: wanted)
  }
}
