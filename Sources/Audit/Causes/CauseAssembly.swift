import ColorScience
import ThemeModel
import Threads

/// Builds the causes of a report: where each is defined, and which pairs fail because of it.
struct CauseAssembly: Sendable {
  let auditor: ThemeAuditor
  let audits: AuditedThemes
  /// What their failing pairs stand on.
  let failures: FailureTable
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

  /// Turns causes into reports without fixes.
  func reports(of found: Found) -> [CauseReport] {
    let definitions = CauseDefinitions(audits: audits, table: failures).reports(of: found.definitions, workers: workers)
    return Parallel.map(found.causes.count, workers: workers) { index in
      report(of: found.causes[index], definitions[index])
    }
  }

  private func report(of cause: CauseFinder.Cause, _ definitions: [CauseReport.Definition]) -> CauseReport {
    let table = failures
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
    return CauseReport(
      name: name, side: cause.key.side, token: cause.key.token >= 0 ? Int(cause.key.token) : nil,
      definitions: definitions,
      tokens: isToken.indices.filter { isToken[$0] },
      pairs: cause.members.map { table.reportIndex(of: table.pairs[Int($0)]) }, worst: worst.map(table.reportIndex),
      themes: isTheme.indices.filter { isTheme[$0] }.map { audits[$0].name })
  }

  private func token(of failing: FailingPair, on side: Suggestion.Side) -> Int {
    let place = audits[Int(failing.audit)].judgements.place(of: Int(failing.judgement))
    let pair = auditor.expansion.rules[Int(place.rule)].pairs[Int(place.pair)]
    return side == .foreground ? pair.foreground : pair.background
  }
}
