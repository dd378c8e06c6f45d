import ColorScience

/// What the identifier of a rule that fails runs tells if the rule was inferred.
enum InferredRuleNames {
  /// Returns what the rule required: 4.5 for `partners-text-2`; `nil` for rules that people named.
  static func required(of id: String) -> Double? {
    sample(of: id)?.criterion.required
  }

  private static func sample(of id: String) -> SampleKind? {
    if id == "text-on-ground" || id.hasPrefix("text-on-ground-") { return .text }
    for evidence in ["partners-", "syntax-", "seen-", "likely-"] where id.hasPrefix(evidence) {
      let rest = id.dropFirst(evidence.count)
      // After the sample come modes, themes and numbers.
      let found = SampleKind.allCases.filter { rest == $0.rawValue || rest.hasPrefix($0.rawValue + "-") }
      return found.max { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
    }
    return nil
  }
}
