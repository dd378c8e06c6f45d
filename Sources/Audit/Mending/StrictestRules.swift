/// Of several rules for the same pair, what the strictest one that fails the run asks for. A color that passes only a weaker one leaves
/// the pair failing, so that nobody would change to it where another color passes both.
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
      let auditor = rules.auditor
      for judgement in audit.judgements where judgement.verdict == .fail {
        let rule = Int(judgement.rule)
        guard auditor.rules[rule].evidence.isBinding, auditor.plan.rules[rule].severity == .error,
          let shown = shown(judgement)
        else { continue }
        required[shown] = max(required[shown] ?? 0, auditor.rules[rule].required)
      }
    }

    /// Returns the ratio with which a failing pair passes all of its rules; `nil` if that is what its own rule asks for.
    func required(of judgement: Judgement) -> Double? {
      guard judgement.verdict == .fail, let shown = shown(judgement), let most = required[shown],
        most > rules.auditor.rules[Int(judgement.rule)].required
      else { return nil }
      return most
    }

    private func shown(_ judgement: Judgement) -> Shown? {
      guard !rules.shared.isEmpty else { return nil }
      let pair = rules.auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      return rules.shared.contains(pair) ? Shown(pair: pair, part: Int32(judgement.variant)) : nil
    }
  }
}
