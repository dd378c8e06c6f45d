/// The tier of each token and its evidence: the source, or otherwise a pattern of the configuration, or otherwise the
/// aliases.
struct TierAssignment {
  private(set) var tiers: [Tier] = []
  private(set) var evidence: [TierEvidence] = []

  init(_ theme: CompiledTheme, patterns: [(tier: Tier, glob: PathGlob)]) {
    let count = theme.tokens.count
    tiers.reserveCapacity(count)
    evidence.reserveCapacity(count)
    var isAliased = [Bool](repeating: false, count: count)
    var isAliasing = [Bool](repeating: false, count: count)
    for (index, token) in theme.tokens.enumerated() {
      for value in token.values {
        switch theme.values[Int(value)].kind {
        case .constant: break
        case .broken: isAliasing[index] = true
        case .alias(let target):
          isAliasing[index] = true
          isAliased[Int(target)] = true
        case .expression(let range):
          for target in theme.dependencies[Int(range.lowerBound)..<Int(range.upperBound)] {
            isAliasing[index] = true
            isAliased[Int(target)] = true
          }
        }
      }
    }
    for (index, token) in theme.tokens.enumerated() {
      if let tier = theme.tier(of: token) {
        tiers.append(tier)
        evidence.append(.source)
      } else if let tier = patterns.first(where: { $0.glob.matches(theme.paths[index]) })?.tier {
        tiers.append(tier)
        evidence.append(.configuration)
      } else {
        tiers.append(isAliased[index] && !isAliasing[index] ? .raw : .semantic)
        evidence.append(.aliasGraph)
      }
    }
  }
}
