import Audit
import ColorScience
import Wording

/// The pairs of a token, over all variants, with one entry for each rule and partner.
struct TokenPairs {
  struct Entry {
    var rule: String
    var partner: String
    /// Whether the token is the foreground of the pair.
    var isForeground: Bool
    var required: Double
    /// The smallest ratio of all variants. `nil` if none could be measured.
    var ratio: Double?
    var worstVariant: String
    var failing = 0
    var undetermined = 0
    var waived = 0
    var variants = 0
    /// The evidence in the worst variant.
    var evidence: PairEvidence
    var suggestion: Suggestion?

    /// Returns whether the sighting is already shown with this pair.
    func isShown(by sighting: SightingReport, of path: String) -> Bool {
      guard sighting.foreground != nil, sighting.background != nil, let ground = sighting.ground else { return false }
      let (ink, surface) = isForeground ? (path, partner) : (partner, path)
      // What lies under a translucent surface is part of the same pair.
      return sighting.ink == ink && (ground == surface || ground.hasPrefix(surface + " on "))
    }

    /// The worst verdict of all variants.
    var verdict: Verdict {
      if failing > 0 { return .fail }
      if undetermined > 0 { return .undetermined }
      return waived > 0 ? .waived : .pass
    }
  }

  private(set) var entries: [Entry] = []

  init(of path: String, in report: AuditReport) {
    var places: [String: Int] = [:]
    let words = EvidenceWords(report)
    for pair in report.pairs {
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
            required: pair.required, worstVariant: variant, evidence: words(pair)))
      }
      if entries[index].add(pair, in: variant) {
        entries[index].evidence = words(pair)
        entries[index].suggestion = pair.verdict == .fail ? pair.suggestions.first : nil
      }
    }
    // Pairs that fail a run come first, then the smallest share of the requirement.
    entries = entries.enumerated().sorted { a, b in
      let (binding, other) = (a.element.evidence.evidence.isBinding, b.element.evidence.evidence.isBinding)
      if binding != other { return binding }
      let first = (a.element.ratio ?? 0) / a.element.required
      let second = (b.element.ratio ?? 0) / b.element.required
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element)
  }
}

extension TokenPairs.Entry {
  /// Adds a variant. Returns whether it is the worst so far.
  fileprivate mutating func add(_ pair: PairReport, in variant: String) -> Bool {
    variants += 1
    switch pair.verdict {
    case .fail: failing += 1
    case .undetermined: undetermined += 1
    case .waived, .exempt: waived += 1
    case .pass: break
    }
    guard let found = pair.ratio, ratio.map({ found < $0 }) ?? true else { return false }
    ratio = found
    worstVariant = variant
    return true
  }
}
