import ColorScience
import ThemeModel

/// Causes as reports have them: where each is defined, what stands behind it, and what would mend it.
struct CauseAssembly: Sendable {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// The theme of each audit, as an index into the system's.
  let themes: [Int]
  let resolver: ThemeResolver
  let limits: SuggestionLimits
  let workers: Int

  /// What the failing pairs stand on, found but not told yet.
  struct Found: Sendable {
    let table: FailureTable
    let causes: [CauseFinder.Cause]
  }

  func found() -> Found {
    let table = FailureTable(audits, tokens: auditor.catalogue.count)
    var finder = CauseFinder(table)
    return Found(table: table, causes: finder.causes())
  }

  /// Nil where no fixes are asked for, or nothing fails.
  func holders() -> FileHolders? {
    limits.causes > 0 && audits.contains { !$0.blame.failing.isEmpty } ? FileHolders(audits) : nil
  }

  func reports(of found: Found, holders: FileHolders?) -> [CauseReport] {
    let rawTokens = RawTokens(auditor.catalogue)
    return Parallel.map(found.causes.count, workers: workers) { index in
      report(
        of: found.causes[index], in: found.table, holders: index < limits.causes ? holders : nil,
        rawTokens: rawTokens)
    }
  }

  private func report(
    of cause: CauseFinder.Cause, in table: FailureTable, holders: FileHolders?, rawTokens: RawTokens
  ) -> CauseReport {
    let catalogue = auditor.catalogue
    var isToken = Array(repeating: false, count: catalogue.count)
    var isTheme = Array(repeating: false, count: audits.count)
    // Of equal ones the first in the report's order.
    var worst: FailingPair?
    for member in cause.members {
      let pair = table.pairs[Int(member)]
      isToken[Int(pair.side(cause.key.side).token)] = true
      isTheme[Int(pair.audit)] = true
      if pair.share < worst?.share ?? .infinity { worst = pair }
    }
    let definitions = CauseDefinitions(
      audits: audits, table: table, keptMembers: holders == nil ? 0 : CauseFixes.sceneLimit,
      keptDefinitions: limits.definitions
    ).definitions(of: cause)
    let name = cause.key.token >= 0 ? catalogue.paths[Int(cause.key.token)] : cause.key.name ?? ""
    var report = CauseReport(
      name: name, side: cause.key.side, token: cause.key.token >= 0 ? Int(cause.key.token) : nil,
      definitions: definitions.enumerated().map { index, definition in
        CauseReport.Definition(
          color: definition.color, place: definition.place, themes: definition.audits.map { audits[$0].name },
          isFixSought: holders != nil && index < limits.definitions)
      },
      tokens: isToken.indices.filter { isToken[$0] },
      pairs: cause.members.map { table.pairs[Int($0)].pair }, worst: worst?.pair,
      themes: isTheme.indices.filter { isTheme[$0] }.map { audits[$0].name })
    guard let holders else { return report }
    let fixes = CauseFixes(
      auditor: auditor, audits: audits, themes: themes, resolver: resolver, holders: holders, rawTokens: rawTokens)
    for (index, definition) in definitions.prefix(limits.definitions).enumerated() {
      report.fixes += fixes.fixes(of: definition, index: index, side: cause.key.side, named: name)
    }
    return report
  }
}
