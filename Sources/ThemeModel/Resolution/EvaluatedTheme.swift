import Synchronization

/// A finished evaluation, stored once for all copies of the resolved theme.
final class EvaluatedTheme: Sendable {
  let evaluation: ThemeEvaluation
  /// For each constant, the color as its source writes it, if it does. Empty if texts are not needed.
  private let texts: [String?]
  let tails: ChainTails
  private let patterns: [(tier: Tier, glob: PathGlob)]
  /// Computed on demand. When a thousand similar themes are judged, only the first one is asked for its facts.
  private let knownFacts = Mutex<[ResolvedTheme.TokenFacts]?>(nil)

  init(_ evaluation: ThemeEvaluation, patterns: [(tier: Tier, glob: PathGlob)], writesTexts: Bool) {
    self.evaluation = evaluation
    self.patterns = patterns
    tails = ChainTails(evaluation.outcomes)
    texts = writesTexts ? EvaluatedTheme.texts(of: evaluation) : []
  }

  /// The facts of each token that do not depend on the variant.
  var facts: [ResolvedTheme.TokenFacts] {
    knownFacts.withLock { known in
      if let known { return known }
      let facts = workedOutFacts()
      known = facts
      return facts
    }
  }

  private func workedOutFacts() -> [ResolvedTheme.TokenFacts] {
    let compiled = evaluation.theme
    let tiers = TierAssignment(compiled, patterns: patterns)
    return compiled.tokens.indices.map { index in
      let said = compiled.said(of: compiled.tokens[index])
      return ResolvedTheme.TokenFacts(
        path: compiled.paths[index], tier: tiers.tiers[index], tierEvidence: tiers.evidence[index],
        role: said.role, summary: said.summary, deprecation: said.deprecation, place: said.place)
    }
  }

  private static func texts(of evaluation: ThemeEvaluation) -> [String?] {
    var texts = [String?](repeating: nil, count: evaluation.theme.constants.count)
    for value in evaluation.theme.values {
      guard case .constant(let index) = value.kind, texts[Int(index)] == nil,
        case .color = evaluation.theme.constants[Int(index)]
      else { continue }
      texts[Int(index)] = evaluation.theme.text(of: value)
    }
    return texts
  }

  /// Returns the text of a constant color by its index.
  func text(of constant: Int32) -> String? {
    guard Int(constant) < texts.count, case .color(let color) = evaluation.theme.constants[Int(constant)] else {
      return nil
    }
    return texts[Int(constant)] ?? color.css
  }

  /// Returns whether the source has no text for a constant, so that the text is the color itself.
  func isOwnText(_ constant: Int32) -> Bool {
    Int(constant) < texts.count && texts[Int(constant)] == nil
  }
}
