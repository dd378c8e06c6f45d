import Audit
import ColorScience

/// The judged pairs in which a token stands, one entry a rule and partner, over all variants.
struct TokenPairs {
  struct Entry {
    var rule: String
    var partner: String
    /// Whether the token is the foreground of the pair.
    var isForeground: Bool
    var required: Double
    /// The smallest, over the variants; nil where none could be measured.
    var ratio: Double?
    var worstVariant: String
    var failing = 0
    var undetermined = 0
    var waived = 0
    var variants = 0

    /// The word for the worst of its verdicts.
    var verdict: Verdict {
      if failing > 0 { return .fail }
      if undetermined > 0 { return .undetermined }
      return waived > 0 ? .waived : .pass
    }
  }

  private(set) var entries: [Entry] = []

  init(of path: String, in report: AuditReport) {
    var places: [String: Int] = [:]
    for pair in report.pairs where pair.evidence.isBinding {
      let foreground = report.tokens[pair.foreground].path
      let background = report.tokens[pair.background].path
      guard foreground == path || background == path else { continue }
      let rule = report.rules[pair.rule].id
      let variant = report.variants[pair.variant].name
      let key = "\(rule)\u{0}\(foreground)\u{0}\(background)\u{0}\(pair.required)"
      let index: Int
      if let known = places[key] {
        index = known
      } else {
        index = entries.count
        places[key] = index
        entries.append(
          Entry(
            rule: rule, partner: foreground == path ? background : foreground, isForeground: foreground == path,
            required: pair.required, worstVariant: variant))
      }
      entries[index].add(pair, in: variant)
    }
    // Worst first, by what is missing.
    entries = entries.enumerated().sorted { a, b in
      let first = (a.element.ratio ?? 0) / a.element.required
      let second = (b.element.ratio ?? 0) / b.element.required
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

extension TokenPairs.Entry {
  fileprivate mutating func add(_ pair: PairReport, in variant: String) {
    variants += 1
    switch pair.verdict {
    case .fail: failing += 1
    case .undetermined: undetermined += 1
    case .waived, .exempt: waived += 1
    case .pass: break
    }
    guard let found = pair.ratio else { return }
    if ratio.map({ found < $0 }) ?? true {
      ratio = found
      worstVariant = variant
    }
  }
}
