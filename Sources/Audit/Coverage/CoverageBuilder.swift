import ThemeModel

/// What the audit did not look at, and what it looked for in vain.
struct CoverageBuilder {
  let plan: Plan
  let catalogue: TokenCatalogue
  let expansion: PairExpansion

  func report(
    audits: [ThemeAudit], idlePatterns: [CoverageReport.IdlePattern]
  ) -> CoverageReport {
    var isPaired = Array(repeating: false, count: catalogue.count)
    var formed = Array(repeating: false, count: plan.rules.count)
    for audit in audits {
      for judgement in audit.judgements {
        let pair = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        isPaired[pair.foreground] = true
        isPaired[pair.background] = true
        formed[Int(judgement.rule)] = true
      }
    }
    return CoverageReport(
      unpaired: (0..<catalogue.count).filter { catalogue.tiers[$0] != .raw && !isPaired[$0] },
      missing: missing(audits), idleRules: plan.rules.indices.filter { !formed[$0] }.map { plan.rules[$0].id },
      idlePatterns: idlePatterns, notDrawn: notDrawn(audits))
  }

  private func missing(_ audits: [ThemeAudit]) -> [CoverageReport.Missing] {
    (0..<catalogue.count).compactMap { token in
      guard catalogue.tiers[token] != .raw else { return nil }
      let lacking = audits.filter { !$0.has(token) }
      return lacking.isEmpty ? nil : CoverageReport.Missing(token: token, themes: lacking.map(\.name))
    }
  }

  private func notDrawn(_ audits: [ThemeAudit]) -> [CoverageReport.NotDrawn] {
    var variants: [Int: [Int]] = [:]
    var first = 0
    for audit in audits {
      for judgement in audit.judgements where judgement.reason == .notDrawn {
        let token = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)].foreground
        let variant = first + Int(judgement.variant)
        if variants[token]?.last != variant, variants[token]?.contains(variant) != true {
          variants[token, default: []].append(variant)
        }
      }
      first += audit.parts.count
    }
    return variants.keys.sorted().map { token in
      CoverageReport.NotDrawn(token: token, variants: variants[token, default: []].sorted())
    }
  }
}
