import Audit

/// The judged pairs in the form that the page needs: each group of rule, foreground and background once, a letter for its
/// verdict in each variant, and lists for properties that only some pairs have. Ratios are left out, because the page
/// computes them from the colors.
struct PagePairs {
  struct Group: Hashable, Comparable {
    var rule: Int
    var foreground: Int
    var background: Int

    static func < (a: Group, b: Group) -> Bool {
      (a.rule, a.foreground, a.background) < (b.rule, b.foreground, b.background)
    }
  }

  var groups: [Group] = []
  /// For each variant, a letter for each group; a dot where the rule does not judge the group in that variant.
  var verdicts: [[UInt8]] = []
  /// The pairs by variant, then by group: the order of the page's own numbers of pairs.
  var pairs: [PairReport] = []

  /// Collects the judged pairs. Likely and guessed pairs are measured on the page, like every other pair that no rule judges.
  init(_ report: AuditReport) {
    groups = Set(report.pairs.lazy.filter(\.evidence.isBinding).map(Self.group)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1, $0) })
    let empty = [UInt8](repeating: UInt8(ascii: "."), count: groups.count)
    verdicts = Array(repeating: empty, count: report.variants.count)
    var order: [(key: Int, pair: Int)] = []
    order.reserveCapacity(report.pairs.count)
    for (index, pair) in report.pairs.enumerated() where pair.evidence.isBinding {
      guard let group = indices[Self.group(pair)], verdicts.indices.contains(pair.variant) else { continue }
      // Each identity has one place, so a second pair of the same identity is left out.
      guard verdicts[pair.variant][group] == UInt8(ascii: ".") else { continue }
      verdicts[pair.variant][group] = Self.letter(pair.verdict)
      order.append((pair.variant * groups.count + group, index))
    }
    order.sort { $0.key < $1.key }
    pairs = order.map { report.pairs[$0.pair] }
  }

  private static func group(_ pair: PairReport) -> Group {
    Group(rule: pair.rule, foreground: pair.foreground, background: pair.background)
  }

  private static func letter(_ verdict: Verdict) -> UInt8 {
    switch verdict {
    case .fail: UInt8(ascii: "f")
    case .undetermined: UInt8(ascii: "u")
    case .waived: UInt8(ascii: "w")
    case .exempt: UInt8(ascii: "e")
    case .pass: UInt8(ascii: "p")
    }
  }

  /// Returns the pairs that have a value, as distances from one to the next, and their values.
  func sparse<Value>(_ value: (PairReport) -> Value?) -> (steps: [Int], values: [Value]) {
    var steps: [Int] = []
    var values: [Value] = []
    var last = 0
    for (index, pair) in pairs.enumerated() {
      guard let value = value(pair) else { continue }
      steps.append(index - last)
      values.append(value)
      last = index
    }
    return (steps, values)
  }
}
