import ColorScience
import ThemeModel
import Threads

/// Builds the causes of a report: where each is defined, which pairs fail because of it, and what would mend it.
struct CauseAssembly: Sendable {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// What their failing pairs stand on.
  let failures: FailureTable
  /// The theme of each audit, as an index into the system's.
  let themes: [Int]
  let resolver: ThemeResolver
  let limits: SuggestionLimits
  let workers: Int

  /// The causes of the failing pairs, before they are turned into reports.
  struct Found: Sendable {
    let causes: [CauseFinder.Cause]
    /// One a cause.
    let definitions: [[CauseDefinitions.Spot]]
  }

  func found() -> Found {
    var finder = CauseFinder(failures)
    let causes = finder.causes()
    let definitions = Parallel.map(causes.count, workers: workers) { index in
      CauseDefinitions(audits: audits, table: failures).definitions(of: causes[index])
    }
    return Found(causes: causes, definitions: definitions)
  }

  /// Returns the places at which fixes are sought.
  func fixedPlaces(_ found: Found) -> Set<Place> {
    let places = CauseDefinitions(audits: audits, table: failures)
    return Set(
      found.definitions.prefix(limits.causes).flatMap { places.written($0.prefix(limits.definitions)).map(\.place) })
  }

  /// Turns causes into reports. Without a recommender, no fixes are sought.
  func reports(of found: Found, recommender: Recommender?) -> [CauseReport] {
    // Nearly all definitions are of one theme: one list of one name serves all of those.
    let alone = audits.map { [$0.name] }
    return Parallel.map(found.causes.count, workers: workers) { index in
      report(of: index, in: found, alone, recommender: index < limits.causes ? recommender : nil)
    }
  }

  private func report(
    of index: Int, in found: Found, _ alone: [[String]], recommender: Recommender?
  ) -> CauseReport {
    let cause = found.causes[index]
    let table = failures
    let definitions = CauseDefinitions(audits: audits, table: table).written(found.definitions[index])
    let catalogue = auditor.catalogue
    var isToken = Array(repeating: false, count: catalogue.count)
    var isTheme = Array(repeating: false, count: audits.count)
    // Of equally bad pairs, the first in the report's order.
    var worst: FailingPair?
    for member in cause.members {
      let pair = table.pairs[Int(member)]
      isToken[token(of: pair, on: pair.isForeground(cause.number) ? .foreground : .background)] = true
      isTheme[Int(pair.audit)] = true
      if pair.share < worst?.share ?? .infinity { worst = pair }
    }
    let name = cause.key.token >= 0 ? catalogue.paths[Int(cause.key.token)] : cause.key.name ?? ""
    var report = CauseReport(
      name: name, side: cause.key.side, token: cause.key.token >= 0 ? Int(cause.key.token) : nil,
      definitions: definitions.enumerated().map { index, definition in
        CauseReport.Definition(
          color: definition.color, place: definition.place,
          themes: definition.audits.count == 1
            ? alone[definition.audits[0]] : definition.audits.map { audits[$0].name },
          // What a view writes is in no theme, and nothing is looked for.
          isFixSought: index < limits.definitions && recommender?.model.site(at: definition.place) != nil)
      },
      tokens: isToken.indices.filter { isToken[$0] },
      pairs: cause.members.map { table.reportIndex(of: table.pairs[Int($0)]) }, worst: worst.map(table.reportIndex),
      themes: isTheme.indices.filter { isTheme[$0] }.map { audits[$0].name })
    guard let recommender else { return report }
    let fixes = CauseFixes(
      auditor: auditor, audits: audits, themes: themes, resolver: resolver, recommender: recommender)
    for (index, definition) in definitions.prefix(limits.definitions).enumerated() {
      report.fixes += fixes.fixes(of: definition, index: index)
    }
    return report
  }

  private func token(of failing: FailingPair, on side: Suggestion.Side) -> Int {
    let place = audits[Int(failing.audit)].judgements.place(of: Int(failing.judgement))
    let pair = auditor.expansion.rules[Int(place.rule)].pairs[Int(place.pair)]
    return side == .foreground ? pair.foreground : pair.background
  }
}
