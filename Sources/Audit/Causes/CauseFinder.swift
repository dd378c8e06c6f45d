import ColorScience
import ThemeModel

/// Takes, again and again, the raw colour that is most to blame for the failing pairs left.
///
/// White stands behind most failures of most systems, and behind most passes too: to change it would break more than it
/// mends. So what is counted is not failures alone but failures² / (failures + passes), the order of Ochiai's measure of
/// how far a part of a program is to blame for its failing tests.
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
    let passes = passingPairs(of: left)
    var isTaken = Array(repeating: false, count: failing.count)
    var causes: [Cause] = []
    while let best = best(among: left, passes, membersByKey, failing, isTaken) {
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
    // People read the largest first; of equal ones the order in which they were found stands.
    return causes.enumerated().sorted { a, b in
      (b.element.members.count, a.offset) < (a.element.members.count, b.offset)
    }.map(\.element)
  }

  /// Most to blame first; of equal ones the one with more text, then the foreground, then the catalogue's order.
  private func best(
    among left: [CauseKey: Int], _ passes: [CauseKey: Int], _ members: [CauseKey: [Int]], _ failing: [FailingPair],
    _ isTaken: [Bool]
  ) -> CauseKey? {
    func blame(_ key: CauseKey, _ failures: Int) -> Double {
      let blame = Double(failures) * Double(failures) / Double(failures + passes[key, default: 0])
      // A background carries more than the pairs that a rule names: people change what stands on it first.
      return key.side == .background ? blame / 2 : blame
    }
    let blames = left.filter { $0.value > 0 }.map { (key: $0.key, blame: blame($0.key, $0.value)) }
    guard let most = blames.map(\.blame).max() else { return nil }
    let candidates = blames.filter { $0.blame == most }.map(\.key)
    func texts(_ key: CauseKey) -> Int {
      members[key, default: []].count { !isTaken[$0] && failing[$0].isText }
    }
    return candidates.map { (key: $0, texts: texts($0)) }.min { a, b in
      if a.texts != b.texts { return a.texts > b.texts }
      if a.key.side != b.key.side { return a.key.side == .foreground }
      return (a.key.token, a.key.name ?? "") < (b.key.token, b.key.name ?? "")
    }?.key
  }

  /// How many passing pairs each of these colours stands in.
  private func passingPairs(of keys: [CauseKey: Int]) -> [CauseKey: Int] {
    guard !keys.isEmpty else { return [:] }
    var passes: [CauseKey: Int] = [:]
    for audit in audits {
      let choices = audit.parts.map(\.choices)
      for judgement in audit.judgements where judgement.verdict == .pass {
        let rule = auditor.plan.rules[Int(judgement.rule)]
        let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        let part = Int(judgement.variant)
        let source = ThemeAuditor.foregroundIndex(rule, part, choices) ?? part
        let sides = [key(.foreground, pair.foreground, audit, source), key(.background, pair.background, audit, part)]
        for case let key? in sides where keys[key] != nil { passes[key, default: 0] += 1 }
      }
    }
    return passes
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
