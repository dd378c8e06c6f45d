import Audit

/// A check that every index of a document that was read refers to an existing element, so that no renderer can crash.
struct ReportIndexCheck {
  let report: AuditReport
  let root: ReportObject

  func check() throws(ReportDocumentError) {
    try checkVariants()
    try check(report.pairs, causes: report.causes.count)
    for cause in report.causes { try check(cause, pairs: report.pairs.count) }
    try checkFindings()
  }

  func checkVariants() throws(ReportDocumentError) {
    for variant in report.variants { try hold(variant.sameAs, below: report.variants.count, "variants") }
  }

  /// Their rules, tokens and variants are held where they are read.
  func check(_ pairs: [PairReport], causes: Int) throws(ReportDocumentError) {
    for pair in pairs {
      try hold(pair.waiver, below: report.waivers.count, "pairs")
      try hold(pair.cause, below: causes, "pairs")
      for suggestion in pair.suggestions { try hold(suggestion.token, below: report.tokens.count, "pairs") }
    }
  }

  /// `pairs`: how many there are.
  func check(_ cause: CauseReport, pairs: Int) throws(ReportDocumentError) {
    let tokens = report.tokens.count
    try hold(cause.token, below: tokens, "causes")
    try hold(cause.tokens, below: tokens, "causes")
    try hold(cause.pairs, below: pairs, "causes")
    for fix in cause.fixes {
      try hold(fix.token, below: tokens, "causes")
      try hold(fix.definition, below: cause.definitions.count, "causes")
    }
  }

  /// What was found beside pairs.
  func checkFindings() throws(ReportDocumentError) {
    let tokens = report.tokens.count
    let variants = report.variants.count
    for set in report.distinguish {
      try hold(set.variant, below: variants, "distinguish")
      try hold(set.tokens + set.pairs.flatMap { [$0.first, $0.second] }, below: tokens, "distinguish")
    }
    for finding in report.gamutFindings {
      try hold(finding.token, below: tokens, "gamut")
      try hold(finding.variant, below: variants, "gamut")
    }
    let coverage = report.coverage
    try hold(
      coverage.unpaired + coverage.missing.map(\.token) + coverage.notDrawn.map(\.token), below: tokens, "coverage")
    try hold(coverage.idleVariants + coverage.notDrawn.flatMap(\.variants), below: variants, "coverage")
  }

  private func hold(_ index: Int?, below limit: Int, _ name: String) throws(ReportDocumentError) {
    guard let index, index >= limit else { return }
    throw root.error(name, problem: "contains an index out of range")
  }

  private func hold(_ indices: [Int], below limit: Int, _ name: String) throws(ReportDocumentError) {
    for index in indices { try hold(index, below: limit, name) }
  }
}
