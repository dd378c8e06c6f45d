import Audit

extension ReportIndex {
  /// Returns the first of several variants in which a token has a color.
  func firstVariant(of token: Int, in variants: [Int]) -> Int? {
    variants.first { !stops(token, in: $0).isEmpty }
  }

  /// Returns the names on the way from a token to its value, without its own name.
  func aliases(_ token: Int, in variant: Int) -> [String] {
    let own = name(token)
    return color(token, in: variant).chain.compactMap(\.path).filter { $0 != own }
  }

  /// Returns how many semantic and component tokens resolve to each raw color in any of these variants.
  func usesOfRaw(variants: [Int]) -> [String: Int] {
    let raw = Set(report.tokens.lazy.filter { $0.tier == .raw }.map(\.path))
    var uses: [String: Int] = [:]
    for token in report.tokens.indices where report.tokens[token].tier != .raw {
      let reached = Set(variants.flatMap { aliases(token, in: $0) }).intersection(raw)
      for name in reached { uses[name, default: 0] += 1 }
    }
    return uses
  }
}
