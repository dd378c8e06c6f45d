import ColorScience

/// Measures pairs of one variant and says what each comes to.
struct PairJudge {
  let variant: PreparedVariant
  /// Where the foreground comes from: the same, or another context of the theme.
  let foregrounds: PreparedVariant
  let exempt: [String?]
  private let backdropSets: [BackdropSet]
  private var groundCache: [GroundKey: Grounds] = [:]

  private struct GroundKey: Hashable {
    var background: Int
    var over: Int
  }

  /// The stack that decided a pair.
  struct Measurement {
    var ratio: Double
    var roundedRatio: Double
    var ground: Int
    var foregroundStop: Int
    var display: Int
    /// The worst on each display.
    var displayRatios: [Double]
  }

  init(variant: PreparedVariant, foregrounds: PreparedVariant, exempt: [String?], backdropSets: [BackdropSet]) {
    self.variant = variant
    self.foregrounds = foregrounds
    self.exempt = exempt
    self.backdropSets = backdropSets
  }

  /// Nil when the theme lacks one of the two.
  mutating func judge(
    _ pair: CandidatePair, required: Double, isWCAG: Bool
  ) -> (verdict: Verdict, ratio: Double?, isFragile: Bool, reason: JudgementReason?)? {
    let foreground = pair.foreground
    let background = pair.background
    let foregroundKind = foregrounds.kinds[foreground]
    let backgroundKind = variant.kinds[background]
    guard foregroundKind != .absent, backgroundKind != .absent else { return nil }
    if foregroundKind == .placeholder { return (.exempt, nil, false, .placeholder(foreground)) }
    if backgroundKind == .placeholder { return (.exempt, nil, false, .placeholder(background)) }
    let isExempt = isWCAG && exempt[foreground] != nil
    let worst: (ratio: Double, roundedRatio: Double)
    switch extremes(pair) {
    case .failure(let reason):
      if reason == .notDrawn { return (.exempt, nil, false, reason) }
      if isExempt { return (.exempt, nil, false, .role(foreground)) }
      return (.undetermined, nil, false, reason)
    case .success(let found): worst = found
    }
    if isExempt { return (.exempt, worst.ratio, false, .role(foreground)) }
    let passes = worst.ratio >= required
    return (passes ? .pass : .fail, worst.ratio, passes != (worst.roundedRatio >= required), nil)
  }

  /// The worst ratio, and the worst when every composite is rounded to 8 bits.
  private mutating func extremes(
    _ pair: CandidatePair
  ) -> Result<(ratio: Double, roundedRatio: Double), UnknownPair> {
    if let reason = unknown(pair) { return .failure(reason) }
    let displays = variant.displays.count
    let foregroundStops = foregrounds.stops(of: pair.foreground)
    let backgroundStops = variant.stops(of: pair.background)
    // By far the most frequent: one opaque colour on another.
    if foregroundStops.count == 1, backgroundStops.count == 1, foregrounds.isOpaque(foregroundStops.lowerBound),
      variant.isOpaque(backgroundStops.lowerBound)
    {
      let foreground = foregroundStops.lowerBound * displays
      let background = backgroundStops.lowerBound * displays
      var ratio = Double.infinity
      var rounded = Double.infinity
      for display in 0..<displays {
        ratio = min(
          ratio, WCAG.ratio(foregrounds.luminance[foreground + display], variant.luminance[background + display]))
        rounded = min(
          rounded,
          WCAG.ratio(
            foregrounds.roundedLuminance[foreground + display], variant.roundedLuminance[background + display]))
      }
      return .success((ratio, rounded))
    }
    switch measure(pair) {
    case .failure(let reason): return .failure(reason)
    case .success(let found): return .success((found.ratio, found.roundedRatio))
    }
  }

  /// The whole measurement, with the stack that decided: the worst over stops, alternatives and displays, the first of equals.
  mutating func measure(_ pair: CandidatePair) -> Result<Measurement, UnknownPair> {
    if let reason = unknown(pair) { return .failure(reason) }
    let grounds: [Ground]
    switch self.grounds(of: pair) {
    case .unknown(let reason): return .failure(reason)
    case .known(let known): grounds = known
    }
    let displays = variant.displays
    var found = Measurement(
      ratio: .infinity, roundedRatio: .infinity, ground: 0, foregroundStop: 0, display: 0,
      displayRatios: Array(repeating: .infinity, count: displays.count))
    for (offset, stop) in foregrounds.stops(of: pair.foreground).enumerated() {
      let alpha = foregrounds.colors[stop].alpha
      if alpha <= 0 { continue }
      for (index, ground) in grounds.enumerated() {
        for display in displays.indices {
          let (ratio, rounded) = ratios(stop, alpha, on: ground, display)
          found.roundedRatio = min(found.roundedRatio, rounded)
          found.displayRatios[display] = min(found.displayRatios[display], ratio)
          if ratio < found.ratio {
            found.ratio = ratio
            found.ground = index
            found.foregroundStop = offset
            found.display = display
          }
        }
      }
    }
    return .success(found)
  }

  mutating func grounds(of pair: CandidatePair) -> Grounds {
    let key = GroundKey(background: pair.background, over: pair.over)
    if let known = groundCache[key] { return known }
    let grounds = GroundBuilder(variant: variant).grounds(of: pair.background, over: backdropSets[pair.over])
    groundCache[key] = grounds
    return grounds
  }

  private func unknown(_ pair: CandidatePair) -> JudgementReason? {
    if foregrounds.kinds[pair.foreground] == .undetermined { return .undetermined(pair.foreground) }
    if variant.kinds[pair.background] == .undetermined { return .undetermined(pair.background) }
    let isDrawn = foregrounds.stops(of: pair.foreground).contains { foregrounds.colors[$0].alpha > 0 }
    return isDrawn ? nil : .notDrawn
  }

  private func ratios(
    _ stop: Int, _ alpha: Double, on ground: Ground, _ display: Int
  ) -> (exact: Double, rounded: Double) {
    let slot = stop * variant.displays.count + display
    if alpha >= 1 {
      return (
        WCAG.ratio(foregrounds.luminance[slot], ground.luminance[display]),
        WCAG.ratio(foregrounds.roundedLuminance[slot], ground.roundedLuminance[display])
      )
    }
    let composite = Compositing.over(foregrounds.shown[slot], alpha: alpha, on: ground.composite[display])
    let space = variant.displays[display].space
    return (
      WCAG.ratio(WCAG.luminance(Color(space, composite)), ground.luminance[display]),
      WCAG.ratio(
        EightBit.luminance(composite, on: variant.displays[display]), ground.roundedLuminance[display])
    )
  }
}

/// Why a pair cannot be measured, as an error so that a result can carry it.
typealias UnknownPair = JudgementReason

extension JudgementReason: Error {}
