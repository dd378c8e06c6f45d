import ColorScience
import ThemeModel

/// Where a cause's colour is written: one definition a place and colour, with most failing pairs first.
struct CauseDefinitions {
  struct Definition {
    var color: Color
    var place: Place
    /// Themes whose failing pairs come from here, as indices.
    var audits: [Int]
    var members: [FailingPair]
  }

  let auditor: ThemeAuditor
  let audits: [ThemeAudit]

  func definitions(of cause: CauseFinder.Cause) -> [Definition] {
    struct Key: Hashable {
      var color: Color
      var place: Place
    }
    struct Held: Hashable {
      var key: Key
      var audit: Int
    }
    var order: [Key] = []
    var found: [Key: Definition] = [:]
    var held: Set<Held> = []
    for member in cause.members {
      let audit = audits[member.audit]
      let judgement = audit.judgements[member.judgement]
      let part = self.part(judgement, in: audit, side: cause.key.side)
      let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      let token = cause.key.side == .foreground ? pair.foreground : pair.background
      guard let end = audit.links.end(of: audit.parts[part].chains[token]),
        let color = color(end, token: token, in: audit, part: part)
      else { continue }
      let key = Key(color: color, place: audit.links.place(of: end.last))
      if found[key] == nil {
        order.append(key)
        found[key] = Definition(color: color, place: key.place, audits: [], members: [])
      }
      found[key]?.members.append(member)
      if held.insert(Held(key: key, audit: member.audit)).inserted { found[key]?.audits.append(member.audit) }
    }
    return order.enumerated().compactMap { index, key in found[key].map { (index, $0) } }
      .sorted { a, b in (b.1.members.count, a.0) < (a.1.members.count, b.0) }
      .map { entry in
        var definition = entry.1
        definition.audits.sort()
        return definition
      }
  }

  func part(_ judgement: Judgement, in audit: ThemeAudit, side: Suggestion.Side) -> Int {
    let part = Int(judgement.variant)
    guard side == .foreground else { return part }
    let rule = auditor.plan.rules[Int(judgement.rule)]
    if rule.foregroundContexts.isEmpty { return part }
    return ThemeAuditor.foregroundIndex(rule, part, audit.parts.map(\.choices)) ?? part
  }

  /// The raw token's own colour where it is in the catalogue, else what the pair's token comes to.
  private func color(_ end: ChainEnd, token: Int, in audit: ThemeAudit, part: Int) -> Color? {
    if end.token >= 0, case .color(let color) = audit.state(of: Int(end.token), in: part) { return color }
    if case .color(let color) = audit.state(of: token, in: part) { return color }
    return nil
  }
}
