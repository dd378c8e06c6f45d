import ColorScience

/// The places in which a pair's foreground and background stand, on every display and over every alternative.
struct PairScenes {
  private(set) var foreground: [ContrastScene] = []
  private(set) var background: [ContrastScene] = []
  /// Nil where a side is a gradient: there is not one colour to change.
  private(set) var foregroundColor: Color?
  private(set) var backgroundColor: Color?

  init?(_ pair: CandidatePair, judge: inout PairJudge) {
    guard case .known(let grounds) = judge.grounds(of: pair) else { return nil }
    let variant = judge.variant
    let displays = variant.theme.displays.count
    let foregroundStops = judge.foregrounds.stops(of: pair.foreground)
    let backgroundStops = variant.stops(of: pair.background)
    if foregroundStops.count == 1 {
      foregroundColor = variant.theme.colors[foregroundStops.lowerBound]
      foreground = grounds.flatMap { ground in ground.composite.map { ContrastScene(on: $0) } }
    }
    if backgroundStops.count == 1 {
      backgroundColor = variant.theme.colors[backgroundStops.lowerBound]
      for stop in foregroundStops where variant.theme.isDrawn(stop) {
        for ground in grounds {
          for display in 0..<displays {
            let above = variant.theme.shown(stop, on: display)
            background.append(ContrastScene(under: above, canvas: ground.below?[display]))
          }
        }
      }
    }
  }
}
