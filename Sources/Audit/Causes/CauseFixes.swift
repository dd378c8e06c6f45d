import ColorScience
import ThemeModel

/// The changes that the recommender offers for a definition, each with its effect on every judged pair of every theme.
struct CauseFixes: Sendable {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// The theme of each audit, as an index into the system's themes.
  let themes: [Int]
  let resolver: ThemeResolver
  let recommender: Recommender

  /// Returns the best fix first. All outputs show that one.
  func fixes(of definition: CauseDefinitions.Definition, index: Int) -> [CauseReport.Fix] {
    guard let site = recommender.model.site(at: definition.place) else { return [] }
    var found = recommender.advice(for: site)
    if !isPlain(site) {
      found = found.compactMap { advice in
        guard let exact = effect(of: advice.candidate.color, at: definition.place, site: site), exact.mended > 0,
          exact.broken <= exact.mended
        else { return nil }
        var advice = advice
        (advice.mended, advice.broken) = exact
        return advice
      }.sorted(by: MendAdvice.stands)
    }
    let refusal = recommender.writing.refusals(of: [site])[site]
    return found.map { advice in
      CauseReport.Fix(
        kind: advice.kind, definition: index, color: advice.candidate.color, token: advice.token,
        difference: advice.candidate.difference, mended: advice.mended, broken: advice.broken,
        worsened: advice.fallen, refusal: refusal?.reason)
    }
  }

  /// Reports whether the model knows the exact effect of a change: every color that changes is the site's own.
  private func isPlain(_ site: Int32) -> Bool {
    let model = recommender.model
    return !model.sites[Int(site)].isDerived
      && model.auditsOfSite[Int(site)].allSatisfy { audits[Int($0)].followsChains }
  }

  /// Judges every theme that contains the definition again, as if the definition had the given color.
  private func effect(of color: Color, at place: Place, site: Int32) -> (mended: Int, broken: Int)? {
    var mended = 0
    var broken = 0
    var isHeld = false
    for index in recommender.model.auditsOfSite[Int(site)] {
      guard let found = effect(of: color, at: place, on: Int(index)) else { continue }
      isHeld = true
      mended += found.mended
      broken += found.broken
    }
    return isHeld ? (mended, broken) : nil
  }

  private func effect(of color: Color, at place: Place, on index: Int) -> (mended: Int, broken: Int)? {
    let audit = audits[index]
    if audit.followsChains { return auditor.effect(of: color, at: place, on: audit) }
    return resolver.resolve(themes[index], replacing: place, with: color).map {
      auditor.effect(of: $0, on: audit)
    }
  }
}
