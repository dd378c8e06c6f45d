import ColorScience

/// Measures pairs of one variant and says what each comes to.
struct PairJudge {
  let variant: PreparedVariant
  /// Where the foreground comes from: the same variant, or another of the theme.
  var foregrounds: PreparedVariant
  private let exempt: [String?]
  private let backdropSets: [BackdropSet]
  private var groundCache: [GroundKey: Grounds] = [:]

  private struct GroundKey: Hashable {
    var background: Int
    var over: Int
  }

  /// The stack that decided a pair.
  struct Measurement {
    var ratio: Double
    var ground: Int
    var foregroundStop: Int
    var display: Int
    /// The worst on each display.
    var displayRatios: [Double]
  }

  struct Answer {
    var verdict: Verdict
    var ratio: Double?
    var isFragile = false
    var reason: JudgementReason?
  }

  init(variant: PreparedVariant, exempt: [String?], backdropSets: [BackdropSet]) {
    self.variant = variant
    self.foregrounds = variant
    self.exempt = exempt
    self.backdropSets = backdropSets
  }

  /// By far the most frequent: one opaque colour on another. Nil for all that is not that simple.
  @inline(__always)
  func plain(_ pair: CandidatePair, required: Double, isWCAG: Bool) -> Answer? {
    let foreground = foregrounds.plainStop(of: pair.foreground)
    let background = variant.plainStop(of: pair.background)
    guard foreground >= 0, background >= 0 else { return nil }
    let theme = variant.theme
    let displays = theme.displays.count
    var ratio = Double.infinity
    for display in 0..<displays {
      ratio = min(
        ratio,
        WCAG.ratio(theme.luminances[foreground * displays + display], theme.luminances[background * displays + display])
      )
    }
    if isWCAG, exempt[pair.foreground] != nil {
      return Answer(verdict: .exempt, ratio: ratio, reason: .role(Int32(pair.foreground)))
    }
    let passes = ratio >= required
    guard PairJudge.isNear(ratio, required) else { return Answer(verdict: passes ? .pass : .fail, ratio: ratio) }
    var rounded = Double.infinity
    for display in 0..<displays {
      let top = theme.shown[foreground * displays + display].roundedToEightBits
      rounded = min(rounded, top.contrast(with: theme.shown[background * displays + display].roundedToEightBits))
    }
    return Answer(verdict: passes ? .pass : .fail, ratio: ratio, isFragile: passes != (rounded >= required))
  }

  /// The stack of one opaque colour on another, by its stops, with the display that shows it worst and the ratio on each. Nil for
  /// all that is not that simple.
  func plainStack(
    of pair: CandidatePair
  ) -> (background: Int, foreground: Int, display: Int, displayRatios: [Double])? {
    let foreground = foregrounds.plainStop(of: pair.foreground)
    let background = variant.plainStop(of: pair.background)
    guard foreground >= 0, background >= 0 else { return nil }
    let displays = variant.theme.displays.count
    var worst = 0
    let ratios = (0..<displays).map { display in
      WCAG.ratio(
        variant.theme.luminances[foreground * displays + display],
        variant.theme.luminances[background * displays + display])
    }
    for display in ratios.indices where ratios[display] < ratios[worst] { worst = display }
    return (background, foreground, worst, ratios)
  }

  /// Nil when the theme lacks one of the two.
  mutating func judge(_ pair: CandidatePair, required: Double, isWCAG: Bool) -> Answer? {
    let foregroundKind = foregrounds.kind(of: pair.foreground)
    let backgroundKind = variant.kind(of: pair.background)
    guard foregroundKind != .absent, backgroundKind != .absent else { return nil }
    if foregroundKind == .placeholder { return Answer(verdict: .exempt, reason: .placeholder(Int32(pair.foreground))) }
    if backgroundKind == .placeholder { return Answer(verdict: .exempt, reason: .placeholder(Int32(pair.background))) }
    let isExempt = isWCAG && exempt[pair.foreground] != nil
    let worst: (ratio: Double, reachesRounded: Bool)
    switch extremes(pair, required: required) {
    case .failure(let reason):
      if reason == .notDrawn { return Answer(verdict: .exempt, reason: reason) }
      if isExempt { return Answer(verdict: .exempt, reason: .role(Int32(pair.foreground))) }
      return Answer(verdict: .undetermined, reason: reason)
    case .success(let found): worst = found
    }
    if isExempt { return Answer(verdict: .exempt, ratio: worst.ratio, reason: .role(Int32(pair.foreground))) }
    let passes = worst.ratio >= required
    return Answer(
      verdict: passes ? .pass : .fail, ratio: worst.ratio, isFragile: passes != worst.reachesRounded)
  }

