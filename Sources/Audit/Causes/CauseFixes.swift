import ColorScience
import ThemeModel
import Threads

/// The changes that the recommender offers for a definition, each with its effect on every judged pair of every theme.
struct CauseFixes: Sendable {
  let auditor: ThemeAuditor
  let audits: AuditedThemes
  /// The theme of each audit, as an index into the system's themes.
  let themes: [Int]
  let resolver: ThemeResolver
  let recommender: Recommender

  /// Adds fixes to the largest causes, for the places with the most failing pairs.
  func add(to causes: inout [CauseReport], limits: SuggestionLimits, workers: Int) {
    let given = causes
    let found = Parallel.map(min(given.count, limits.causes), workers: workers) { cause in
      given[cause].definitions.prefix(limits.definitions).enumerated().map { index, definition in
        definition.place.flatMap { fixes(at: $0, index: index) }
      }
    }
    for (cause, found) in found.enumerated() {
      for (index, fixes) in found.enumerated() {
        // What a view writes is in no theme, and nothing is looked for.
        causes[cause].definitions[index].isFixSought = fixes != nil
        causes[cause].fixes += fixes ?? []
      }
    }
  }

  /// Returns the best fix first. All outputs show that one. Returns `nil` where nobody can change a color.
  private func fixes(at place: Place, index: Int) -> [CauseReport.Fix]? {
    guard let site = recommender.model.site(at: place) else { return nil }
    var found = recommender.advice(for: site)
    if !isPlain(site) {
      found = found.compactMap { advice in
        guard let exact = effect(of: advice.candidate.color, at: place, site: site), exact.mended > 0,
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
