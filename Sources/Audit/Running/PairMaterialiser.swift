import ColorScience
import ThemeModel

/// Makes whole pair reports of judgements: the stack that decided, the ratio on each display, the reason in words.
struct PairMaterialiser {
  let auditor: ThemeAuditor
  let theme: String

  func reports(of audit: ThemeAudit, firstVariant: Int) -> [PairReport] {
    var cache = ShownColorCache()
    let prepared = audit.parts.map { auditor.prepare($0.colors, &cache) }
    let choices = audit.parts.map(\.choices)
    var judge: (variant: Int32, rule: Int32, judge: PairJudge)?
    return audit.judgements.map { judgement in
      let variant = Int(judgement.variant)
      let rule = auditor.plan.rules[Int(judgement.rule)]
      let source = ThemeAuditor.foregroundIndex(rule, variant, choices) ?? variant
      var current: PairJudge
      if let judge, judge.variant == judgement.variant, judge.rule == judgement.rule {
        current = judge.judge
      } else {
        current = PairJudge(
          variant: prepared[variant], foregrounds: prepared[source], exempt: auditor.exempt,
          backdropSets: auditor.expansion.backdropSets)
      }
      let report = report(
        of: judgement, rule: rule, judge: &current, states: audit.parts[variant].colors,
        foregroundStates: audit.parts[source].colors, variant: firstVariant + variant)
      judge = (judgement.variant, judgement.rule, current)
      return report
    }
  }

  private func report(
    of judgement: Judgement, rule: PairRule, judge: inout PairJudge, states: [TokenColor],
    foregroundStates: [TokenColor], variant: Int
  ) -> PairReport {
    let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    var report = PairReport(
      rule: Int(judgement.rule), foreground: pair.foreground, background: pair.background, variant: variant,
      verdict: judgement.verdict, ratio: judgement.measuredRatio, required: rule.criterion.required,
      isFragile: judgement.isFragile, waiver: judgement.waiver < 0 ? nil : Int(judgement.waiver))
    let reasons = ReasonText(auditor: auditor, theme: theme, rule: rule)
    report.reason = judgement.reason.map { reason in
      reasons.text(reason, pair: pair, states: states, foregroundStates: foregroundStates)
    }
    guard judgement.measuredRatio != nil, case .success(let found) = judge.measure(pair),
      case .known(let grounds) = judge.grounds(of: pair)
    else { return report }
    let ground = grounds[found.ground]
    report.displayRatios = found.displayRatios
    report.alternatives = alternatives(pair, ground: ground, in: judge.variant)
    report.layers = layers(pair, ground: ground, found: found, judge: judge)
    let backgroundStops = judge.variant.stops(of: pair.background)
    if backgroundStops.count > 1, let last = ground.layers.last {
      report.backgroundStop = last.stop - backgroundStops.lowerBound
    }
    if judge.foregrounds.stops(of: pair.foreground).count > 1 { report.foregroundStop = found.foregroundStop }
    return report
  }

  private func alternatives(_ pair: CandidatePair, ground: Ground, in variant: PreparedVariant) -> Int {
    guard ground.alternative != nil else { return 0 }
    return auditor.expansion.backdropSets[pair.over].alternatives.count { layers in
      layers.allSatisfy { variant.kinds[variant.slot(of: $0)] != .absent }
    }
  }

  private func layers(
    _ pair: CandidatePair, ground: Ground, found: PairJudge.Measurement, judge: PairJudge
  ) -> [PairLayer] {
    let display = judge.variant.displays[found.display]
    let stop = judge.foregrounds.stops(of: pair.foreground).lowerBound + found.foregroundStop
    let colors = ground.layers.map { judge.variant.colors[$0.stop] } + [judge.foregrounds.colors[stop]]
    let slots = ground.layers.map(\.slot) + [pair.foreground]
    let composites = Compositing.composites(colors, on: display, mapping: auditor.plan.mapping)
    return zip(zip(slots, colors), composites).map { layer, composite in
      PairLayer(
        token: layer.0 < judge.variant.fixedStart ? layer.0 : nil, color: layer.1, composite: composite)
    }
  }
}
