/// The figures of one theme for the whole report, counted where the theme is judged.
struct ThemeTally: Sendable {
  private(set) var totals = Totals()
  /// For each rule and pair of the expansion, rule after rule, whether some variant has it.
  private(set) var isFormed: [Bool] = []
  /// The same, whether some variant shows it: a foreground that is nowhere drawn is judged by nobody.
  private(set) var isJudged: [Bool] = []
  /// For each waiver of the plan, the number of pairs that it matches.
  private(set) var matchedWaivers: [Int] = []
  /// Foregrounds that are not drawn, with the variants of the theme.
  private(set) var notDrawn: [(token: Int, part: Int)] = []
  /// Semantic and component tokens that no variant has.
  private(set) var lacking: [Int] = []
  /// The variants of the report in which no pair that counts is judged, although other variants have one.
  private(set) var idleParts: [Int] = []

  init() {}

  /// Counts what is left of a theme. The facts about rules, waivers, tokens and variants are those of the whole.
  ///
  /// - Parameter places: For each variant of the whole, its new index; below 0 where it is left out.
  init(_ audit: ThemeAudit, auditor: ThemeAuditor, whole: ThemeTally, places: [Int]) {
    self.init(audit, auditor: auditor)
    isFormed = whole.isFormed
    isJudged = whole.isJudged
    matchedWaivers = whole.matchedWaivers
    lacking = whole.lacking
    idleParts = whole.idleParts.map { places[$0] }.filter { $0 >= 0 }.sorted()
  }

  /// Lets themes that judge the same pairs share one list of them.
  mutating func share(with other: ThemeTally) {
    if isFormed == other.isFormed { isFormed = other.isFormed }
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
    isFormed = Array(repeating: false, count: count)
    isJudged = isFormed
    var busy: Set<Int> = []
    for judgement in audit.judgements {
      let place = starts[Int(judgement.rule)] + Int(judgement.pair)
      isFormed[place] = true
      if judgement.reason != .notDrawn { isJudged[place] = true }
      let evidence = auditor.rules[Int(judgement.rule)].evidence
      totals.count(judgement.verdict, by: evidence, isFragile: judgement.isFragile)
      if evidence.isBinding, judgement.reason != .notDrawn { busy.insert(Int(judgement.variant)) }
      if judgement.waiver >= 0 { matchedWaivers[Int(judgement.waiver)] += 1 }
      if judgement.reason == .notDrawn {
        let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        notDrawn.append((pair.foreground, Int(judgement.variant)))
      }
    }
    if !busy.isEmpty {
      idleParts = (0..<audit.shownParts).filter { !busy.contains($0) }
    }
    var isThere = Array(repeating: false, count: auditor.catalogue.count)
    for part in audit.parts {
      for (token, value) in part.values.enumerated() where value >= 0 { isThere[token] = true }
    }
    lacking = isThere.indices.filter { !isThere[$0] && auditor.catalogue.isPurpose($0) }
  }
}

extension Totals {
  /// Counts one judged pair. Likely and guessed pairs count by their evidence only.
  mutating func count(_ verdict: Verdict, by evidence: Evidence, isFragile: Bool) {
    byEvidence[evidence].judged += 1
    if verdict == .fail { byEvidence[evidence].fail += 1 }
    if verdict == .undetermined { byEvidence[evidence].undetermined += 1 }
    guard evidence.isBinding else { return }
    judged += 1
    if isFragile { fragile += 1 }
    switch verdict {
    case .pass: pass += 1
    case .fail: fail += 1
    case .waived: waived += 1
    case .exempt: exempt += 1
    case .undetermined: undetermined += 1
    }
  }

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
