import Audit
import ColorScience
import Wording

/// The failures of one variant, and the other variants in which the same pairs fail in the same colors.
struct VariantFailures {
  let variant: Int
  let groups: [FailureGroup]
  let undetermined: [UndeterminedGroup]
  let summary: PairSummary
  private(set) var twins: [Int]

  /// Returns `nil` where nothing fails. Pairs without a verdict are then shown only on the matrix.
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

  /// Returns the failures by variant. Variants that fail alike share one sheet, that of the first, unless `all` asks for
  /// each: a color that no failing pair contains does not make another sheet.
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

  /// The content that a sheet shows of a group, without its variant, to compare variants.
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
