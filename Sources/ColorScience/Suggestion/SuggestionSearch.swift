/// The search for the nearest colors of one hue that reach a ratio.
///
/// In a scene of opaque neighbors, an opaque color reaches a ratio when its luminance lies outside an interval around
/// each of theirs. The candidates are the ends of the merged intervals. When something is translucent, the search walks
/// along the path in small steps instead. Both searches end with the 8-bit colors around the point that was found.
struct SuggestionSearch {
  private enum Direction {
    case lighter
    case darker

    var sign: Double { self == .lighter ? 1 : -1 }
    var end: Double { self == .lighter ? 1 : 0 }
  }

  private let color: Color
  private let neighbours: EightBitNeighbours
  private let path: HuePath
  /// Grouped by the display of the scene, so that a color is computed only once for all scenes of a display.
  private let goals: [(display: Display, goals: [Goal])]
  /// The luminances to avoid and the ratio for each. `nil` when a luminance depends on the color.
  private let fixedGoals: [FixedGoal]?

  /// One scene, the ratio to reach in it, and the color's alpha there: exact, and rounded to eight bits.
  private struct Goal {
    var scene: ContrastScene
    var required: Double
    var alphas: [Double]
  }

  private struct FixedGoal {
    var luminance: Double
    var required: Double
  }

  init(_ color: Color, _ demands: [ContrastDemand]) {
    self.color = color
    let oklab = color.space.convert(color.components, to: .oklab)
    neighbours = EightBitNeighbours(of: oklab)
    path = HuePath(oklab: oklab)
    let goals = demands.flatMap { demand in
      let alphas = Self.alphas(demand.alpha ?? color.alpha)
      return demand.scenes.map { Goal(scene: $0, required: demand.required, alphas: alphas) }
    }
    fixedGoals = Self.fixed(goals)
    self.goals =
      fixedGoals == nil
      ? Display.allCases.map { display in (display, goals.filter { $0.scene.display == display }) } : []
  }

  private static func alphas(_ alpha: Double) -> [Double] {
    let alpha = min(max(alpha, 0), 1)
    let inEightBits = Double(EightBit.byte(alpha)) / 255
    return alpha == inEightBits ? [alpha] : [alpha, inEightBits]
  }

  /// Returns the hardest goal of each luminance, in ascending order. Returns `nil` when some goal depends on the color.
  private static func fixed(_ goals: [Goal]) -> [FixedGoal]? {
    var hardest: [Double: Double] = [:]
    for goal in goals {
      guard goal.alphas == [1], let luminance = goal.scene.fixedLuminance else { return nil }
      hardest[luminance] = max(hardest[luminance] ?? 0, goal.required)
    }
    return hardest.map { FixedGoal(luminance: $0.key, required: $0.value) }.sorted { $0.luminance < $1.luminance }
  }

  func suggestions() -> ColorSuggestions {
    let rgb = DisplayGamut.clip(color.space.convert(color.components, to: .srgb))
    let bytes = SIMD3(Int(EightBit.byte(rgb.x)), Int(EightBit.byte(rgb.y)), Int(EightBit.byte(rgb.z)))
    if reaches(bytes) {
      let kept = suggestion(bytes, neighbours.difference(to: bytes))
      return ColorSuggestions(kept: kept, lighter: nil, darker: nil)
    }
    return ColorSuggestions(kept: nil, lighter: nearest(.lighter), darker: nearest(.darker))
  }

  private func nearest(_ direction: Direction) -> ColorSuggestion? {
    guard var lightness = firstThatReaches(direction) else { return nil }
    // Rounding may lose the ratio that was just reached, but not a little farther on.
    for _ in 0..<16 {
      let point = path.linear(at: lightness)
      if let choice = neighbours.best(around: point, where: reaches) {
        return suggestion(choice.bytes, choice.difference)
      }
      lightness += direction.sign / 256
    }
    return nil
  }

