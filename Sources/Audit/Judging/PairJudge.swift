import ColorScience

/// Judges the pairs of one variant.
struct PairJudge {
  let variant: PreparedVariant
  /// The variant that foregrounds come from: the same one, or another of the theme.
  var foregrounds: PreparedVariant
  private let exempt: [String?]
  private let backdropSets: [BackdropSet]
  private var groundCache: [GroundKey: Grounds] = [:]

  private struct GroundKey: Hashable {
    var background: Int
    var over: Int
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

  /// The fast path for by far the most frequent case. Returns `nil` unless both colors are a single opaque color.
  @inline(__always)
  func plain(_ pair: CandidatePair, required: Double, isWCAG: Bool) -> Answer? {
    let foreground = foregrounds.plainStop(of: pair.foreground)
    let background = variant.plainStop(of: pair.background)
    guard foreground >= 0, background >= 0 else { return nil }
    let theme = variant.theme
    let displays = theme.displays.count
    let ratio = PairMeasurement.plainRatio(displays: displays) {
      theme.luminances[foreground * displays + $0]
    } _: {
      theme.luminances[background * displays + $0]
    }
    if isWCAG, exempt[pair.foreground] != nil {
      return Answer(verdict: .exempt, ratio: ratio, reason: .role(Int32(pair.foreground)))
    }
    let passes = ratio >= required
    guard ContrastMeasurement.isNear(ratio, required) else {
      return Answer(verdict: passes ? .pass : .fail, ratio: ratio)
    }
    let rounded = roundedRatio(foreground..<foreground + 1, on: .plain(background))
    return Answer(verdict: passes ? .pass : .fail, ratio: ratio, isFragile: passes != (rounded >= required))
  }

  /// Returns `nil` when the theme lacks one of the two colors.
  mutating func judge(_ pair: CandidatePair, required: Double, isWCAG: Bool) -> Answer? {
    let foregroundKind = foregrounds.kind(of: pair.foreground)
    let backgroundKind = variant.kind(of: pair.background)
    guard foregroundKind != .absent, backgroundKind != .absent else { return nil }
    if foregroundKind == .placeholder { return Answer(verdict: .exempt, reason: .placeholder(Int32(pair.foreground))) }
    if backgroundKind == .placeholder { return Answer(verdict: .exempt, reason: .placeholder(Int32(pair.background))) }
    let isExempt = isWCAG && exempt[pair.foreground] != nil
    let bottom: Bottom
    do {
      bottom = try self.bottom(of: pair)
    } catch {
      if error == .notDrawn { return Answer(verdict: .exempt, reason: error) }
      if isExempt { return Answer(verdict: .exempt, reason: .role(Int32(pair.foreground))) }
      return Answer(verdict: .undetermined, reason: error)
    }
    let stops = foregrounds.stops(of: pair.foreground)
    let found = measurement(stops, on: bottom)
    if isExempt { return Answer(verdict: .exempt, ratio: found.ratio, reason: .role(Int32(pair.foreground))) }
    let passes = found.ratio >= required
    var isFragile = passes != (found.nativeRatio >= required)
    if !isFragile, ContrastMeasurement.isNear(found.ratio, required) {
      isFragile = passes != (roundedRatio(stops, on: bottom) >= required)
    }
    return Answer(verdict: passes ? .pass : .fail, ratio: found.ratio, isFragile: isFragile)
  }

  /// Returns the whole measurement, with the stack that decided it.
  mutating func measure(_ pair: CandidatePair) throws(JudgementReason) -> PairMeasurement {
    let bottom = try bottom(of: pair)
    return measurement(foregrounds.stops(of: pair.foreground), on: bottom)
  }

  mutating func grounds(of pair: CandidatePair) -> Grounds {
    let key = GroundKey(background: pair.background, over: pair.over)
    if let known = groundCache[key] { return known }
    let grounds = GroundBuilder(variant: variant).grounds(of: pair.background, over: backdropSets[pair.over])
    groundCache[key] = grounds
    return grounds
  }

  // MARK: - What lies under a foreground

  private enum Bottom {
    /// The stop of a single opaque color, for which no list of grounds is made.
    case plain(Int)
    case grounds([StackedGround])
  }

  /// Throws the reason why the pair cannot be measured.
  private mutating func bottom(of pair: CandidatePair) throws(JudgementReason) -> Bottom {
    if foregrounds.kind(of: pair.foreground) == .undetermined { throw .undetermined(Int32(pair.foreground)) }
    if variant.kind(of: pair.background) == .undetermined { throw .undetermined(Int32(pair.background)) }
    let isDrawn = foregrounds.stops(of: pair.foreground).contains { foregrounds.theme.isDrawn($0) }
    guard isDrawn else { throw .notDrawn }
    let plain = variant.plainStop(of: pair.background)
    if plain >= 0 { return .plain(plain) }
    switch grounds(of: pair) {
    case .unknown(let reason): throw reason
    case .known(let grounds): return .grounds(grounds)
    }
  }

  private func measurement(_ stops: Range<Int>, on bottom: Bottom) -> PairMeasurement {
    let theme = foregrounds.theme
    let drawn = stops.lazy.filter { theme.isDrawn($0) }
    switch bottom {
    case .plain(let stop):
      return PairMeasurement(
        stops: drawn, grounds: 1, displays: theme.displays.count, seen: theme.shown(_:on:)
      ) { variant.theme.shown(stop, on: $1) }
    case .grounds(let grounds):
      return PairMeasurement(
        stops: drawn, grounds: grounds.count, displays: theme.displays.count, seen: theme.shown(_:on:)
      ) { grounds[$0].composite[$1] }
    }
  }

  private func roundedRatio(_ stops: Range<Int>, on bottom: Bottom) -> Double {
    let theme = foregrounds.theme
    let drawn = stops.lazy.filter { theme.isDrawn($0) }
    switch bottom {
    case .plain(let stop):
      return PairMeasurement.roundedRatio(
        stops: drawn, grounds: 1, displays: theme.displays.count, seen: theme.shown(_:on:)
      ) { variant.theme.shown(stop, on: $1) }
    case .grounds(let grounds):
      return PairMeasurement.roundedRatio(
        stops: drawn, grounds: grounds.count, displays: theme.displays.count, seen: theme.shown(_:on:)
      ) { grounds[$0].composite[$1] }
    }
  }
}
