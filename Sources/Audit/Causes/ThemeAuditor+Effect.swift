import ThemeModel

extension ThemeAuditor {
  /// What becomes of a theme's judged pairs when it is resolved otherwise; only pairs of changed tokens are judged again.
  func effect(of changed: ResolvedTheme, on audit: ThemeAudit) -> (mended: Int, broken: Int) {
    let after = ThemeValues(changed, catalogue: catalogue, keepsChains: false).audit()
    // A change of colours may make variants alike or tell them apart, never their number: the same axes are asked for.
    guard after.parts.map(\.choices) == audit.parts.map(\.choices) else { return (0, 0) }
    let isChanged = audit.parts.indices.map { part in
      (0..<catalogue.count).map { audit.state(of: $0, in: part) != after.state(of: $0, in: part) }
    }
    let variants = prepared(after)
    let choices = after.parts.map(\.choices)
    var judges: [PairJudge?] = Array(repeating: nil, count: variants.count)
    var mended = 0
    var broken = 0
    for judgement in audit.judgements where judgement.verdict == .fail || judgement.verdict == .pass {
      let rule = plan.rules[Int(judgement.rule)]
      let pair = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      let part = Int(judgement.variant)
      let source = rule.foregroundContexts.isEmpty ? part : ThemeAuditor.foregroundIndex(rule, part, choices) ?? part
      guard isChanged[source][pair.foreground] || isChanged[part][pair.background] || reaches(pair, isChanged[part])
      else { continue }
      var judge = judges[part] ?? self.judge(for: variants[part])
      judge.foregrounds = variants[source]
      let answer = judge.judge(
        pair, required: rule.criterion.required, isWCAG: rule.criterion.successCriterion != nil)
      judges[part] = judge
      if judgement.verdict == .fail, answer?.verdict == .pass { mended += 1 }
      if judgement.verdict == .pass, answer?.verdict == .fail { broken += 1 }
    }
    return (mended, broken)
  }

  /// Something that can lie under the pair has changed.
  private func reaches(_ pair: CandidatePair, _ isChanged: [Bool]) -> Bool {
    expansion.backdropSets[pair.over].alternatives.contains { layers in
      layers.contains { layer in
        if case .token(let token) = layer { isChanged[token] } else { false }
      }
    }
  }
}
