import ColorScience
import ThemeModel

/// One change of one site, and what it does to every judged pair of every theme.
struct MendAdvice: Sendable {
  var kind: Suggestion.Kind
  var candidate: MendCandidate
  var mended: Int
  var broken: Int
  /// Failing pairs that would fail by more.
  var fallen: Int
  /// Some text that it mends turns from light on dark to dark on light, or the other way.
  var isFlip: Bool

  /// A raw token that has the colour already.
  var token: Int? { candidate.token < 0 ? nil : Int(candidate.token) }

  /// Best first: what breaks least, then what is nearest. What turns light into dark comes behind all that does not.
  static func stands(_ a: MendAdvice, before b: MendAdvice) -> Bool {
    if a.isFlip != b.isFlip { return b.isFlip }
    if a.broken != b.broken { return a.broken < b.broken }
    if a.fallen != b.fallen { return a.fallen < b.fallen }
    if a.candidate.difference != b.candidate.difference { return a.candidate.difference < b.candidate.difference }
    return a.candidate.rank < b.candidate.rank
  }
}

/// The one place that says what a colour should become. All outputs show what it chose.
///
/// A site has one list of advice, whichever sides of pairs it stands on; the first of it is the recommendation.
struct Recommender: Sendable {
  let model: MendModel
  let palette: RawPalette
  let catalogue: TokenCatalogue
  /// ΔE OK that mending one more pair is worth.
  var pairWorth = MendSettings.defaultPairWorth

  /// No change goes farther: it would be another colour, not a shade of it.
  static let farthest = 0.3

  /// Best first; empty where no change of this site alone mends anything.
  func advice(for site: Int32) -> [MendAdvice] {
    let failing = model.looksOfSite[Int(site)].filter { model.looks[Int($0)].isFailing }
    guard !failing.isEmpty else { return [] }
    let found = [raisedAlpha(site, failing), nearest(site, failing), existing(site, failing)].compactMap { $0 }
    return found.sorted(by: MendAdvice.stands)
  }

  /// Shades of the site's own hue; those that break the order of its ramp are left out.
  func shades(of site: Int32) -> [MendCandidate] {
    let own = model.sites[Int(site)]
    return Shade.shades(of: own.color, within: Recommender.farthest).compactMap { shade in
      guard own.token < 0 || palette.keepsOrder(shade.color.oklch.x, of: own.token) else { return nil }
      return MendCandidate(
        shade.color, difference: shade.difference, displays: model.displays, mapping: model.mapping)
    }
  }

  private func nearest(_ site: Int32, _ failing: [Int32]) -> MendAdvice? {
    if let kept = best(shades(of: site), .nearest, site, failing) { return kept }
    // Better a step out of order or a far one, which a person can judge, than no word at all.
    for farthest in [Recommender.farthest, 1] {
      let free = Shade.shades(of: model.sites[Int(site)].color, within: farthest).map {
        MendCandidate($0.color, difference: $0.difference, displays: model.displays, mapping: model.mapping)
      }
      if let found = best(free, .nearest, site, failing) { return found }
    }
    return nil
  }

  /// The nearest of the first family that has one; another family only where the own one has none.
  private func existing(_ site: Int32, _ failing: [Int32]) -> MendAdvice? {
    let own = model.sites[Int(site)]
    let name = own.token < 0 ? nil : RawName(catalogue.paths[Int(own.token)])
    var candidates: [[MendCandidate]] = [[], [], [], []]
    for step in palette.steps(insteadOf: own.color, named: name) where step.entry.token != own.token {
      var color = step.entry.color
      if color.alpha >= 1 { color.alpha = own.color.alpha }
      var candidate = MendCandidate(
        color, difference: step.difference, displays: model.displays, mapping: model.mapping)
      candidate.token = step.entry.token
      candidate.rank = step.rank
      candidates[step.rank].append(candidate)
    }
    for family in candidates {
      if let found = best(family, .existing, site, failing) { return found }
    }
    return nil
  }

