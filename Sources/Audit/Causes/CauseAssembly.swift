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

  func reports() -> [CauseReport] {
    let table = FailureTable(audits, tokens: auditor.catalogue.count)
    var finder = CauseFinder(table)
    let causes = finder.causes()
    let holders = limits.causes > 0 && !causes.isEmpty ? FileHolders(audits) : nil
    let rawTokens = RawTokens(auditor.catalogue)
    return Parallel.map(causes.count, workers: workers) { index in
      report(
        of: causes[index], in: table, holders: index < limits.causes ? holders : nil,
        rawTokens: rawTokens)
    }
  }

  private func report(
    of cause: CauseFinder.Cause, in table: FailureTable, holders: FileHolders?, rawTokens: RawTokens
  ) -> CauseReport {
    let catalogue = auditor.catalogue
    let members = worstFirst(cause.members, in: table)
    let sides = table.side(cause.key.side)
    var isToken = Array(repeating: false, count: catalogue.count)
    var isTheme = Array(repeating: false, count: audits.count)
    for member in cause.members {
      isToken[Int(sides.tokens[Int(member)])] = true
      isTheme[Int(table.pairs[Int(member)].audit)] = true
    }
    let definitions = CauseDefinitions(
      audits: audits, table: table, keptMembers: holders == nil ? 0 : CauseFixes.sceneLimit,
      keptDefinitions: limits.definitions
    ).definitions(of: cause)
    let name = cause.key.token >= 0 ? catalogue.paths[Int(cause.key.token)] : cause.key.name ?? ""
    var report = CauseReport(
      name: name, side: cause.key.side, token: cause.key.token >= 0 ? Int(cause.key.token) : nil,
      definitions: definitions.map { definition in
        CauseReport.Definition(
          color: definition.color, place: definition.place, themes: definition.audits.map { audits[$0].name })
      },
      tokens: isToken.indices.filter { isToken[$0] }, pairs: members.map { table.pairs[Int($0)].pair },
      themes: isTheme.indices.filter { isTheme[$0] }.map { audits[$0].name })
    guard let holders else { return report }
    let fixes = CauseFixes(
      auditor: auditor, audits: audits, themes: themes, resolver: resolver, holders: holders, rawTokens: rawTokens)
    for (index, definition) in definitions.prefix(limits.definitions).enumerated() {
      report.fixes += fixes.fixes(of: definition, index: index, side: cause.key.side, named: name)
    }
    return report
  }

  /// Of equal ones in the report's order.
  private func worstFirst(_ members: [Int32], in table: FailureTable) -> [Int32] {
    members.map { (share: table.pairs[Int($0)].share, member: $0) }.sorted { a, b in
      a.share != b.share ? a.share < b.share : a.member < b.member
    }.map(\.member)
  }
}
