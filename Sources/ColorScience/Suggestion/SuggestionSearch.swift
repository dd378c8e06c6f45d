/// The search for the nearest colours of one hue that reach a ratio.
///
/// An opaque colour in a scene of opaque neighbours reaches a ratio when its luminance keeps clear of an interval around each of
/// theirs: the ends of the joined intervals are where to go. Where something is translucent, the path is walked in small steps
/// instead. Either way ends among the colours of eight bits around the place that was found.
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
  private let required: Double
  private let scenes: [ContrastScene]
  /// The luminances to keep clear of, when they do not depend on the colour.
  private let fixedLuminances: [Double]?
  /// Alpha as it is, and as eight bits.
  private let alphas: [Double]

  init(_ color: Color, _ required: Double, _ scenes: [ContrastScene]) {
    self.color = color
    self.required = required
    self.scenes = scenes
    let oklab = color.space.convert(color.components, to: .oklab)
    neighbours = EightBitNeighbours(of: oklab)
    path = HuePath(oklab: oklab)
    let alpha = min(max(color.alpha, 0), 1)
    let alphaInEightBits = Double(EightBit.byte(alpha)) / 255
    alphas = alpha == alphaInEightBits ? [alpha] : [alpha, alphaInEightBits]
    let fixed = scenes.compactMap(\.fixedLuminance)
    fixedLuminances = alpha >= 1 && fixed.count == scenes.count ? Array(Set(fixed)).sorted() : nil
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
    // Rounding may lose what was just reached; a little farther on it cannot.
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
      color: Color(.srgb, EightBitNeighbours.encoded(bytes), alpha: color.alpha), ratio: smallestRatio(bytes),
      difference: difference)
  }

  // MARK: What a colour of eight bits reaches

  private func reaches(_ bytes: SIMD3<Int>) -> Bool { smallestRatio(bytes) >= required }

  private func smallestRatio(_ bytes: SIMD3<Int>) -> Double {
    if let fixedLuminances {
      let luminance = WCAG.luminance(linearSRGB: EightBitNeighbours.linear(bytes))
      return fixedLuminances.reduce(.infinity) { min($0, WCAG.ratio(luminance, $1)) }
    }
    return smallestRatio(EightBitNeighbours.encoded(bytes))
  }

  private func smallestRatio(_ encoded: SIMD3<Double>) -> Double {
    var smallest = Double.infinity
    for alpha in alphas {
      let candidate = Color(.srgb, encoded, alpha: alpha)
      for scene in scenes {
        smallest = min(smallest, scene.ratio(with: ShownColor(candidate, on: scene.display, mapping: .clip)))
      }
    }
    return smallest
  }

  // MARK: Along the path

  /// The lightness nearest to the start, in this direction, from which on the ratio is reached.
  private func firstThatReaches(_ direction: Direction) -> Double? {
    if let fixedLuminances { return firstClear(of: fixedLuminances, direction) }
    return firstOnAWalk(direction)
  }

  private func luminance(at lightness: Double) -> Double {
    WCAG.luminance(linearSRGB: path.linear(at: lightness))
  }

  private func firstClear(of luminances: [Double], _ direction: Direction) -> Double? {
    let begin = luminance(at: path.start)
    guard let target = clearLuminance(from: begin, of: luminances, direction) else { return nil }
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

  /// The first luminance in this direction that lies in nobody's interval; nil when that is brighter than white or darker than
  /// black.
  private func clearLuminance(from begin: Double, of luminances: [Double], _ direction: Direction) -> Double? {
    var luminance = begin
    var hasMoved = true
    while hasMoved {
      hasMoved = false
      for other in luminances {
        let lowest = (other + WCAG.flare) / required - WCAG.flare
        let highest = (other + WCAG.flare) * required - WCAG.flare
        guard luminance > lowest, luminance < highest else { continue }
        luminance = direction == .lighter ? highest : lowest
        hasMoved = true
      }
    }
    return (0...1).contains(luminance) ? luminance : nil
  }

  private func firstOnAWalk(_ direction: Direction) -> Double? {
    func passes(_ lightness: Double) -> Bool {
      smallestRatio(DisplayGamut.encode(path.linear(at: lightness))) >= required
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
