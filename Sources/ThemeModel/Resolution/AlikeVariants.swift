/// Finds variants that show exactly the same colors, and the axes that therefore change nothing.
struct AlikeVariants {
  /// For each variant, the first variant with the same colors, or itself.
  private(set) var first: [Int] = []
  private let space: VariantSpace

  init(_ evaluation: ThemeEvaluation) {
    space = evaluation.space
    let count = evaluation.theme.tokens.count
    let varying = (0..<count).filter { !evaluation.masks[$0].isEmpty }
    // Different variants differ in one of their first tokens. For a few variants, comparing is faster than hashing all
    // tokens.
    guard space.count > AlikeVariants.mostCompared else {
      var distinct: [Int] = []
      for variant in 0..<space.count {
        let same = distinct.first { AlikeVariants.areSame(evaluation, varying, variant, $0) }
        if same == nil { distinct.append(variant) }
        first.append(same ?? variant)
      }
      return
    }
    var byHash: [Int: [Int]] = [:]
    var hashes = [Int?](repeating: nil, count: evaluation.theme.constants.count)
    for variant in 0..<space.count {
      var hash = 0
      for token in varying {
        let outcome = evaluation.results[variant * count + token]
        guard outcome >= 0 else {
          hash = hash &* 31
          continue
        }
        let value = Int(evaluation.outcomes[Int(outcome)].resolved)
        let own = hashes[value] ?? evaluation.theme.constants[value].hashValue
        hashes[value] = own
        hash = hash &* 31 &+ own
      }
      let same = byHash[hash, default: []].first { AlikeVariants.areSame(evaluation, varying, variant, $0) }
      if same == nil { byHash[hash, default: []].append(variant) }
      first.append(same ?? variant)
    }
  }

  private static let mostCompared = 8

  /// Returns whether every variant has the same colors as the one with the default context on this axis.
  func isInert(_ axis: Int) -> Bool {
    (0..<space.count).allSatisfy { first[$0] == first[space.withDefault(on: axis, $0)] }
  }

  private static func areSame(_ evaluation: ThemeEvaluation, _ tokens: [Int], _ a: Int, _ b: Int) -> Bool {
    let count = evaluation.theme.tokens.count
    return tokens.allSatisfy { token in
      let x = evaluation.results[a * count + token]
      let y = evaluation.results[b * count + token]
      if x == y { return true }
      guard x >= 0, y >= 0 else { return false }
      let xs = evaluation.outcomes[Int(x)].resolved
      let ys = evaluation.outcomes[Int(y)].resolved
      return xs == ys || evaluation.theme.constants[Int(xs)] == evaluation.theme.constants[Int(ys)]
    }
  }
}
