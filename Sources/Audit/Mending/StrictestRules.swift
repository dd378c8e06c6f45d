/// Of several rules for the same pair, what the strictest one that fails asks for. A color that passes only a weaker rule leaves the
/// pair failing, so that nobody would change to it.
struct StrictestRules {
  private struct Shown: Hashable {
    var pair: CandidatePair
    var part: Int32
  }

  private let auditor: ThemeAuditor
  /// The pairs for which rules ask for different ratios.
  private let shared: Set<CandidatePair>

  init(_ auditor: ThemeAuditor) {
    self.auditor = auditor
    var required: [CandidatePair: Double] = [:]
    var shared: Set<CandidatePair> = []
    for (rule, expanded) in zip(auditor.rules, auditor.expansion.rules) where rule.evidence.isBinding {
      for pair in expanded.pairs
      where required.updateValue(rule.required, forKey: pair) ?? rule.required != rule.required {
        shared.insert(pair)
      }
    }
    self.shared = shared
  }

  /// The ratios that failing pairs of one theme have to reach.
  struct Demands {
    private let rules: StrictestRules
    private var required: [Shown: Double] = [:]

    init(_ rules: StrictestRules, of audit: ThemeAudit) {
      self.rules = rules
      guard !rules.shared.isEmpty else { return }
      for judgement in audit.judgements where judgement.verdict == .fail {
        guard let shown = shown(judgement) else { continue }
        required[shown] = max(required[shown] ?? 0, rules.auditor.rules[Int(judgement.rule)].required)
      }
    }

    /// Returns the ratio that a change has to reach so that a failing pair passes all of its rules, or that a passing one has to keep.
    func required(of judgement: Judgement) -> Double {
      let own = rules.auditor.rules[Int(judgement.rule)].required
      guard judgement.verdict == .fail, let shown = shown(judgement) else { return own }
      return required[shown] ?? own
    }

    private func shown(_ judgement: Judgement) -> Shown? {
      guard !rules.shared.isEmpty, rules.auditor.rules[Int(judgement.rule)].evidence.isBinding else { return nil }
      let pair = rules.auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      return rules.shared.contains(pair) ? Shown(pair: pair, part: Int32(judgement.variant)) : nil
    }
  }
}
