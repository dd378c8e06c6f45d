import ColorScience
import ThemeModel

/// Causes as reports have them: where each is defined, what stands behind it, and what would mend it.
struct CauseAssembly: Sendable {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  let resolver: ThemeResolver
  let makesFixes: Bool
  let workers: Int

  /// Fixes ask what every theme would come to; beyond the causes that people look at first they are left out.
  static let causesWithFixes = 40
  static let definitionsWithFixes = 4

  func reports() -> [CauseReport] {
    let causes = CauseFinder(auditor: auditor, audits: audits).causes()
    return Parallel.map(causes.count, workers: workers) { index in
      report(of: causes[index], makesFixes: makesFixes && index < CauseAssembly.causesWithFixes)
    }
  }

  private func report(of cause: CauseFinder.Cause, makesFixes: Bool) -> CauseReport {
    let catalogue = auditor.catalogue
    var tokens: Set<Int> = []
    var themes: Set<Int> = []
    for member in cause.members {
      let judgement = audits[member.audit].judgements[member.judgement]
      let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      tokens.insert(cause.key.side == .foreground ? pair.foreground : pair.background)
      themes.insert(member.audit)
    }
    let definitions = CauseDefinitions(auditor: auditor, audits: audits).definitions(of: cause)
    var report = CauseReport(
      name: cause.key.token >= 0 ? catalogue.paths[Int(cause.key.token)] : cause.key.name ?? "",
      side: cause.key.side, token: cause.key.token >= 0 ? Int(cause.key.token) : nil,
      definitions: definitions.map { definition in
        CauseReport.Definition(
          color: definition.color, place: definition.place, themes: definition.audits.map { audits[$0].name })
      },
      tokens: tokens.sorted(), pairs: cause.members.map(\.pair), themes: themes.sorted().map { audits[$0].name })
    guard makesFixes else { return report }
    let fixes = CauseFixes(auditor: auditor, audits: audits, resolver: resolver)
    for (index, definition) in definitions.prefix(CauseAssembly.definitionsWithFixes).enumerated() {
      report.fixes += fixes.fixes(of: definition, index: index, side: cause.key.side)
    }
    return report
  }
}
