import ColorScience

/// The effect that each of some colors would have on the judged pairs if one site had it and all else stayed.
struct MendEffects {
  struct Effect {
    var mended = 0
    var broken = 0
    /// The number of failing pairs that would fail by more.
    var fallen = 0
    /// Whether some pair that it mends turns from light on dark to dark on light, or the reverse.
    var isFlip = false
  }

  private let model: MendModel
  private let site: Int32
  private let colors: [Color]
  /// The colors that had to be measured, as displays show them.
  private var candidates: [MendCandidate?] = []
  /// Whether the colors differ in opacity.
  private let isAlpha: Bool
  /// For each color, its effect on the looks that luminance decides.
  private var plain: [Effect]
  /// Looks that have to be measured for each color: those that fail, and the others.
  private var failing: [Int32] = []
  private var passing: [Int32] = []
  private var mostMeasured = 0

  init(_ model: MendModel, of colors: [Color], at site: Int32, isAlpha: Bool) {
    self.model = model
    self.site = site
    self.colors = colors
    self.isAlpha = isAlpha
    plain = Array(repeating: Effect(), count: colors.count)
    let lights = MendLights(colors, on: model.displays, mapping: model.mapping)
    var sums = Sums(count: colors.count)
    let own = WCAG.luminance(model.sites[Int(site)].color)
    for index in model.looksOfSite[Int(site)] {
      let look = model.looks[Int(index)]
      // Opaque colors do not come from a translucent one, and only its opacity changes.
      if isAlpha, look.isPlain { continue }
      if !isAlpha, lights.isUniform, let facing = model.facing(site, in: look) {
        sums.add(look, facing: facing, own: own, lights)
      } else if look.isFailing {
        failing.append(index)
        mostMeasured += look.count
      } else {
        passing.append(index)
      }
    }
    guard lights.isUniform else { return }
    sums.each { place, effect in plain[lights.order[place]] = effect }
  }

  /// Returns the effect that luminance alone decides; measuring only adds to it.
  func least(of color: Int) -> Effect { plain[color] }

  /// Returns the most pairs that a color can mend, whatever measuring shows.
  func mostMended(by color: Int) -> Int { plain[color].mended + mostMeasured }

  /// Returns the whole effect of a candidate.
  mutating func effect(of candidate: Int) -> Effect {
    effect(of: candidate, unless: { _ in false }) ?? Effect()
  }

  /// Does the same, but returns `nil` as soon as `isHopeless` is true for a part of the effect: what follows only breaks more.
  mutating func effect(of candidate: Int, unless isHopeless: (Effect) -> Bool) -> Effect? {
    var effect = plain[candidate]
    for index in failing { measure(index, candidate, &effect) }
    if isHopeless(effect) { return nil }
    for index in passing {
      let broken = effect.broken
      measure(index, candidate, &effect)
      if effect.broken > broken, isHopeless(effect) { return nil }
    }
    return effect
  }

  private mutating func measure(_ index: Int32, _ number: Int, _ effect: inout Effect) {
    let look = model.looks[Int(index)]
    let candidate = candidate(number)
    // A change of alpha shows in the site's own cells; other changes keep each cell's alpha.
    let ratio =
      isAlpha
      ? model.ratio(of: look, withAlpha: candidate, at: site) : model.ratio(of: look) { $0 == site ? candidate : nil }
    if ratio >= look.shape.required {
      guard look.isFailing else { return }
      effect.mended += look.count
      effect.isFlip = effect.isFlip || flips(look, candidate)
    } else if !look.isFailing {
      effect.broken += look.count
    } else if ratio < look.keptRatio {
      effect.fallen += look.count
    }
  }

  private mutating func candidate(_ number: Int) -> MendCandidate {
    if candidates.isEmpty { candidates = Array(repeating: nil, count: colors.count) }
    if let known = candidates[number] { return known }
    let made = MendCandidate(
      colors[number], difference: 0, displays: model.displays, mapping: model.mapping)
    candidates[number] = made
    return made
  }

  /// Reports whether the site was lighter than the color that it meets and becomes darker, or the reverse.
  private func flips(_ look: MendLook, _ candidate: MendCandidate) -> Bool {
    guard look.foreground != look.background, look.foreground == site || look.background == site else { return false }
    let other = look.foreground == site ? look.shape.back : look.shape.front
    guard let other else { return false }
    let facing = model.luminance(of: other)
    let before = WCAG.luminance(model.sites[Int(site)].color) - facing
    return before * (candidate.shown[0].luminance - facing) < 0
  }

  /// Counts over ranges of candidates, as the differences from one candidate to the next.
  private struct Sums {
    private var mended: [Int]
    private var broken: [Int]
    private var fallen: [Int]
    private var flips: [Int]
    private let count: Int

    init(count: Int) {
      self.count = count
      mended = Array(repeating: 0, count: count + 1)
      broken = mended
      fallen = mended
      flips = mended
    }

    mutating func add(_ look: MendLook, facing: Double, own: Double, _ lights: MendLights) {
      let missed = lights.misses(look.shape.required, to: facing)
      guard look.isFailing else {
        Sums.add(look.count, to: &broken, missed)
        return
      }
      Sums.add(look.count, to: &mended, 0..<missed.lowerBound)
      Sums.add(look.count, to: &mended, missed.upperBound..<count)
      if own > facing { Sums.add(1, to: &flips, 0..<missed.lowerBound) }
      if own < facing { Sums.add(1, to: &flips, missed.upperBound..<count) }
      Sums.add(look.count, to: &fallen, lights.misses(look.keptRatio, to: facing))
    }

    private static func add(_ value: Int, to steps: inout [Int], _ range: Range<Int>) {
      steps[range.lowerBound] += value
      steps[range.upperBound] -= value
    }

    func each(_ take: (_ place: Int, Effect) -> Void) {
      var effect = Effect()
      var turned = 0
      for place in 0..<count {
        effect.mended += mended[place]
        effect.broken += broken[place]
        effect.fallen += fallen[place]
        turned += flips[place]
        effect.isFlip = turned > 0
        take(place, effect)
      }
    }
  }
}
