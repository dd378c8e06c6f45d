import ColorScience
import Synchronization
import ThemeModel

/// One change of one site, and what it does to every judged pair of every theme.
struct MendAdvice: Sendable {
  var kind: Suggestion.Kind
  var candidate: MendCandidate
  var mended: Int
  var broken: Int
  /// The number of failing pairs that would fail by more.
  var fallen: Int
  /// Whether some text that it mends turns from light on dark to dark on light, or the reverse.
  var isFlip: Bool
  /// The worth of the pairs that it mends, less the difference that it costs.
  var gain: Double

  /// The raw token that has the color already.
  var token: Int? { candidate.token < 0 ? nil : Int(candidate.token) }

  /// Puts the best first: what breaks least, then what mends most for its difference, then what is nearest. What turns light into
  /// dark comes after all that does not.
  static func stands(_ a: MendAdvice, before b: MendAdvice) -> Bool {
    if a.isFlip != b.isFlip { return b.isFlip }
    if a.broken != b.broken { return a.broken < b.broken }
    if a.fallen != b.fallen { return a.fallen < b.fallen }
    // Between two that mend equally many, a difference in the last bit decides nothing.
    if a.mended != b.mended, a.gain != b.gain { return a.gain > b.gain }
    if a.candidate.difference != b.candidate.difference { return a.candidate.difference < b.candidate.difference }
    return a.candidate.rank < b.candidate.rank
  }
}

/// The one place that decides what a color should become. All outputs show its choice.
///
/// A site has one list of advice, whichever sides of pairs it is on. The first item is the recommendation.
struct Recommender: Sendable {
  let model: MendModel
  let palette: RawPalette
  let catalogue: TokenCatalogue
  /// The ΔE OK that mending one more pair is worth.
  let pairWorth: Double
  let writing: SiteWriting
  private let known = Known()

  /// The advice for each site, computed once for all callers.
  private final class Known: Sendable {
    let advice = Mutex<[Int32: [MendAdvice]]>([:])
  }

  init(
    model: MendModel, palette: RawPalette, catalogue: TokenCatalogue, pairWorth: Double, edits: EditCheck = .unknown
  ) {
    writing = SiteWriting(edits, model: model)
    self.model = model
    self.palette = palette
    self.catalogue = catalogue
    self.pairWorth = pairWorth
  }

  /// The largest difference of a change: beyond it is another color, not a shade of this one.
  static let farthest = 0.3

  /// Returns the advice for a site, best first; empty when no change of this site alone mends anything.
  func advice(for site: Int32) -> [MendAdvice] {
    if let advice = known.advice.withLock({ $0[site] }) { return advice }
    let isAnyFailing = model.looksOfSite[Int(site)].contains { model.looks[Int($0)].isFailing }
    let found = isAnyFailing ? [raisedAlpha(site), nearest(site), existing(site)].compactMap { $0 } : []
    let advice = found.filter { !$0.isFlip || isLastResort($0, at: site) }.sorted(by: MendAdvice.stands)
    known.advice.withLock { $0[site] = advice }
    return advice
  }

  /// Reports whether a change that turns light into dark, or the reverse, mends some pair that the other color cannot: a light card
  /// stays light as long as its text can become darker.
  private func isLastResort(_ advice: MendAdvice, at site: Int32) -> Bool {
    model.looksOfSite[Int(site)].contains { index in
      let look = model.looks[Int(index)]
      guard look.isFailing, !model.canMend(look, insteadOf: site) else { return false }
      let ratio =
        advice.kind == .alpha
        ? model.ratio(of: look, withAlpha: advice.candidate, at: site)
        : model.ratio(of: look) { $0 == site ? advice.candidate : nil }
      return ratio >= look.shape.required
    }
  }

  /// Returns shades of the site's own hue, without those that break the order of its ramp.
  func shades(of site: Int32) -> [MendCandidate] {
    let bounds = bounds(of: site)
    return Shade.shades(of: model.sites[Int(site)].color, within: Recommender.farthest).filter { shade in
      bounds?.holds(shade.lightness) ?? true
    }.map { candidate(MendOption(color: $0.color, difference: $0.difference)) }
  }

  /// Returns the lightness of the neighbors of the site's token; `nil` when it is on no ordered ramp.
  func bounds(of site: Int32) -> RawPalette.Bounds? {
    let own = model.sites[Int(site)]
    guard own.token >= 0 else { return nil }
    let name = RawName(catalogue.paths[Int(own.token)])
    return palette.bounds(of: own.token, named: name, at: spots(of: site))
  }

  /// Returns the steps that a site could take instead of its own color.
  func steps(insteadOf site: Int32) -> [RawPalette.Step] {
    let own = model.sites[Int(site)]
    let name = own.token < 0 ? nil : RawName(catalogue.paths[Int(own.token)])
    return palette.steps(insteadOf: own.color, named: name, at: spots(of: site)).filter { $0.entry.token != own.token }
  }

  private func spots(of site: Int32) -> [RawPalette.Spot] {
    palette.spots(of: model.sites[Int(site)], in: model.auditsOfSite[Int(site)])
  }

  private func candidate(_ option: MendOption) -> MendCandidate {
    MendCandidate(option, displays: model.displays, mapping: model.mapping)
  }

