import ColorScience

/// A theme with every token resolved in every variant. Values that variants share are stored once.
public struct ResolvedTheme: Sendable {
  /// The properties of a token that do not depend on the variant.
  public struct TokenFacts: Hashable, Sendable {
    public var path: String
    public var tier: Tier
    public var tierEvidence: TierEvidence
    public var role: String?
    public var summary: String?
    public var deprecation: Deprecation?
    public var place: Place
  }

  public let name: String
  /// The theme, the themes that it inherits from, and those from which it took values over, nearest first.
  public let line: [String]
  /// The axes along which its variants differ.
  public let axes: [Axis]
  /// Axes that change no color of this theme. They are left out of its variants, unless they are to be kept.
  public let inertAxes: [Axis]
  public let variants: [Variant]
  /// For each variant, an earlier variant with exactly the same colors, if there is one.
  public let sameAs: [Int?]
  public let diagnostics: [Diagnostic]

  let work: EvaluatedTheme
  /// For each variant of the theme, the index of the evaluated variant.
  let evaluated: [Int32]

  /// In the order of the contract, or otherwise of the source. Inherited tokens come before the theme's own.
  public var tokens: [TokenFacts] { work.facts }

  /// The paths of `tokens`, without the rest.
  public var paths: [String] { work.evaluation.theme.paths }

  /// Returns the value of a token, both by index. Returns `nil` if the token has no value in that variant.
  public func value(of token: Int, in variant: Int) -> ResolvedValue? {
    let outcome = outcome(of: token, in: variant)
    guard outcome >= 0 else { return nil }
    return work.evaluation.theme.constants[Int(work.evaluation.outcomes[Int(outcome)].resolved)]
  }

  /// Returns a number that is equal for two variants if a token has the same value in both, through the same chain.
  /// Negative if the token has no value.
  @inline(__always)
  public func outcome(of token: Int, in variant: Int) -> Int32 {
    work.evaluation.results[Int(evaluated[variant]) * work.evaluation.theme.tokens.count + token]
  }

  /// Returns the outcomes of all tokens.
  public func outcomes(in variant: Int) -> ArraySlice<Int32> {
    let count = work.evaluation.theme.tokens.count
    let first = Int(evaluated[variant]) * count
    return work.evaluation.results[first..<first + count]
  }

  /// Returns the value of an outcome, or `nil` for a negative number.
  public func value(ofOutcome outcome: Int32) -> ResolvedValue? {
    guard outcome >= 0 else { return nil }
    return work.evaluation.theme.constants[Int(work.evaluation.outcomes[Int(outcome)].resolved)]
  }

  /// Returns the chain from the token of an outcome to its value. Empty for a negative number.
  public func chain(ofOutcome outcome: Int32) -> [ChainLink] {
    outcome >= 0 ? ChainBuilder(work).links(from: outcome) : []
  }

  /// Returns the chain from the token to its value. Empty if it has none.
  public func chain(of token: Int, in variant: Int) -> [ChainLink] {
    let outcome = outcome(of: token, in: variant)
    return outcome >= 0 ? ChainBuilder(work).links(from: outcome) : []
  }

  public func palette(_ variant: Int) -> Palette {
    var cache: [Int32: [ChainLink]] = [:]
    return palette(variant, sharing: &cache)
  }

  /// Returns the palettes of all variants. They share equal chains.
  public func palettes() -> [Palette] {
    var cache: [Int32: [ChainLink]] = [:]
    return variants.indices.map { palette($0, sharing: &cache) }
  }

  private func palette(_ variant: Int, sharing cache: inout [Int32: [ChainLink]]) -> Palette {
    let builder = ChainBuilder(work)
    var resolved: [ResolvedToken] = []
    resolved.reserveCapacity(tokens.count)
    for (index, facts) in tokens.enumerated() {
      let outcome = outcome(of: index, in: variant)
      guard outcome >= 0 else { continue }
      let chain: [ChainLink]
      if let known = cache[outcome] {
        chain = known
      } else {
        chain = builder.links(from: outcome)
        cache[outcome] = chain
      }
      let value = work.evaluation.theme.constants[Int(work.evaluation.outcomes[Int(outcome)].resolved)]
      resolved.append(
        ResolvedToken(
          path: facts.path, tier: facts.tier, tierEvidence: facts.tierEvidence, role: facts.role, value: value,
          chain: chain, place: facts.place))
    }
    return Palette(variant: variants[variant], tokens: resolved)
  }
}