  /// The worst ratio, and whether it would reach the requirement if every composite were rounded to 8 bits.
  private mutating func extremes(
    _ pair: CandidatePair, required: Double
  ) -> Result<(ratio: Double, reachesRounded: Bool), JudgementReason> {
    if let found = plainExtremes(pair, required: required) { return .success(found) }
    if let reason = unknown(pair) { return .failure(reason) }
    switch measure(pair) {
    case .failure(let reason): return .failure(reason)
    case .success(let found):
      guard PairJudge.isNear(found.ratio, required) else { return .success((found.ratio, found.ratio >= required)) }
      return .success((found.ratio, roundedRatio(pair) >= required))
    }
  }

  /// The same for one colour on an opaque one, of which no list of grounds is made. Nil for all that is not that simple.
  private func plainExtremes(_ pair: CandidatePair, required: Double) -> (ratio: Double, reachesRounded: Bool)? {
    let background = variant.plainStop(of: pair.background)
    let stops = foregrounds.stops(of: pair.foreground)
    guard background >= 0, stops.count == 1, foregrounds.theme.colors[stops.lowerBound].alpha > 0 else { return nil }
    let displays = variant.theme.displays.count
    var ratio = Double.infinity
    for display in 0..<displays {
      let under = variant.theme.shown[background * displays + display]
      let seen = foregrounds.theme.shown[stops.lowerBound * displays + display].over(under)
      ratio = min(ratio, seen.contrast(with: under))
    }
    guard PairJudge.isNear(ratio, required) else { return (ratio, ratio >= required) }
    var rounded = Double.infinity
    for display in 0..<displays {
      let under = variant.theme.shown[background * displays + display]
      let seen = foregrounds.theme.shown[stops.lowerBound * displays + display].over(under)
      rounded = min(rounded, seen.roundedToEightBits.contrast(with: under.roundedToEightBits))
    }
    return (ratio, rounded >= required)
  }

  /// The whole measurement, with the stack that decided: the worst over stops, alternatives and displays, the first of equals.
  mutating func measure(_ pair: CandidatePair) -> Result<Measurement, JudgementReason> {
    if let reason = unknown(pair) { return .failure(reason) }
    let grounds: [Ground]
    switch self.grounds(of: pair) {
    case .unknown(let reason): return .failure(reason)
    case .known(let known): grounds = known
    }
    let displays = variant.theme.displays.count
    var found = Measurement(
      ratio: .infinity, ground: 0, foregroundStop: 0, display: 0,
      displayRatios: Array(repeating: .infinity, count: displays))
    for (offset, stop) in foregrounds.stops(of: pair.foreground).enumerated() {
      if foregrounds.theme.colors[stop].alpha <= 0 { continue }
      for (index, ground) in grounds.enumerated() {
        for display in 0..<displays {
          let seen = foregrounds.theme.shown[stop * displays + display].over(ground.composite[display])
          let ratio = seen.contrast(with: ground.composite[display])
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

  /// Rounding changes a ratio by under 2 %: one that lies farther off cannot cross the requirement.
  @inline(__always)
  static func isNear(_ ratio: Double, _ required: Double) -> Bool {
    (ratio - required).magnitude <= 0.03 * required
  }

  /// The worst ratio when what is seen has 8 bits a component.
  private mutating func roundedRatio(_ pair: CandidatePair) -> Double {
    guard case .known(let grounds) = grounds(of: pair) else { return .infinity }
    let displays = variant.theme.displays.count
    var worst = Double.infinity
    for stop in foregrounds.stops(of: pair.foreground) where foregrounds.theme.colors[stop].alpha > 0 {
      for ground in grounds {
        for display in 0..<displays {
          let seen = foregrounds.theme.shown[stop * displays + display].over(ground.composite[display])
          let under = ground.composite[display].roundedToEightBits
          worst = min(worst, seen.roundedToEightBits.contrast(with: under))
        }
      }
    }
    return worst
  }

  private func unknown(_ pair: CandidatePair) -> JudgementReason? {
    if foregrounds.kind(of: pair.foreground) == .undetermined { return .undetermined(Int32(pair.foreground)) }
    if variant.kind(of: pair.background) == .undetermined { return .undetermined(Int32(pair.background)) }
    let isDrawn = foregrounds.stops(of: pair.foreground).contains { foregrounds.theme.colors[$0].alpha > 0 }
    return isDrawn ? nil : .notDrawn
  }
}
