import Audit
import ColorScience
import Wording

/// What fails in one variant, and the variants in which the same fails in the same colors.
struct VariantFailures {
  let variant: Int
  let groups: [FailureGroup]
  let undetermined: [UndeterminedGroup]
  let summary: PairSummary
  private(set) var twins: [Int]

  /// Nil where nothing fails: what has no verdict then stands on the matrix.
  private init?(_ index: ReportIndex, _ variant: Int, twins: [Int]) {
    let summary = PairSummary(index, variant: variant)
    let groups = FailureGroup.groups(index, summary)
    guard !groups.isEmpty else { return nil }
    self.variant = variant
    self.groups = groups
    self.summary = summary
    self.twins = twins
    undetermined = UndeterminedGroup.of(
      index.pairsOfVariant[variant].filter { index.report.pairs[$0].verdict == .undetermined }, in: index.report)
  }

  /// By variant. Colors that no failing pair holds do not make another sheet: the first of several that fail alike stands
  /// for all.
  static func distinct(
    _ variants: [(variant: Int, twins: [Int])], _ index: ReportIndex, all: Bool
  ) -> [Int: VariantFailures] {
    var found: [Int: VariantFailures] = [:]
    var known: [[DrawnGroup]: Int] = [:]
    for (variant, twins) in variants {
      guard let failures = VariantFailures(index, variant, twins: twins) else { continue }
      let drawn = failures.drawn(index)
      if let first = known[drawn], !all {
        found[first]?.twins += [variant] + twins
      } else {
        known[drawn] = variant
        found[variant] = failures
      }
    }
    return found
  }

  /// What a sheet shows of a group, without the variant that it is of.
  private struct DrawnGroup: Hashable {
    var cause: Int?
    var color: TokenColor.State?
    var looks: [[DrawnPair]]
  }

  private struct DrawnPair: Hashable {
    var foreground: Int
    var background: Int
    var sample: SampleKind
    var ratio: Double?
    var required: Double
    var layers: [PairLayer]
    var suggestion: Suggestion?
    var reason: String?
  }

  private func drawn(_ index: ReportIndex) -> [DrawnGroup] {
    func drawn(_ pair: PairReport) -> DrawnPair {
      DrawnPair(
        foreground: pair.foreground, background: pair.background, sample: index.sample(of: pair), ratio: pair.ratio,
        required: pair.required, layers: pair.layers, suggestion: pair.suggestions.first, reason: pair.reason)
    }
    let failing = groups.map { group in
      let token = group.cause.flatMap { index.report.causes[$0].token }
      return DrawnGroup(
        cause: group.cause, color: token.map { index.color($0, in: variant).state },
        looks: group.looks.map { $0.pairs.map(drawn) })
    }
    return failing + [DrawnGroup(looks: undetermined.map { $0.pairs.map { drawn(index.report.pairs[$0]) } })]
  }
}
