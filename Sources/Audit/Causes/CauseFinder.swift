import ColorScience
import ThemeModel

/// Takes, again and again, the raw colour that most of the failing pairs left have in common.
struct CauseFinder: Sendable {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]

  struct Cause: Sendable {
    var key: CauseKey
    /// Worst first.
    var members: [FailingPair]
  }

  func causes() -> [Cause] {
    let failing = failingPairs()
    var membersByKey: [CauseKey: [Int]] = [:]
    for (index, pair) in failing.enumerated() {
      for key in [pair.foreground, pair.background] {
        if let key { membersByKey[key, default: []].append(index) }
      }
    }
    var left = membersByKey.mapValues(\.count)
    var isTaken = Array(repeating: false, count: failing.count)
    var causes: [Cause] = []
    while let best = best(among: left, membersByKey, failing, isTaken) {
      let members = membersByKey[best, default: []].filter { !isTaken[$0] }
      for member in members {
        isTaken[member] = true
        for key in [failing[member].foreground, failing[member].background] {
          if let key { left[key, default: 0] -= 1 }
        }
      }
      left[best] = nil
      let sorted = members.map { failing[$0] }.sorted { ($0.share, $0.pair) < ($1.share, $1.pair) }
      causes.append(Cause(key: best, members: sorted))
    }
    return causes
  }

  /// Most pairs first; of equal numbers the one with more text, then the foreground, then the catalogue's order.
  private func best(
    among left: [CauseKey: Int], _ members: [CauseKey: [Int]], _ failing: [FailingPair], _ isTaken: [Bool]
  ) -> CauseKey? {
    guard let most = left.values.max(), most > 0 else { return nil }
    let candidates = left.filter { $0.value == most }.keys
    func texts(_ key: CauseKey) -> Int {
      members[key, default: []].count { !isTaken[$0] && failing[$0].isText }
    }
    return candidates.map { (key: $0, texts: texts($0)) }.min { a, b in
      if a.texts != b.texts { return a.texts > b.texts }
      if a.key.side != b.key.side { return a.key.side == .foreground }
      return (a.key.token, a.key.name ?? "") < (b.key.token, b.key.name ?? "")
    }?.key
  }

  private func failingPairs() -> [FailingPair] {
    var failing: [FailingPair] = []
    var firstPair = 0
    for (auditIndex, audit) in audits.enumerated() {
      let choices = audit.parts.map(\.choices)
      for (index, judgement) in audit.judgements.enumerated() where judgement.verdict == .fail {
        let rule = auditor.plan.rules[Int(judgement.rule)]
        let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        let part = Int(judgement.variant)
        let source = ThemeAuditor.foregroundIndex(rule, part, choices) ?? part
        failing.append(
          FailingPair(
            audit: auditIndex, judgement: index, pair: firstPair + index,
            foreground: key(.foreground, pair.foreground, audit, source),
            background: key(.background, pair.background, audit, part),
            share: WCAG.share(of: rule.criterion.required, reachedBy: judgement.measuredRatio ?? 1),
            isText: rule.sample.isText))
      }
      firstPair += audit.judgements.count
    }
    return failing
  }

  private func key(_ side: Suggestion.Side, _ token: Int, _ audit: ThemeAudit, _ part: Int) -> CauseKey? {
    audit.links.end(of: audit.parts[part].chains[token]).map { end in
      CauseKey(side: side, token: end.token, name: end.name)
    }
  }
}

extension SampleKind {
  var isText: Bool {
    switch self {
    case .text, .largeText, .largeBoldText: true
    case .icon, .border, .focus: false
    }
  }
}
