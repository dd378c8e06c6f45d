import ColorScience
import ThemeModel

/// Measures again the pairs of a theme whose stacks are reported: translucent colors, gradients, colors that displays show
/// differently.
struct StackedPairs {
  let auditor: ThemeAuditor
  let audit: ThemeAudit
  let choices: [[Variant.Choice]]

  /// Returns the variants with only the values that these judgements need.
  func prepared(for indices: [Int]) -> [PreparedVariant] {
    guard !indices.isEmpty else { return [] }
    var isNeeded = Array(repeating: false, count: audit.values.count)
    func need(_ token: Int, in part: Int) {
      let value = audit.parts[part].values[token]
      if value >= 0 { isNeeded[Int(value)] = true }
    }
    var knownBackdrops: Set<Int> = []
    for index in indices {
      let judgement = audit.judgements[index]
      let variant = Int(judgement.variant)
      let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      let source = auditor.foregroundPart(ofRule: Int(judgement.rule), in: variant, choices) ?? variant
      need(pair.foreground, in: source)
      need(pair.background, in: variant)
      guard knownBackdrops.insert(pair.over * audit.parts.count + variant).inserted else { continue }
      for case .token(let token) in auditor.expansion.backdropSets[pair.over].alternatives.joined() {
        need(token, in: variant)
      }
    }
    let theme = PreparedTheme(
      values: audit.values, isNeeded: isNeeded, fixedColors: auditor.expansion.fixedColors,
      displays: auditor.plan.displays, mapping: auditor.plan.mapping)
    return audit.parts.map { PreparedVariant(theme: theme, values: Array($0.values)) }
  }

  /// Adds the stack that decided the ratio, and the ratio on each display.
  func complete(_ report: inout PairReport, _ pair: CandidatePair, judge: inout PairJudge) {
    guard let found = try? judge.measure(pair), case .known(let grounds) = judge.grounds(of: pair) else { return }
    let ground = grounds[found.ground]
    report.displayRatios = found.displayRatios
    if (found.nativeRatio >= report.required) != (found.ratio >= report.required) {
      report.nativeRatio = found.nativeRatio
    }
    report.alternatives = alternatives(pair, ground: ground, in: judge.variant)
    report.layers = layers(pair, ground: ground, found: found, judge: judge)
    let backgroundStops = judge.variant.stops(of: pair.background)
    if backgroundStops.count > 1, let last = ground.layers.last {
      report.backgroundStop = last.stop - backgroundStops.lowerBound
    }
    let foregroundStops = judge.foregrounds.stops(of: pair.foreground)
    if foregroundStops.count > 1 { report.foregroundStop = found.stop - foregroundStops.lowerBound }
  }

  private func alternatives(_ pair: CandidatePair, ground: StackedGround, in variant: PreparedVariant) -> Int {
    guard ground.alternative != nil else { return 0 }
    return auditor.expansion.backdropSets[pair.over].alternatives.count { layers in
      layers.allSatisfy { variant.kind(of: variant.slot(of: $0)) != .absent }
    }
  }

  private func layers(
    _ pair: CandidatePair, ground: StackedGround, found: PairMeasurement, judge: PairJudge
  ) -> [PairLayer] {
    let theme = judge.variant.theme
    let stops = ground.layers.map(\.stop) + [found.stop]
    let slots = ground.layers.map(\.slot) + [pair.foreground]
    let composites = ContrastMeasurement.composites(stops.map { theme.shown($0, on: found.display) })
    return stops.indices.map { index in
      PairLayer(
        token: judge.variant.isToken(slots[index]) ? slots[index] : nil, color: theme.colors[stops[index]],
        composite: composites[index].color)
    }
  }
}
