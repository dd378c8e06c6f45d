/// Finds the entry of a baseline that accepts a pair.
///
/// A baseline may be older than the rules: what was inferred when it was written may have been written down since, under other
/// identifiers. Its entries then accept the same pairs of the rules that require the same.
struct BaselineEntries {
  private let exact: [PairIdentity: Int]
  /// Entries of inferred rules that no longer exist, by their identities without the rule.
  private let left: [PairIdentity: [(required: Double, entry: Int)]]

  /// - Parameter rules: the identifiers of the rules that judge now
  init(_ baseline: Baseline, rules: Set<String>) {
    var exact: [PairIdentity: Int] = [:]
    var left: [PairIdentity: [(required: Double, entry: Int)]] = [:]
    for (index, entry) in baseline.entries.enumerated() where exact[entry.identity] == nil {
      exact[entry.identity] = index
      guard !rules.contains(entry.identity.rule), let required = InferredRuleNames.required(of: entry.identity.rule)
      else { continue }
      left[entry.identity.ofAnyRule, default: []].append((required, index))
    }
    (self.exact, self.left) = (exact, left)
  }

  func entry(of identity: PairIdentity, requiring required: Double) -> Int? {
    exact[identity] ?? left[identity.ofAnyRule]?.first { $0.required == required }?.entry
  }
}

extension PairIdentity {
  fileprivate var ofAnyRule: PairIdentity {
    var result = self
    result.rule = ""
    return result
  }
}
