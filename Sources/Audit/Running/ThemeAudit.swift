import ColorScience
import ThemeModel

/// What auditing one theme came to, small enough to keep a thousand of them.
struct ThemeAudit: Sendable {
  struct Part: Sendable {
    var choices: [Variant.Choice]
    /// One a token of the catalogue, an index into `values`; below 0 where the theme does not have it.
    var values: [Int32]
    /// One a token, an index into `links`.
    var chains: [Int32]
    var sameAs: Int?
    /// Equal for variants whose tokens all have the same values, in this run of the program.
    var fingerprint: Int
    var canvas: Color?
    var matrix: MatrixSummary
  }

  var name: String
  /// One a variant.
  var parts: [Part]
  /// Each distinct value once.
  var values: [TokenColor.State]
  var links: LinkTable
  /// Their variants are counted within the theme, ordered by variant, rule, foreground, background.
  var judgements: [Judgement]
  var diagnostics: [Diagnostic]
  /// Axes along which some colour of the theme changes.
  var movingAxes: Set<String>
  /// Their variants are counted within the theme.
  var gamutFindings: [GamutFinding] = []
  var distinguish: [DistinguishReport] = []

  func state(of token: Int, in part: Int) -> TokenColor.State {
    let value = parts[part].values[token]
    return value < 0 ? .absent : values[Int(value)]
  }

  /// The theme has the token in some variant.
  func has(_ token: Int) -> Bool {
    parts.contains { $0.values[token] >= 0 }
  }
}

/// Audits themes one by one; what all of them share is worked out before.
struct ThemeAuditor: Sendable {
  let plan: Plan
  let catalogue: TokenCatalogue
  let exempt: [String?]
  let expansion: PairExpansion
  let waivers: WaiverBook
  let surfaces: [Int]

  func audit(_ theme: ResolvedTheme) -> ThemeAudit {
    var audit = ThemeValues(theme, catalogue: catalogue).audit()
    let variants = prepared(audit)
    for index in audit.parts.indices {
      judge(index, audit, variants, into: &audit.judgements)
      audit.parts[index].canvas = Canvas(plan: plan, expansion: expansion, surfaces: surfaces).color(
        in: variants[index])
      audit.parts[index].matrix = MatrixSummary(variants[index], tiers: catalogue.tiers)
    }
    return audit
  }

  func prepared(_ audit: ThemeAudit) -> [PreparedVariant] {
    let theme = PreparedTheme(
      values: audit.values, fixedColors: expansion.fixedColors, displays: plan.displays, mapping: plan.mapping)
    return audit.parts.map { PreparedVariant(theme: theme, values: $0.values) }
  }

  func judge(for variant: PreparedVariant) -> PairJudge {
    PairJudge(variant: variant, exempt: exempt, backdropSets: expansion.backdropSets)
  }

  private func judge(
    _ index: Int, _ audit: ThemeAudit, _ variants: [PreparedVariant], into judgements: inout [Judgement]
  ) {
    let choices = audit.parts[index].choices
    let relevantWaivers = waivers.relevant(theme: audit.name, choices: choices)
    var judge = judge(for: variants[index])
    for (ruleIndex, rule) in plan.rules.enumerated() {
      guard rule.when.holds(for: choices), ThemePattern.list(rule.themes, admits: audit.name) else { continue }
      let source = ThemeAuditor.foregroundIndex(rule, index, audit.parts.map(\.choices))
      judge.foregrounds = variants[source ?? index]
      let isWCAG = rule.criterion.successCriterion != nil
      for (pairIndex, pair) in expansion.rules[ruleIndex].pairs.enumerated() {
        guard var found = judge.judge(pair, required: rule.criterion.required, isWCAG: isWCAG) else { continue }
        if source == nil { found = PairJudge.Answer(verdict: .undetermined, reason: .noSuchContext) }
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
