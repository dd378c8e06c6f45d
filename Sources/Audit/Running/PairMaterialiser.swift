import ColorScience
import ThemeModel

/// Makes whole pair reports of judgements: the stack that decided, the ratio on each display, the reason in words.
struct PairMaterialiser {
  let auditor: ThemeAuditor
  /// One a pair of the report; below 0 for pairs that do not fail.
  let causes: [Int32]
  /// Pairs of the report for which suggestions are made.
  let suggested: Set<Int>

  func reports(of audit: ThemeAudit, firstVariant: Int, firstPair: Int) -> [PairReport] {
    let variants = auditor.prepared(audit)
    let choices = audit.parts.map(\.choices)
    var judge: (variant: Int32, judge: PairJudge)?
    var raw: [Int: RawColors] = [:]
    return audit.judgements.enumerated().map { index, judgement in
      let variant = Int(judgement.variant)
      let rule = auditor.plan.rules[Int(judgement.rule)]
      let source = ThemeAuditor.foregroundIndex(rule, variant, choices) ?? variant
      if judge?.variant != judgement.variant {
        judge = (judgement.variant, auditor.judge(for: variants[variant]))
      }
      var current = judge?.judge ?? auditor.judge(for: variants[variant])
      current.foregrounds = variants[source]
      var report = report(
        of: judgement, rule: rule, judge: &current,
        reasons: ReasonText(auditor: auditor, audit: audit, rule: rule, part: variant, foregroundPart: source),
        variant: firstVariant + variant)
      report.change = judgement.change
      if causes[firstPair + index] >= 0 { report.cause = Int(causes[firstPair + index]) }
      if judgement.verdict == .fail, suggested.contains(firstPair + index) {
        let known = raw[source] ?? RawColors(audit, part: source, catalogue: auditor.catalogue)
        raw[source] = known
        let end = audit.links.end(of: audit.parts[source].chains[report.foreground])
        report.suggestions = PairSuggestions(catalogue: auditor.catalogue, mapping: auditor.plan.mapping).suggestions(
          for: auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)],
          required: rule.criterion.required, judge: &current, raw: known,
          rawPath: end.flatMap { $0.token >= 0 ? auditor.catalogue.paths[Int($0.token)] : $0.name })
      }
      judge?.judge = current
      return report
    }
  }

  private func report(
    of judgement: Judgement, rule: PairRule, judge: inout PairJudge, reasons: ReasonText, variant: Int
  ) -> PairReport {
    let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    var report = PairReport(
      rule: Int(judgement.rule), foreground: pair.foreground, background: pair.background, variant: variant,
      verdict: judgement.verdict, ratio: judgement.measuredRatio, required: rule.criterion.required,
      isFragile: judgement.isFragile, waiver: judgement.waiver < 0 ? nil : Int(judgement.waiver))
    report.reason = judgement.reason.map { reasons.text($0, pair: pair) }
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
      layers.allSatisfy { variant.kind(of: variant.slot(of: $0)) != .absent }
    }
  }

  private func layers(
    _ pair: CandidatePair, ground: Ground, found: PairJudge.Measurement, judge: PairJudge
  ) -> [PairLayer] {
    let display = judge.variant.theme.displays[found.display]
    let stop = judge.foregrounds.stops(of: pair.foreground).lowerBound + found.foregroundStop
    let colors = ground.layers.map { judge.variant.theme.colors[$0.stop] } + [judge.foregrounds.theme.colors[stop]]
    let slots = ground.layers.map(\.slot) + [pair.foreground]
    let shown = colors.map { ShownColor($0, on: display, mapping: auditor.plan.mapping) }
    let composites = ContrastMeasurement.composites(shown)
    return zip(zip(slots, colors), composites).map { layer, composite in
      PairLayer(
        token: judge.variant.isToken(layer.0) ? layer.0 : nil, color: layer.1,
        composite: composite.color)
    }
  }
}
