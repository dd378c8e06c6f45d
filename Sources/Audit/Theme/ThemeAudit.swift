import ColorScience
import ThemeModel

/// The result of auditing one theme, small enough to keep a thousand of them.
struct ThemeAudit: Sendable {
  struct Part: Sendable {
    var choices: [Variant.Choice]
    /// One a token of the catalogue, an index into `values`; below 0 where the theme does not have it.
    var values: NumberRow
    /// One a token, an index into `links`.
    var chains: NumberRow
    var sameAs: Int?
    /// Equal for variants whose tokens all have the same values. Only valid within one run of the program.
    var fingerprint: Int
    var canvas: Color?
    var matrix: MatrixSummary
  }

  var name: String
  /// One part per variant; those of the report come first.
  var parts: [Part]
  /// The number of parts in the report: all, unless it has a scope.
  var shownParts: Int
  /// Each distinct value once.
  var values: ValueList
  var links: LinkTable
  /// Their variants are counted within the theme, ordered by variant, rule, foreground, background.
  var judgements: JudgementList
  /// By judgement, as an index: what the baseline has for it.
  var baselineRatios: [Int: Double] = [:]
  var diagnostics: [Diagnostic]
  /// Axes along which some color of the theme changes.
  var movingAxes: Set<String>
  /// Whether a changed color changes what chains lead to it and nothing else: no value combines others, and no axis was left
  /// out of the variants because it changes nothing at present.
  var followsChains: Bool
  /// The colors that its failing and passing pairs depend on.
  var blame = ThemeBlame()
  var tally = ThemeTally()
  /// Variants are counted within the theme.
  var gamutFindings: [GamutFinding] = []
  var distinguish: [DistinguishReport] = []

  func state(of token: Int, in part: Int) -> TokenColor.State {
    let value = parts[part].values[token]
    return value < 0 ? .absent : values[Int(value)]
  }

  /// Moves what is large into a spool. Nothing else changes.
  mutating func move(to spool: any ByteSpool) {
    for index in parts.indices {
      parts[index].values.move(to: spool)
      parts[index].chains.move(to: spool)
    }
    values.move(to: spool)
    links.move(to: spool)
    judgements.move(to: spool)
    blame.move(to: spool)
  }

  /// What `move` moves, as far as it is in memory.
  var bytesInMemory: Int {
    let rows = parts.reduce(0) { $0 + $1.values.bytesInMemory + $1.chains.bytesInMemory }
    let found = judgements.bytesInMemory + blame.bytesInMemory
    return rows + values.bytesInMemory + links.links.bytesInMemory + found
  }

  /// Reports whether the theme has the token in some variant.
  func has(_ token: Int) -> Bool {
    parts.contains { $0.values[token] >= 0 }
  }
}

/// Audits themes one by one. What all of them share is computed before.
struct ThemeAuditor: Sendable {
  let plan: Plan
  /// The rules of the plan, in its order.
  let rules: [JudgedRule]
  let catalogue: TokenCatalogue
  let exempt: [String?]
  let expansion: PairExpansion
  let waivers: WaiverBook
  let surfaces: [Int]
  private let sharedPlaces = JudgementList.SharedPlaces()

  init(
    plan: Plan, catalogue: TokenCatalogue, exempt: [String?], expansion: PairExpansion, waivers: WaiverBook,
    surfaces: [Int]
  ) {
    self.plan = plan
    self.catalogue = catalogue
    self.exempt = exempt
    self.expansion = expansion
    self.waivers = waivers
    self.surfaces = surfaces
    rules = plan.rules.map(JudgedRule.init)
  }

  func audit(_ theme: ResolvedTheme) -> ThemeAudit {
    var audit = ThemeValues(theme, catalogue: catalogue).audit()
    let variants = prepared(audit)
    guard let prepared = variants.first?.theme else { return audit }
    let ladder = prepared.ladder
    let canvas = Canvas(plan: plan, expansion: expansion, surfaces: surfaces)
    let choices = audit.parts.map(\.choices)
    var judgements = JudgementList()
    judgements.reserve(expansion.rules.reduce(0) { $0 + $1.pairs.count } * variants.count)
    for index in variants.indices {
      judge(index, of: audit.name, choices, variants, into: &judgements)
      audit.parts[index].canvas = canvas.color(in: variants[index], ladder: ladder)
      audit.parts[index].matrix = MatrixSummary(variants[index], tiers: catalogue.tiers, ladder: ladder)
    }
    judgements.finish(sharing: sharedPlaces)
    audit.judgements = judgements
    audit.blame = ThemeBlame(audit, auditor: self)
    audit.tally = ThemeTally(audit, auditor: self)
    return audit
  }

  func prepared(_ audit: ThemeAudit) -> [PreparedVariant] {
    let theme = PreparedTheme(
      values: audit.values, fixedColors: expansion.fixedColors, displays: plan.displays, mapping: plan.mapping)
    return audit.parts.map { PreparedVariant(theme: theme, values: Array($0.values)) }
  }

  func judge(for variant: PreparedVariant) -> PairJudge {
    PairJudge(variant: variant, exempt: exempt, backdropSets: expansion.backdropSets)
  }

  private func judge(
    _ index: Int, of theme: String, _ choices: [[Variant.Choice]], _ variants: [PreparedVariant],
    into judgements: inout JudgementList
  ) {
    let relevantWaivers = waivers.relevant(theme: theme, choices: choices[index])
    var judge = judge(for: variants[index])
    var foregrounds = index
    let applying = plan.rules.map { $0.applies(in: choices[index], of: theme) }
    for (ruleIndex, rule) in rules.enumerated() where applying[ruleIndex] {
      let source = foregroundPart(ofRule: ruleIndex, in: index, choices)
      if foregrounds != source ?? index {
        foregrounds = source ?? index
        judge.foregrounds = variants[foregrounds]
      }
      let coveredInPart = expansion.rules[ruleIndex].coveredInPart
      for (pairIndex, pair) in expansion.rules[ruleIndex].pairs.enumerated() {
        if !coveredInPart.isEmpty, coveredInPart[pairIndex]?.contains(where: { applying[$0] }) == true { continue }
        guard
          var found = judge.plain(pair, required: rule.required, isWCAG: rule.isWCAG)
            ?? judge.judge(pair, required: rule.required, isWCAG: rule.isWCAG)
        else { continue }
        if source == nil { found = PairJudge.Answer(verdict: .undetermined, reason: .noSuchContext) }
        var judgement = Judgement(
          rule: ruleIndex, pair: pairIndex, variant: index, verdict: found.verdict, ratio: found.ratio,
          isFragile: found.isFragile, reason: found.reason)
        if !relevantWaivers.isEmpty, found.verdict == .fail || found.verdict == .undetermined,
          let waiver = waivers.waiver(among: relevantWaivers, rule: ruleIndex, pair: pair)
        {
          judgement.waiver = Int32(waiver)
          if !waivers.isExpired(waiver) { judgement.verdict = .waived }
        }
        judgements.append(judgement)
      }
    }
  }

  /// Returns the variant that gives a rule's foregrounds: this one, or the one with other contexts; `nil` if there is none.
  func foregroundPart(ofRule rule: Int, in part: Int, _ choices: [[Variant.Choice]]) -> Int? {
    guard rules[rule].looksElsewhere else { return part }
    let contexts = plan.rules[rule].foregroundContexts
    let wanted = choices[part].map { choice in
      Variant.Choice(axis: choice.axis, context: contexts[choice.axis] ?? choice.context)
    }
    return choices.firstIndex(of: wanted)
  }
}
