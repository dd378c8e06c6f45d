import Audit

/// Judged pairs as the page wants them: the groups (rule, foreground, background) once, a letter a variant for the verdict,
/// and what only some pairs have as lists by pair. Ratios are left out: the page computes them from the colors.
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
  /// One a variant, a letter a group; a point where the rule does not judge the group in that variant.
  var verdicts: [[UInt8]] = []
  /// In the order of variants, then groups: the page's own numbers of pairs.
  var pairs: [PairReport] = []

  /// What is likely or guessed is measured on the page, like every other pair that no rule judges.
  init(_ report: AuditReport) {
    groups = Set(report.pairs.lazy.filter(\.evidence.isBinding).map(Self.group)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: groups.enumerated().map { ($1, $0) })
    let empty = [UInt8](repeating: UInt8(ascii: "."), count: groups.count)
    verdicts = Array(repeating: empty, count: report.variants.count)
    var order: [(key: Int, pair: Int)] = []
    order.reserveCapacity(report.pairs.count)
    for (index, pair) in report.pairs.enumerated() where pair.evidence.isBinding {
      guard let group = indices[Self.group(pair)], verdicts.indices.contains(pair.variant) else { continue }
      // An identity stands once; a second pair of it would have no place of its own.
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

  /// The pairs for which there is something to say, as steps from one to the next, and what is said of each.
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
