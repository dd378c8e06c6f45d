import ColorScience

/// One theme, with every token worked out in every variant. Values that variants share are held once.
public struct ResolvedTheme: Sendable {
  /// What does not depend on the variant.
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
  /// The theme and those it inherits from, or took values over from, nearest first.
  public let line: [String]
  /// The axes along which its variants differ.
  public let axes: [Axis]
  /// Axes that change no color of this theme: swept once, and left out of its variants unless they were to be kept.
  public let inertAxes: [Axis]
  public let variants: [Variant]
  /// For each variant the first one with all the same colors, where there is an earlier one.
  public let sameAs: [Int?]
  public let diagnostics: [Diagnostic]

  let work: EvaluatedTheme
  /// Which of the evaluated variants each of the theme's variants is.
  let evaluated: [Int32]

  /// In the order of the contract, else of the source; inherited ones before the theme's own.
  public var tokens: [TokenFacts] { work.facts }

  /// The same paths as of `tokens`, without the rest.
  public var paths: [String] { work.evaluation.theme.paths }

  /// The value of a token, both by index; nil where the token has none in that variant.
  public func value(of token: Int, in variant: Int) -> ResolvedValue? {
    let outcome = outcome(of: token, in: variant)
    guard outcome >= 0 else { return nil }
    return work.evaluation.theme.constants[Int(work.evaluation.outcomes[Int(outcome)].resolved)]
  }

  /// A number that two variants share when a token has the very same value by the very same way in both; below 0 where it has
  /// none.
  @inline(__always)
  public func outcome(of token: Int, in variant: Int) -> Int32 {
    work.evaluation.results[Int(evaluated[variant]) * work.evaluation.theme.tokens.count + token]
  }

  /// The same for all tokens.
  public func outcomes(in variant: Int) -> ArraySlice<Int32> {
    let count = work.evaluation.theme.tokens.count
    let first = Int(evaluated[variant]) * count
    return work.evaluation.results[first..<first + count]
  }

  /// The value that an outcome comes to; nil below 0.
  public func value(ofOutcome outcome: Int32) -> ResolvedValue? {
    guard outcome >= 0 else { return nil }
    return work.evaluation.theme.constants[Int(work.evaluation.outcomes[Int(outcome)].resolved)]
  }

  /// From the token of an outcome to its value; empty below 0.
  public func chain(ofOutcome outcome: Int32) -> [ChainLink] {
    outcome >= 0 ? ChainBuilder(work).links(from: outcome) : []
  }

  /// From the token itself to its value; empty where it has none.
  public func chain(of token: Int, in variant: Int) -> [ChainLink] {
    let outcome = outcome(of: token, in: variant)
    return outcome >= 0 ? ChainBuilder(work).links(from: outcome) : []
  }

  public func palette(_ variant: Int) -> Palette {
    var cache: [Int32: [ChainLink]] = [:]
    return palette(variant, sharing: &cache)
  }

  /// The palettes of all variants, which share the chains that they have in common.
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