  private func suggestion(_ bytes: SIMD3<Int>, _ difference: Double) -> ColorSuggestion {
    ColorSuggestion(
      color: Color(.srgb, EightBitNeighbours.encoded(bytes), alpha: color.alpha), ratio: outcome(bytes).ratio,
      difference: difference)
  }

  // MARK: The ratio of an 8-bit color

  private struct Outcome {
    /// The smallest ratio of all goals.
    var ratio = Double.infinity
    var reaches = true

    mutating func add(_ ratio: Double, _ required: Double) {
      self.ratio = min(self.ratio, ratio)
      reaches = reaches && ratio >= required
    }
  }

  private func reaches(_ bytes: SIMD3<Int>) -> Bool { outcome(bytes).reaches }

  private func outcome(_ bytes: SIMD3<Int>) -> Outcome {
    guard let fixedGoals else { return outcome(EightBitNeighbours.encoded(bytes)) }
    let luminance = WCAG.luminance(linearSRGB: EightBitNeighbours.linear(bytes))
    var outcome = Outcome()
    for goal in fixedGoals { outcome.add(WCAG.ratio(luminance, goal.luminance), goal.required) }
    return outcome
  }

  private func outcome(_ encoded: SIMD3<Double>) -> Outcome {
    var outcome = Outcome()
    for (display, goals) in goals where !goals.isEmpty {
      let candidate = ShownColor(Color(.srgb, encoded), on: display, mapping: .clip)
      for goal in goals {
        for alpha in goal.alphas { outcome.add(goal.scene.ratio(with: candidate.withAlpha(alpha)), goal.required) }
      }
    }
    return outcome
  }

  // MARK: Along the path

  /// Returns the lightness nearest to the start, in this direction, from which on the ratio is reached.
  private func firstThatReaches(_ direction: Direction) -> Double? {
    if let fixedGoals { return firstClear(of: fixedGoals, direction) }
    return firstOnAWalk(direction)
  }

  private func luminance(at lightness: Double) -> Double {
    WCAG.luminance(linearSRGB: path.linear(at: lightness))
  }

  private func firstClear(of goals: [FixedGoal], _ direction: Direction) -> Double? {
    let begin = luminance(at: path.start)
    guard let target = clearLuminance(from: begin, of: goals, direction) else { return nil }
    if target == begin { return path.start }
    var near = path.start
    var far = direction.end
    for _ in 0..<16 {
      let middle = (near + far) / 2
      let isThere = (luminance(at: middle) - target) * direction.sign >= 0
      if isThere { far = middle } else { near = middle }
    }
    return far
  }

  /// Returns the first luminance in this direction that lies in no interval. Returns `nil` when it would be brighter
  /// than white or darker than black.
  private func clearLuminance(from begin: Double, of goals: [FixedGoal], _ direction: Direction) -> Double? {
    var luminance = begin
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for goal in goals {
        let lowest = (goal.luminance + WCAG.flare) / goal.required - WCAG.flare
        let highest = (goal.luminance + WCAG.flare) * goal.required - WCAG.flare
        guard luminance > lowest, luminance < highest else { continue }
        luminance = direction == .lighter ? highest : lowest
        hasMoved = true
      }
    }
    return (0...1).contains(luminance) ? luminance : nil
  }

  private func firstOnAWalk(_ direction: Direction) -> Double? {
    func passes(_ lightness: Double) -> Bool {
      outcome(DisplayGamut.encode(path.linear(at: lightness))).reaches
    }
    let stride = direction.sign / 48
    var near = path.start
    while near != direction.end {
      var far = near + stride
      if (far - direction.end) * direction.sign > 0 { far = direction.end }
      if passes(far) {
        for _ in 0..<8 {
          let middle = (near + far) / 2
          if passes(middle) { far = middle } else { near = middle }
        }
        return far
      }
      near = far
    }
    return nil
  }
}
