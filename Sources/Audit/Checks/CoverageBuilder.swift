import ThemeModel

/// Reports what the audit did not look at, and which rules and patterns found nothing.
struct CoverageBuilder {
  let plan: Plan
  let catalogue: TokenCatalogue
  let expansion: PairExpansion

  func report(
    audits: AuditedThemes, tallies: [ThemeTally], idlePatterns: [CoverageReport.IdlePattern]
  ) -> CoverageReport {
    let isFormed = inSome(tallies, \.isFormed)
    let isJudged = inSome(tallies, \.isJudged)
    var isPaired = Array(repeating: false, count: catalogue.count)
    var formed = Array(repeating: false, count: plan.rules.count)
    var next = 0
    for (rule, expanded) in expansion.rules.enumerated() {
      for pair in expanded.pairs {
        if isJudged[next], plan.rules[rule].evidence.isBinding {
          isPaired[pair.foreground] = true
          isPaired[pair.background] = true
        }
        if isFormed[next] { formed[rule] = true }
        next += 1
      }
    }
    return CoverageReport(
      unpaired: (0..<catalogue.count).filter { catalogue.isPurpose($0) && !isPaired[$0] },
      missing: missing(audits),
      idleRules: plan.rules.indices.filter {
        !formed[$0] && !isReplaced($0, formed) && !plan.rules[$0].isOptional && plan.rules[$0].evidence != .guessed
      }.map { plan.rules[$0].id },
      idleThemes: idleThemes(audits, tallies),
      idleVariants: idleVariants(audits), idlePatterns: idlePatterns, notDrawn: notDrawn(audits))
  }

  /// Reports whether rules with better evidence judge its pairs, everywhere or where they are shown.
  private func isReplaced(_ rule: Int, _ formed: [Bool]) -> Bool {
    let expanded = expansion.rules[rule]
    return expanded.covered > 0 || expanded.coveredInPart.values.joined().contains { formed[$0] }
  }

  /// Returns, for each pair of the expansion, whether it is marked in some theme.
  private func inSome(_ tallies: [ThemeTally], _ marks: (ThemeTally) -> [Bool]) -> [Bool] {
    var isMarked = Array(repeating: false, count: expansion.rules.reduce(0) { $0 + $1.pairs.count })
    for tally in tallies {
      for (pair, isHere) in marks(tally).enumerated() where isHere { isMarked[pair] = true }
    }
    return isMarked
  }

  /// Returns the themes in which no pair is judged, unless that is true of every theme. A theme with less than two tokens has no
  /// pair, and lacks nothing.
  private func idleThemes(_ audits: AuditedThemes, _ tallies: [ThemeTally]) -> [String] {
    let isBinding = expansion.rules.indices.flatMap { rule in
      Array(repeating: plan.rules[rule].evidence.isBinding, count: expansion.rules[rule].pairs.count)
    }
    func isIdle(_ tally: ThemeTally) -> Bool { !zip(tally.isJudged, isBinding).contains { $0 && $1 } }
    guard !tallies.allSatisfy(isIdle) else { return [] }
    let purposes = (0..<catalogue.count).count(where: catalogue.isPurpose)
    return audits.filter { isIdle($0.tally) && purposes - $0.tally.lacking.count > 1 }.map(\.name)
  }

  /// Returns the variants in which no pair is judged, of themes in which some pair is.
  private func idleVariants(_ audits: AuditedThemes) -> [Int] {
    var first = 0
    return audits.flatMap { audit in
      defer { first += audit.shownParts }
      return audit.tally.idleParts.map { first + $0 }
    }
  }

  /// Themes that share no token, not even through other themes, belong to different systems and lack nothing of each other.
  private func missing(_ audits: AuditedThemes) -> [CoverageReport.Missing] {
    var lackers: [Int: [Int]] = [:]
    for (theme, audit) in audits.enumerated() {
      for token in audit.tally.lacking { lackers[token, default: []].append(theme) }
    }
    guard !lackers.isEmpty else { return [] }
    let isCommon = (0..<catalogue.count).contains { catalogue.isPurpose($0) && lackers[$0] == nil }
    var kin = RelatedThemes(audits.count)
    if !isCommon {
      for themes in lackers.values { kin.join(allBut: themes) }
    }
    return lackers.keys.sorted().compactMap { token in
      let themes = lackers[token, default: []]
      let related = isCommon ? themes : kin.related(themes, toAllBut: themes)
      return related.isEmpty ? nil : CoverageReport.Missing(token: token, themes: related.map { audits[$0].name })
    }
  }

  private func notDrawn(_ audits: AuditedThemes) -> [CoverageReport.NotDrawn] {
    var variants: [Int: Set<Int>] = [:]
    var first = 0
    for audit in audits {
      for found in audit.tally.notDrawn { variants[found.token, default: []].insert(first + found.part) }
      first += audit.shownParts
    }
    return variants.keys.sorted().map { token in
      CoverageReport.NotDrawn(token: token, variants: variants[token, default: []].sorted())
    }
  }
}