  private func nearest(_ site: Int32) -> MendAdvice? {
    let own = model.sites[Int(site)].color
    let near = Shade.shades(of: own, within: Recommender.farthest)
    let bounds = bounds(of: site)
    let ordered = near.filter { bounds?.holds($0.lightness) ?? true }
    if let kept = best(of: ordered, site) { return kept }
    // A step out of order or a far one, which a person can judge, is better than no advice.
    if ordered.count < near.count, let found = best(of: near, site) { return found }
    return best(of: Shade.shades(of: own, within: 1), site)
  }

  private func best(of shades: [Shade], _ site: Int32) -> MendAdvice? {
    best(shades.map { MendOption(color: $0.color, difference: $0.difference) }, .nearest, site)
  }

  /// Returns the nearest color of the first family that has one; other families count only when its own has none.
  private func existing(_ site: Int32) -> MendAdvice? {
    let own = model.sites[Int(site)].color
    var options: [[MendOption]] = [[], [], [], []]
    for step in steps(insteadOf: site) {
      var color = step.entry.color
      if color.alpha >= 1 { color.alpha = own.alpha }
      options[step.rank].append(
        MendOption(color: color, difference: step.difference, token: step.entry.token, rank: step.rank))
    }
    for family in options where !family.isEmpty {
      if let found = best(family, .existing, site) { return found }
    }
    return nil
  }

  private func raisedAlpha(_ site: Int32) -> MendAdvice? {
    let own = model.sites[Int(site)].color
    guard own.alpha < 1 else { return nil }
    let first = Int((min(max(own.alpha, 0), 1) * 255).rounded(.down)) + 1
    let options = (first...255).map { step in
      var color = own
      color.alpha = Double(step) / 255
      color.missing.remove(.alpha)
      return MendOption(color: color, difference: 0)
    }
    return best(options, .alpha, site)
  }

  /// Returns the best option; of equal ones, the first. The options that could be best by luminance alone are measured first, and
  /// those that cannot beat the best are not measured at all.
  private func best(_ options: [MendOption], _ kind: Suggestion.Kind, _ site: Int32) -> MendAdvice? {
    let first = ranked(options, kind, site)
    let partial = model.looksOfSite[Int(site)].filter { model.demanded[$0] != nil }
    guard let first, !partial.isEmpty else { return first }
    // Of colors that break no more, one with which a pair passes all of its rules is better than one that leaves it failing.
    let whole = ranked(options.filter { passesAll(partial, $0, kind, site) }, kind, site)
    guard let whole, !whole.isFlip || first.isFlip, whole.broken <= first.broken, whole.fallen <= first.fallen else {
      return first
    }
    return whole
  }

  /// Reports whether none of some looks passes with a color that is too weak for the other rules of its pair.
  private func passesAll(_ looks: [Int32], _ option: MendOption, _ kind: Suggestion.Kind, _ site: Int32) -> Bool {
    let changed = candidate(option)
    return looks.allSatisfy { index in
      let look = model.looks[Int(index)]
      let ratio =
        kind == .alpha
        ? model.ratio(of: look, withAlpha: changed, at: site) : model.ratio(of: look) { $0 == site ? changed : nil }
      return ratio < look.shape.required || ratio >= model.demanded[index] ?? 0
    }
  }

  private func ranked(_ options: [MendOption], _ kind: Suggestion.Kind, _ site: Int32) -> MendAdvice? {
    var effects = MendEffects(model, of: options.map(\.color), at: site, isAlpha: kind == .alpha)
    let hopes = options.indices.map { index in
      let least = effects.least(of: index)
      return Standing(least, gain: gain(effects.mostMended(by: index), options[index]), index: index)
    }
    var best: (standing: Standing, effect: MendEffects.Effect)?
    for hope in hopes.sorted() {
      let most = effects.mostMended(by: hope.index)
      guard most > 0, hope.broken <= most else { continue }
      if let best, best.standing < hope { break }
      func standing(_ effect: MendEffects.Effect) -> Standing {
        Standing(effect, gain: gain(effect.mended, options[hope.index]), index: hope.index)
      }
      let effect = effects.effect(of: hope.index) { effect in
        // A change that breaks more than it mends is not advice.
        effect.mended == 0 || effect.broken > effect.mended || best.map { $0.standing < standing(effect) } ?? false
      }
      if let effect { best = (standing(effect), effect) }
    }
    return best.map { best in
      MendAdvice(
        kind: kind, candidate: candidate(options[best.standing.index]), mended: best.effect.mended,
        broken: best.effect.broken, fallen: best.effect.fallen, isFlip: best.effect.isFlip, gain: best.standing.gain)
    }
  }

  private func gain(_ mended: Int, _ option: MendOption) -> Double {
    Double(mended) * pairWorth - option.difference
  }

  /// The rank of one option among the others, or the best rank that it could reach.
  private struct Standing: Comparable {
    let isFlip: Bool
    let broken: Int
    let fallen: Int
    let gain: Double
    let index: Int

    init(_ effect: MendEffects.Effect, gain: Double, index: Int) {
      isFlip = effect.isFlip
      broken = effect.broken
      fallen = effect.fallen
      self.gain = gain
      self.index = index
    }

    static func < (a: Standing, b: Standing) -> Bool {
      if a.isFlip != b.isFlip { return b.isFlip }
      return (a.broken, a.fallen, b.gain, a.index) < (b.broken, b.fallen, a.gain, b.index)
    }
  }
}
