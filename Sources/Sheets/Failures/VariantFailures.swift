import Audit
import ColorScience

/// What fails in one variant, and the variants in which the same fails in the same colors.
struct VariantFailures {
  let variant: Int
  let groups: [FailureGroup]
  let undetermined: [FailureLook]
  let summary: PairSummary
  private(set) var twins: [Int]

  /// Nil where nothing fails: what has no verdict then stands on the matrix.
  private init?(_ index: ReportIndex, _ variant: Int, twins: [Int]) {
    let summary = PairSummary(index, variant: variant)
    let groups = FailureGroup.groups(index, summary)
    guard !groups.isEmpty else { return nil }
    let pairs = index.pairsOfVariant[variant].lazy.map { index.report.pairs[$0] }
    self.variant = variant
    self.groups = groups
    self.summary = summary
    self.twins = twins
    undetermined = FailureGroup.looks(pairs.filter { $0.verdict == .undetermined }, index)
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
    func looks(_ looks: [FailureLook]) -> [[DrawnPair]] {
      looks.map { look in
        look.pairs.map { pair in
          DrawnPair(
            foreground: pair.foreground, background: pair.background, sample: look.kind, ratio: pair.ratio,
            required: pair.required, layers: pair.layers, suggestion: pair.suggestions.first, reason: pair.reason)
        }
      }
    }
    let failing = groups.map { group in
      let token = group.cause.flatMap { index.report.causes[$0].token }
      return DrawnGroup(
        cause: group.cause, color: token.map { index.color($0, in: variant).state }, looks: looks(group.looks))
    }
    return failing + [DrawnGroup(looks: looks(undetermined))]
  }
}