  private func raisedAlpha(_ site: Int32, _ failing: [Int32]) -> MendAdvice? {
    let own = model.sites[Int(site)].color
    guard own.alpha < 1 else { return nil }
    let first = Int((min(max(own.alpha, 0), 1) * 255).rounded(.down)) + 1
    let candidates = (first...255).map { step in
      var color = own
      color.alpha = Double(step) / 255
      color.missing.remove(.alpha)
      return MendCandidate(color, difference: 0, displays: model.displays, mapping: model.mapping)
    }
    return best(candidates, .alpha, site, failing)
  }

  /// Of equal ones the first.
  private func best(
    _ candidates: [MendCandidate], _ kind: Suggestion.Kind, _ site: Int32, _ failing: [Int32]
  ) -> MendAdvice? {
    var best: (advice: MendAdvice, gain: Double)?
    for candidate in candidates {
      var mends = 0
      var isFlip = false
      for index in failing {
        let look = model.looks[Int(index)]
        guard ratio(look, candidate, kind, site) >= look.shape.required else { continue }
        mends += look.count
        isFlip = isFlip || flips(look, candidate, site)
      }
      guard mends > 0 else { continue }
      let gain = Double(mends) * pairWorth - candidate.difference
      if let best, !isFlip || best.advice.isFlip, best.advice.broken == 0, best.advice.fallen == 0,
        isFlip == best.advice.isFlip, gain <= best.gain
      {
        continue
      }
      if let best, isFlip, !best.advice.isFlip { continue }
      let effect = effect(of: candidate, kind, at: site)
      // What breaks more than it mends is no advice.
      guard effect.broken <= effect.mended else { continue }
      let advice = MendAdvice(
        kind: kind, candidate: candidate, mended: effect.mended, broken: effect.broken, fallen: effect.fallen,
        isFlip: isFlip)
      if let known = best {
        let a = (isFlip ? 1 : 0, advice.broken, advice.fallen)
        let b = (known.advice.isFlip ? 1 : 0, known.advice.broken, known.advice.fallen)
        if a > b || a == b && gain <= known.gain { continue }
      }
      best = (advice, gain)
    }
    return best?.advice
  }

  /// A change of alpha shows in the site's own cells; other changes keep each cell's alpha.
  private func ratio(_ look: MendLook, _ candidate: MendCandidate, _ kind: Suggestion.Kind, _ site: Int32) -> Double {
    kind == .alpha
      ? model.ratio(of: look, withAlpha: candidate, at: site) : model.ratio(of: look) { $0 == site ? candidate : nil }
  }

  private func effect(
    of candidate: MendCandidate, _ kind: Suggestion.Kind, at site: Int32
  ) -> (mended: Int, broken: Int, fallen: Int) {
    var effect = (mended: 0, broken: 0, fallen: 0)
    for index in model.looksOfSite[Int(site)] {
      let look = model.looks[Int(index)]
      let ratio = ratio(look, candidate, kind, site)
      if ratio >= look.shape.required {
        if look.isFailing { effect.mended += look.count }
      } else if !look.isFailing {
        effect.broken += look.count
      } else if !look.isKept(at: ratio) {
        effect.fallen += look.count
      }
    }
    return effect
  }

  /// The site was lighter than what it meets and becomes darker, or the other way.
  private func flips(_ look: MendLook, _ candidate: MendCandidate, _ site: Int32) -> Bool {
    guard look.foreground != look.background, look.foreground == site || look.background == site else { return false }
    let other = look.foreground == site ? look.shape.grounds.first?.last : look.shape.top.first
    guard let other else { return false }
    let facing = model.shown[Int(other) * model.displays.count].luminance
    let before = WCAG.luminance(model.sites[Int(site)].color) - facing
    return before * (candidate.shown[0].luminance - facing) < 0
  }
}
