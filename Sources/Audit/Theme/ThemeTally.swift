/// What the whole report has to count in a theme, counted where the theme is judged.
struct ThemeTally: Sendable {
  private(set) var totals = Totals()
  /// One a rule and pair of the expansion, rule after rule: judged in some variant.
  private(set) var isJudged: [Bool] = []
  /// One a waiver of the plan: the pairs that it names.
  private(set) var matchedWaivers: [Int] = []
  /// Foregrounds that are not drawn, with the variants of the theme.
  private(set) var notDrawn: [(token: Int, part: Int)] = []
  /// Semantic and component tokens that no variant has.
  private(set) var lacking: [Int] = []

  init() {}

  /// Of what is left of a theme; what rules, waivers and tokens come to is said of the whole.
  init(_ audit: ThemeAudit, auditor: ThemeAuditor, whole: ThemeTally) {
    self.init(audit, auditor: auditor)
    isJudged = whole.isJudged
    matchedWaivers = whole.matchedWaivers
    lacking = whole.lacking
  }

  /// Themes that judge the same pairs keep one list of them.
  mutating func share(with other: ThemeTally) {
    if isJudged == other.isJudged { isJudged = other.isJudged }
  }

  init(_ audit: ThemeAudit, auditor: ThemeAuditor) {
    matchedWaivers = Array(repeating: 0, count: auditor.plan.waivers.count)
    for part in audit.parts[..<audit.shownParts] { totals.measured += part.matrix.pairs }
    var starts: [Int] = []
    var count = 0
    for rule in auditor.expansion.rules {
      starts.append(count)
      count += rule.pairs.count
    }
    isJudged = Array(repeating: false, count: count)
    for judgement in audit.judgements {
      isJudged[starts[Int(judgement.rule)] + Int(judgement.pair)] = true
      let evidence = auditor.rules[Int(judgement.rule)].evidence
      totals.byEvidence[evidence].judged += 1
      if judgement.verdict == .fail { totals.byEvidence[evidence].fail += 1 }
      if judgement.verdict == .undetermined { totals.byEvidence[evidence].undetermined += 1 }
      if judgement.waiver >= 0 { matchedWaivers[Int(judgement.waiver)] += 1 }
      if judgement.reason == .notDrawn {
        let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        notDrawn.append((pair.foreground, Int(judgement.variant)))
      }
      guard evidence.isBinding else { continue }
      totals.judged += 1
      if judgement.isFragile { totals.fragile += 1 }
      switch judgement.verdict {
      case .pass: totals.pass += 1
      case .fail: totals.fail += 1
      case .waived: totals.waived += 1
      case .exempt: totals.exempt += 1
      case .undetermined: totals.undetermined += 1
      }
    }
    var isThere = Array(repeating: false, count: auditor.catalogue.count)
    for part in audit.parts {
      for (token, value) in part.values.enumerated() where value >= 0 { isThere[token] = true }
    }
    lacking = isThere.indices.filter { !isThere[$0] && auditor.catalogue.tiers[$0] != .raw }
  }
}

extension Totals {
  static func += (sum: inout Totals, part: Totals) {
    sum.measured += part.measured
    sum.judged += part.judged
    sum.pass += part.pass
    sum.fail += part.fail
    sum.waived += part.waived
    sum.exempt += part.exempt
    sum.undetermined += part.undetermined
    sum.fragile += part.fragile
    sum.byEvidence += part.byEvidence
  }
}
